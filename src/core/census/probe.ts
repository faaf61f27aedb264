/**
 * Probes: random ways to begin filling a board, which tell how many there are without trying them all. Where a probe had
 * to choose among k, it stands for k of them (Knuth, Estimating the efficiency of backtrack programs, 1975).
 */

import { itemAt } from "../text/list.js";
import type { PoolPiece } from "./census-image.js";
import type { Family } from "./family.js";
import type { CensusBoard } from "./half.js";

/** A step of a probe: the first open position, the cells covered so far, and how many ways it stands for. */
export interface ProbeStep {
  readonly position: number;
  readonly covered: number;
  readonly ways: number;
}

const probes = 1000;

/** The same random numbers every time, so that a plan is the same every time. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Placeable {
  readonly bits: bigint;
  readonly cells: number;
  /** A piece, or a field, which comes after all pieces. */
  readonly thing: number;
  readonly size: number;
}

const bitsAt = (cells: readonly number[]): bigint => cells.reduce((set, cell) => set | (1n << BigInt(cell)), 0n);

/** The steps of each probe, until it has covered that many cells. */
export function probeBoard(
  family: Family,
  pool: readonly PoolPiece[],
  board: CensusBoard,
  enough: number,
): ProbeStep[][] {
  const random = randomNumbers();
  const forms = pool.flatMap(({ forms: own, size }, thing) =>
    own.map((form): Placeable => ({ bits: bitsAt(form), cells: form.length, thing, size })),
  );
  const choices = choicesByPosition(board, pool.length);
  const walls = ~bitsAt([...board.cells]);
  return Array.from({ length: probes }, () => oneProbe(family, forms, choices, walls, board, enough, random));
}

function choicesByPosition({ choices }: CensusBoard, pieces: number): Map<number, Placeable[]> {
  const found = new Map<number, Placeable[]>();
  for (const { cells, field } of choices) {
    const first = itemAt(cells, 0);
    const choice = { bits: bitsAt(cells.map((cell) => cell - first)), cells: 0, thing: pieces + field, size: -1 };
    found.set(first, [...(found.get(first) ?? []), choice]);
  }
  return found;
}

function oneProbe(
  family: Family,
  forms: readonly Placeable[],
  choices: ReadonlyMap<number, Placeable[]>,
  walls: bigint,
  { reading }: CensusBoard,
  enough: number,
  random: () => number,
): ProbeStep[] {
  const steps: ProbeStep[] = [];
  const used = new Set<number>();
  const left = family.sizes.map(({ count }) => count);
  let [blocked, position, covered, ways] = [walls, 0, 0, 1];
  while (covered < enough) {
    while (position < reading.length && (blocked >> BigInt(position)) & 1n) position++;
    steps.push({ position, covered, ways });
    const fitting = fittingAt(blocked >> BigInt(position), [...forms, ...(choices.get(position) ?? [])], used, left);
    if (position >= reading.length || fitting.length === 0) break;
    const chosen = itemAt(fitting, Math.floor(random() * fitting.length));
    used.add(chosen.thing);
    if (chosen.size >= 0) left[chosen.size] = itemAt(left, chosen.size) - 1;
    blocked |= chosen.bits << BigInt(position);
    covered += chosen.cells;
    ways *= fitting.length;
  }
  return steps;
}

function fittingAt(
  blocked: bigint,
  things: readonly Placeable[],
  used: ReadonlySet<number>,
  left: readonly number[],
): Placeable[] {
  return things.filter(
    ({ bits, thing, size }) => !used.has(thing) && (size < 0 || itemAt(left, size) > 0) && (bits & blocked) === 0n,
  );
}
