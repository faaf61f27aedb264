/** What the coach says is true: judged by brute force over all solutions, and by the verifier. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Hint, hint, hintLevels, solutionsLeft, wrongPieces } from "../../../src/core/coach/coach.js";
import type { DeadEnd } from "../../../src/core/coach/dead-end.js";
import { techniques } from "../../../src/core/coach/techniques.js";
import { latticeNamed } from "../../../src/core/lattice/lattice.js";
import { firstTilings } from "../../../src/core/solver/tilings.js";
import { type Placement, placementsOf } from "../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { cellsNamed, classic, sketch } from "../../support/puzzles.js";
import { type Arrangement, completes, randomArrangement } from "./arrangements.js";

const check = (judge: (arrangement: Arrangement) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(randomArrangement, judge), { numRuns: 70 });

/** Every way to pick some of the placed pieces, as lists of indexes. */
function subsets(count: number): number[][] {
  return Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => bits & (1 << index)),
  );
}

function isSolvableWithout({ question, solutions }: Arrangement, lifted: readonly number[]): boolean {
  const placed = question.placed.filter((_, index) => !lifted.includes(index));
  return solutions.some((solution) => completes(placed, solution));
}

/** Of two sets of equal size the one with later pieces comes first. */
function laterFirst(a: readonly number[], b: readonly number[]): number {
  for (let i = a.length - 1; i >= 0; i--) if (a[i] !== b[i]) return b[i]! - a[i]!;
  return 0;
}

/** By trying all sets. */
function fewestToLift(arrangement: Arrangement): number[] | undefined {
  const helpful = subsets(arrangement.question.placed.length).filter((lifted) =>
    isSolvableWithout(arrangement, lifted),
  );
  return helpful.sort((a, b) => a.length - b.length || laterFirst(a, b))[0];
}

describe("on any arrangement", () => {
  it("the solutions left are those that contain it", () =>
    check(async ({ question, solutions }) => {
      const expected = solutions.filter((solution) => completes(question.placed, solution)).length;
      expect(await solutionsLeft(question)).toBe(expected);
      expect(await hint(question, "left")).toEqual({ kind: "left", count: expected });
    }));

  it("the wrong pieces are as few as possible, and the latest of as few", () =>
    check(async (arrangement) => {
      expect(await wrongPieces(arrangement.question)).toEqual(fewestToLift(arrangement));
    }));

  it("no level leads astray", () =>
    check(async (arrangement) => {
      const { question, solutions } = arrangement;
      const left = solutions.filter((solution) => completes(question.placed, solution));
      for (const level of hintLevels.slice(1)) {
        const given = await hint(question, level);
        if (solutions.length === 0) expect(given).toEqual({ kind: "impossible" });
        else if (left.length === 0) expect(given).toMatchObject({ kind: "wrong", wrong: fewestToLift(arrangement) });
        else if (question.placed.length === left[0]!.length) expect(given).toEqual({ kind: "solved" });
        else expectGood(given, arrangement, level);
      }
    }));
});

/** A piece and a reason, both true. */
function expectGood(given: Hint, arrangement: Arrangement, level: string): void {
  const { question, solutions } = arrangement;
  const left = solutions.filter((solution) => completes(question.placed, solution));
  expect(given.kind).toBe(level === "wrong" ? "fine" : level);
  if (given.kind === "everything") {
    expect(verifyTiling(question.puzzle, question.uncovered, given.tiling)).toBeUndefined();
    expect(completes(question.placed, given.tiling)).toBe(true);
  }
  if (given.kind === "nudge") {
    const covers = ({ piece, cells }: Placement): boolean => piece === given.piece && cells.includes(given.reason.cell);
    expect(left.some((solution) => solution.some(covers))).toBe(true);
    if (given.reason.kind !== "best-chance") expect(left.every((solution) => solution.some(covers))).toBe(true);
  }
  if (given.kind === "next") {
    expect(given.placement.cells).toContain(given.reason.cell);
    const lies = left.map((solution) => completes([given.placement], solution));
    expect(lies).toContain(true);
    if (["only-cell", "only-place", "every-solution"].includes(given.reason.kind)) expect(lies).not.toContain(false);
  }
}

function closedBy({ question }: Arrangement): Set<number> {
  return new Set([...question.uncovered, ...question.placed.flatMap(({ cells }) => cells)]);
}

/** What could be placed, told without the coach's code. */
function possible(arrangement: Arrangement): Placement[] {
  const closed = closedBy(arrangement);
  const { puzzle, placed } = arrangement.question;
  const used = (piece: number): number => placed.filter((each) => each.piece === piece).length;
  return placementsOf(puzzle).filter(
    ({ piece, cells }) => used(piece) < puzzle.pieces[piece]!.copies && !cells.some((cell) => closed.has(cell)),
  );
}

describe("the reason", () => {
  it("for a step can be seen on the board", () =>
    check(async (arrangement) => {
      const given = await hint(arrangement.question, "next");
      if (given.kind !== "next") return;
      const { reason, placement } = given;
      const ways = possible(arrangement).filter(({ cells }) => cells.includes(reason.cell));
      const places = possible(arrangement).filter(({ piece }) => piece === placement.piece);
      if (reason.kind === "only-cell") expect(ways).toEqual([placement]);
      if (reason.kind === "only-piece")
        expect(new Set(ways.map(({ piece }) => piece))).toEqual(new Set([placement.piece]));
      if (reason.kind === "only-place") expect(places).toContainEqual(placement);
    }));

  it("for a dead end is true", () =>
    check(async (arrangement) => {
      const given = await hint(arrangement.question, "wrong");
      if (given.kind === "wrong") expectTrue(given.reason, arrangement);
    }));

  it("is of every kind now and then", async () => {
    const kinds = new Set<string>();
    const thrown = fc.sample(randomArrangement, { numRuns: 200, seed: 3 });
    for (const { question } of [...thrown, ...classicArrangements, { question: dominoes }]) {
      const given = await hint(question, "nudge");
      if (given.kind === "nudge" || given.kind === "wrong") kinds.add(given.reason.kind);
    }
    const deadEnds: DeadEnd["kind"][] = ["cut-off", "uncoverable", "no-room", "hidden"];
    const rare = ["only-place", "forced-region", "shared-piece"];
    const common = [...techniques.filter((kind) => !rare.includes(kind)), ...deadEnds];
    expect(common.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

const christmas = { puzzle: classic, uncovered: cellsNamed(classic, "Dec", "25") };
const solutions = firstTilings(christmas, 1000);

/** Every cell is covered by a domino, but it can go at least two ways. */
const dominoes = {
  puzzle: sketch({ board: ["a b c", "d e f"], pieces: { domino: ["##"] }, copies: { domino: 3 } }),
  uncovered: [],
};

/** Some pieces of a few solutions, others each time. */
const classicArrangements: Arrangement[] = solutions.slice(0, 5).flatMap((solution, i) =>
  [1, 2, 3].map((size) => {
    const from = i % (solution.length - size);
    return { question: { ...christmas, placed: solution.slice(from, from + size) }, solutions };
  }),
);

function expectTrue(reason: DeadEnd, arrangement: Arrangement): void {
  const { puzzle, placed } = arrangement.question;
  if (reason.kind === "uncoverable") {
    expect(possible(arrangement).filter(({ cells }) => cells.includes(reason.cell))).toEqual([]);
  }
  if (reason.kind === "no-room") {
    expect(possible(arrangement).filter(({ piece }) => piece === reason.piece)).toEqual([]);
  }
  if (reason.kind === "cut-off") {
    const closed = closedBy(arrangement);
    const rim = puzzle.board.cells.filter(({ index }) => !closed.has(index) && !reason.cells.includes(index));
    for (const cell of reason.cells) expect(rim.filter((other) => touch(arrangement, cell, other.index))).toEqual([]);
    const copies = puzzle.pieces.flatMap(({ shape, copies }, piece) =>
      Array.from({ length: copies - placed.filter((each) => each.piece === piece).length }, () => shape.length),
    );
    const sums = subsets(copies.length).map((some) => some.reduce((sum, copy) => sum + copies[copy]!, 0));
    expect(sums).not.toContain(reason.cells.length);
  }
}

function touch({ question: { puzzle } }: Arrangement, a: number, b: number): boolean {
  const [from, to] = [puzzle.board.cells[a]!.point, puzzle.board.cells[b]!.point];
  return latticeNamed(puzzle.lattice).neighbours.some(({ x, y }) => from.x + x === to.x && from.y + y === to.y);
}

describe("on the classic board", () => {
  const [solution = []] = solutions;

  it("every nudge and every step is good for some solution, or for all where it says so", async () => {
    for (const arrangement of classicArrangements) {
      for (const level of ["nudge", "next"] as const) {
        expectGood(await hint(arrangement.question, level), arrangement, level);
      }
    }
  });

  it("hints alone lead from nothing to a solution", async () => {
    let placed: readonly Placement[] = [];
    for (let step = 0; step < solution.length; step++) {
      const given = await hint({ ...christmas, placed }, "next");
      if (given.kind !== "next") throw new Error(given.kind);
      placed = [...placed, given.placement];
    }
    expect(verifyTiling(classic, christmas.uncovered, placed)).toBeUndefined();
    expect(await hint({ ...christmas, placed }, "next")).toEqual({ kind: "solved" });
  });

  it("nudge and next speak of the same piece and place", async () => {
    const question = { ...christmas, placed: solution.slice(0, 3) };
    const [nudge, next] = [await hint(question, "nudge"), await hint(question, "next")];
    if (nudge.kind !== "nudge" || next.kind !== "next") throw new Error(nudge.kind);
    expect([nudge.piece, nudge.reason]).toEqual([next.placement.piece, next.reason]);
  });

  it("a hole is told", async () => {
    const u = placementsOf(classic).find(({ piece, cells }) => piece === 3 && cells[0] === 0 && cells.includes(7))!;
    const given = await hint({ ...christmas, placed: [u] }, "wrong");
    expect(given.kind === "wrong" && given.wrong).toEqual([0]);
  });
});

describe("a coach no longer wanted", () => {
  /** A chessboard without two opposite corners: dominoes cannot cover it, which takes very long to find out. */
  const size = 16;
  const rows = Array.from({ length: size }, () => "* ".repeat(size).trim());
  const corners = rows.map((row, y) =>
    y === 0 ? row.replace("*", "-") : y === size - 1 ? row.replace(/\*$/, "-") : row,
  );
  const dominoes = { domino: ["##"] };
  const endless = sketch({ board: corners, pieces: dominoes, copies: { domino: (size * size) / 2 - 1 } });

  it.each(hintLevels)("stops in the midst of thinking about %s", async (level) => {
    const stop = new AbortController();
    const answer = hint({ puzzle: endless, uncovered: [] }, level, { signal: stop.signal });
    // At once, for a quick machine knows some answers after a few milliseconds.
    setTimeout(() => stop.abort(new Error("enough")), 0);
    await expect(answer).rejects.toThrow("enough");
  });
});
