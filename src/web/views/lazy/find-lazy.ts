/** From a puzzle and the days of a year to its lazy mornings: found by a worker, and kept in the browser. */

import type { CalendarDate } from "../../../core/calendar/calendar.js";
import type { Puzzle, Target } from "../../../core/puzzle/puzzle.js";
import { targetCells } from "../../../core/puzzle/target.js";
import { formatGrid, parseGrid } from "../../../core/tiling/grid.js";
import { comparedWith } from "../../../core/tiling/measures.js";
import type { Tiling } from "../../../core/tiling/placement.js";
import { verifyTiling } from "../../../core/tiling/verify.js";
import { unwrapReply } from "../../../rpc/worker-pool.js";
import { largeWorkers } from "../../app-workers.js";
import type { AppContext } from "../../context.js";
import type { Check } from "../../storage.js";
import { fingerprint } from "../year/counter.js";

/** A day of the year. */
export interface LazyDate {
  readonly date: CalendarDate;
  readonly target: Target;
}

/** A day, the board before, and the board to make. */
export interface Morning extends LazyDate {
  /** Undefined for a day without a solution: the board is left as it is. */
  readonly tiling: Tiling | undefined;
  /** Undefined before the first solution. */
  readonly before: Tiling | undefined;
  /** The pieces that are moved, as they are now; at first, all. */
  readonly moved: Tiling;
}

type Tilings = readonly (Tiling | undefined)[];

function morningsOf(days: readonly LazyDate[], tilings: Tilings): Morning[] {
  let before: Tiling | undefined;
  return days.map((day, i) => {
    const tiling = tilings[i];
    const moved = tiling === undefined ? [] : comparedWith(tiling, before ?? []).moved;
    const morning = { ...day, tiling, before, moved };
    before = tiling ?? before;
    return morning;
  });
}

const shelf = "counts";
const keyOf = (puzzle: Puzzle, year: number): string => `lazy-1/${puzzle.id}/${fingerprint(puzzle)}/${year}`;

/** For as long as the page lives. */
const remembered = new Map<string, Tilings>();

/** A solution as it is kept: the rows of its grid; nothing where there is none. */
const written = (puzzle: Puzzle, tilings: Tilings): string[] =>
  tilings.map((tiling) => (tiling === undefined ? "" : formatGrid(puzzle, tiling).join("\n")));

/** Whoever has changed what is kept sees no wrong solution. */
const readTilings =
  (puzzle: Puzzle, days: readonly LazyDate[]): Check<Tilings> =>
  (found) => {
    if (!Array.isArray(found) || found.length !== days.length) return undefined;
    const tilings = days.map(({ target }, i): Tiling | "none" | "wrong" => {
      if (found[i] === "") return "none";
      const read = parseGrid(puzzle, String(found[i]).split("\n"));
      return read.ok && verifyTiling(puzzle, targetCells(puzzle, target), read.value) === undefined
        ? read.value
        : "wrong";
    });
    return tilings.includes("wrong")
      ? undefined
      : tilings.map((tiling) => (typeof tiling === "string" ? undefined : tiling));
  };

/** What was found before, if anything. */
export async function recalledMornings(
  { puzzle, store }: AppContext,
  year: number,
  days: readonly LazyDate[],
): Promise<Morning[] | undefined> {
  const key = keyOf(puzzle, year);
  const known = remembered.get(key) ?? (await store.read(shelf, key, readTilings(puzzle, days)).catch(() => undefined));
  if (known === undefined) return undefined;
  remembered.set(key, known);
  return morningsOf(days, known);
}

export interface FindLazyOptions {
  readonly signal: AbortSignal;
  /** Hears how much is done, from 0 to 1. */
  readonly tell: (done: number) => void;
}

/** The mornings of the year; undefined where there are too many solutions to compare them all. */
export async function findMornings(
  { puzzle, store }: AppContext,
  year: number,
  days: readonly LazyDate[],
  { signal, tell }: FindLazyOptions,
): Promise<Morning[] | undefined> {
  const targets = days.map(({ target }) => target);
  const lazyYear = unwrapReply(
    await largeWorkers.request("findLazyYear", { puzzle, targets }, { signal, onProgress: tell }),
  );
  if (lazyYear === undefined) return undefined;
  const tilings = lazyYear.days.map((day) => day?.tiling);
  const key = keyOf(puzzle, year);
  remembered.set(key, tilings);
  // If storage fails, it is found again.
  await store.write(shelf, key, written(puzzle, tilings)).catch(() => undefined);
  return morningsOf(days, tilings);
}
