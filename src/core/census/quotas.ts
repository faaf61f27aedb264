/**
 * Families as people write them, and back.
 *
 *     7 pentominoes + 1 hexomino   [{ size: 5, count: 7 }, { size: 6, count: 1 }]
 */

import type { LatticeName } from "../lattice/lattice.js";
import type { Quota } from "./family.js";
import { maxPieceSize } from "./free-pieces.js";

/** By lattice: what pieces are called, by their size. */
const pieceNouns = {
  square: ["monomino", "domino", "tromino", "tetromino", "pentomino", "hexomino"],
  hex: ["monohex", "dihex", "trihex", "tetrahex", "pentahex"],
} as const satisfies Readonly<Record<LatticeName, readonly string[]>>;

const nounsOf = (lattice: LatticeName): readonly string[] => pieceNouns[lattice];

const isNoun = (noun: string, word: string): boolean => [noun, `${noun}s`, `${noun}es`].includes(word);

/** Undefined where it can't be read. Sizes that are named twice are added up. */
export function readQuotas(lattice: LatticeName, text: string): Quota[] | undefined {
  const counts = new Map<number, number>();
  for (const term of text.toLowerCase().split("+")) {
    const [, amount = "", noun = ""] = /^\s*(\d{1,3})\s*([a-z]+)\s*$/.exec(term) ?? [];
    const size = nounsOf(lattice).findIndex((known) => isNoun(known, noun)) + 1;
    if (size === 0 || size > maxPieceSize[lattice]) return undefined;
    counts.set(size, (counts.get(size) ?? 0) + Number(amount));
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([size, count]) => ({ size, count }))
    .sort((a, b) => a.size - b.size);
}

export function quotasText(lattice: LatticeName, quotas: readonly Quota[]): string {
  return quotas.map(({ size, count }) => `${count} ${plural(nounsOf(lattice)[size - 1] ?? "", count)}`).join(" + ");
}

const plural = (noun: string, count: number): string => (count === 1 ? noun : `${noun}es`);
