/** <daytile-owner>: for somebody whose puzzle is on the table: draw what's on it, then ask. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { cellSize } from "../../../core/drawing/board-figures.js";
import type { Game } from "../../../core/game/game.js";
import type { Point } from "../../../core/lattice/lattice.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { appWorkers } from "../../app-workers.js";
import { icon } from "../../icons.js";
import { openMaker } from "../../making/open.js";
import { browserShelf } from "../../settings.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import "./answers.js";
import type { AnswerEvent } from "./answers.js";
import { noPointers, ownBoard, type Pointers } from "./board.js";
import {
  besideDate,
  type DrawingStep,
  type DrawMode,
  type Drawn,
  drawModes,
  finishedPaint,
  inMode,
  isSameDrawing,
  nothingDrawn,
  paintedAt,
  removedAt,
  stroked,
} from "./drawing.js";
import type { Worked } from "./free.js";
import { keepBoard, loadBoards, placementsKept } from "./kept.js";
import { actOf, cellAfter, type OwnerAct } from "./keys.js";
import { newsSentence } from "./sentences.js";
import { DrawnStroke, placesOf } from "./stroke.js";
import { ownerStyles } from "./styles.js";

/** What a board is known by: another date is another question about the same pieces. */
interface Shown {
  readonly puzzle: Game["puzzle"];
  readonly uncovered: Game["uncovered"];
}

class OwnerView extends View {
  static override styles = [shared, ownerStyles];
  static override properties = {
    ...View.properties,
    drawn: { state: true },
    pointers: { state: true },
    stroke: { state: true },
    cursor: { state: true },
    notice: { state: true },
    isChoosing: { state: true },
    worked: { state: true },
  };

  declare drawn: Drawn;
  declare pointers: Pointers;
  /** The cells under a finger that has not let go. */
  declare stroke: readonly number[];
  declare cursor: number;
  /** What just happened, in words. */
  declare notice: string;
  declare isChoosing: boolean;
  declare worked: Worked | undefined;

  private game: Game | undefined;
  private shown: Shown | undefined;
  private past: Drawn[] = [];
  private hand: DrawnStroke | undefined;
  private stop = new AbortController();

  constructor() {
    super();
    this.drawn = nothingDrawn;
    this.pointers = noPointers;
    this.stroke = [];
    this.cursor = 0;
    this.notice = "";
    this.worked = undefined;
    this.isChoosing = loadBoards(browserShelf) === undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.isChoosing) void this.choose();
  }

  override disconnectedCallback(): void {
    this.stop.abort();
    super.disconnectedCallback();
  }

  override willUpdate(changed: PropertyValues): void {
    const { puzzle, uncovered } = this.context;
    if (this.shown?.puzzle !== puzzle || this.shown.uncovered !== uncovered) this.load();
    if (changed.has("drawn") || this.game === undefined || this.game.uncovered !== uncovered)
      this.game = { puzzle, uncovered, placed: this.drawn.placed };
  }

  /** The same pieces are there on another day, but for those that its date asks for. */
  private load(): void {
    const { puzzle, uncovered, words } = this.context;
    const isOther = this.shown?.puzzle.id !== puzzle.id;
    const kept = isOther ? placementsKept(puzzle, loadBoards(browserShelf) ?? {}) : this.drawn.placed;
    const placed = besideDate({ puzzle, uncovered }, kept);
    this.shown = { puzzle, uncovered };
    this.drawn = { ...nothingDrawn, placed };
    this.past = [];
    this.pointers = noPointers;
    this.worked = undefined;
    if (isOther) this.cursor = 0;
    const off = kept.length - placed.length;
    this.notice = off === 0 ? "" : words.owner.onDate({ count: off });
  }

  private async choose(): Promise<void> {
    try {
      await import("./chooser.js");
      this.isChoosing = true;
    } catch {
      this.isChoosing = false;
      this.context.say(this.context.words.shell.notLoaded);
    }
  }

  private readonly onChosen = ({ detail }: CustomEvent<string>): void => {
    this.isChoosing = false;
    // So that it is known the next time that somebody has chosen.
    keepBoard(browserShelf, this.context.puzzle, this.drawn.placed);
    if (detail !== this.context.puzzle.id) this.context.go({ puzzle: detail });
  };

  /** One step for undo, whatever it changes. */
  private draw(drawn: Drawn, notice: string): void {
    if (!isSameDrawing(drawn, this.drawn)) this.past.push(this.drawn);
    this.take(drawn, notice);
  }

  private take(drawn: Drawn, notice: string): void {
    this.stop.abort();
    this.drawn = drawn;
    this.notice = notice;
    this.pointers = noPointers;
    this.worked = undefined;
    keepBoard(browserShelf, this.context.puzzle, drawn.placed);
  }

  private make(step: DrawingStep | undefined): void {
    if (step !== undefined) this.draw(step.drawn, newsSentence(this.context, step.news));
  }

  private readonly undo = (): void => {
    const before = this.past.pop();
    if (before !== undefined) this.take(before, "");
  };

  private readonly clear = (): void => {
    this.draw({ ...nothingDrawn, mode: this.drawn.mode }, this.context.words.owner.cleared);
  };

  private readonly setMode = (mode: DrawMode) => (): void => {
    const { owner } = this.context.words;
    if (mode !== this.drawn.mode) this.draw(inMode(this.context, this.drawn, mode), owner.howTo[mode]);
  };

  /** From the page to the plane of the lattice. */
  private positionOf({ clientX, clientY }: PointerEvent): Point | undefined {
    const matrix = this.renderRoot.querySelector<SVGSVGElement>(".board svg")?.getScreenCTM()?.inverse();
    if (matrix === undefined) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: x / cellSize, y: y / cellSize };
  }

  private readonly onDown = (event: PointerEvent): void => {
    const position = event.isPrimary && event.button === 0 ? this.positionOf(event) : undefined;
    if (position === undefined) return;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.hand = new DrawnStroke(placesOf(this.context.puzzle), position);
    this.showStroke();
  };

  private readonly onMove = (event: PointerEvent): void => {
    if (this.hand === undefined || !event.isPrimary) return;
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length === 0 ? [event] : all) {
      const position = this.positionOf(each);
      if (position !== undefined) this.hand.moveTo(position);
    }
    this.showStroke();
  };

  private readonly onUp = (): void => {
    const { hand } = this;
    this.letGo();
    if (hand !== undefined) this.make(stroked(this.context, this.drawn, hand.points));
  };

  private readonly letGo = (): void => {
    this.hand = undefined;
    this.stroke = [];
  };

  /** Under the finger shines what may become a piece: not what's there already. */
  private showStroke(): void {
    const { cells } = this.context.puzzle.board;
    const points = this.hand?.points ?? [];
    const lying = new Set(this.drawn.mode === "free" ? [] : this.drawn.placed.flatMap((each) => each.cells));
    this.stroke = cells
      .filter(({ index, point }) => !lying.has(index) && points.some(({ x, y }) => x === point.x && y === point.y))
      .map(({ index }) => index);
  }

  private readonly acts: Readonly<Record<OwnerAct, () => void>> = {
    paint: () => this.make(paintedAt(this.context, this.drawn, this.cursor)),
    finish: () => this.finish(),
    remove: () => this.removeHere(),
    wipe: () => this.draw({ ...this.drawn, paint: [] }, ""),
    undo: () => this.undo(),
  };

  private finish(): void {
    if (this.drawn.mode === "free") void this.workOut();
    else this.make(finishedPaint(this.context, this.drawn));
  }

  private removeHere(): void {
    const step = removedAt(this.context, this.drawn, this.cursor);
    if (step === undefined) this.notice = this.context.words.play.hands.nothingHere;
    else this.make(step);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const [act, next] = [actOf(event), cellAfter(this.context.puzzle, this.cursor, event.key)];
    if (act === undefined && next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) this.cursor = next;
    if (act !== undefined) this.acts[act]();
  };

  private readonly onAnswer = ({ detail }: CustomEvent<AnswerEvent>): void => {
    this.pointers = detail.pointers;
    if (detail.placed !== undefined) this.draw({ ...this.drawn, placed: detail.placed }, "");
  };

  private readonly workOut = async (): Promise<void> => {
    this.stop.abort();
    this.stop = new AbortController();
    const { signal } = this.stop;
    this.notice = this.context.words.shell.loading;
    const { puzzle, uncovered } = this.context;
    const asked = { board: { puzzle, uncovered }, drawn: this.drawn };
    const reply = await appWorkers.request("workOut", asked, { signal });
    if (signal.aborted) return;
    if (!reply.ok) return this.context.say(this.context.words.shell.notLoaded);
    this.tellWorked(reply.value);
  };

  /** The only way is the way it is; of several, one is shown if the person likes. */
  private tellWorked(worked: Worked): void {
    const { owner } = this.context.words;
    const { count, isMore, way } = worked;
    if (count === 1 && !isMore && way !== undefined) this.showWay(way, owner.oneWay);
    else Object.assign(this, { worked, notice: this.waysSentence(worked) });
  }

  /** How many ways, and whether any of them leads to the end. */
  private waysSentence({ count, isMore, isAlive }: Worked): string {
    const { owner } = this.context.words;
    if (count === 0 && isMore) return owner.tooManyWays;
    const ways = isMore ? owner.manyWays({ count }) : owner.ways({ count });
    if (count === 0 || isAlive === undefined) return ways;
    return `${ways} ${isAlive ? owner.yesMore : owner.noMore}`;
  }

  private showWay(placed: readonly Placement[], notice = ""): void {
    this.draw({ ...this.drawn, mode: "pieces", paint: [], placed }, notice);
  }

  private get said(): string {
    return this.notice || this.context.words.owner.howTo[this.drawn.mode];
  }

  private freePanel(): TemplateResult {
    const { owner } = this.context.words;
    const way = this.worked?.way;
    const show = (): void => way && this.showWay(way);
    return html`<p class="notice" role="status">${this.said}</p>
      <div class="free">
      <button class="main" data-act="work" @click=${this.workOut}>${owner.workOut}</button>
      ${way === undefined ? nothing : html`<button data-act="show" @click=${show}>${owner.showOne}</button>`}
    </div>`;
  }

  private tools(): TemplateResult {
    const { owner, play } = this.context.words;
    const isEmpty = this.drawn.placed.length + this.drawn.paint.length + this.drawn.free.length === 0;
    return html`<div class="tools">
      <div class="modes" role="group" aria-label=${owner.modesTitle}>
        ${drawModes.map(
          (
            mode,
          ) => html`<button data-mode=${mode} aria-pressed=${this.drawn.mode === mode} @click=${this.setMode(mode)}>
            ${owner.modes[mode]}</button>`,
        )}
      </div>
      <button data-tool="undo" ?disabled=${this.past.length === 0} @click=${this.undo} aria-label=${play.undo} title=${play.undo}>
        ${icon("undo")}</button>
      <button data-tool="clear" ?disabled=${isEmpty} @click=${this.clear} aria-label=${owner.clear} title=${owner.clear}>
        ${icon("restart")}</button>
    </div>`;
  }

  private drawing(game: Game): TemplateResult {
    const { context, drawn, pointers, stroke, cursor } = this;
    const { owner } = context.words;
    return html`<div class="place" @pointerdown=${this.onDown} @pointermove=${this.onMove} @pointerup=${this.onUp}
        @pointercancel=${this.letGo}>${ownBoard({ context, game, drawn, pointers, stroke, cursor }, this.onKey)}</div>
      <div class="panel">
        ${drawn.mode === "free" ? this.freePanel() : this.questions(game)} ${this.tools()}
        <div class="more">
          <button class="bare" @click=${this.choose}>${owner.otherPuzzle}</button>
          <button class="bare" data-act="make" @click=${() => openMaker(this)}>${context.words.making.title}</button>
        </div>
      </div>`;
  }

  private questions(game: Game): TemplateResult {
    return html`<daytile-answers .context=${this.context} .game=${game} .notice=${this.said}
      @daytile-answer=${this.onAnswer}></daytile-answers>`;
  }

  override render() {
    const { game } = this;
    if (this.isChoosing)
      return html`<daytile-own-puzzle .context=${this.context} @daytile-own=${this.onChosen}></daytile-own-puzzle>`;
    return game === undefined ? nothing : this.drawing(game);
  }
}

customElements.define("daytile-owner", OwnerView);
