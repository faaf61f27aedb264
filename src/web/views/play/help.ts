/** <daytile-help>: help in steps, from a mere yes or no to the whole solution; nothing is said that was not asked for. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { type DeadEnd, type Hint, type HintLevel, hint, hintLevels } from "../../../core/coach/coach.js";
import { type Game, placeMove } from "../../../core/game/game.js";
import { cellLabels } from "../../../core/puzzle/labels.js";
import { itemAt } from "../../../core/text/list.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { isSamePlacement } from "../../../core/tiling/placement.js";
import { type Marks, noMarks } from "../../../element/marks.js";
import { listOfCells, nameOfCell } from "../../../element/words.js";
import { icon } from "../../icons.js";
import { pieceIcon } from "../../piece-icon.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import type { HintEvent } from "./hint-event.js";

const styles = css`
  :host {
    display: grid;
    gap: 6px;
    overflow: auto;
  }
  .head,
  .live,
  .answer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  .answer p {
    flex: 1;
  }
  .answer svg {
    flex: none;
    inline-size: 56px;
    block-size: 44px;
  }
  .live {
    justify-content: start;
    font-size: 0.9375rem;
    line-height: 1.2;
    min-block-size: 44px;
    cursor: pointer;
  }
  input {
    inline-size: 22px;
    block-size: 22px;
    accent-color: var(--text);
  }
  .steps {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 6px;
  }
  .steps button {
    padding: 0 6px;
    line-height: 1.15;
  }
  .answer {
    min-block-size: 44px;
  }
`;

/** What a button asks for; the number of solutions has a switch of its own. */
type Asked = Exclude<HintLevel, "left">;
const asked = hintLevels.filter((level): level is Asked => level !== "left");

const maxNamed = 4;

class HelpPanel extends View {
  static override styles = [shared, styles];
  static override properties = {
    ...View.properties,
    game: { attribute: false },
    answer: { state: true },
    isThinking: { state: true },
  };

  declare game: Game;
  declare answer: Hint | undefined;
  declare isThinking: boolean;
  private stop: AbortController | undefined;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game")) this.forget();
  }

  override disconnectedCallback(): void {
    this.forget();
    super.disconnectedCallback();
  }

  /** What was said was true of the game before. */
  private forget(): void {
    this.stop?.abort();
    this.answer = undefined;
    this.isThinking = false;
  }

  private async ask(level: Asked): Promise<void> {
    this.forget();
    this.isThinking = true;
    this.stop = new AbortController();
    const { signal } = this.stop;
    const { puzzle, uncovered, placed } = this.game;
    const options = { pool: this.context.solver.quick, signal };
    const answer = await hint({ puzzle, uncovered, placed }, level, options).catch(() => undefined);
    if (signal.aborted) return;
    this.isThinking = false;
    this.answer = answer;
    // A worker may fail to come: that was no help.
    if (answer === undefined) return this.context.say(this.context.words.shell.notLoaded);
    this.tell({ marks: this.marksOf(answer), moves: [], asked: 1, reveals: false });
  }

  private tell(detail: HintEvent): void {
    this.dispatchEvent(new CustomEvent("daytile-hint", { detail }));
  }

  private marksOf(answer: Hint | undefined): Marks {
    const { placed } = this.game;
    if (answer?.kind === "wrong") return { ...noMarks, wrong: answer.wrong.flatMap((index) => placed[index] ?? []) };
    if (answer?.kind === "nudge") return { ...noMarks, piece: answer.piece, cells: [answer.reason.cell] };
    return answer?.kind === "next" ? { ...noMarks, piece: answer.placement.piece, wrong: [answer.placement] } : noMarks;
  }

  private name(piece: number): string {
    return this.game.puzzle.pieces[piece]?.id ?? "";
  }

  private get labels(): string[] {
    return cellLabels(this.game.puzzle, this.context.language);
  }

  private label(cell: number): string {
    return nameOfCell(this.game.puzzle, cell, this.labels, this.context.words.play.hands);
  }

  /** A few cells are named one by one; a large gap is known by its first label. */
  private gap(cells: readonly number[]): string {
    const { labels } = this;
    const named = cells.length > maxNamed ? [cells.find((cell) => labels[cell] !== "") ?? itemAt(cells, 0)] : cells;
    return listOfCells(named, labels, this.context.words.play.hands);
  }

  private deadEnd(reason: DeadEnd): string {
    const { deadEnds } = this.context.words.play;
    if (reason.kind === "cut-off") return deadEnds["cut-off"](this.gap(reason.cells));
    if (reason.kind === "uncoverable") return deadEnds.uncoverable(this.label(reason.cell));
    return reason.kind === "no-room" ? deadEnds["no-room"](this.name(reason.piece)) : deadEnds.hidden;
  }

  private sentence(answer: Hint): string {
    const { play } = this.context.words;
    if (answer.kind === "wrong") {
      const names = answer.wrong.map((index) => this.name(itemAt(this.game.placed, index).piece));
      return `${this.deadEnd(answer.reason)} ${play.takeOff(names.length, play.hands.list(names))}`;
    }
    if (answer.kind === "nudge")
      return play.reasons[answer.reason.kind](this.name(answer.piece), this.label(answer.reason.cell));
    if (answer.kind === "next") return play.goesHere(this.name(answer.placement.piece));
    if (answer.kind === "everything") return play.oneSolution;
    return answer.kind === "left" ? play.left(answer.count) : play.answers[answer.kind];
  }

  private readonly place = (placements: readonly Placement[], reveals: boolean) => (): void => {
    const missing = placements.filter((each) => !this.game.placed.some((lies) => isSamePlacement(lies, each)));
    this.tell({ marks: noMarks, moves: missing.map((each) => placeMove(this.game, each)), asked: 0, reveals });
  };

  private action(answer: Hint): TemplateResult | typeof nothing {
    const { play } = this.context.words;
    if (answer.kind === "next")
      return html`<button class="main" @click=${this.place([answer.placement], false)}>${play.placeIt}</button>`;
    if (answer.kind === "everything")
      return html`<button class="main" @click=${this.place(answer.tiling, true)}>${play.placeAll}</button>`;
    return nothing;
  }

  /** The piece that is spoken of, since hardly anybody knows its name. */
  private portrait(answer: Hint): TemplateResult | typeof nothing {
    if (answer.kind !== "nudge" && answer.kind !== "next") return nothing;
    const piece = answer.kind === "nudge" ? answer.piece : answer.placement.piece;
    return pieceIcon(this.game.puzzle, piece, this.context.theme);
  }

  private live(): TemplateResult {
    const { settings, change, words } = this.context;
    const toggle = (): void => change({ count: settings.count === "on" ? "off" : "on" });
    return html`<label class="live">
      <input type="checkbox" .checked=${settings.count === "on"} @change=${toggle} />${words.play.showCount}
    </label>`;
  }

  override render() {
    const { play, shell } = this.context.words;
    const { answer } = this;
    const close = (): boolean => this.dispatchEvent(new CustomEvent("close"));
    return html`<div class="head">
        ${this.live()}
        <button class="bare" @click=${close} aria-label=${shell.close}>${icon("close")}</button>
      </div>
      <div class="steps">
        ${asked.map((level) => html`<button data-level=${level} @click=${() => this.ask(level)}>${play.levels[level]}</button>`)}
      </div>
      <div class="answer">
        ${answer === undefined ? nothing : this.portrait(answer)}
        <p role="status">${this.isThinking ? shell.loading : answer === undefined ? play.helpHint : this.sentence(answer)}</p>
        ${answer === undefined ? nothing : this.action(answer)}
      </div>`;
  }
}

customElements.define("daytile-help", HelpPanel);
