/** The tilings of all targets are those of each target, however they are asked for. */

import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount, targetIndex } from "../../../src/core/puzzle/target.js";
import {
  firstTilingsOfAllTargets,
  streamTilingsOfAllTargets,
  type TargetTiling,
  tilingsOfAllTargets,
} from "../../../src/core/solver/all-targets.js";
import { firstTiling } from "../../../src/core/solver/tilings.js";
import type { Placement } from "../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { bruteForce, sketch } from "../../support/puzzles.js";

const week = sketch({
  board: ["Sun Mon Tue Wed", "Thu Fri Sat *", "a b * *"],
  fields: { weekday: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], letter: ["a", "b"] },
  pieces: { L4: ["###", "#.."], I3: ["###"], V3: ["##", "#."] },
});
const copies = sketch({
  board: ["a b c", "d * *", "* * *"],
  fields: { letter: ["a", "b", "c", "d"] },
  pieces: { I2: ["##"], L4: ["###", "#.."] },
  copies: { I2: 2 },
});
const hexes = sketch({
  lattice: "hex",
  board: ["a b c", "d * *", "* * *"],
  fields: { letter: ["a", "b", "c", "d"] },
  pieces: { bar: ["###"], bend: ["##.", ".#."], pair: ["##"] },
});
const impossible = sketch({ board: ["a b c d"], fields: { letter: ["b"] }, pieces: { I3: ["###"] } });
const puzzles: [string, Puzzle][] = [
  ["with two fields", week],
  ["with copies", copies],
  ["of hexagons", hexes],
  ["without a solution", impossible],
];

const textOf = (target: readonly number[], tiling: readonly Placement[]): string =>
  `${target}: ${tiling.map(({ piece, cells }) => `${piece} ${cells}`)}`;
const texts = (list: Iterable<TargetTiling>): string[] => [...list].map(({ target, tiling }) => textOf(target, tiling));

function expected(puzzle: Puzzle): string[] {
  const targets = Array.from({ length: targetCount(puzzle) }, (_, i) => targetAt(puzzle, i));
  return targets.flatMap((target) =>
    [...bruteForce(puzzle, targetCells(puzzle, target))].map((tiling) => textOf(target, tiling)),
  );
}

describe.each(puzzles)("the tilings of all targets of a puzzle %s", (_, puzzle) => {
  it("are those of each target", async () => {
    const list = await tilingsOfAllTargets({ puzzle });
    expect(texts(list).sort()).toEqual(expected(puzzle).sort());
    expect(list.length).toBe(expected(puzzle).length);
  });

  it("begin with the first of each target", () => {
    const targets = Array.from({ length: targetCount(puzzle) }, (_, i) => targetCells(puzzle, targetAt(puzzle, i)));
    const first = targets.map((uncovered) => firstTiling({ puzzle, uncovered }));
    expect(firstTilingsOfAllTargets({ puzzle })).toEqual(first);
  });

  it("come one by one as well", async () => {
    const list = await tilingsOfAllTargets({ puzzle });
    expect(texts(streamTilingsOfAllTargets({ puzzle }))).toEqual(texts(list));
  });

  it("can be looked at one at a time", async () => {
    const list = await tilingsOfAllTargets({ puzzle });
    for (let i = 0; i < list.length; i++) {
      const { target, tiling } = list.at(i);
      expect(list.targetIndex(i)).toBe(targetIndex(puzzle, target));
      expect(list.tiling(i)).toEqual(tiling);
      expect(verifyTiling(puzzle, targetCells(puzzle, target), tiling)).toBeUndefined();
    }
  });

  it("end where they end", async () => {
    const list = await tilingsOfAllTargets({ puzzle });
    for (const i of [-1, list.length, Number.NaN])
      expect(() => list.at(i)).toThrow(new RangeError(`there is no tiling ${i} among ${list.length}`));
  });
});

describe("pieces that lie already", () => {
  it("are part of every tiling, in its order", async () => {
    const all = await tilingsOfAllTargets({ puzzle: copies });
    const placed = [all.at(0).tiling.at(-1)!];
    const left = await tilingsOfAllTargets({ puzzle: copies, placed });
    const having = texts(all).filter((_, i) =>
      all.tiling(i).some(({ piece, cells }) => `${piece} ${cells}` === `${placed[0]!.piece} ${placed[0]!.cells}`),
    );
    expect(texts(left).sort()).toEqual(having.sort());
    expect(left.length).toBeGreaterThan(0);
  });
});

it("a stream stops when it is told to", () => {
  const stream = streamTilingsOfAllTargets({ puzzle: week }, { aborted: true });
  expect(() => stream.next()).toThrow();
});

describe("the first tilings of all targets", () => {
  const setup = { puzzle: week, placed: [] as Placement[] };

  it("have the pieces that lie already, and respect that none is flipped", () => {
    const [tiling] = [...tilingsOf(week, 3)];
    const placed = tiling!.slice(0, 1);
    for (const some of [
      { ...setup, placed },
      { ...setup, flips: false },
    ]) {
      const first = Array.from({ length: targetCount(week) }, (_, i) =>
        firstTiling({ ...some, uncovered: targetCells(week, targetAt(week, i)) }),
      );
      expect(firstTilingsOfAllTargets(some)).toEqual(first);
      expect(first.some((each) => each !== undefined)).toBe(true);
      expect(first.some((each) => each === undefined)).toBe(true);
    }
  });

  it("can be stopped", () => {
    const signal = { aborted: true, reason: new Error("enough") };
    expect(() => firstTilingsOfAllTargets(setup, signal)).toThrow("enough");
  });
});

/** The tilings of one of the targets. */
const tilingsOf = (puzzle: Puzzle, index: number) => bruteForce(puzzle, targetCells(puzzle, targetAt(puzzle, index)));
