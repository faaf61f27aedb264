/** <daytile-settings>: every setting as something to choose; a choice applies at once. */

import { css, html, type TemplateResult } from "lit";
import { languages, wordsOf } from "../../../../core/puzzle/languages.js";
import { type SettingName, type Settings, settingChoices } from "../../settings.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";

const styles = css`
  :host {
    display: grid;
    gap: 24px;
    max-inline-size: 640px;
    margin-inline: auto;
    padding: 16px 20px 40px;
  }
`;

type Titles<Name extends SettingName> = Readonly<Record<Settings[Name], string>>;

class SettingsView extends View {
  static override styles = [shared, styles];

  private choice<Name extends SettingName>(name: Name, title: string, titles: Titles<Name>): TemplateResult {
    const { settings, change } = this.context;
    const choose = (value: Settings[Name]) => () => change({ [name]: value } as Partial<Settings>);
    const choices = settingChoices[name] as readonly unknown[] as readonly Settings[Name][];
    return html`<fieldset>
      <legend>${title}</legend>
      ${choices.map(
        (value) => html`<label>
          <input type="radio" name=${name} .checked=${settings[name] === value} @change=${choose(value)} />
          ${titles[value]}
        </label>`,
      )}
    </fieldset>`;
  }

  override render() {
    const { words, language } = this.context;
    const { settings: say } = words;
    const days = wordsOf(language).longWeekdays;
    return html`
      <h2>${say.title}</h2>
      ${this.choice("theme", say.theme, say.themes)} ${this.choice("palette", say.palette, say.palettes)}
      ${this.choice("weekStart", say.weekStart, {
        puzzle: say.weekAsPuzzle,
        monday: days[1] ?? "",
        sunday: days[0] ?? "",
        saturday: days[6] ?? "",
      })}
      <p class="quiet">${say.kept} ${languages.length}</p>
    `;
  }
}

customElements.define("daytile-settings", SettingsView);
