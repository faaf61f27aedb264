/** <daytile-help>: help in steps, from a mere yes or no to the whole solution; nothing is said that was not asked for. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { type Hint, type HintLevel, hint, hintLevels } from "../../../core/coach/coach.js";
import { hintMessages } from "../../../core/coach/messages.js";
import { type Game, liftMove, placeMove } from "../../../core/game/game.js";
import { type Translate, translateToEnglish } from "../../../core/i18n/translate.js";
import { hints } from "../../../core/locales/en/app/hints.generated.js";
import { inOneLine } from "../../../core/text/sentences.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { isSamePlacement } from "../../../core/tiling/placement.js";
import { type Marks, noMarks } from "../../../element/marks.js";
import { loadAdvice } from "../../coach/load-advice.js";
import { icon } from "../../icons.js";
import { linkTo } from "../../link.js";
import { pieceIcon } from "../../piece-icon.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import type { Words } from "../../words/words.js";
import "../../coach/more-help.js";
import { helpStyles } from "./help-styles.js";
import type { HintEvent } from "./hint-event.js";

/** What a button asks for; the number of solutions has its own switch. */
type Asked = Exclude<HintLevel, "left">;
const asked = hintLevels.filter((level): level is Asked => level !== "left");

/** What has the focus, within whichever element. */
function focused(): HTMLElement | undefined {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found instanceof HTMLElement ? found : undefined;
}

class HelpPanel extends View {
  static override styles = [shared, helpStyles];
  static override properties = {
    ...View.properties,
    game: { attribute: false },
    answer: { state: true },
    level: { state: true },
    isThinking: { state: true },
  };

  declare game: Game;
  declare answer: Hint | undefined;
  /** What was asked for last. */
  declare level: Asked | undefined;
  declare isThinking: boolean;
  private stop: AbortController | undefined;
  private advise: Translate = translateToEnglish;
  /** Where keys were when this was opened. */
  private cameFrom: HTMLElement | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.cameFrom = focused();
  }

  /** Keys go on with the questions; a pointer finds them by itself. */
  override firstUpdated(): void {
    if (this.cameFrom?.matches(":focus-visible"))
      this.renderRoot.querySelector<HTMLElement>("[data-level]")?.focus({ preventScroll: true });
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game")) this.forget();
  }

  override disconnectedCallback(): void {
    this.forget();
    super.disconnectedCallback();
    // What had the focus is gone.
    if (document.activeElement === document.body) this.cameFrom?.focus({ preventScroll: true });
  }

  /** What was said was true of the game before. */
  private forget(): void {
    this.stop?.abort();
    this.answer = undefined;
    this.isThinking = false;
  }

  private async ask(level: Asked): Promise<void> {
    this.forget();
    this.level = level;
    this.isThinking = true;
    this.stop = new AbortController();
    const { signal } = this.stop;
    const { puzzle, uncovered, placed } = this.game;
    const options = { pool: this.context.solver.quick, signal };
    const [answer, translate] = await Promise.all([
      hint({ puzzle, uncovered, placed }, level, options),
      loadAdvice(this.context.language),
    ]).catch(() => []);
    if (signal.aborted) return;
    this.isThinking = false;
    this.advise = translate ?? translateToEnglish;
    this.answer = answer;
    // A worker may fail to come: that was no help.
    if (answer === undefined) return this.context.say(this.context.words.shell.notLoaded);
    this.tell({ marks: this.marksOf(answer), moves: [], asked: Number(this.isHelp(answer)), reveals: false });
    await this.updateComplete;
    this.keepFocus();
  }

  /** Where the answer takes the place of the questions, keys go on from there. */
  private keepFocus(): void {
    const steps = this.renderRoot.querySelector<HTMLElement>(".steps");
    if (steps?.offsetParent === null)
      this.renderRoot.querySelector<HTMLElement>(".close")?.focus({ preventScroll: true });
  }

  /** That an empty board can be solved is no help, nor is what everybody sees. */
  private isHelp({ kind }: Hint): boolean {
    if (kind === "solved" || kind === "impossible") return false;
    return kind !== "fine" || this.game.placed.length > 0;
  }

  private tell(detail: HintEvent): void {
    this.dispatchEvent(new CustomEvent("daytile-hint", { detail }));
  }

  private readonly countHint = (): void => this.tell({ marks: noMarks, moves: [], asked: 1, reveals: false });

  private marksOf(answer: Hint | undefined): Marks {
    const { placed } = this.game;
    if (answer?.kind === "wrong") return { ...noMarks, wrong: answer.wrong.flatMap((index) => placed[index] ?? []) };
    if (answer?.kind === "nudge") return { ...noMarks, cells: [answer.reason.cell] };
    return answer?.kind === "next" ? { ...noMarks, piece: answer.placement.piece, place: answer.placement } : noMarks;
  }

  /** The first words of English have none for hints: they come with this panel. */
  private get play(): Words["play"] {
    return { ...hints, ...this.context.words.play };
  }

  /** Yes or no first, where that was the question. */
  private sentence(answer: Hint): string {
    const { play } = this;
    if (answer.kind === "everything") return play.oneSolution;
    const { language } = this.context;
    const isYesOrNo = this.level === "wrong" && (answer.kind === "wrong" || answer.kind === "fine");
    const first = isYesOrNo ? play[answer.kind === "fine" ? "yes" : "no"] : "";
    return inOneLine(first, ...hintMessages({ ...this.game, language }, answer).map(this.advise));
  }

  private readonly place = (placements: readonly Placement[], reveals: boolean) => (): void => {
    const missing = placements.filter((each) => !this.game.placed.some((lies) => isSamePlacement(lies, each)));
    this.tell({ marks: noMarks, moves: missing.map((each) => placeMove(this.game, each)), asked: 0, reveals });
  };

  private readonly takeOff = (wrong: readonly number[]) => (): void => {
    const cells = wrong.flatMap((index) => this.game.placed[index]?.cells[0] ?? []);
    this.tell({ marks: noMarks, moves: cells.map(liftMove), asked: 0, reveals: false });
  };

  private action(answer: Hint): TemplateResult | typeof nothing {
    const { play } = this;
    if (answer.kind === "wrong")
      return html`<button class="main" @click=${this.takeOff(answer.wrong)}>
        ${play.takeItOff({ count: answer.wrong.length })}
      </button>`;
    if (answer.kind === "next")
      return html`<button class="main" @click=${this.place([answer.placement], false)}>${play.placeIt}</button>`;
    if (answer.kind === "everything")
      return html`<button class="main" @click=${this.place(answer.tiling, true)}>${play.placeAll}</button>`;
    return nothing;
  }

  /** The piece that is spoken of, since hardly anybody knows its name. */
  private portrait(answer: Hint): TemplateResult | typeof nothing {
    if (answer.kind !== "next") return nothing;
    return pieceIcon(this.game.puzzle, answer.placement.piece, this.context.theme);
  }

  private live(): TemplateResult {
    const { settings, change } = this.context;
    const toggle = (): void => change({ count: settings.count === "on" ? "off" : "on" });
    return html`<label class="live">
      <input type="checkbox" .checked=${settings.count === "on"} @change=${toggle} />
      <span>${this.play.showCount} <small class="quiet">${this.play.countIsTold}</small></span>
    </label>`;
  }

  private readonly close = (): void => {
    // Where an answer hides the questions, they come back first.
    const isHidden = this.renderRoot.querySelector<HTMLElement>(".steps")?.offsetParent === null;
    if (!isHidden) this.dispatchEvent(new CustomEvent("close"));
    else this.dismiss();
  };

  private dismiss(): void {
    this.forget();
    this.tell({ marks: noMarks, moves: [], asked: 0, reveals: false });
  }

  /** For who is stuck with wood on the table, where nothing counts as a hint. */
  private toOwnBoard(): TemplateResult {
    const { href, follow } = linkTo(this.context, { view: "owner" });
    return html`<a class="own" href=${href} @click=${follow}>${this.context.words.shell.realBoard}</a>`;
  }

  /** About an empty board there is nothing more to ask. */
  private moreQuestions(): TemplateResult | typeof nothing {
    if (this.game.placed.length === 0) return nothing;
    return html`<daytile-more-help .context=${this.context} .game=${this.game} @asked=${this.countHint}></daytile-more-help>`;
  }

  override render() {
    const { shell } = this.context.words;
    const { answer, play } = this;
    const said = this.isThinking ? shell.loading : answer === undefined ? "" : this.sentence(answer);
    const isAnswered = this.isThinking || answer !== undefined;
    return html`<div class=${isAnswered ? "help answered" : "help"}>
      <p class="question">${play.helpHint}</p>
      <div class="questions">
        <div class="steps">
          ${asked.map((level) => html`<button data-level=${level} @click=${() => this.ask(level)}>${play.levels[level]}</button>`)}
        </div>
        ${this.moreQuestions()}
      </div>
      <div class="answer">
        ${answer === undefined ? nothing : this.portrait(answer)}
        <p role="status">${said}</p>
        ${answer === undefined ? nothing : this.action(answer)}
      </div>
      ${this.live()} ${this.toOwnBoard()}
      <button class="bare close" @click=${this.close} aria-label=${shell.close}>${icon("close")}</button>
    </div>`;
  }
}

customElements.define("daytile-help", HelpPanel);
