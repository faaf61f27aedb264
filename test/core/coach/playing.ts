/** From a board to the chance of a solution by techniques and luck, the long way: every play is played to its end. */

import type { Possibilities } from "../../../src/core/tiling/possibilities.js";

/** Which of several cells with as few ways is looked at. */
export type Look = (possible: Possibilities, equals: readonly number[]) => number;

const first: Look = (_, [cell]) => cell!;

const openCells = (possible: Possibilities): number[] =>
  possible.puzzle.board.cells.map(({ index }) => index).filter((cell) => possible.isOpen(cell));

/** What is placed or tried next: what is forced, else all ways to cover the cell that is looked at. */
function nextWays(possible: Possibilities, look: Look): number[] {
  const open = openCells(possible);
  const fewest = Math.min(...open.map((cell) => possible.ways(cell)));
  const only = possible.puzzle.pieces.findIndex(
    (_, piece) => possible.left(piece) > 0 && possible.places(piece) === possible.left(piece),
  );
  if (fewest > 1 && only >= 0) return possible.placesOf(only).slice(0, 1);
  const equals = open.filter((cell) => possible.ways(cell) === fewest);
  return possible.waysTo(fewest > 1 ? look(possible, equals) : equals[0]!);
}

/** The rules played in every way, also those that lead nowhere; from a cell, or from where the rules begin. */
export function chanceByPlaying(possible: Possibilities, from?: number, look: Look = first): number {
  if (possible.openCells === 0) return 1;
  const ways = from === undefined ? nextWays(possible, look) : possible.waysTo(from);
  let sum = 0;
  for (const number of ways) {
    possible.place(number);
    sum += chanceByPlaying(possible, undefined, look);
    possible.lift(number);
  }
  return ways.length === 0 ? 0 : sum / ways.length;
}

/** The cells where people begin: those with the fewest ways, in reading order where they have as many. */
export const beginningsOf = (possible: Possibilities): number[] =>
  openCells(possible).sort((a, b) => possible.ways(a) - possible.ways(b) || a - b);

/** How often somebody would play who begins half of the time at each of the two cells with the fewest ways. */
export function playsByPlaying(possible: Possibilities, look: Look = first): number {
  const [one, other] = beginningsOf(possible);
  return 2 / (chanceByPlaying(possible, one, look) + chanceByPlaying(possible, other, look));
}

const word = (value: bigint): bigint => BigInt.asUintN(32, value);

/** A board as a number of 32 bits, from which cells are closed and how many copies are left. */
export function mixedBoard({ puzzle, isOpen, left }: Pick<Possibilities, "puzzle" | "isOpen" | "left">): number {
  const { cells } = puzzle.board;
  let mixed = 0n;
  for (let from = 0; from < cells.length; from += 32) {
    const bits = cells.slice(from, from + 32).map((_, i) => (isOpen(from + i) ? 0n : 1n << BigInt(i)));
    mixed = word((mixed ^ bits.reduce((sum, bit) => sum | bit, 0n)) * 0x9e3779b1n) ^ (mixed >> 15n);
  }
  for (const piece of puzzle.pieces.keys()) mixed = word((mixed ^ BigInt(left(piece))) * 0x85ebca6bn);
  return Number(BigInt.asIntN(32, mixed));
}

/** Dice, told in whole numbers of any length. */
export function diceByHand(seed: number, board: number, below: number): number {
  let mixed = word((BigInt(board) ^ (BigInt(seed) * 0x6d2b79f5n)) * 0x2c1b3c6dn);
  mixed = word((mixed ^ (mixed >> 12n)) * 0x297a2d39n);
  return Number((mixed ^ (mixed >> 15n)) % BigInt(below));
}

/** Each of the equals after the first takes the place of the one before, as the dice fall. */
export const lookBy =
  (seed: number): Look =>
  (possible, equals) => {
    const isOpen = (cell: number): boolean => possible.isOpen(cell);
    const left = (piece: number): number => possible.left(piece);
    const mixed = mixedBoard({ puzzle: possible.puzzle, isOpen, left });
    return equals.reduce((best, cell, i) => (i > 0 && diceByHand(seed, mixed + cell, i + 1) === 0 ? cell : best));
  };
