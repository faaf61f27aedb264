/** <daytile-win>: what there is to say of a solved puzzle, and what to do next. It is in the empty tray. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { wordsOf } from "../../../../core/calendar/languages.js";
import type { DaytileBoard } from "../../../../element/board-element.js";
import { shared } from "../../../styles/shared.js";
import { View } from "../../../view.js";
import { type Words, wordsIn } from "../../../words/words.js";
import { numbered } from "../../solutions/agreeing.js";
import { Finder } from "../../solutions/finder.js";
import type { Session } from "../session.js";
import "./collection.js";
import { headline, isShown } from "../headline.js";
import { celebrate } from "./finale.js";
import { cardFile, shareSession } from "./sharing.js";
import { type WinFacts, winFactsOf } from "./win-facts.js";
import {
  countdown,
  nextSteps,
  rankLine,
  rarity,
  type WinActions,
  type WinRank,
  wayLine,
  winFigures,
} from "./win-parts.js";
import { winStyles } from "./win-styles.js";

class WinPanel extends View {
  static override styles = [shared, winStyles];
  static override properties = {
    ...View.properties,
    session: { attribute: false },
    isFresh: { attribute: false },
    words: { state: true },
    facts: { state: true },
    rank: { state: true },
    opened: { state: true },
  };

  declare session: Session;
  /** Whether it was solved just now, on this page. */
  declare isFresh: boolean;
  /** All of them, also those that the first view does without. */
  declare words: Words | undefined;
  declare facts: WinFacts | undefined;
  declare rank: WinRank | undefined;
  /** Which dialog is open. */
  declare opened: "more" | "collection" | undefined;

  private picture: Promise<File> | undefined;
  private tick: ReturnType<typeof setInterval> | undefined;
  private readonly finder = new Finder(
    () => this.context.solver.long,
    (finding) => {
      if (finding.state !== "found") return;
      const number = numbered(finding.tilings, this.session.play.game.placed)[0]?.number;
      this.rank = number === undefined ? undefined : { number, count: finding.tilings.length };
    },
  );

  override connectedCallback(): void {
    super.connectedCallback();
    this.tick = setInterval(() => this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    clearInterval(this.tick);
    this.finder.leave();
    super.disconnectedCallback();
  }

  /** Whether the player found it, or was shown it. */
  private get isOwn(): boolean {
    return !isShown(this.session);
  }

  /** Where the time is shown below anyway. */
  private get shortTitle(): string {
    const { play } = this.context.words;
    return this.isOwn ? play.wellDone : play.revealed;
  }

  override firstUpdated(): void {
    const board = this.closest<DaytileBoard>("daytile-board");
    if (this.isFresh && this.isOwn && this.context.moves && board !== null) celebrate(board, this.context.theme);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("context");
    if (changed.has("context") && before?.language !== this.context.language) void this.readWords();
    if (before === undefined && changed.has("context") && this.isOwn) void this.read();
  }

  private async readWords(): Promise<void> {
    this.words = await wordsIn(this.context.language);
  }

  private async read(): Promise<void> {
    this.finder.ask(this.context);
    this.facts = await winFactsOf(this.context, this.session, this.isFresh);
  }

  /** Browsers share only what is at hand when the button is pressed, so it is painted before. */
  private preparePicture(words: Words, facts: WinFacts): void {
    this.picture ??= cardFile(this.context, this.session, words, facts.streak);
    this.picture.catch(() => undefined);
  }

  override updated(): void {
    const { words, facts, opened } = this;
    if (words !== undefined && facts !== undefined) this.preparePicture(words, facts);
    const dialog = this.renderRoot.querySelector("dialog");
    if (opened === "more" && dialog?.open === false) dialog.showModal();
  }

  private readonly actions: WinActions = {
    share: () => void this.share(),
    save: () => void this.save(),
    collection: () => {
      this.opened = "collection";
    },
    another: () => this.dispatchEvent(new CustomEvent("daytile-again", { bubbles: true, composed: true })),
  };

  private async share(): Promise<void> {
    const picture = await this.picture?.catch(() => undefined);
    await shareSession(this.context, this.session, picture);
  }

  private async save(): Promise<void> {
    const { say } = this.context;
    const [picture, { saveFile }] = await Promise.all([
      this.picture?.catch(() => undefined),
      import("../../history/files.js"),
    ]);
    if (picture === undefined) say(this.words?.win.pictureFailed ?? "");
    else saveFile(picture.name, picture, picture.type);
  }

  private details(words: Words): TemplateResult {
    const { context, session, facts, rank, actions } = this;
    if (!this.isOwn) return nextSteps(context, words, actions, { isOwn: false });
    return html`${winFigures(context, session, words, facts)} ${wayLine(session, words)}
      ${rarity(words, facts, rank, actions)}
      ${nextSteps(context, words, actions, { isOwn: true })}`;
  }

  /** The most surprising of it, where there is no room for all. */
  private briefRank(words: Words): TemplateResult | typeof nothing {
    const { facts, rank } = this;
    return facts === undefined || rank === undefined
      ? nothing
      : html`<div class="briefly">${rankLine(words, facts, rank)}${countdown(this.context, words)}</div>`;
  }

  private readonly close = (): void => {
    this.opened = undefined;
  };

  private dialogs(words: Words): TemplateResult | typeof nothing {
    const { context, facts, rank, opened } = this;
    const direction = wordsOf(context.language).rightToLeft ? "rtl" : "ltr";
    if (opened === "collection")
      return html`<daytile-collection .context=${{ ...context, words }} .solutions=${facts?.found ?? []}
        .count=${rank?.count} @close=${this.close}></daytile-collection>`;
    if (opened !== "more") return nothing;
    return html`<dialog class="sheet" dir=${direction} aria-label=${words.play.solved} @close=${this.close}
      @click=${(event: Event) => (event.target as Element).localName === "dialog" && this.close()}>
      <h2>${this.shortTitle}</h2>
      ${this.details(words)}
      <button @click=${this.close}>${words.shell.close}</button>
    </dialog>`;
  }

  override render() {
    const { context, session, words } = this;
    const direction = wordsOf(context.language).rightToLeft ? "rtl" : "ltr";
    const more = (): void => {
      this.opened = "more";
    };
    return html`<section class="solved ${this.isFresh ? "fresh" : ""}" dir=${direction} aria-label=${context.words.play.solved}>
        <h2 data-short=${this.shortTitle}><span>${headline(context, session)}</span></h2>
        ${words === undefined ? nothing : html`<div class="extra">${this.details(words)}</div>`}
        ${
          words === undefined
            ? nothing
            : html`${this.briefRank(words)}<div class="brief">
                ${this.isOwn ? html`<button class="main" @click=${this.actions.share}>${words.play.share}</button>` : nothing}
                <button @click=${more}>${words.win.more}</button>
              </div>`
        }
      </section>
      ${words === undefined ? nothing : this.dialogs(words)}`;
  }
}

customElements.define("daytile-win", WinPanel);
