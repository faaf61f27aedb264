/** From where a copy is (in its slot, on the board, in a hand) to where and how large it is drawn. */

import type { Box } from "../core/drawing/picture.js";
import type { Point } from "../core/lattice/lattice.js";
import { itemAt } from "../core/text/list.js";
import type { Desk, Hand } from "./desk.js";
import type { DeskLayout } from "./layout.js";
import type { Turn } from "./turning.js";

/** The point `grip` of a copy is at `at`, raised a little. */
export interface Pose {
  readonly at: Point;
  readonly grip: Point;
  readonly scale: number;
  readonly lift: number;
}

/** A copy under a pointer: where the pointer is, and which point of the copy it holds. */
export type Drag = Omit<Pose, "scale">;

/** How much a piece is raised that was chosen by a tap or by keys. */
const smallLift = 13;

const middle = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/** What to add to the coordinates of the board's own picture. */
export function boardOffset(desk: Desk, { board }: DeskLayout): Point {
  return { x: board.left - desk.table.box.left, y: board.top - desk.table.box.top };
}

/** Every piece has the same scale there: how large it is tells where it may fit. */
function inSlot(desk: Desk, layout: DeskLayout, copy: number, lift: number): Pose {
  const { centre } = desk.table.drawing(copy, desk.orientationOf(copy));
  const scale = layout.trayScale;
  return { at: middle(itemAt(layout.slots, copy)), grip: centre, scale, lift: lift * scale };
}

function onBoard(desk: Desk, layout: DeskLayout, copy: number, at: Point, lift: number): Pose {
  const grip = desk.table.drawing(copy, desk.orientationOf(copy)).centre;
  return { at: plus(at, boardOffset(desk, layout)), grip, scale: 1, lift };
}

function atRest(desk: Desk, layout: DeskLayout, copy: number, lift: number): Pose {
  const lies = desk.lying.get(copy);
  if (lies === undefined) return inSlot(desk, layout, copy, lift);
  return onBoard(desk, layout, copy, desk.table.placementCentre(copy, lies), lift);
}

function inHand(desk: Desk, layout: DeskLayout, { copy, way }: Hand, drag: Drag | undefined): Pose {
  if (way === "drag" && drag !== undefined) return { ...drag, scale: 1 };
  const cursor = desk.cursorCentre();
  return cursor === undefined ? atRest(desk, layout, copy, smallLift) : onBoard(desk, layout, copy, cursor, smallLift);
}

export function poseOf(desk: Desk, layout: DeskLayout, copy: number, drag: Drag | undefined): Pose {
  return desk.hand?.copy === copy ? inHand(desk, layout, desk.hand, drag) : atRest(desk, layout, copy, 0);
}

export const outerTransform = ({ at }: Pick<Pose, "at">): string => `translate(${at.x}px, ${at.y}px)`;

/** With a turn that has just begun, in degrees, or one that has been completed. */
export function innerTransform({ grip, scale, lift }: Pose, turn = ""): string {
  return `translate(0px, ${-lift}px) scale(${scale}) ${turn} translate(${-grip.x}px, ${-grip.y}px)`;
}

/** How a copy looked before a turn, seen from after it. */
export const beforeTurn = (turn: Turn, degrees: number): string =>
  turn === "rotate" ? `rotate(${-degrees}deg)` : "scale(-1, 1)";
export const afterTurn = (turn: Turn): string => (turn === "rotate" ? "rotate(0deg)" : "scale(1, 1)");

/** The same spot of the piece stays in the fingers when it is turned. */
export function turnedGrip(grip: Point, before: Point, after: Point, turn: Turn, degrees: number): Point {
  const { x, y } = minus(grip, before);
  if (turn === "flip") return plus(after, { x: -x, y });
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return plus(after, { x: x * cos - y * sin, y: x * sin + y * cos });
}
