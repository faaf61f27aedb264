/** From a puzzle and the measures asked for to sentences about those that make no sense together. */

import type { Message } from "../../core/i18n/message.js";
import { latticeNamed } from "../../core/lattice/lattice.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { itemAt } from "../../core/text/list.js";
import { tooNarrow } from "../fittings/holes.js";
import { type Corner, findRings, measureArea, offsetBy, type Ring } from "../plane.js";
import type { LaserSettings } from "./settings.js";

const bodies = (rings: readonly Ring[]): number => rings.filter((ring) => measureArea([ring]) > 0).length;

const halvings = 16;

/** How much narrower it can become on every side and still be there in one piece; found by halving, to a hundredth. */
function findDeepestInset(rings: readonly Ring[], most: number, corner: Corner): number {
  let [whole, broken] = [0, most];
  for (let i = 0; i < halvings; i++) {
    const middle = (whole + broken) / 2;
    if (bodies(offsetBy(rings, -middle, { corner })) === bodies(rings)) whole = middle;
    else broken = middle;
  }
  return Math.round(whole * 100) / 100;
}

interface Narrowest {
  readonly piece: string;
  /** At its narrowest, in millimetres. */
  readonly width: number;
  /** The roundest that its corners could be without a clearance. */
  readonly radius: number;
}

/** No piece is narrower than where two of its cells touch. */
function findNarrowestPiece({ lattice: name, pieces }: Puzzle, cell: number): Narrowest {
  const lattice = latticeNamed(name);
  const [first, second] = [{ x: 0, y: 0 }, itemAt(lattice.neighbours, 0)];
  const piece = pieces.find(({ shape }) => shape.length > 1);
  const rings = findRings(lattice, piece === undefined ? [first] : [first, second], cell);
  return {
    piece: (piece ?? pieces[0])?.id ?? "",
    width: 2 * findDeepestInset(rings, cell, "round"),
    radius: findDeepestInset(rings, cell, "mitre"),
  };
}

const written = (value: number): string => String(Math.round(value * 100) / 100);

/** None where all is well. */
export function checkLaserSettings(puzzle: Puzzle, settings: LaserSettings): Message[] {
  const { cell, clearance, radius, kerf, gap } = settings;
  const narrowBorder = tooNarrow(settings);
  const { piece, ...narrowest } = findNarrowestPiece(puzzle, cell);
  const [width, roundest] = [narrowest.width - clearance, narrowest.radius - clearance / 2];
  const narrow = makeMessages.narrowest({ piece, width: written(narrowest.width) });
  if (roundest <= 0) return [makeMessages.clearanceTooLarge({ clearance, why: narrow })];
  const rest =
    clearance === 0
      ? narrow
      : makeMessages.narrowestAfter({ piece, width: written(narrowest.width), left: written(width) });
  return [
    ...(kerf >= width ? [makeMessages.kerfTooLarge({ kerf, why: rest })] : []),
    ...(radius >= roundest ? [makeMessages.radiusTooLarge({ radius, piece, less: written(roundest) })] : []),
    ...(narrowBorder === false ? [] : [narrowBorder]),
    ...(gap < kerf ? [makeMessages.gapTooSmall({ gap, kerf })] : []),
  ];
}
