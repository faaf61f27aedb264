/**
 * <daytile-board>: a puzzle to be played with hands, keys or a screen reader.
 *
 * It is handed a game and shows it; what a player does comes out as moves, and whoever made the board decides what
 * becomes of them by handing it the next game. It keeps nothing and knows no page around it.
 */

import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { guard } from "lit/directives/guard.js";
import type { Language } from "../core/calendar/languages.js";
import type { Size } from "../core/drawing/picture.js";
import { type Theme, themeNamed } from "../core/drawing/themes.js";
import type { Game, Move } from "../core/game/game.js";
import { board as englishBoard } from "../core/locales/en/board.generated.js";
import { cellLabels } from "../core/puzzle/labels.js";
import { type PagePen, patternTemplates } from "../templates/page-pen.js";
import { styled } from "../templates/styled.js";
import { boxStyle, cellGrid, pieceButtons } from "./access.js";
import { animateRefusal, animateTurn } from "./animations.js";
import { onShapeWords } from "./described.js";
import { Desk, type DeskListener, type Hand, type News, type Way } from "./desk.js";
import { Keyboard } from "./keyboard.js";
import { type DeskLayout, layoutFor } from "./layout.js";
import { type Marks, noMarks } from "./marks.js";
import { ghostTemplate, pieceTemplates, type Scenery, slotTemplates } from "./pieces.js";
import { PointerHand } from "./pointer.js";
import { boardOffset, type Drag, outerTransform, poseOf, turnedGrip } from "./pose.js";
import { marksTemplate } from "./rings.js";
import { boardTemplate, fitLabels, glowTemplate, sheenTemplate, trayTemplate } from "./scenery.js";
import { type BoardSpeaker, sentenceOf } from "./speech.js";
import { boardStyles } from "./styles.js";
import type { Turn } from "./turning.js";
import type { BoardWords, PlaceFault } from "./words.js";

// For whoever draws something over a board: where things are, and how pieces turn.
export { boardOffset, innerTransform, outerTransform, type Pose, plus } from "./pose.js";
export { type Turn, type Turning, turningOf } from "./turning.js";

/** What the board tells, as `detail` of events of these names. */
export interface BoardEvents {
  /** The player made a move. */
  "daytile-move": { readonly move: Move };
  /** A piece was taken, turned, or let go. */
  "daytile-hand": {
    /** Whether there is a piece that a turn would be meant for. */
    readonly held: boolean;
    readonly mayFlip: boolean;
    readonly faces: readonly number[];
    /** How a hand holds a piece; undefined while it is empty. */
    readonly way: Way | undefined;
    /** Why it cannot go where it is held. */
    readonly misfit: PlaceFault | undefined;
  };
  /** What the hand did, as it is spoken. */
  "daytile-news": { readonly news: readonly News[] };
}

let boards = 0;

/** In milliseconds: labels of other fonts are measured only if theirs don't come. */
const fontPatience = 250;

export class DaytileBoard extends LitElement {
  static override styles = boardStyles;
  static override properties = {
    game: { attribute: false },
    theme: { attribute: false },
    words: { attribute: false },
    language: { attribute: false },
    marks: { attribute: false },
    faces: { attribute: false },
    solved: { type: Boolean },
    moves: { type: Boolean },
    room: { state: true },
  };

  declare game: Game;
  declare theme: Theme;
  declare words: BoardWords;
  declare language: Language;
  declare marks: Marks;
  /** By copy: the orientations that pieces have in the tray at first. */
  declare faces: readonly number[];
  /** Whether to celebrate. */
  declare solved: boolean;
  /** Whether things may move by themselves. */
  declare moves: boolean;
  declare private room: Size;

  desk!: Desk;
  layout!: DeskLayout;
  drag: Drag | undefined;
  lastCopy: number | undefined;
  private order: number[] = [];
  private labels: readonly string[] = [];
  private spoken = "";
  private isStill = false;
  private readonly names = `daytile-${++boards}`;
  private fonts = 0;
  private fitted: readonly unknown[] = [];
  private isFitDue = false;
  private readonly pointer = new PointerHand(this);
  private readonly keyboard = new Keyboard(this);
  private readonly watch = new ResizeObserver(() => this.measure());

  constructor() {
    super();
    this.theme = themeNamed("light");
    this.words = englishBoard;
    this.language = "en";
    this.marks = noMarks;
    this.faces = [];
    this.solved = false;
    this.moves = true;
    this.room = { width: 0, height: 0 };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    onShapeWords(this, () => this.requestUpdate());
    this.watch.observe(this);
    this.addEventListener("keydown", this.keyboard.down);
    this.addEventListener("keyup", this.keyboard.up);
    // Only listeners that say so beforehand may keep a page from scrolling.
    this.addEventListener("wheel", this.onWheel, { passive: false });
    this.addEventListener("touchstart", this.onTouch, { passive: false });
    document.fonts.addEventListener("loadingdone", this.onFonts);
  }

  override disconnectedCallback(): void {
    this.watch.disconnect();
    this.removeEventListener("keydown", this.keyboard.down);
    this.removeEventListener("keyup", this.keyboard.up);
    this.removeEventListener("wheel", this.onWheel);
    this.removeEventListener("touchstart", this.onTouch);
    document.fonts.removeEventListener("loadingdone", this.onFonts);
    super.disconnectedCallback();
  }

  private measure(): void {
    const { clientWidth: width, clientHeight: height } = this;
    if (width !== this.room.width || height !== this.room.height) this.room = { width, height };
  }

  override willUpdate(changed: PropertyValues): void {
    if (this.game === undefined) return;
    const isNew = this.desk === undefined || this.desk.game.puzzle !== this.game.puzzle;
    if (isNew) this.newDesk();
    else if (changed.has("game")) this.desk.setGame(this.game);
    if (isNew || changed.has("language")) this.labels = cellLabels(this.game.puzzle, this.language);
    if (isNew || changed.has("faces")) this.takeFaces();
    if (isNew || changed.has("room")) this.arrange();
  }

  private newDesk(): void {
    this.desk = new Desk(this.game, this.listener);
    this.order = [...this.desk.table.copies.keys()];
    this.lastCopy = undefined;
    this.drag = undefined;
  }

  /** Those that a puzzle has; what was kept may belong to another version of it. */
  private takeFaces(): void {
    const { desk } = this;
    desk.faces = desk.faces.map((face, copy) => {
      const wanted = this.faces[copy] ?? face;
      return desk.table.turning(copy).shapes[wanted] === undefined || desk.lying.has(copy) ? face : wanted;
    });
  }

  /** Nothing glides while the room changes. */
  private arrange(): void {
    this.layout = layoutFor(this.desk.table.things(), this.room);
    this.isStill = true;
    requestAnimationFrame(() => {
      this.isStill = false;
      // Nothing else has changed: the templates needn't be gone through for it.
      this.renderRoot.querySelector(".stage")?.classList.remove("still");
    });
  }

  private readonly listener: DeskListener = {
    changed: () => this.deskChanged(),
    move: (move) => this.emit("daytile-move", { move }),
    tell: (news) => this.speak(news),
    turned: (copy, turn) => this.showTurn(copy, turn),
  };

  private emit<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  private deskChanged(): void {
    const { desk } = this;
    const copy = desk.hand?.copy;
    if (copy !== undefined) this.toFront(copy);
    this.requestUpdate();
    this.tellHand();
  }

  private tellHand(): void {
    const { hand, table, faces, misfit } = this.desk;
    const active = hand?.copy ?? this.lastCopy;
    const mayFlip = active === undefined || table.copy(active).mayFlip;
    this.emit("daytile-hand", { held: active !== undefined, mayFlip, faces, way: hand?.way, misfit });
  }

  private toFront(copy: number): void {
    this.lastCopy = copy;
    if (this.order.at(-1) !== copy) this.order = [...this.order.filter((other) => other !== copy), copy];
  }

  private get speaker(): BoardSpeaker {
    return { desk: this.desk, language: this.language, words: this.words, labels: this.labels };
  }

  private speak(news: readonly News[]): void {
    const text = news.map((each) => sentenceOf(this.speaker, each)).join(" ");
    // The same sentence twice would not be spoken twice.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
    this.emit("daytile-news", { news });
    this.requestUpdate();
  }

  /** Turns the piece in the hand, or the one that was there last, wherever it is now. */
  turn(turn: Turn): void {
    this.desk.turn(turn, this.desk.hand?.copy ?? this.lastCopy);
  }

  private showTurn(copy: number, turn: Turn): void {
    const { desk, drag } = this;
    const { degrees } = desk.table;
    if (drag !== undefined && desk.hand?.copy === copy) this.turnInFingers(drag, desk.hand, turn);
    this.pointer.hoverAgain();
    if (!this.moves) return;
    void this.updateComplete.then(() => animateTurn(this.pieceElement(copy), this.poseOf(copy), turn, degrees));
  }

  private turnInFingers(drag: Drag, { copy, orientation: after }: Hand, turn: Turn): void {
    const { table } = this.desk;
    const before = this.turnedFrom(copy, after, turn);
    const [from, to] = [table.drawing(copy, before).centre, table.drawing(copy, after).centre];
    this.drag = { ...drag, grip: turnedGrip(drag.grip, from, to, turn, table.degrees) };
  }

  private turnedFrom(copy: number, after: number, turn: Turn): number {
    return this.desk.table.turning(copy)[turn].indexOf(after);
  }

  private pieceElement(copy: number): SVGGElement | null {
    return this.renderRoot.querySelector<SVGGElement>(`.outer[data-copy="${copy}"]`);
  }

  refuse(copy: number): void {
    if (this.moves) animateRefusal(this.pieceElement(copy));
  }

  surface(): Element {
    return this.renderRoot.querySelector("svg") ?? this;
  }

  elementAt({ clientX, clientY }: MouseEvent): Element | null {
    return this.shadowRoot?.elementFromPoint(clientX, clientY) ?? null;
  }

  poseOf(copy: number) {
    return poseOf(this.desk, this.layout, copy, this.drag);
  }

  /** While a piece is dragged, nothing but its place on the screen changes: no template is drawn anew. */
  dragTo(drag: Drag | undefined): void {
    const isSameDrag = drag !== undefined && this.drag !== undefined;
    this.drag = drag;
    const copy = this.desk.hand?.copy;
    const element = isSameDrag && copy !== undefined ? this.pieceElement(copy) : null;
    if (element === null || drag === undefined) this.requestUpdate();
    else element.style.transform = outerTransform(drag);
  }

  ghostChanged(): void {
    this.requestUpdate();
    this.tellHand();
  }

  takeFocus(): void {
    this.keyboard.leave();
  }

  private readonly take = (copy: number): void => {
    this.desk.pickUp(copy, "keys");
    this.keyboard.focusBoard();
  };

  /** Labels are measured when they or the fonts are new, not with every move. */
  override updated(): void {
    if (this.desk === undefined || this.room.width === 0) return;
    const { puzzle, uncovered } = this.desk.game;
    const wanted = [puzzle, uncovered, this.language, this.theme, this.fonts];
    if (wanted.every((value, i) => value === this.fitted[i])) return;
    // Until the fonts are there, labels are about right: measuring them by others would only keep the board waiting.
    const isEarly = this.fitted.length === 0 && document.fonts.status === "loading" && !this.isFitDue;
    if (isEarly) this.fitSoon();
    else {
      this.fitted = wanted;
      fitLabels(this.renderRoot);
    }
  }

  /** Fonts may be long in coming. */
  private fitSoon(): void {
    setTimeout(() => {
      this.isFitDue = true;
      this.requestUpdate();
    }, fontPatience);
  }

  private readonly onFonts = (): void => {
    this.fonts++;
    this.requestUpdate();
  };

  private readonly onWheel = (event: WheelEvent): void => {
    if (this.desk !== undefined) this.pointer.wheel(event);
  };

  /** Some browsers do not heed `touch-action` within a picture. */
  private readonly onTouch = (event: Event): void => {
    const [target] = event.composedPath();
    if (event.cancelable && target instanceof Element && target.closest("[data-copy]") !== null) event.preventDefault();
  };

  private picture(pen: PagePen): TemplateResult {
    const { desk, layout, drag, order, language } = this;
    const scenery: Scenery = { desk, layout, pen, drag, order };
    const { x, y } = boardOffset(desk, layout);
    const { game, table } = desk;
    return svg`<defs>${patternTemplates(pen, table.copies.length)}${sheenTemplate(pen)}</defs>
      <g class="scenery">${trayTemplate(layout)}
        <g transform=${`translate(${x} ${y})`}>
          ${guard([game.puzzle, game.uncovered, language, pen.theme], () => boardTemplate(desk, language, pen))}
        </g>
      </g>
      ${slotTemplates(scenery)} ${ghostTemplate(scenery)} ${pieceTemplates(scenery)}
      ${this.solved ? glowTemplate(desk, layout, pen) : nothing} ${marksTemplate(desk, layout, pen, this.marks)}`;
  }

  /** Cells are named anew when something about them has changed, not while a piece is carried over them. */
  private cells(prefix: string): unknown {
    const { desk, layout, words, labels, speaker } = this;
    return guard([desk.game, desk.cursor, layout, words, labels], () => cellGrid(speaker, layout, prefix));
  }

  override render() {
    if (this.desk === undefined || this.room.width === 0) return html``;
    const { layout, names: prefix, theme } = this;
    const size = { width: `${layout.width * layout.scale}px`, height: `${layout.height * layout.scale}px` };
    const classes = { stage: true, still: this.isStill, solved: this.solved, keyed: this.keyboard.isUsed };
    return html`<div class=${classMap(classes)} style=${styled(size)}>
      <svg viewBox="0 0 ${layout.width} ${layout.height}" aria-hidden="true"
        @pointerdown=${this.pointer.down} @pointermove=${this.pointer.move} @pointerup=${this.pointer.up}
        @pointercancel=${this.pointer.cancel} @lostpointercapture=${this.pointer.lost}
        @mousedown=${prevent} @contextmenu=${prevent}>
        ${this.picture({ theme, prefix })}
      </svg>
      ${pieceButtons(this.speaker, layout, this.take)} ${this.cells(prefix)}
      <div class="in-tray" style=${boxStyle(layout.tray, layout.scale)}><slot></slot></div>
      <p class="unseen" role="status">${this.spoken}</p>
    </div>`;
  }
}

/** Keeps the focus where it is, and long presses from opening menus. */
const prevent = (event: Event): void => event.preventDefault();

customElements.define("daytile-board", DaytileBoard);
