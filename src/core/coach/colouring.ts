/**
 * From what is possible to what the colours of a chessboard say about it: which numbers of dark and light cells the
 * pieces left can cover together.
 *
 * A piece covers as many more cells of one colour than of the other wherever it is, though which colour that is
 * depends on its place. So pieces with size s and surplus d add s to the size and either d or -d to the surplus.
 */

import type { Possibilities } from "../tiling/possibilities.js";

type Colours = readonly (0 | 1)[];

/** By puzzle: its colours; undefined where cells that touch can't all have different colours, as with hexagons. */
const known = new WeakMap<object, { readonly colours: Colours | undefined }>();

function colour({ neighbours }: Possibilities): Colours | undefined {
  const colours: (0 | 1 | undefined)[] = neighbours.map(() => undefined);
  for (const first of neighbours.keys()) {
    if (colours[first] !== undefined) continue;
    colours[first] = 0;
    const reached = [first];
    for (const cell of reached) {
      const other = colours[cell] === 0 ? 1 : 0;
      for (const next of neighbours[cell] ?? []) {
        if (colours[next] === colours[cell]) return undefined;
        if (colours[next] !== undefined) continue;
        colours[next] = other;
        reached.push(next);
      }
    }
  }
  return colours.map((each) => each ?? 0);
}

function coloursOf(possible: Possibilities): Colours | undefined {
  const colours = known.get(possible.puzzle) ?? { colours: colour(possible) };
  known.set(possible.puzzle, colours);
  return colours.colours;
}

const surplus = (cells: readonly number[], colours: Colours): number =>
  Math.abs(cells.reduce((sum, cell) => sum + (colours[cell] === 0 ? 1 : -1), 0));

/** Size and surplus as one number: no surplus is larger than its size, and no board has so many cells. */
const stride = 1 << 16;
const keyOf = (size: number, more: number): number => size * stride + more;

/** Every size with every surplus, either way, that some of the pieces left have together. */
function reachable(possible: Possibilities, colours: Colours): Set<number> {
  let sums = new Set([keyOf(0, 0)]);
  for (const [piece, { shape }] of possible.puzzle.pieces.entries()) {
    const [place] = possible.placesOf(piece);
    if (place === undefined) continue;
    const more = surplus(possible.placements[place]?.cells ?? [], colours);
    for (let copies = possible.left(piece); copies > 0; copies--) sums = withPiece(sums, shape.length, more);
  }
  return sums;
}

function withPiece(sums: ReadonlySet<number>, size: number, more: number): Set<number> {
  const next = new Set(sums);
  for (const sum of sums) {
    const [before, surplusBefore] = [Math.floor(sum / stride), sum % stride];
    next.add(keyOf(before + size, surplusBefore + more));
    next.add(keyOf(before + size, Math.abs(surplusBefore - more)));
  }
  return next;
}

/** What the colours tell; undefined where the board has none. */
export function colouringOf(possible: Possibilities) {
  const colours = coloursOf(possible);
  if (colours === undefined) return undefined;
  const sums = reachable(possible, colours);
  return {
    darkIn: (region: readonly number[]): number[] => region.filter((cell) => colours[cell] === 1),
    /** Whether some pieces left have the size of the region, and can have its surplus. */
    canFill: (region: readonly number[]): boolean => sums.has(keyOf(region.length, surplus(region, colours))),
  };
}
