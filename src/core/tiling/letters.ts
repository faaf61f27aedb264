/** From a puzzle to one letter for every copy of every piece, so that touching copies can be told apart. */

import { expectPuzzle } from "../puzzle/expect.js";
import type { Puzzle } from "../puzzle/puzzle.js";

function between(first: string, last: string): string[] {
  const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

/** Small letters that are easily taken for I and O. */
const lookalikes = ["l", "o"];

/**
 * Capitals, small letters and digits; then accented Latin and Cyrillic letters, each as wide as the others. There are
 * more of them than a board may have cells, hence more than a puzzle that passed its checks can have copies.
 */
const alphabet: readonly string[] = [
  ...between("A", "Z"),
  ...between("a", "z").filter((letter) => !lookalikes.includes(letter)),
  ...between("0", "9"),
  ...between("Ā", "ſ"),
  ...between("Ѐ", "ҁ"),
  ...between("Ҋ", "ԯ"),
];

/** What a piece would like to be called: the first letter or digit of its name. */
function wish(id: string): string {
  return /[a-z0-9]/i.exec(id)?.[0].toUpperCase() ?? "";
}

/** Every piece has its wish, first come, first served, before the others take what is left. */
function firstLetters(puzzle: Puzzle, free: Set<string>): (string | undefined)[] {
  return puzzle.pieces.map(({ id }) => (free.delete(wish(id)) ? wish(id) : undefined));
}

function takeNext(free: Set<string>): string {
  const [letter] = free;
  if (letter === undefined) throw new RangeError(`no letters for more than ${alphabet.length} pieces`);
  free.delete(letter);
  return letter;
}

/**
 * A letter for every copy of every piece, the same each time: by piece, then by copy.
 *
 * @example
 * ```ts
 * pieceLetters(cataloguePuzzle("classic")).join(" "); // → L N P U V Y Z O
 * ```
 */
export function pieceLetters(puzzle: Puzzle): string[][] {
  expectPuzzle(puzzle);
  const free = new Set(alphabet);
  const firsts = firstLetters(puzzle, free).map((letter) => letter ?? takeNext(free));
  return puzzle.pieces.map(({ copies }, piece) => [
    firsts[piece] ?? "",
    ...Array.from({ length: copies - 1 }, () => takeNext(free)),
  ]);
}
