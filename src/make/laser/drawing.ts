/** From a puzzle and measures to a drawing for the laser: sheets side by side, lines by layer. */

import type { Size } from "../../core/drawing/picture.js";
import type { Message } from "../../core/i18n/message.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { type Fault, failure, type Result, success } from "../../core/text/fault.js";
import { findBounds, makeRectangle, moveBy } from "../plane.js";
import type { EngravedLetters } from "./labels.js";
import { nestParts } from "./nest.js";
import { closePath, dropSlivers, type LaserPart, type Layer, type Line } from "./part.js";
import { makePieceParts } from "./pieces.js";
import { checkLaserSettings } from "./sense.js";
import type { LaserSettings } from "./settings.js";
import { addTabs } from "./tabs.js";
import { makeTrayParts } from "./tray.js";

export interface LaserDrawing {
  readonly title: string;
  readonly size: Size;
  /** Open lines and closed ones, which end where they start. */
  readonly lines: Readonly<Record<Layer, readonly Line[]>>;
  /** The edges of the sheets, where there are several; not to be cut. */
  readonly edges: readonly Line[];
}

const because = (said: Message): Fault => ({ path: [], ...said });
const written = (value: number): string => String(Math.ceil(value * 10) / 10);

/** Says how large a sheet would have to be. */
function describeMisfit(part: LaserPart, { sheet, gap }: LaserSettings): Fault {
  const { left, top, right, bottom } = findBounds(part.cut);
  const [width, height] = [right - left + 2 * gap, bottom - top + 2 * gap].map(written);
  return because(
    makeMessages.partTooLarge({
      part: part.name,
      sheet: `${sheet.width} × ${sheet.height} mm`,
      needed: `${width} × ${height} mm`,
    }),
  );
}

/** The parts on each sheet. */
export function layLaserSheets(
  puzzle: Puzzle,
  settings: LaserSettings,
  letter: EngravedLetters,
): Result<(readonly LaserPart[])[]> {
  const faults = checkLaserSettings(puzzle, settings).map(because);
  if (faults.length > 0) return failure(...faults);
  const tray = settings.piecesOnly ? [] : makeTrayParts(puzzle, settings, letter);
  const { sheets, misfits } = nestParts([...tray, ...makePieceParts(puzzle, settings, letter.lines)], settings);
  const names = new Map(misfits.map((part) => [part.name.message, part]));
  return misfits.length > 0
    ? failure(...[...names.values()].map((part) => describeMisfit(part, settings)))
    : success([...sheets]);
}

function boxArea(line: Line): number {
  const { left, top, right, bottom } = findBounds([line]);
  return (right - left) * (bottom - top);
}

/** The smaller first: what lies inside of something else is cut before it, while the wood still holds it. */
const sortForCutting = (parts: readonly LaserPart[], tabs: number): Line[] =>
  parts
    .flatMap(({ cut }) => cut)
    .sort((a, b) => boxArea(a) - boxArea(b))
    .flatMap((ring) => addTabs(ring, tabs));

function listLines(parts: readonly LaserPart[], layer: Layer, tabs: number): readonly Line[] {
  return layer === "cut" ? sortForCutting(parts, tabs) : parts.flatMap((part) => part[layer]);
}

const betweenSheets = 20;

export function drawSheet(
  title: string,
  sheets: readonly (readonly LaserPart[])[],
  { width, height }: Size,
  tabs = 0,
): LaserDrawing {
  const left = (i: number): number => i * (width + betweenSheets);
  const gather = (layer: Layer): Line[] =>
    sheets.flatMap((parts, i) => moveBy(listLines(parts, layer, tabs).map(dropSlivers), left(i), 0));
  const edge = makeRectangle({ left: 0, top: 0, right: width, bottom: height }).map(closePath);
  return {
    title,
    size: { width: left(sheets.length - 1) + width, height },
    lines: { engrave: gather("engrave"), score: gather("score"), cut: gather("cut") },
    edges: sheets.length > 1 ? sheets.flatMap((_, i) => moveBy(edge, left(i), 0)) : [],
  };
}
