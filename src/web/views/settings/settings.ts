/** <daytile-settings>: every setting as something to choose; a choice applies at once. */

import { html, nothing, type TemplateResult } from "lit";
import { capitalised, languages, wordsOf } from "../../../core/calendar/languages.js";
import { inTurn } from "../../../core/text/list.js";
import { styled } from "../../../templates/styled.js";
import { openMaker } from "../../making/open.js";
import { isSounding, type SettingName, type Settings, settingChoices } from "../../settings.js";
import { shared } from "../../styles/shared.js";
import { themeFor } from "../../theme.js";
import { View } from "../../view.js";
import { settingsStyles } from "./styles.js";

const coarsePointer = matchMedia("(pointer: coarse)");
/** Computers have the function, but nothing that could shake. */
const canVibrate = "vibrate" in navigator && coarsePointer.matches;

type Titles<Name extends SettingName> = Readonly<Record<Settings[Name], string>>;

/** Settings that are on or off, and which choice is which. */
const switches = {
  letters: { on: "always", off: "palette" },
  count: { on: "on", off: "off" },
  timer: { on: "on", off: "off" },
  sound: { on: "on", off: "off" },
  vibration: { on: "on", off: "off" },
  motion: { on: "calm", off: "system" },
} as const satisfies { [Name in SettingName]?: Record<"on" | "off", Settings[Name]> };

class SettingsView extends View {
  static override styles = [shared, settingsStyles];

  private set<Name extends SettingName>(name: Name, value: Settings[Name]): void {
    this.context.change({ [name]: value } as Partial<Settings>);
  }

  /** One of a few, side by side. */
  private oneOf<Name extends SettingName>(name: Name, title: string, titles: Titles<Name>): TemplateResult {
    const choices = settingChoices[name] as readonly unknown[] as readonly Settings[Name][];
    const isChosen = (value: Settings[Name]): boolean => this.context.settings[name] === value;
    return html`<fieldset>
      <legend>${title}</legend>
      <div class="choices">
        ${choices.map(
          (value) => html`<label>
            <input
              type="radio"
              name=${name}
              value=${value}
              .checked=${isChosen(value)}
              @change=${() => this.set(name, value)}
            />
            <span>${this.swatches(value)}${titles[value]}</span>
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  /** A few pieces in the colours of a palette, so that nobody has to imagine them. */
  private swatches(value: string): TemplateResult | string {
    const palette = settingChoices.palette.find((each) => each === value);
    if (palette === undefined) return "";
    const { pieces } = themeFor({ ...this.context.settings, palette }, this.context.isDark);
    const pieceAt = (i: number) => html`<b style=${styled({ "background-color": inTurn(pieces, i) })}></b>`;
    return html`<i class="swatches ${palette}" aria-hidden="true">${[0, 1, 2, 3].map(pieceAt)}</i>`;
  }

  /** Palettes that are hard to tell apart have letters anyway. */
  private letters(): TemplateResult {
    const { settings, isDark, words } = this.context;
    const isNeeded = themeFor({ ...settings, letters: "palette" }, isDark).letters;
    return this.toggle("letters", words.settings.letters, "", isNeeded);
  }

  private toggle(name: keyof typeof switches, title: string, hint = "", isFixed = false): TemplateResult {
    const { on, off } = switches[name];
    const change = (event: Event): void => {
      this.set(name, (event.target as HTMLInputElement).checked ? on : off);
    };
    const { settings } = this.context;
    const isOn = isFixed || (name === "sound" ? isSounding(settings, coarsePointer.matches) : settings[name] === on);
    return html`<label class="toggle">
      <span>${title}${hint === "" ? "" : html`<small class="quiet">${hint}</small>`}</span>
      <input type="checkbox" role="switch" name=${name} .checked=${isOn} ?disabled=${isFixed} @change=${change} />
    </label>`;
  }

  private languageChoice(): TemplateResult {
    const { settings, words } = this.context;
    const change = (event: Event): void => {
      this.set("language", (event.target as HTMLSelectElement).value as Settings["language"]);
    };
    return html`<label class="field">
      <span>${words.settings.language}</span>
      <select name="language" @change=${change}>
        <option value="system" ?selected=${settings.language === "system"}>${words.settings.systemLanguage}</option>
        ${languages.map(
          (tag) =>
            html`<option value=${tag} lang=${tag} ?selected=${settings.language === tag}>${wordsOf(tag).name}</option>`,
        )}
      </select>
    </label>`;
  }

  private weekStart(): TemplateResult {
    const { words, language } = this.context;
    const names = wordsOf(language).longWeekdays.map((name) => capitalised(name, language));
    const [sunday = "", monday = "", , , , , saturday = ""] = names;
    const titles = { puzzle: words.settings.weekAsPuzzle, monday, sunday, saturday };
    return this.oneOf("weekStart", words.settings.weekStart, titles);
  }

  override render() {
    const { settings: say } = this.context.words;
    return html`
      <section>
        <h2 class="group">${say.look}</h2>
        ${this.oneOf("theme", say.theme, say.themes)} ${this.languageChoice()}
        ${this.toggle("motion", say.motion, say.motionHint)}
      </section>
      <section>
        <h2 class="group">${say.board}</h2>
        ${this.oneOf("palette", say.palette, say.palettes)} ${this.letters()} ${this.weekStart()}
      </section>
      <section>
        <h2 class="group">${say.play}</h2>
        ${this.toggle("timer", say.timer)} ${this.toggle("count", say.count, say.countHint)}
        ${this.toggle("sound", say.sound)} ${canVibrate ? this.toggle("vibration", say.vibration) : nothing}
      </section>
      <button data-act="make" @click=${() => openMaker(this)}>${this.context.words.making.title}</button>
      <p class="quiet">${say.kept}</p>
    `;
  }
}

customElements.define("daytile-settings", SettingsView);
