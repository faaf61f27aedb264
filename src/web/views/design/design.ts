/** <daytile-design>: draw a puzzle of your own, see its year at once, ask what would be better, keep it and share it. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { type Mirroring, mirrorings, rectangleOf } from "../../../core/design/board-edits.js";
import { cellAtPoint, type Design, emptyDesign, missingLabels } from "../../../core/design/design.js";
import {
  type DesignHistory,
  editRedone,
  editUndone,
  historyFrom,
  withEdit,
} from "../../../core/design/design-history.js";
import { designOf } from "../../../core/design/design-puzzle.js";
import type { DesignEdit } from "../../../core/design/edit.js";
import type { Point } from "../../../core/lattice/lattice.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { icon } from "../../icons.js";
import { browserShelf } from "../../settings.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { keepDesign, keptDesign } from "./kept.js";
import { canCountLive, countLive, type LiveYear, liveMap } from "./live.js";
import { labelPanel, type PanelState, piecePanel, troubleSentence } from "./panels.js";
import { downloadDesign, openDesignFile, shareDesign } from "./sharing.js";
import { labelOf, nearestPlace, type SheetPlace, sheetPlaces, sheetTemplate, unit } from "./sheet.js";
import { designStyles } from "./styles.js";
import { type Judged, judgedDesign } from "./trouble.js";
import "./what-if.js";

const designTools = ["draw", "box", "label", "piece"] as const;
type DesignTool = (typeof designTools)[number];

/** A stroke: where it began, all places it went over, and whether it erases. */
interface SheetStroke {
  readonly start: Point;
  readonly points: readonly Point[];
  readonly erases: boolean;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

class DesignView extends View {
  static override styles = [shared, designStyles];
  static override properties = {
    ...View.properties,
    history: { state: true },
    tool: { state: true },
    stroke: { state: true },
    cursor: { state: true },
    held: { state: true },
    size: { state: true },
    year: { state: true },
  };

  declare history: DesignHistory;
  declare tool: DesignTool;
  declare stroke: SheetStroke | undefined;
  declare cursor: number;
  declare held: Point | undefined;
  declare size: number;
  declare year: LiveYear | undefined;

  private judged: Judged = { puzzle: undefined, troubles: [], cells: [] };
  private places: readonly SheetPlace[] = [];
  private judgedOf: Design | undefined;
  private stop = new AbortController();

  constructor() {
    super();
    this.tool = "draw";
    this.cursor = 0;
    this.size = 5;
  }

  override disconnectedCallback(): void {
    this.stop.abort();
    super.disconnectedCallback();
  }

  private get design(): Design {
    return this.history.design;
  }

  private get emptyTitle(): Record<string, string> {
    return { [this.context.language.slice(0, 2)]: this.context.words.design.untitled };
  }

  override willUpdate(_changed: PropertyValues): void {
    this.history ??= historyFrom(keptDesign(browserShelf) ?? designOf(this.context.puzzle));
    if (this.judgedOf === this.design) return;
    this.judgedOf = this.design;
    this.judged = judgedDesign(this.design);
    this.places = sheetPlaces(this.design);
    this.cursor = Math.min(this.cursor, this.places.length - 1);
    void this.count(this.judged.puzzle);
  }

  /** What was counted of an earlier design is not wanted any more. */
  private async count(puzzle: Puzzle | undefined): Promise<void> {
    this.stop.abort();
    this.stop = new AbortController();
    const { signal } = this.stop;
    this.year = undefined;
    if (puzzle === undefined || !canCountLive(puzzle)) return;
    const year = await countLive(this.context, puzzle, signal).catch(() => undefined);
    if (!signal.aborted) this.year = year;
  }

  private take(history: DesignHistory): void {
    this.history = history;
    keepDesign(browserShelf, history.design);
  }

  private readonly edit = (edit: DesignEdit): void => this.take(withEdit(this.history, edit));
  private readonly undo = (): void => this.take(editUndone(this.history));
  private readonly redo = (): void => this.take(editRedone(this.history));

  /** From the page to the place under a pointer. */
  private placeOf({ clientX, clientY }: PointerEvent): SheetPlace | undefined {
    const matrix = this.renderRoot.querySelector<SVGSVGElement>(".board svg")?.getScreenCTM()?.inverse();
    if (matrix === undefined) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return nearestPlace(this.places, { x: x / unit, y: y / unit });
  }

  private readonly onDown = (event: PointerEvent): void => {
    const place = event.isPrimary && event.button === 0 ? this.placeOf(event) : undefined;
    if (place === undefined) return;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.cursor = this.places.indexOf(place);
    const erases = cellAtPoint(this.design, place.point) !== undefined;
    this.stroke = { start: place.point, points: [place.point], erases };
  };

  private readonly onMove = (event: PointerEvent): void => {
    const { stroke } = this;
    const place = stroke === undefined || !event.isPrimary ? undefined : this.placeOf(event);
    if (stroke === undefined || place === undefined || stroke.points.at(-1) === place.point) return;
    const { start } = stroke;
    const isBox = this.tool === "box";
    const points = isBox ? rectangleOf(this.design.lattice, start, place.point) : [...stroke.points, place.point];
    this.stroke = {
      ...stroke,
      points: isBox ? [...points.filter((each) => each !== place.point), place.point] : points,
    };
  };

  private readonly onUp = (): void => {
    const { stroke } = this;
    this.stroke = undefined;
    if (stroke !== undefined) this.finish(stroke);
  };

  private readonly letGo = (): void => {
    this.stroke = undefined;
  };

  private finish({ start, points, erases }: SheetStroke): void {
    const end = points.at(-1) ?? start;
    if (this.tool === "draw") this.edit({ edit: erases ? "erase" : "paint", points });
    else if (this.tool === "box") this.edit({ edit: "rectangle", from: start, to: end, erases });
    else if (this.tool === "piece") this.edit({ edit: "add-piece", shape: points });
    else if (points.length > 1) this.edit({ edit: "move-label", from: start, to: end });
    else this.tapLabel(start);
  }

  /** A blank cell gets the next label that waits; otherwise a label is picked up, and then put down. */
  private tapLabel(point: Point): void {
    const cell = cellAtPoint(this.design, point);
    const [next] = missingLabels(this.design);
    const { held } = this;
    this.held = undefined;
    if (held !== undefined) this.edit({ edit: "move-label", from: held, to: point });
    else if (cell?.id === null && next !== undefined) this.edit({ edit: "put-label", at: point, id: next });
    else if (cell !== undefined) this.held = point;
  }

  private moveCursor(key: string): void {
    const [down, right] = arrows[key] ?? [0, 0];
    const here = this.places[this.cursor];
    const next = this.places.findIndex(
      ({ row, column }) => row === (here?.row ?? 0) + down && column === (here?.column ?? 0) + right,
    );
    if (next >= 0) this.cursor = next;
  }

  /** The sheet may grow at its top or left: the cursor stays on its place. */
  private useTool(point: Point): void {
    const erases = cellAtPoint(this.design, point) !== undefined;
    if (this.tool === "label") this.tapLabel(point);
    else this.edit({ edit: erases ? "erase" : "paint", points: [point] });
    const places = sheetPlaces(this.design);
    this.cursor = Math.max(
      0,
      places.findIndex((place) => place.point.x === point.x && place.point.y === point.y),
    );
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const here = this.places[this.cursor];
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "z") event.shiftKey ? this.redo() : this.undo();
    else if (isCommand && event.key.toLowerCase() === "y") this.redo();
    else if (event.key in arrows) this.moveCursor(event.key);
    else if (event.key === " " && here !== undefined) this.useTool(here.point);
    else if (event.key === "Escape") this.held = undefined;
    else if (event.key === "Backspace" && here !== undefined) this.clearPlace(here.point);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  private clearPlace(point: Point): void {
    if (this.tool === "label") this.edit({ edit: "put-label", at: point, id: null });
    else this.edit({ edit: "erase", points: [point] });
  }

  private readonly onTitle = ({ target }: Event): void => {
    const text = (target as HTMLInputElement).value.trim();
    if (text !== "") this.edit({ edit: "title", language: this.context.language.slice(0, 2), text });
  };

  private readonly onLabelText = ({ target }: Event): void => {
    const id = this.held && cellAtPoint(this.design, this.held)?.id;
    const language = this.context.language.slice(0, 2);
    if (id != null) this.edit({ edit: "write-label", id, language, text: (target as HTMLInputElement).value.trim() });
  };

  private readonly onStart = async ({ target }: Event): Promise<void> => {
    const select = target as HTMLSelectElement;
    const { value } = select;
    select.value = "";
    if (value === "shown") this.edit({ edit: "replace", design: designOf(this.context.puzzle) });
    else if (value === "square" || value === "hex")
      this.edit({ edit: "replace", design: emptyDesign(value, this.emptyTitle) });
    else if (value === "file") await this.openFile();
  };

  private async openFile(): Promise<void> {
    const design = await openDesignFile();
    if (design === undefined) this.context.say(this.context.words.design.notRead);
    else this.edit({ edit: "replace", design });
  }

  private readonly onFound = ({ detail }: CustomEvent<DesignEdit>): void => this.edit(detail);

  private head(): TemplateResult {
    const { design: words, play } = this.context.words;
    const { title: texts } = this.design;
    const title = texts[this.context.language.slice(0, 2)] ?? Object.values(texts)[0] ?? "";
    const starts = ["shown", "square", "hex", "file"] as const;
    return html`<div class="head">
      <label class="title"><span>${words.title}</span><input type="text" dir="auto" maxlength="60" .value=${title} @change=${this.onTitle} /></label>
      <label class="start"><span class="unseen">${words.start}</span><select @change=${this.onStart}>
        <option value="">${words.start}</option>
        ${starts.map((each) => html`<option value=${each}>${words.starts[each]}</option>`)}
      </select></label>
      <button data-tool="undo" ?disabled=${this.history.past.length === 0} @click=${this.undo} aria-label=${play.undo} title=${play.undo}>${icon("undo")}</button>
      <button data-tool="redo" ?disabled=${this.history.future.length === 0} @click=${this.redo} aria-label=${play.redo} title=${play.redo}>${icon("redo")}</button>
    </div>`;
  }

  private toolButtons(): TemplateResult {
    const { design: words } = this.context.words;
    const choose = (tool: DesignTool) => (): void => {
      this.tool = tool;
      this.held = undefined;
    };
    return html`<div class="modes" role="group" aria-label=${words.toolsTitle}>
        ${designTools.map((tool) => html`<button data-mode=${tool} aria-pressed=${this.tool === tool} @click=${choose(tool)}>${words.tools[tool]}</button>`)}
      </div>
      <p class="how quiet">${words.howTo[this.tool]}</p>
      ${this.tool === "label" ? this.labelText() : this.mirrors()}`;
  }

  private mirrors(): TemplateResult | typeof nothing {
    const { design: words } = this.context.words;
    if (this.tool === "piece") return nothing;
    const mirror = (mirroring: Mirroring) => (): void => this.edit({ edit: "mirror", mirroring });
    return html`<div class="buttons">
      ${mirrorings.map((each) => html`<button data-mirror=${each} @click=${mirror(each)}>${words.mirrors[each]}</button>`)}
    </div>`;
  }

  private labelText(): TemplateResult | typeof nothing {
    const id = this.held && cellAtPoint(this.design, this.held)?.id;
    if (id == null) return nothing;
    const text = labelOf(this.design, id, this.context.language);
    return html`<label class="title"><span>${this.context.words.design.labelText}</span>
      <input type="text" dir="auto" maxlength="24" .value=${text} @change=${this.onLabelText} /></label>`;
  }

  private news(): TemplateResult {
    const { context, judged, year, design } = this;
    const { design: words } = context.words;
    if (judged.puzzle === undefined)
      return html`<ul class="troubles">${judged.troubles.slice(0, 4).map((each) => html`<li>${troubleSentence(context, design, each)}</li>`)}</ul>`;
    if (!canCountLive(judged.puzzle)) return html`<p>${words.tooMany}</p>`;
    if (year === undefined) return html`<p>${words.counting}</p>`;
    const { total, fewest, most, impossible } = year.figures;
    const written = (number: number): string => number.toLocaleString(context.language);
    return html`<p class=${impossible === 0 ? "good" : "bad"}>${impossible === 0 ? words.works : words.impossible(written(impossible))}</p>
      <p>${words.figures(written(total), written(fewest), written(most))}</p>
      ${liveMap(context, year)}`;
  }

  private keep(): TemplateResult {
    const { context } = this;
    const { puzzle } = this.judged;
    const { design: words } = context.words;
    const isUnready = puzzle === undefined;
    return html`<section class="keep">
      <button class="main" data-act="play" ?disabled=${isUnready} @click=${() => puzzle && shareDesign(context, puzzle, "play")}>${words.play}</button>
      <button data-act="share" ?disabled=${isUnready} @click=${() => puzzle && shareDesign(context, puzzle, "share")}>${words.share}</button>
      <button data-act="download" @click=${() => downloadDesign(this.design)}>${words.download}</button>
    </section>`;
  }

  private get panelState(): PanelState {
    const chooseSize = (size: number): void => {
      this.size = size;
    };
    return { context: this.context, design: this.design, size: this.size, edit: this.edit, chooseSize };
  }

  override render() {
    const { context, design, places, cursor, held } = this;
    const state = {
      context,
      design,
      places,
      cursor,
      held,
      stroke: this.stroke?.points ?? [],
      wrong: this.judged.cells,
    };
    return html`<div class="draw">${this.head()}
        <div class="place" data-using=${this.tool} @pointerdown=${this.onDown} @pointermove=${this.onMove} @pointerup=${this.onUp}
          @pointercancel=${this.letGo}>${sheetTemplate(state, this.onKey)}</div>
        ${this.toolButtons()}
      </div>
      <div class="panel">
        <section class="news" role="status">${this.news()}</section>
        ${labelPanel(this.panelState)} ${piecePanel(this.panelState)}
        <daytile-what-if .context=${context} .design=${design} .puzzle=${this.judged.puzzle} @daytile-found=${this.onFound}></daytile-what-if>
        ${this.keep()}
      </div>`;
  }
}

customElements.define("daytile-design", DesignView);
