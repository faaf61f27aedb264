/** From bodies to places on plates: copies side by side in rows, turned where that helps, on as few plates as they need. */

import type { Size } from "../../core/drawing/picture.js";
import type { Body } from "./bodies.js";
import type { Mesh } from "./mesh.js";
import { unitsPerMillimetre } from "./ring.js";

/** A copy of a body, and by how much it is moved; in whole units. */
export interface Placed {
  readonly body: Body;
  readonly dx: number;
  readonly dy: number;
}

export type Plate = readonly Placed[];

interface Box {
  readonly body: Body;
  readonly left: number;
  readonly front: number;
  readonly width: number;
  readonly depth: number;
}

function rangeOf(values: readonly number[]): { min: number; max: number } {
  return values.reduce(({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }), {
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  });
}

function findBodyBox(body: Body): Box {
  const { vertices } = body.mesh;
  const [xs, ys] = [rangeOf(vertices.map(({ x }) => x)), rangeOf(vertices.map(({ y }) => y))];
  return { body, left: xs.min, front: ys.min, width: xs.max - xs.min, depth: ys.max - ys.min };
}

const inMillimetres = (width: number, depth: number): Size => ({
  width: width / unitsPerMillimetre,
  height: depth / unitsPerMillimetre,
});

export function measureBody(body: Body): Size {
  const { width, depth } = findBodyBox(body);
  return inMillimetres(width, depth);
}

/** From the corner of the bed to the last body, without the gap behind it. */
export function measurePlate(plate: Plate): Size {
  const ends = plate.map(({ body, dx, dy }) => {
    const { left, front, width, depth } = findBodyBox(body);
    return { x: left + width + dx, y: front + depth + dy };
  });
  return inMillimetres(Math.max(...ends.map(({ x }) => x)), Math.max(...ends.map(({ y }) => y)));
}

/** By a quarter to the left. */
function turnBody(body: Body): Body {
  const turned = ({ vertices, facets }: Mesh): Mesh => ({
    vertices: vertices.map(({ x, y, z }) => ({ x: -y, y: x, z })),
    facets,
  });
  const inlay = body.inlay === undefined ? {} : { inlay: { ...body.inlay, mesh: turned(body.inlay.mesh) } };
  return { ...body, mesh: turned(body.mesh), ...inlay };
}

/** The deepest first, so that rows waste little. */
function sortIntoRows(boxes: readonly Box[]): Box[] {
  const sorted = [...boxes].sort((a, b) => b.depth - a.depth || b.width - a.width);
  return sorted.flatMap((box) => Array.from({ length: box.body.copies }, () => box));
}

export interface Bed {
  /** In millimetres; undefined where there is no end of room. */
  readonly size: Size | undefined;
  readonly gap: number;
}

/** A little wider than deep where nobody says how large the bed is. */
const shapeOfPlate = 1.3;

interface Room {
  readonly width: number;
  readonly depth: number;
  readonly gap: number;
}

function roomFor(boxes: readonly Box[], { size, gap: millimetres }: Bed): Room {
  const gap = Math.round(millimetres * unitsPerMillimetre);
  if (size !== undefined) {
    const inside = (side: number): number => side * unitsPerMillimetre - 2 * gap;
    return { width: inside(size.width), depth: inside(size.height), gap };
  }
  const area = boxes.reduce((sum, { width, depth }) => sum + (width + gap) * (depth + gap), 0);
  const width = Math.max(Math.sqrt(area) * shapeOfPlate, ...boxes.map((box) => box.width));
  return { width, depth: Number.POSITIVE_INFINITY, gap };
}

/** Takes out of those that wait what fits into one row. */
function rowFrom(waiting: Box[], { width: widest, gap }: Room): Box[] {
  const row: Box[] = [];
  let width = 0;
  for (const box of [...waiting]) {
    if (row.length > 0 && width + box.width > widest) continue;
    row.push(box);
    waiting.splice(waiting.indexOf(box), 1);
    width += box.width + gap;
  }
  return row;
}

function placeBody(row: readonly Box[], y: number, gap: number): Placed[] {
  let x = gap;
  return row.map(({ body, left, front, width }) => {
    const at = { body, dx: x - left, dy: y + gap - front };
    x += width + gap;
    return at;
  });
}

/** In rows from the front to the back, then on another plate. */
function layInRows(boxes: readonly Box[], room: Room): Plate[] {
  const waiting = sortIntoRows(boxes);
  const plates: Placed[][] = [[]];
  let y = 0;
  while (waiting.length > 0) {
    const row = rowFrom(waiting, room);
    const depth = Math.max(...row.map((box) => box.depth));
    if (y > 0 && y + depth > room.depth) {
      plates.push([]);
      y = 0;
    }
    plates.at(-1)!.push(...placeBody(row, y, room.gap));
    y += depth + room.gap;
  }
  return plates;
}

const fits = ({ width, depth }: Box, room: Room): boolean => width <= room.width && depth <= room.depth;

/** Which way round a body is rather laid. */
type Preference = (box: Box) => boolean;

/** As they are; else all of them wide, or all of them deep. */
const preferences: readonly Preference[] = [
  () => true,
  (box) => box.width >= box.depth,
  (box) => box.width <= box.depth,
];

/** As preferred, unless the body fits the other way round only. */
function layBodies(box: Box, room: Room, isPreferred: Preference): Box {
  const other = findBodyBox(turnBody(box.body));
  const [first, second] = isPreferred(box) ? [box, other] : [other, box];
  return fits(first, room) || !fits(second, room) ? first : second;
}

/** Where a plate is still empty. */
interface Gap {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** What a box leaves of a gap, beside it and behind it: cut so that the larger of the two is as large as can be. */
function leftOf({ x, y, width, depth }: Gap, wide: number, deep: number): Gap[] {
  const isBesideLarger = width - wide > depth - deep;
  const beside = { x: x + wide, y, width: width - wide, depth: isBesideLarger ? depth : deep };
  return [beside, { x, y: y + deep, width: isBesideLarger ? wide : width, depth: depth - deep }];
}

interface OpenPlate {
  readonly placed: Placed[];
  gaps: readonly Gap[];
}

/** The way round that fits a gap best: the one that leaves the least along one side. */
function bestIn(hole: Gap, boxes: readonly Box[], gap: number): Box | undefined {
  const left = ({ width, depth }: Box): number => Math.min(hole.width - width, hole.depth - depth) - gap;
  return boxes.filter((box) => left(box) >= 0).sort((a, b) => left(a) - left(b))[0];
}

/** Puts a box into the smallest gap of a plate that holds it, whichever way round; false where there is none. */
function putInGap(plate: OpenPlate, boxes: readonly Box[], gap: number): boolean {
  for (const hole of plate.gaps.toSorted((a, b) => a.width * a.depth - b.width * b.depth)) {
    const box = bestIn(hole, boxes, gap);
    if (box === undefined) continue;
    const { body, left, front, width, depth } = box;
    plate.placed.push({ body, dx: hole.x + gap - left, dy: hole.y + gap - front });
    plate.gaps = [...plate.gaps.filter((each) => each !== hole), ...leftOf(hole, width + gap, depth + gap)];
    return true;
  }
  return false;
}

/** The largest first, each on the first plate that has a gap for it. */
function layInGaps(boxes: readonly Box[], room: Room): Plate[] {
  const sorted = sortIntoRows(boxes).sort((a, b) => b.width * b.depth - a.width * a.depth);
  // Once for all copies, which a file keeps as copies.
  const turned = new Map(boxes.map((box) => [box, findBodyBox(turnBody(box.body))]));
  const plates: OpenPlate[] = [];
  for (const box of sorted) {
    const ways = [box, turned.get(box) ?? box];
    if (plates.some((plate) => putInGap(plate, ways, room.gap))) continue;
    const whole = { x: 0, y: 0, width: room.width + room.gap, depth: room.depth + room.gap };
    const fresh: OpenPlate = { placed: [], gaps: [whole] };
    putInGap(fresh, ways, room.gap);
    plates.push(fresh);
  }
  return plates.map((plate) => plate.placed);
}

/** On as few plates as any way needs. Every body has to fit the bed; `tooLarge` tells. */
export function layPlates(bodies: readonly Body[], bed: Bed): Plate[] {
  const boxes = bodies.map(findBodyBox);
  const room = roomFor(sortIntoRows(boxes), bed);
  const ways = preferences.map((isPreferred) =>
    layInRows(
      boxes.map((box) => layBodies(box, room, isPreferred)),
      room,
    ),
  );
  // Rows are tidier, but filling gaps may save a plate.
  const tighter = bed.size === undefined ? [] : [layInGaps(boxes, room)];
  return [...ways, ...tighter].reduce((best, way) => (way.length < best.length ? way : best));
}

/** Whichever way round they are laid. */
export function findTooLarge(bodies: readonly Body[], bed: Bed): Body[] {
  const boxes = bodies.map(findBodyBox);
  const room = roomFor(boxes, bed);
  return boxes
    .filter(
      (box) =>
        !fits(
          layBodies(box, room, () => true),
          room,
        ),
    )
    .map(({ body }) => body);
}
