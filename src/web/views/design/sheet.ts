/** From a design to the sheet that it is drawn on: all places that can be painted, with a grid for keys and readers. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { wordsOf } from "../../../core/calendar/languages.js";
import { cellAtPoint, type Design, pointKey } from "../../../core/design/design.js";
import { latticeNamed, type Point } from "../../../core/lattice/lattice.js";
import { limitOf } from "../../../core/puzzle/limits.js";
import { styled } from "../../../templates/styled.js";
import type { AppContext } from "../../context.js";

/** A place of the sheet, whether there is a cell or not. */
export interface SheetPlace {
  readonly point: Point;
  /** In the plane of the lattice. */
  readonly centre: Point;
  readonly row: number;
  readonly column: number;
}

/** A new sheet has room for a usual board, and around a board there is always room for more. */
const least = 9;
const margin = 1;
/** The largest board there can be, with its margins. */
const most = limitOf("columns") + 2 * margin;

function span(values: readonly number[], room: number): [number, number] {
  const [low, high] =
    values.length === 0 ? [0, least - 1] : [Math.min(...values) - margin, Math.max(...values) + margin];
  const lack = Math.max(0, room - (high - low + 1));
  return [low, Math.min(high + lack, low + most)];
}

/** The rows and columns of a sheet, in those of the lattice. */
export interface SheetFrame {
  readonly lattice: Design["lattice"];
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const joinedFrames = (a: SheetFrame, b: SheetFrame): SheetFrame => ({
  lattice: a.lattice,
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
});

/** The sheet around a design. It grows with what is drawn, but never shrinks or moves under somebody's hand. */
export function sheetFrame({ lattice: name, cells }: Design, before?: SheetFrame): SheetFrame {
  const lattice = latticeNamed(name);
  const grid = cells.map(({ point }) => lattice.toGrid(point));
  const around = (room: number): SheetFrame => {
    const [top, bottom] = span(
      grid.map(({ row }) => row),
      room,
    );
    const [left, right] = span(
      grid.map(({ column }) => column),
      room,
    );
    return { lattice: name, top, bottom, left, right };
  };
  const joined = before?.lattice === name ? joinedFrames(before, around(0)) : around(least);
  return joined.bottom - joined.top > most || joined.right - joined.left > most ? around(least) : joined;
}

/** All places from the first row to the last, in reading order. */
export function sheetPlaces(design: Design, frame: SheetFrame = sheetFrame(design)): SheetPlace[] {
  const lattice = latticeNamed(design.lattice);
  const places: SheetPlace[] = [];
  for (let row = frame.top; row <= frame.bottom; row++)
    for (let column = frame.left; column <= frame.right; column++) {
      const point = lattice.fromGrid(row, column);
      places.push({
        ...{ point, centre: lattice.centreInPlane(point) },
        ...{ row: row - frame.top, column: column - frame.left },
      });
    }
  return places;
}

/** In units of the picture; the centres of touching cells are so far apart. */
export const unit = 40;

export interface SheetBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function sheetBox(places: readonly SheetPlace[]): SheetBox {
  const [xs, ys] = [places.map(({ centre }) => centre.x), places.map(({ centre }) => centre.y)];
  const [left, top] = [Math.min(...xs) - 0.7, Math.min(...ys) - 0.7];
  const [width, height] = [Math.max(...xs) + 0.7 - left, Math.max(...ys) + 0.7 - top];
  return { left: left * unit, top: top * unit, width: width * unit, height: height * unit };
}

function outlineOf(design: Design, { point, centre }: SheetPlace, size: number): string {
  const lattice = latticeNamed(design.lattice);
  const corners = lattice.corners(point).map((corner) => lattice.cornerInPlane(corner));
  const at = (value: number, middle: number): number =>
    Math.round((middle + (value - middle) * size) * unit * 100) / 100;
  return corners.map(({ x, y }) => `${at(x, centre.x)},${at(y, centre.y)}`).join(" ");
}

/** What is printed on a cell with an id while no puzzle comes of it: its own label, the language's word, or the id. */
export function labelOf({ labels, fields }: Design, id: string, language: AppContext["language"]): string {
  const own = labels[language]?.[id];
  if (own !== undefined) return own;
  const words = wordsOf(language);
  const placeIn = (name: string): number =>
    fields.find((field) => field.name === name)?.choices.findIndex(({ cells }) => cells.includes(id)) ?? -1;
  return words.months[placeIn("month")] ?? words.weekdays[placeIn("weekday")] ?? labels.en?.[id] ?? id;
}

/** The class of every label, by id: those of a field have one size, that of the longest. */
export function labelSizes(design: Design, text: (id: string) => string): Map<string, string> {
  const ids = design.cells.flatMap(({ id }) => (id === null ? [] : [id]));
  const lengths = new Map(ids.map((id) => [id, [...text(id)].length]));
  for (const { choices } of design.fields) {
    const own = choices.flatMap(({ cells }) => cells).filter((id) => lengths.has(id));
    const longest = Math.max(...own.map((id) => lengths.get(id) ?? 0));
    for (const id of own) lengths.set(id, longest);
  }
  return new Map([...lengths].map(([id, length]) => [id, sizeOf(length)]));
}

const sizeOf = (length: number): string => (length > 7 ? "least" : length > 4 ? "tiny" : length > 3 ? "small" : "");

export interface SheetState {
  readonly context: AppContext;
  readonly design: Design;
  readonly places: readonly SheetPlace[];
  /** Under a finger that has not let go. */
  readonly stroke: readonly Point[];
  readonly cursor: number;
  /** The cell whose label was picked up. */
  readonly held: Point | undefined;
  /** Cells that something is wrong with. */
  readonly wrong: readonly Point[];
  /** What is printed on the cell with an id. */
  label(id: string): string;
}

function placeTemplate(state: SheetState, place: SheetPlace, sizes: ReadonlyMap<string, string>): TemplateResult {
  const { design, stroke, held, wrong, label: text } = state;
  const cell = cellAtPoint(design, place.point);
  const isIn = (list: readonly Point[]): boolean => list.some((each) => pointKey(each) === pointKey(place.point));
  const marks = [
    cell === undefined ? "free" : cell.id === null ? "cell blank" : "cell",
    isIn(stroke) ? "stroke" : "",
    isIn(wrong) ? "wrong" : "",
    held !== undefined && isIn([held]) ? "held" : "",
  ];
  const label = cell?.id == null ? "" : text(cell.id);
  const size = sizes.get(cell?.id ?? "") ?? "";
  return svg`<polygon class=${marks.join(" ")} points=${outlineOf(design, place, cell === undefined ? 0.9 : 0.96)} />
    ${label === "" ? nothing : svg`<text class=${size} x=${place.centre.x * unit} y=${place.centre.y * unit}>${label}</text>`}`;
}

function spoken({ context, design, label }: SheetState, { point, row, column }: SheetPlace): string {
  const { design: words } = context.words;
  const cell = cellAtPoint(design, point);
  if (cell === undefined) return words.noCell({ row: row + 1, column: column + 1 });
  return cell.id === null
    ? words.blankCell({ row: row + 1, column: column + 1 })
    : words.labelCell({ row: row + 1, column: column + 1, label: label(cell.id) });
}

function rowsOf(places: readonly SheetPlace[]): SheetPlace[][] {
  const rows: SheetPlace[][] = [];
  for (const place of places) {
    rows[place.row] ??= [];
    rows[place.row]?.push(place);
  }
  return rows;
}

function gridTemplate(state: SheetState, box: SheetBox, onKey: (event: KeyboardEvent) => void): TemplateResult {
  const { context, places, cursor, stroke } = state;
  const { design: words } = context.words;
  const here = places[cursor];
  const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;
  const cell = (place: SheetPlace): TemplateResult => {
    const isHere = place === here;
    const at = {
      left: percent((place.centre.x - 0.5) * unit - box.left, box.width),
      top: percent((place.centre.y - 0.5) * unit - box.top, box.height),
      width: percent(unit, box.width),
      height: percent(unit, box.height),
    };
    return html`<div role="gridcell" id=${`place-${place.row}-${place.column}`} class=${isHere ? "here" : ""}
      aria-selected=${stroke.some((each) => pointKey(each) === pointKey(place.point)) ? "true" : nothing}
      aria-label=${spoken(state, place)} style=${styled(at)}></div>`;
  };
  return html`<div class="grid" role="grid" tabindex="0" aria-label=${words.board} aria-describedby="keys"
      aria-activedescendant=${here === undefined ? nothing : `place-${here.row}-${here.column}`} @keydown=${onKey}>
      ${rowsOf(places).map((row) => html`<div role="row">${row.map(cell)}</div>`)}
    </div>
    <p class="unseen" id="keys">${words.instructions}</p>`;
}

export function sheetTemplate(state: SheetState, onKey: (event: KeyboardEvent) => void): TemplateResult {
  const box = sheetBox(state.places);
  const sizes = labelSizes(state.design, state.label);
  return html`<div class="board" style=${styled({ "--ratio": String(box.width / box.height) })}>
    <svg viewBox="${box.left} ${box.top} ${box.width} ${box.height}" aria-hidden="true">
      ${state.places.map((place) => placeTemplate(state, place, sizes))}
    </svg>
    ${gridTemplate(state, box, onKey)}
  </div>`;
}

/** The place nearest to a position in the plane. */
export function nearestPlace(places: readonly SheetPlace[], { x, y }: Point): SheetPlace | undefined {
  const distance = ({ centre }: SheetPlace): number => Math.hypot(centre.x - x, centre.y - y);
  return places.reduce<SheetPlace | undefined>(
    (best, next) => (best === undefined || distance(next) < distance(best) ? next : best),
    undefined,
  );
}
