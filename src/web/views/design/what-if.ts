/** <daytile-what-if>: which single change would help, a surprise, or better places for labels, found by a worker. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { baseOf } from "../../../core/calendar/languages.js";
import { boardToFill, puzzleWithLabels } from "../../../core/design/bare-board.js";
import type { Design } from "../../../core/design/design.js";
import { designOf } from "../../../core/design/design-puzzle.js";
import type { DesignEdit } from "../../../core/design/edit.js";
import type { DesignFigures } from "../../../core/design/goals.js";
import { type DesignIdea, type RankedIdea, withIdea } from "../../../core/design/ideas.js";
import { canCountLabels } from "../../../core/design/label-counts.js";
import { formatNumber } from "../../../core/i18n/formats.js";
import { type DesignGoal, designGoals } from "../../../core/names.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { targetCount } from "../../../core/puzzle/target.js";
import { progressStyles } from "../../styles/progress.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { searchDesign } from "./ask-design.js";
import type { DesignFinding, DesignOrder } from "./find-design.js";
import { shapeIcon } from "./panels.js";
import { labelOf } from "./sheet.js";

const styles = css`
  :host {
    display: grid;
    gap: 8px;
  }
  h2 {
    font-size: 1rem;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .buttons button {
    flex: 1 1 auto;
  }
  select {
    inline-size: 100%;
  }
  ol {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 10px;
    padding: 6px;
    border-radius: var(--radius);
    background: var(--surface);
    line-height: 1.25;
  }
  li .quiet {
    font-size: 0.875rem;
  }
  li button {
    background: var(--page);
  }
  li button[aria-pressed="true"] {
    background: var(--text);
    color: var(--page);
  }
  .shape {
    justify-self: center;
    inline-size: calc(var(--wide) * 0.17px);
    block-size: calc(var(--high) * 0.17px);
    max-inline-size: 44px;
    max-block-size: 44px;
  }
  progress {
    inline-size: 100%;
  }
`;

/** More would be counted for minutes. */
const maxTargets = 5000;

const plain = /^\d+-\d+$/;

class WhatIf extends View {
  static override styles = [shared, progressStyles, styles];
  static override properties = {
    ...View.properties,
    design: { attribute: false },
    puzzle: { attribute: false },
    goal: { state: true },
    ideas: { state: true },
    tried: { state: true },
    done: { state: true },
  };

  declare design: Design;
  /** Undefined while the design has faults. */
  declare puzzle: Puzzle | undefined;
  declare goal: DesignGoal;
  declare ideas: readonly RankedIdea[] | undefined;
  /** The idea that is being tried. */
  declare tried: DesignIdea | undefined;
  /** Undefined while nothing is being searched for. */
  declare done: number | undefined;
  private stop = new AbortController();
  private seed = 1;
  /** What the ideas are about, and the design that the last of them has made. */
  private basis: Puzzle | undefined;
  private made: Design | undefined;

  constructor() {
    super();
    this.goal = "works";
    this.addEventListener("daytile-fill", () => void this.search("fill")());
  }

  override willUpdate(changed: PropertyValues): void {
    const isTrial = this.made !== undefined && this.design === this.made;
    if ((changed.has("design") && !isTrial) || changed.has("goal")) this.forget();
  }

  override disconnectedCallback(): void {
    this.stop.abort();
    super.disconnectedCallback();
  }

  /** What was found is about the design before. */
  private readonly forget = (): void => {
    this.stop.abort();
    this.stop = new AbortController();
    this.ideas = undefined;
    this.tried = undefined;
    this.made = undefined;
    this.done = undefined;
  };

  /** Pieces can be found for a board that has none, and labels that wait are placed before others move. */
  private puzzleFor(task: DesignOrder["task"]): Puzzle | undefined {
    if (task === "swap") return this.puzzle;
    return task === "fill" ? boardToFill(this.design) : puzzleWithLabels(this.design);
  }

  private readonly search = (task: DesignOrder["task"]) => async (): Promise<void> => {
    const { goal, context } = this;
    const puzzle = this.puzzleFor(task);
    this.forget();
    const { signal } = this.stop;
    if (puzzle === undefined) return context.say(context.words.design.notReady);
    this.done = 0;
    this.basis = puzzle;
    const tell = (done: number): void => {
      if (!signal.aborted) this.done = done;
    };
    const finding = await searchDesign({ task, puzzle, goal, seed: this.seed++ }, signal, tell).catch(() => undefined);
    if (signal.aborted) return;
    this.done = undefined;
    if (finding === undefined) return context.say(context.words.shell.notLoaded);
    this.show(finding);
  };

  private show({ ideas, puzzle, figures }: DesignFinding): void {
    const { design: words } = this.context.words;
    if (ideas !== undefined) this.ideas = ideas;
    else if (puzzle === undefined) this.context.say(words.nothing);
    else {
      this.tell({ edit: "replace", design: { ...designOf(puzzle), title: this.design.title } });
      this.context.say(figures?.impossible === 0 ? words.works : words.closest);
    }
  }

  private tell(detail: DesignEdit): void {
    this.dispatchEvent(new CustomEvent("daytile-found", { detail }));
  }

  /** Ideas are about the puzzle as it was: trying another takes the last one back. */
  private readonly tryIt = (idea: DesignIdea) => (): void => {
    if (this.basis === undefined) return;
    const isOff = this.tried === idea;
    this.tried = isOff ? undefined : idea;
    this.made = { ...designOf(isOff ? this.basis : withIdea(this.basis, idea)), title: this.design.title };
    this.tell({ edit: "replace", design: this.made });
  };

  private nameOfCell(index: number): string {
    const id = this.basis?.board.cells[index]?.id;
    return id == null ? this.context.words.design.blank : labelOf(this.design, id, this.context.language);
  }

  private sentence(idea: DesignIdea): string {
    const { design: words } = this.context.words;
    if (idea.kind === "exchange")
      return words.exchange({ one: this.nameOfCell(idea.cells[0]), other: this.nameOfCell(idea.cells[1]) });
    const id = this.basis?.pieces[idea.piece]?.id ?? "";
    if (idea.kind === "flip") return idea.mayFlip ? words.allowFlip({ piece: id }) : words.forbidFlip({ piece: id });
    return words.swap({ piece: id, other: plain.test(idea.id) ? `${words.pieceOf} ${idea.id}` : idea.id });
  }

  private figures({ total, fewest, most, impossible }: DesignFigures): string {
    const { design: words } = this.context.words;
    const written = (value: number): string => formatNumber(baseOf(this.context.language), value);
    const sum = words.figures({ total: written(total), fewest: written(fewest), most: written(most) });
    return impossible === 0 ? sum : `${words.impossible({ count: written(impossible) })} ${sum}`;
  }

  /** The piece that an idea brings or is about: most have no name that anybody knows. */
  private shapeOf(idea: DesignIdea): TemplateResult {
    const shape =
      idea.kind === "swap" ? idea.shape : idea.kind === "flip" ? this.basis?.pieces[idea.piece]?.shape : undefined;
    return shape === undefined
      ? html`<span></span>`
      : shapeIcon({ context: this.context, design: this.design }, shape, 1);
  }

  private list(): TemplateResult | typeof nothing {
    const { design: words } = this.context.words;
    if (this.ideas === undefined) return nothing;
    return html`<ol>${this.ideas.map(
      ({
        idea,
        figures,
      }) => html`<li>${this.shapeOf(idea)}<div>${this.sentence(idea)}<div class="quiet">${this.figures(figures)}</div></div>
        <button data-act="try" aria-pressed=${this.tried === idea} @click=${this.tryIt(idea)}>${words.tryIt}</button></li>`,
    )}</ol>`;
  }

  private busy(): TemplateResult {
    const { design: words } = this.context.words;
    return html`<progress max="1" .value=${this.done ?? 0} aria-label=${words.searching}></progress>
      <button data-act="stop" @click=${this.forget}>${words.stop}</button>`;
  }

  private buttons(): TemplateResult {
    const { design: words } = this.context.words;
    const isReady = (task: DesignOrder["task"]): boolean => {
      const puzzle = this.puzzleFor(task);
      return puzzle !== undefined && targetCount(puzzle) <= maxTargets && (task !== "labels" || canCountLabels(puzzle));
    };
    const button = (task: DesignOrder["task"], text: string): TemplateResult =>
      html`<button data-act=${task} ?disabled=${!isReady(task)} @click=${this.search(task)}>${text}</button>`;
    return html`<div class="buttons">
      ${button("swap", words.find)}${button("fill", words.surprise)}${button("labels", words.layOut)}
    </div>`;
  }

  override render() {
    const { design: words } = this.context.words;
    const choose = ({ target }: Event): void => {
      this.goal = (target as HTMLSelectElement).value as DesignGoal;
    };
    return html`<h2>${words.whatIf}</h2>
      <p class="quiet">${words.whatIfHow}</p>
      <label><span class="unseen">${words.goal}</span><select data-act="goal" @change=${choose}>
        ${designGoals.map((goal) => html`<option value=${goal} ?selected=${goal === this.goal}>${words.goals[goal]}</option>`)}
      </select></label>
      ${this.done === undefined ? this.buttons() : this.busy()} ${this.list()}`;
  }
}

customElements.define("daytile-what-if", WhatIf);
