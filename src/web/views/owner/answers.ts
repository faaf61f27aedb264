/** <daytile-answers>: what somebody asks about their own board, and the answers; asking costs nothing. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Hint } from "../../../core/coach/coach.js";
import type { KeepingSolution } from "../../../core/coach/keep-most.js";
import { hintMessages, type SpokenBoard, takeOffMessage } from "../../../core/coach/messages.js";
import type { Game } from "../../../core/game/game.js";
import { type Translate, translateToEnglish } from "../../../core/i18n/translate.js";
import { coachMessages } from "../../../core/locales/en/coach.generated.js";
import { countTilings } from "../../../core/solver/counts.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { isSamePlacement } from "../../../core/tiling/placement.js";
import { unwrapReply } from "../../../rpc/worker-pool.js";
import { loadAdvice } from "../../coach/load-advice.js";
import "../../coach/more-help.js";
import { inOneLine } from "../../../core/text/sentences.js";
import { appWorkers } from "../../app-workers.js";
import { pieceIcon } from "../../piece-icon.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { noPointers, type Pointers } from "./board.js";

const styles = css`
  :host {
    display: grid;
    gap: 8px;
  }
  h2 {
    font-size: 1rem;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li button {
    inline-size: 100%;
    min-block-size: var(--target);
    padding: 6px 10px;
    line-height: 1.2;
  }
  li:first-child {
    grid-column: 1 / -1;
  }
  daytile-more-help {
    --more-gap: 6px;
    --more-size: 1rem;
    margin-block-start: -2px;
  }
  button[aria-pressed="true"] {
    border-color: var(--text);
  }
  .answer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    min-block-size: 52px;
  }
  .answer p {
    flex: 1 1 140px;
  }
  .answer svg {
    flex: none;
    inline-size: 56px;
    block-size: 44px;
  }
  strong {
    font-size: 1.25rem;
  }
  .small {
    font-size: 0.875rem;
  }
  @media (max-width: 559px) {
    h2,
    .small {
      display: none;
    }
  }
  @media (max-width: 359px) {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .answer {
      min-block-size: 40px;
      line-height: 1.25;
    }
    .answer p,
    li button {
      font-size: 0.875rem;
    }
    daytile-more-help {
      --more-size: 0.875rem;
    }
  }
`;

/** From the least to the most. */
export const ownerQuestions = ["solvable", "wrong", "look", "next", "solution"] as const;
export type OwnerQuestion = (typeof ownerQuestions)[number];

/** What an answer does to the board, if the person wants it. */
export interface AnswerEvent {
  readonly pointers: Pointers;
  /** What's on the board from now on. */
  readonly placed?: readonly Placement[];
}

interface Answer {
  readonly question: OwnerQuestion;
  readonly hint: Hint;
  readonly solution?: KeepingSolution | undefined;
  /** How many solutions are left; undefined until somebody wants to know. */
  readonly count?: number | undefined;
}

const levels = { solvable: "wrong", wrong: "wrong", look: "nudge", next: "next", solution: "wrong" } as const;

class Answers extends View {
  static override styles = [shared, styles];
  static override properties = {
    ...View.properties,
    game: { attribute: false },
    notice: { attribute: false },
    answer: { state: true },
    isThinking: { state: true },
  };

  declare game: Game;
  /** What is said as long as nothing was asked. */
  declare notice: string;
  declare answer: Answer | undefined;
  declare isThinking: boolean;
  private stop = new AbortController();
  private advise: Translate = translateToEnglish;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game")) this.forget();
  }

  override disconnectedCallback(): void {
    this.stop.abort();
    super.disconnectedCallback();
  }

  /** What was said was true of the board before. */
  private forget(): void {
    this.stop.abort();
    this.stop = new AbortController();
    this.answer = undefined;
    this.isThinking = false;
  }

  private get options() {
    return { pool: this.context.solver.quick, signal: this.stop.signal };
  }

  /** Undefined where the board has changed in the meantime, or where the solver did not come. */
  private async thinking<Found>(work: Promise<Found>): Promise<Found | undefined> {
    const { signal } = this.stop;
    this.isThinking = true;
    try {
      const found = await work;
      return signal.aborted ? undefined : found;
    } catch {
      if (!signal.aborted) this.context.say(this.context.words.shell.notLoaded);
      return undefined;
    } finally {
      if (!signal.aborted) this.isThinking = false;
    }
  }

  private async answerTo(question: OwnerQuestion): Promise<Answer> {
    const { signal } = this.stop;
    const { puzzle, uncovered, placed } = this.game;
    const board = { puzzle, uncovered, placed };
    this.advise = await loadAdvice(this.context.language);
    const told = unwrapReply(
      await appWorkers.request("hint", { question: board, level: levels[question] }, { signal }),
    );
    if (question !== "solution") return { question, hint: told };
    const solution = unwrapReply(await appWorkers.request("keepMost", board, { signal }));
    return { question, hint: told, solution };
  }

  private readonly ask = (question: OwnerQuestion) => async (): Promise<void> => {
    this.forget();
    const answer = await this.thinking(this.answerTo(question));
    if (answer === undefined) return;
    this.answer = answer;
    this.tell({ pointers: this.pointersOf(answer) });
  };

  private readonly count = async (): Promise<void> => {
    const { answer } = this;
    const count = await this.thinking(countTilings(this.game, this.options));
    if (answer !== undefined && count !== undefined) this.answer = { ...answer, count };
  };

  private tell(detail: AnswerEvent): void {
    this.dispatchEvent(new CustomEvent("daytile-answer", { detail }));
  }

  private get board(): SpokenBoard {
    return { ...this.game, language: this.context.language };
  }

  private cellsOf(indexes: readonly number[]): (readonly number[])[] {
    return indexes.flatMap((index) => (this.game.placed[index] === undefined ? [] : [this.game.placed[index].cells]));
  }

  private pointersOf({ question, hint: told, solution }: Answer): Pointers {
    if (question === "solvable") return noPointers;
    if (solution !== undefined)
      return { ...noPointers, wrong: this.cellsOf(solution.lifted), preview: this.missing(solution) };
    if (told.kind === "wrong") return { ...noPointers, wrong: this.cellsOf(told.wrong) };
    if (told.kind === "nudge") return { ...noPointers, here: [[told.reason.cell]] };
    if (told.kind !== "next") return noPointers;
    return { ...noPointers, here: [told.placement.cells], preview: [told.placement] };
  }

  /** The pieces of a solution that aren't there yet, without those that have to wait for one to be lifted. */
  private missing({ tiling }: KeepingSolution): Placement[] {
    return tiling.filter((each) => !this.game.placed.some((lies) => isSamePlacement(lies, each)));
  }

  private without(indexes: readonly number[]): Placement[] {
    return this.game.placed.filter((_, index) => !indexes.includes(index));
  }

  private readonly put = (placed: readonly Placement[]) => (): void => this.tell({ pointers: noPointers, placed });

  private button(title: string, run: () => unknown): TemplateResult {
    return html`<button class="main" @click=${run}>${title}</button>`;
  }

  private solvable({ hint: told, count }: Answer): TemplateResult {
    const { owner } = this.context.words;
    const isYes = told.kind === "fine" || told.kind === "solved";
    const impossible = (): string => this.advise(coachMessages.impossible());
    const more = told.kind === "impossible" ? impossible() : isYes ? owner.yesMore : owner.noMore;
    return html`<p role="status"><strong>${isYes ? owner.yes : owner.no}</strong> ${more}
        ${count === undefined ? nothing : this.advise(coachMessages.left({ count }))}</p>
      ${count === undefined && isYes ? html`<button @click=${this.count}>${owner.howMany}</button>` : nothing}`;
  }

  private solutionShown({ tiling, lifted }: KeepingSolution): TemplateResult {
    const { owner } = this.context.words;
    const off = lifted.length === 0 ? "" : this.advise(takeOffMessage(this.board, lifted));
    return html`<p role="status">${inOneLine(this.kept(lifted.length), off)}</p>
      ${this.button(owner.useIt, this.put(tiling))}`;
  }

  private kept(lifted: number): string {
    const { owner, play } = this.context.words;
    const all = this.game.placed.length;
    if (all === 0) return play.revealed;
    return lifted === 0 ? owner.keepsAll : owner.keeps({ kept: all - lifted, all });
  }

  /** The piece that is spoken of, since hardly anybody knows its name. Where to look, none is spoken of. */
  private portrait(told: Hint): TemplateResult | typeof nothing {
    if (told.kind !== "next") return nothing;
    return pieceIcon(this.game.puzzle, told.placement.piece, this.context.theme);
  }

  private action(told: Hint): TemplateResult | typeof nothing {
    const { owner, play } = this.context.words;
    if (told.kind === "wrong") return this.button(owner.takeOff, this.put(this.without(told.wrong)));
    if (told.kind === "next") return this.button(play.placeIt, this.put([...this.game.placed, told.placement]));
    return nothing;
  }

  private answered(answer: Answer): TemplateResult {
    if (answer.question === "solvable") return this.solvable(answer);
    if (answer.solution !== undefined) return this.solutionShown(answer.solution);
    return html`${this.portrait(answer.hint)}
      <p role="status">${inOneLine(...hintMessages(this.board, answer.hint).map(this.advise))}</p>
      ${this.action(answer.hint)}`;
  }

  private said(): TemplateResult {
    if (this.isThinking) return html`<p role="status">${this.context.words.shell.loading}</p>`;
    return this.answer === undefined ? html`<p role="status">${this.notice}</p>` : this.answered(this.answer);
  }

  override render() {
    const { owner } = this.context.words;
    const asked = this.answer?.question;
    return html`<div class="answer">${this.said()}</div>
      <h2>${owner.ask}</h2>
      <ul>
        ${ownerQuestions.map(
          (question) => html`<li><button data-question=${question} aria-pressed=${asked === question}
            @click=${this.ask(question)}>${owner.questions[question]}</button></li>`,
        )}
      </ul>
      <daytile-more-help .context=${this.context} .game=${this.game}></daytile-more-help>
      <p class="quiet small">${owner.noClock}</p>`;
  }
}

customElements.define("daytile-answers", Answers);
