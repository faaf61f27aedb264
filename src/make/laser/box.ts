/**
 * From the size of a tray to a box around it: a bottom and four walls with finger joints, and a lid of two plates.
 *
 * Every wall is its inner rectangle and fingers as long as the wood is thick. Along an edge that two parts share, one has
 * the even fingers and the other the odd ones, so that the edge is filled. Of the three parts that meet at a lower corner,
 * the two side walls fill it.
 */

import { makeMessages } from "../../core/locales/en/make.generated.js";
import { itemAt } from "../../core/text/list.js";
import { type Bounds, findBounds, makeRectangle, type Ring, union } from "../plane.js";
import { type EngravedLetters, engraveInscription, type LidTexts } from "./labels.js";
import { closePath, type LaserPart, type Line } from "./part.js";
import { aroundIt } from "./pieces.js";
import type { LaserSettings } from "./settings.js";

/** Around the tray, and above it, so that it comes out again; in millimetres. */
const slack = 0.5;
/** How far the lid stands out, for fingertips. */
const overhang = 2;
/** Fingers are about this many times as long as the wood is thick. */
const fingerPerThickness = 4;

/** Inside of the box, and how thick its walls are. */
export interface BoxSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly thickness: number;
}

/** Base and frame lie in it, and the lower plate of the lid. */
export function measureBox(tray: Bounds, thickness: number): BoxSize {
  return {
    width: tray.right - tray.left + 2 * slack,
    depth: tray.bottom - tray.top + 2 * slack,
    height: 3 * thickness + 2 * slack,
    thickness,
  };
}

type Parity = "even" | "odd";

/** An odd number, so that both ends of an edge are alike. */
function fingersAlong(length: number, thickness: number): number {
  const count = Math.max(3, Math.floor(length / (fingerPerThickness * thickness)));
  return count % 2 === 1 ? count : count - 1;
}

/** The stretches of an edge that have a finger. */
function stretches(length: number, thickness: number, parity: Parity): { from: number; to: number }[] {
  const count = fingersAlong(length, thickness);
  const own = Array.from({ length: count }, (_, i) => ({ from: (i * length) / count, to: ((i + 1) * length) / count }));
  return own.filter((_, i) => i % 2 === (parity === "even" ? 0 : 1));
}

const box = (left: number, top: number, right: number, bottom: number): Ring[] =>
  makeRectangle({ left, top, right, bottom });

/** What each edge of a rectangle has; none where a part ends straight. */
interface Edges {
  readonly across: { readonly top?: Parity; readonly bottom?: Parity };
  readonly sides?: Parity;
  /** Whether the lowest fingers of the sides reach down to the end of those below. */
  readonly fillsCorners?: boolean;
}

/** A rectangle with fingers. */
function makePanel(width: number, height: number, thickness: number, { across, sides, fillsCorners }: Edges): Ring[] {
  const t = thickness;
  const { top, bottom } = across;
  const above = top === undefined ? [] : stretches(width, t, top).flatMap(({ from, to }) => box(from, -t, to, 0));
  const below =
    bottom === undefined
      ? []
      : stretches(width, t, bottom).flatMap(({ from, to }) => box(from, height, to, height + t));
  const beside =
    sides === undefined
      ? []
      : stretches(height, t, sides).flatMap(({ from, to }) => {
          const end = fillsCorners && to > height - 0.001 ? height + t : to;
          return [...box(-t, from, 0, end), ...box(width, from, width + t, end)];
        });
  return union(box(0, 0, width, height), above, below, beside);
}

/** The finished outlines of bottom and walls, each from its own point (0, 0). */
export function makePanels({ width, depth, height, thickness }: BoxSize): Ring[][] {
  const bottom = makePanel(width, depth, thickness, { across: { top: "odd", bottom: "odd" }, sides: "odd" });
  const front = makePanel(width, height, thickness, { across: { bottom: "even" }, sides: "odd" });
  const side = makePanel(depth, height, thickness, { across: { bottom: "even" }, sides: "even", fillsCorners: true });
  return [bottom, front, front, side, side];
}

/** The plate that is seen, and the one below it that keeps it in place. */
export function makeLidPlates({ width, depth, thickness }: BoxSize): [Ring[], Ring[]] {
  const out = thickness + overhang;
  return [
    makeRectangle({ left: -out, top: -out, right: width + out, bottom: depth + out }, out),
    box(slack, slack, width - slack, depth - slack),
  ];
}

/** Shares of the lid: how high a line is, and how far a day with its ring stays from the edges and from the line above. */
const lineHeight = 0.18;
const besideDay = 0.1;
const aboveDay = 0.04;

/** Lines of text, one below the other in the middle of the lid, and below them the day. */
function lidRooms(plate: readonly Ring[], lines: number, hasDay: boolean): { texts: Bounds[]; day: Bounds } {
  const { left, right, top, bottom } = findBounds(plate);
  const [height, gap] = [(bottom - top) * lineHeight, hasDay ? (bottom - top) * aboveDay : 0];
  const first = (top + bottom - height * (lines + (hasDay ? 1 : 0)) - gap) / 2;
  const room = (i: number, from: number, inset: number): Bounds => ({
    left: left + inset,
    right: right - inset,
    top: from + i * height,
    bottom: from + (i + 1) * height,
  });
  const texts = Array.from({ length: lines }, (_, i) => room(i, first, 0));
  return { texts, day: room(lines, first + gap, (right - left) * besideDay) };
}

/** A ring around a day that is marked. */
function ringAround(lines: readonly Line[]): Line[] {
  if (lines.length === 0) return [];
  const { left, right, top, bottom } = findBounds(lines);
  const around = Math.max(2, (bottom - top) * 0.4);
  const ring = { left: left - around, right: right + around, top: top - around, bottom: bottom + around };
  return makeRectangle(ring, (ring.bottom - ring.top) / 2).map(closePath);
}

function engraveLid(plate: readonly Ring[], words: LidTexts, lines: EngravedLetters["lines"]): Line[] {
  const [texts, day] = [words.lines.filter((text) => text !== ""), words.day ?? ""];
  const rooms = lidRooms(plate, texts.length, day !== "");
  const said = texts.flatMap((text, i) => engraveInscription(text, itemAt(rooms.texts, i), lines));
  const ringed = day === "" ? [] : engraveInscription(day, rooms.day, lines);
  return [...said, ...ringed, ...ringAround(ringed)];
}

/** The parts of a box around a tray, kerf allowed for. */
export function makeBoxParts(
  tray: Bounds,
  settings: LaserSettings,
  texts: LidTexts,
  lines: EngravedLetters["lines"],
): LaserPart[] {
  const size = measureBox(tray, settings.thickness ?? 3);
  const part = (finished: readonly Ring[], engrave: readonly Line[] = []): LaserPart => ({
    name: makeMessages.theBox(),
    cut: aroundIt(finished, settings.kerf),
    score: [],
    engrave,
    isUpright: engrave.length > 0,
  });
  const [lid, lower] = makeLidPlates(size);
  const panels = makePanels(size).map((each) => part(each));
  return [...panels, part(lid, engraveLid(lid, texts, lines)), part(lower)];
}
