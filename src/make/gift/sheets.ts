/** From what a machine makes to a map of it for the instructions: every plate or sheet with its file's name. */

import { capitalised } from "../../core/calendar/languages.js";
import type { Box, Figure, PictureInk, Size } from "../../core/drawing/picture.js";
import type { Point } from "../../core/lattice/lattice.js";
import { itemAt } from "../../core/text/list.js";
import type { LaserPart, Line } from "../laser/part.js";
import { drawText, type PageLook } from "../page.js";
import { findBounds, type Ring } from "../plane.js";
import { findFootprint } from "../solid/footprint.js";
import type { Plate } from "../solid/plate.js";
import { unitsPerMillimetre } from "../solid/ring.js";

/** An area of a sheet, in millimetres with y downwards. */
interface MapShape {
  readonly rings: readonly Ring[];
  readonly fill: PictureInk;
  /** What stands in its middle; empty for nothing. */
  readonly name: string;
}

/** A plate or a sheet as it is seen from above. */
export interface SheetMap {
  /** Of its file. */
  readonly file: string;
  readonly size: Size;
  readonly shapes: readonly MapShape[];
  /** Marks that aren't cut. */
  readonly marks: readonly Line[];
}

/** A plate of a 3D printer; its far edge is at the top of the map. */
export function makePlateMap(file: string, plate: Plate, size: Size, nameOf: (body: string) => string): SheetMap {
  const shapes = plate.map(({ body, dx, dy }): MapShape => {
    const inPlace = ({ x, y }: Ring[number]) => ({
      x: (x + dx) / unitsPerMillimetre,
      y: size.height - (y + dy) / unitsPerMillimetre,
    });
    const rings = findFootprint(body.mesh).map((ring) => ring.map(inPlace));
    return { rings, fill: body.ink ?? "frame", name: nameOf(body.name) };
  });
  return { file, size, shapes, marks: [] };
}

/** A sheet for the laser. */
export const makeCutMap = (file: string, parts: readonly LaserPart[], size: Size): SheetMap => ({
  file,
  size,
  shapes: parts.map(({ cut }) => ({ rings: cut, fill: "frame", name: "" })),
  marks: parts.flatMap(({ engrave, score }) => [...engrave, ...score]),
});

const writeNumber = (value: number): string => String(Math.round(value * 100) / 100);
const tracePath = (line: Line): string => `M${line.map(({ x, y }) => `${writeNumber(x)} ${writeNumber(y)}`).join("L")}`;

/** How much wider than high a name is. */
const nameShape = 3;
/** Places that are tried along each side. */
const tried = 24;

/** How far a place in an area is from its edges, across in widths of a name; negative outside. */
function measureRoom({ x, y }: Point, rings: readonly Ring[]): number {
  let [isInside, nearest] = [false, Number.POSITIVE_INFINITY];
  for (const ring of rings) {
    for (let i = 0, last = ring.length - 1; i < ring.length; last = i, i++) {
      const [a, b] = [itemAt(ring, last), itemAt(ring, i)];
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) isInside = !isInside;
      nearest = Math.min(nearest, measureDistanceToSide({ x: x / nameShape, y }, a, b));
    }
  }
  return isInside ? nearest : -nearest;
}

function measureDistanceToSide({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [(b.x - a.x) / nameShape, b.y - a.y];
  const [px, py] = [x - a.x / nameShape, y - a.y];
  const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** Where there is most room amid an area: clear of words on a lid, and on a piece rather than beside it. */
function clearPlace(rings: readonly Ring[], size: number): Point {
  const { left, right, top, bottom } = findBounds(rings);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  // Amid a frame there is nothing else, and the frame itself is narrow.
  if (measureRoom(middle, rings) < -size) return middle;
  const steps = Array.from({ length: tried }, (_, i) => (i + 0.5) / tried);
  const places = steps.flatMap((down) =>
    steps.map((across) => ({ x: left + (right - left) * across, y: top + (bottom - top) * down })),
  );
  const rooms = places.map((at) => measureRoom(at, rings));
  return places[rooms.indexOf(Math.max(...rooms))] ?? middle;
}

function drawNames(look: PageLook, { rings, name }: MapShape, size: number): Figure[] {
  if (name === "") return [];
  const { left, right } = findBounds(rings);
  const { x, y } = clearPlace(rings, size * 0.7);
  const width = right - left;
  const box = { left: x - width / 2, width, top: y - size / 2, height: size * 0.85 };
  return [drawText(look, box, capitalised(name, look.language), { size, ink: "text", bold: true, at: "middle" })];
}

/** As large as the room allows, with the name of the file below it. */
export function drawSheetMap(look: PageLook, { file, size, shapes, marks }: SheetMap, room: Box): Figure[] {
  const caption = 3.4;
  const scale = Math.min(room.width / size.width, (room.height - 3 * caption) / size.height);
  const at = { x: room.left + (room.width - size.width * scale) / 2, y: room.top };
  const figures: Figure[] = [
    {
      kind: "rect",
      box: { left: 0, top: 0, ...size },
      radius: 2,
      fill: "disc",
      stroke: "soft",
      lineWidth: 0.25 / scale,
    },
    ...shapes.map(
      ({ rings, fill }): Figure => ({
        kind: "path",
        path: rings.map((ring) => `${tracePath(ring)}Z`).join(""),
        fill,
        stroke: "soft",
        lineWidth: 0.15 / scale,
      }),
    ),
    { kind: "path", path: marks.map(tracePath).join(""), stroke: "soft", lineWidth: 0.1 / scale },
    ...shapes.flatMap((shape) => drawNames(look, shape, 2.8 / scale)),
  ];
  const below = { ...room, top: room.top + size.height * scale + caption * 0.6, height: caption };
  return [
    { kind: "group", at, scale, figures },
    drawText(look, below, file, { size: caption, ink: "text", at: "middle" }),
  ];
}
