/** <daytile-design>: draw your own puzzle, see its year at once, ask what would be better, keep it and share it. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { cellAtPoint, type Design, missingLabels } from "../../../core/design/design.js";
import {
  type DesignHistory,
  editRedone,
  editUndone,
  historyFrom,
  withEdit,
} from "../../../core/design/design-history.js";
import { designOf } from "../../../core/design/design-puzzle.js";
import type { DesignEdit } from "../../../core/design/edit.js";
import { choiceOf } from "../../../core/design/label-edits.js";
import type { Point } from "../../../core/lattice/lattice.js";
import { cellLabel } from "../../../core/puzzle/labels.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { dotStyles } from "../../coach/dots.js";
import { icon } from "../../icons.js";
import { browserShelf } from "../../settings.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { boardTools, labelTools, shiftBy } from "./board-tools.js";
import { FaultSpeaker } from "./fault-voice.js";
import { keepPanel } from "./keep-panel.js";
import { keepDesign, keptDesign, nameOfDesign } from "./kept.js";
import { canCountLive, countLive, type LiveYear, rateLive } from "./live.js";
import { newsTemplate } from "./news.js";
import { panelStyles } from "./panel-styles.js";
import { labelPanel, type PanelState, piecePanel } from "./panels.js";
import {
  labelOf,
  nearestPlace,
  type SheetFrame,
  type SheetPlace,
  sheetFrame,
  sheetPlaces,
  sheetTemplate,
  unit,
} from "./sheet.js";
import { designChosen, linkForm, startMenu } from "./start.js";
import { type DesignTool, designTools, editOfStroke, type SheetStroke, strokeTo, strokeToggled } from "./strokes.js";
import { designStyles } from "./styles.js";
import { type Judged, judgedDesign, nothingJudged } from "./trouble.js";
import "./what-if.js";

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

class DesignView extends View {
  static override styles = [shared, dotStyles, panelStyles, designStyles];
  static override properties = {
    ...View.properties,
    history: { state: true },
    tool: { state: true },
    stroke: { state: true },
    cursor: { state: true },
    held: { state: true },
    spreads: { state: true },
    asksLink: { state: true },
    size: { state: true },
    year: { state: true },
  };

  declare history: DesignHistory;
  declare tool: DesignTool;
  declare stroke: SheetStroke | undefined;
  declare cursor: number;
  declare held: Point | undefined;
  /** Whether the next blank cell is one more for the label that is held. */
  declare spreads: boolean;
  /** Whether somebody is about to paste a link. */
  declare asksLink: boolean;
  declare size: number;
  declare year: LiveYear | undefined;

  private judged: Judged = nothingJudged;
  private frame: SheetFrame | undefined;
  private places: readonly SheetPlace[] = [];
  private judgedOf: Design | undefined;
  private stop = new AbortController();
  private readonly speaker = new FaultSpeaker(() => this.requestUpdate());

  constructor() {
    super();
    this.tool = "draw";
    this.cursor = 0;
    this.size = 5;
    this.spreads = false;
    this.asksLink = false;
  }

  override disconnectedCallback(): void {
    this.stop.abort();
    super.disconnectedCallback();
  }

  private get design(): Design {
    return this.history.design;
  }

  /** Its own title and labels are written in this one. */
  private get tag(): string {
    return this.context.language.slice(0, 2);
  }

  override willUpdate(_changed: PropertyValues): void {
    this.history ??= historyFrom(keptDesign(browserShelf) ?? designOf(this.context.puzzle));
    if (this.judgedOf === this.design) return;
    this.judgedOf = this.design;
    this.judged = judgedDesign(this.design);
    this.laySheet();
    void this.count(this.judged.puzzle);
  }

  /** The sheet may grow at its top or left: the cursor stays on its place. */
  private laySheet(): void {
    const here = this.places[this.cursor]?.point;
    this.frame = sheetFrame(this.design, this.frame);
    this.places = sheetPlaces(this.design, this.frame);
    const same = this.places.findIndex(({ point }) => point.x === here?.x && point.y === here?.y);
    this.cursor = Math.max(0, same);
  }

  /** What was counted of an earlier design is not wanted any more. */
  private async count(puzzle: Puzzle | undefined): Promise<void> {
    this.stop.abort();
    this.stop = new AbortController();
    const { signal } = this.stop;
    this.year = undefined;
    if (puzzle === undefined || !canCountLive(puzzle)) return;
    const year = await countLive(this.context, puzzle, signal).catch(() => undefined);
    if (signal.aborted || year === undefined) return;
    this.year = year;
    rateLive(year, signal, (rated) => {
      this.year = rated;
    });
  }

  private take(history: DesignHistory): void {
    this.history = history;
    keepDesign(browserShelf, history.design);
  }

  private readonly edit = (edit: DesignEdit): void => this.take(withEdit(this.history, edit));
  private readonly undo = (): void => this.take(editUndone(this.history));
  private readonly redo = (): void => this.take(editRedone(this.history));

  /** Another design has its own sheet. */
  private readonly startFrom = (design: Design): void => {
    this.frame = undefined;
    this.letGo();
    this.asksLink = false;
    this.edit({ edit: "replace", design });
  };

  private readonly onStart = async (value: string): Promise<void> => {
    this.asksLink = value === "link";
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>("input[name=link]")?.focus();
    if (this.asksLink || value === "") return;
    const design = await designChosen(this.context, value);
    if (design !== undefined) this.startFrom(design);
  };

  /** From the page to the place under a pointer. */
  private placeOf({ clientX, clientY }: PointerEvent): SheetPlace | undefined {
    const matrix = this.renderRoot.querySelector<SVGSVGElement>(".board svg")?.getScreenCTM()?.inverse();
    if (matrix === undefined) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return nearestPlace(this.places, { x: x / unit, y: y / unit });
  }

  private strokeFrom(point: Point): SheetStroke {
    return { start: point, points: [point], erases: cellAtPoint(this.design, point) !== undefined };
  }

  private readonly onDown = (event: PointerEvent): void => {
    const place = event.isPrimary && event.button === 0 ? this.placeOf(event) : undefined;
    if (place === undefined) return;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.cursor = this.places.indexOf(place);
    this.stroke = this.strokeFrom(place.point);
  };

  private readonly onMove = (event: PointerEvent): void => {
    const place = this.stroke === undefined || !event.isPrimary ? undefined : this.placeOf(event);
    if (place !== undefined) this.goOn(place.point);
  };

  /** To some browsers a quick stroke is a fling, even where nothing scrolls, and the next tap only stops it: no click. */
  private readonly onTouchMove = {
    handleEvent: (event: Event): void => {
      if (event.cancelable) event.preventDefault();
    },
    passive: false,
  };

  private goOn(point: Point): void {
    const { lattice } = this.design;
    if (this.stroke !== undefined)
      this.stroke = strokeTo(this.stroke, point, this.tool, { lattice, places: this.places });
  }

  private readonly finish = (): void => {
    const { stroke } = this;
    this.stroke = undefined;
    const edit = stroke && editOfStroke(this.tool, stroke);
    if (edit !== undefined) this.edit(edit);
    else if (stroke !== undefined) this.tapLabel(stroke.start);
  };

  private readonly letGo = (): void => {
    this.stroke = undefined;
    this.held = undefined;
    this.spreads = false;
  };

  private get heldId(): string | undefined {
    return (this.held && cellAtPoint(this.design, this.held)?.id) ?? undefined;
  }

  /** A blank cell gets the next label that waits; otherwise a label is picked up, and then put down. */
  private tapLabel(point: Point): void {
    const cell = cellAtPoint(this.design, point);
    const [next] = missingLabels(this.design);
    const { held, heldId, spreads } = this;
    this.letGo();
    const owner = spreads && heldId !== undefined && cell?.id === null ? choiceOf(this.design, heldId) : undefined;
    if (owner !== undefined) this.edit({ edit: "spread", field: owner.field, choice: owner.choice, to: point });
    else if (held !== undefined) this.edit({ edit: "move-label", from: held, to: point });
    else if (cell?.id === null && next !== undefined) this.edit({ edit: "put-label", at: point, id: next });
    else if (cell !== undefined && cell.id !== null) this.held = point;
  }

  private moveCursor([down, right]: readonly [number, number]): void {
    const here = this.places[this.cursor];
    const next = this.places.findIndex(
      ({ row, column }) => row === (here?.row ?? 0) + down && column === (here?.column ?? 0) + right,
    );
    const place = this.places[next];
    if (place === undefined) return;
    this.cursor = next;
    if (this.tool === "box") this.goOn(place.point);
  }

  /** A rectangle has two corners, and a piece as many cells as somebody marks. */
  private useTool(point: Point): void {
    if (this.tool === "label") this.tapLabel(point);
    else if (this.tool === "piece") this.stroke = strokeToggled(this.stroke, point);
    else if (this.tool === "box" && this.stroke === undefined) this.stroke = this.strokeFrom(point);
    else {
      this.stroke ??= this.strokeFrom(point);
      this.finish();
    }
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const here = this.places[this.cursor];
    const arrow = arrows[event.key];
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "z") event.shiftKey ? this.redo() : this.undo();
    else if (isCommand && event.key.toLowerCase() === "y") this.redo();
    else if (arrow !== undefined && event.shiftKey) this.edit(shiftBy(this.design, arrow));
    else if (arrow !== undefined) this.moveCursor(arrow);
    else if (event.key === " " && here !== undefined) this.useTool(here.point);
    else if (event.key === "Enter" && this.stroke !== undefined) this.finish();
    else if (event.key === "Escape") this.letGo();
    else if (event.key === "Backspace" && here !== undefined) this.clearPlace(here.point);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  private clearPlace(point: Point): void {
    if (this.tool === "label") this.makeBlank(point);
    else this.edit({ edit: "erase", points: [point] });
  }

  /** A choice of several cells is left with the others; a single one waits for another cell. */
  private makeBlank(point: Point): void {
    const id = cellAtPoint(this.design, point)?.id;
    const isOneOfMany = id != null && (choiceOf(this.design, id)?.cells.length ?? 0) > 1;
    this.letGo();
    this.edit(isOneOfMany ? { edit: "gather", id } : { edit: "put-label", at: point, id: null });
  }

  private readonly onTitle = ({ target }: Event): void => {
    const text = (target as HTMLInputElement).value.trim();
    if (text !== "") this.edit({ edit: "title", language: this.tag, text });
  };

  private readonly onFound = ({ detail }: CustomEvent<DesignEdit>): void => this.edit(detail);

  private head(): TemplateResult {
    const { design: words, play } = this.context.words;
    const title = nameOfDesign(this.design, this.tag);
    return html`<div class="head">
      <label class="title"><span>${words.title}</span><input type="text" dir="auto" maxlength="60" .value=${title} @change=${this.onTitle} /></label>
      ${startMenu(this.context, this.onStart)}
      <button data-tool="undo" ?disabled=${this.history.past.length === 0} @click=${this.undo} aria-label=${play.undo} title=${play.undo}>${icon("undo")}</button>
      <button data-tool="redo" ?disabled=${this.history.future.length === 0} @click=${this.redo} aria-label=${play.redo} title=${play.redo}>${icon("redo")}</button>
    </div>
    ${this.asksLink ? linkForm(this.context, this.startFrom, () => this.onStart("")) : nothing}`;
  }

  private toolButtons(): TemplateResult {
    const { context, design, edit, held } = this;
    const { design: words } = context.words;
    const choose = (tool: DesignTool) => (): void => {
      this.tool = tool;
      this.letGo();
    };
    const spread = (): void => {
      this.spreads = !this.spreads;
    };
    const blank = (): void => held && this.makeBlank(held);
    const label = { id: this.heldId, text: this.labelText, spreads: this.spreads, spread, blank };
    return html`<div class="modes" role="group" aria-label=${words.toolsTitle}>
        ${designTools.map((tool) => html`<button data-mode=${tool} aria-pressed=${this.tool === tool} @click=${choose(tool)}>${words.tools[tool]}</button>`)}
      </div>
      <p class="how quiet">${this.spreads ? words.spreading : words.howTo[this.tool]}</p>
      ${this.tool === "label" ? labelTools({ context, design, edit }, label) : nothing}
      ${this.tool === "draw" || this.tool === "box" ? boardTools({ context, design, edit }) : nothing}`;
  }

  /** What will be printed on the cell with an id, as soon as a puzzle comes of the design; until then, nearly. */
  private readonly labelText = (id: string): string => {
    const cell = this.judged.puzzle?.board.cells.find((each) => each.id === id);
    return this.judged.puzzle !== undefined && cell !== undefined
      ? cellLabel(this.judged.puzzle, cell, this.context.language)
      : labelOf(this.design, id, this.context.language);
  };

  private readonly fill = (): void => {
    this.renderRoot.querySelector("daytile-what-if")?.dispatchEvent(new Event("daytile-fill"));
  };

  private get panelState(): PanelState {
    const chooseSize = (size: number): void => {
      this.size = size;
    };
    const { context, design, judged, size, edit } = this;
    return { context, design, judged, size, edit, chooseSize };
  }

  override render() {
    const { context, design, judged, year, edit, fill } = this;
    const state = {
      ...{ context, design, places: this.places, cursor: this.cursor, held: this.held, label: this.labelText },
      ...{ stroke: this.stroke?.points ?? [], wrong: judged.cells },
    };
    return html`<div class="draw">${this.head()}
        <div class="place" data-using=${this.tool} @pointerdown=${this.onDown} @pointermove=${this.onMove} @pointerup=${this.finish}
          @pointercancel=${this.letGo} @touchmove=${this.onTouchMove}>${sheetTemplate(state, this.onKey)}</div>
        ${this.toolButtons()}
      </div>
      <div class="panel">
        <section class="news" role="status">${newsTemplate({ context, design, judged, year, edit, fill, speaker: this.speaker })}</section>
        ${labelPanel(this.panelState)} ${piecePanel(this.panelState)}
        <daytile-what-if .context=${context} .design=${design} .puzzle=${judged.puzzle} @daytile-found=${this.onFound}></daytile-what-if>
        ${keepPanel({ context, design, puzzle: judged.puzzle, renderRoot: this.renderRoot }, () => this.requestUpdate())}
      </div>`;
  }
}

customElements.define("daytile-design", DesignView);
