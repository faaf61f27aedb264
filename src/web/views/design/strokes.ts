/** From what a hand does on the sheet to an edit: the places that a stroke goes over, and what the tool makes of them. */

import { rectangleOf } from "../../../core/design/board-edits.js";
import { isSamePoint } from "../../../core/design/design.js";
import type { DesignEdit } from "../../../core/design/edit.js";
import type { LatticeName, Point } from "../../../core/lattice/lattice.js";
import { nearestPlace, type SheetPlace } from "./sheet.js";

export const designTools = ["draw", "box", "label", "piece"] as const;
export type DesignTool = (typeof designTools)[number];

/** A stroke: where it began, all places it went over, the last one last, and whether it erases. */
export interface SheetStroke {
  readonly start: Point;
  readonly points: readonly Point[];
  readonly erases: boolean;
}

/** A hand may be faster than what tells of it: the places between are its way too. */
function between(places: readonly SheetPlace[], from: Point, to: Point): Point[] {
  const centreOf = (point: Point): Point => places.find((place) => isSamePoint(place.point, point))?.centre ?? point;
  const [a, b] = [centreOf(from), centreOf(to)];
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) * 2);
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return nearestPlace(places, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })?.point ?? to;
  });
}

/** The stroke after it has gone on to another place. */
export function strokeTo(
  stroke: SheetStroke,
  to: Point,
  tool: DesignTool,
  { lattice, places }: { readonly lattice: LatticeName; readonly places: readonly SheetPlace[] },
): SheetStroke {
  const last = stroke.points.at(-1) ?? stroke.start;
  if (isSamePoint(last, to)) return stroke;
  if (tool !== "box") return { ...stroke, points: [...stroke.points, ...between(places, last, to)] };
  const box = rectangleOf(lattice, stroke.start, to);
  return { ...stroke, points: [...box.filter((each) => !isSamePoint(each, to)), to] };
}

/** By keys, the cells of a piece are marked one by one, in any order. */
export function strokeToggled(stroke: SheetStroke | undefined, point: Point): SheetStroke | undefined {
  const points = stroke?.points ?? [];
  const others = points.filter((each) => !isSamePoint(each, point));
  const next = others.length < points.length ? others : [...points, point];
  return next.length === 0 ? undefined : { start: next[0] ?? point, points: next, erases: false };
}

/** What a tool makes of a stroke. A tap with the tool for labels isn't an edit yet. */
export function editOfStroke(tool: DesignTool, { start, points, erases }: SheetStroke): DesignEdit | undefined {
  const end = points.at(-1) ?? start;
  if (tool === "draw") return { edit: erases ? "erase" : "paint", points };
  if (tool === "box") return { edit: "rectangle", from: start, to: end, erases };
  if (tool === "piece") return { edit: "add-piece", shape: points };
  return isSamePoint(start, end) ? undefined : { edit: "move-label", from: start, to: end };
}
