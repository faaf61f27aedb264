/** From a board on the screen to the moves of a piece that shows how to play: to the board, turned, flipped, and home. */

import type { Box, Figure } from "../../core/drawing/picture.js";
import type { Point } from "../../core/lattice/lattice.js";
import { itemAt } from "../../core/text/list.js";
import type { Placement } from "../../core/tiling/placement.js";
import {
  boardOffset,
  type DaytileBoard,
  innerTransform,
  outerTransform,
  type Pose,
  plus,
} from "../../element/board-element.js";
import type { Demo } from "./demo.js";

/** Where the piece is shown: in the tray, and on the board. */
export interface GhostPlan {
  readonly copy: number;
  readonly figures: readonly Figure[];
  readonly home: Pose;
  readonly away: Pose;
  readonly degrees: number;
  readonly canFlip: boolean;
}

/** A step of the show: what each part of the picture does in its time, in milliseconds. */
export interface Act {
  /** Its line in the guide. */
  readonly name: "drag" | "rotate" | "flip";
  readonly outer: readonly Keyframe[];
  readonly inner: readonly Keyframe[];
  readonly dot: readonly Keyframe[];
  readonly duration: number;
}

/** Undefined where the piece is not in the tray any more. */
export function planOf(board: DaytileBoard, { piece, canFlip }: Demo): GhostPlan | undefined {
  const { desk, layout } = board;
  if (desk === undefined || layout === undefined) return undefined;
  const { table, game } = desk;
  const copy = table.copies.findIndex((each) => each.piece === piece);
  const isFree = ({ cells }: Placement): boolean => !cells.some((cell) => game.uncovered.includes(cell));
  const centres = table
    .placementsOf(copy, 0)
    .filter(isFree)
    .map((place) => plus(table.placementCentre(copy, place), boardOffset(desk, layout)));
  const at = nearest(layout.board, centres);
  if (at === undefined || desk.lying.has(copy)) return undefined;
  const { figures, centre } = table.drawing(copy, 0);
  const away = { at, grip: centre, scale: 1, lift: 0 };
  return { copy, figures, home: { ...board.poseOf(copy), grip: centre }, away, degrees: table.degrees, canFlip };
}

/** The one nearest to the middle: a piece that turns there stays on the board. */
function nearest({ left, top, width, height }: Box, points: readonly Point[]): Point | undefined {
  const distance = ({ x, y }: Point): number => Math.hypot(x - left - width / 2, y - top - height / 2);
  return [...points].sort((a, b) => distance(a) - distance(b))[0];
}

const dotAt = ({ x, y }: Point, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** Rests before and after, so that each step can be read. */
const rest = (frames: readonly Keyframe[], [from, to]: readonly [number, number]): Keyframe[] => [
  { ...itemAt(frames, 0), offset: 0 },
  ...frames.map((frame, i) => ({ ...frame, offset: from + ((to - from) * i) / Math.max(1, frames.length - 1) })),
  { ...itemAt(frames, frames.length - 1), offset: 1 },
];

function drag({ home, away }: GhostPlan): Act {
  const moving = [0.2, 0.7] as const;
  const poses = [home, away];
  return {
    name: "drag",
    outer: rest(
      poses.map((pose) => ({ transform: outerTransform(pose), opacity: 1 })),
      moving,
    ),
    inner: rest(
      poses.map((pose) => ({ transform: innerTransform(pose) })),
      moving,
    ),
    dot: rest(
      poses.map(({ at }) => ({ transform: dotAt(at), opacity: 0.75 })),
      moving,
    ),
    duration: 2600,
  };
}

/** A tap where the piece is, and what comes of it; in the end it fades where it was the last. */
function turn(plan: GhostPlan, name: "rotate" | "flip", turned: readonly [string, string], isLast: boolean): Act {
  const { away } = plan;
  const outer = { transform: outerTransform(away) };
  const fade = isLast ? { opacity: 0 } : { opacity: 1 };
  return {
    name,
    outer: [
      { ...outer, opacity: 1, offset: 0 },
      { ...outer, opacity: 1, offset: 0.85 },
      { ...outer, ...fade, offset: 1 },
    ],
    inner: rest(
      turned.map((each) => ({ transform: innerTransform(away, each) })),
      [0.3, 0.5],
    ),
    dot: [
      { transform: dotAt(away.at), opacity: 0.75, offset: 0 },
      { transform: dotAt(away.at, 0.7), opacity: 1, offset: 0.25 },
      { transform: dotAt(away.at), opacity: 0.75, offset: 0.35 },
      { transform: dotAt(away.at), opacity: isLast ? 0 : 0.75, offset: 1 },
    ],
    duration: 2200,
  };
}

export function actsOf(plan: GhostPlan): Act[] {
  const { degrees, canFlip } = plan;
  const rotated = `rotate(${degrees}deg) scale(1, 1)`;
  const acts = [drag(plan), turn(plan, "rotate", ["rotate(0deg) scale(1, 1)", rotated], !canFlip)];
  return canFlip ? [...acts, turn(plan, "flip", [rotated, `rotate(${degrees}deg) scale(1, -1)`], true)] : acts;
}
