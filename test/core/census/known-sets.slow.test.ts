/** The census of seven pentominoes and a hexomino on the classic board has the counts that the world agrees on. */

import { expect, it } from "vitest";
import { newCensusHost } from "../../../src/core/census/census-host.js";
import { familyOf, setNumberOf } from "../../../src/core/census/family.js";
import { freeShapeKey } from "../../../src/core/census/free-pieces.js";
import { planCensus } from "../../../src/core/census/plan.js";
import { doUnit } from "../../../src/core/census/unit.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetCount } from "../../../src/core/puzzle/target.js";
import { countTargets } from "../../../src/core/solver/counts.js";
import { summaryOf } from "../../../src/core/solver/summary.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";

const classic = cataloguePuzzle("classic");
const family = familyOf("square", [
  { size: 5, count: 7 },
  { size: 6, count: 1 },
]);
const wanted = Array.from({ length: targetCount(classic) }, () => true);
const survey = { puzzle: classic, family, flips: true, wish: "counts", wanted } as const;
const host = newCensusHost()!;
const { plan, parts } = planCensus(survey, host, 1 << 30)!;

/** The unit that has the classic set: those with the 2×3 block. */
const first = doUnit(plan, host, parts[0]!);

/** The hexomino of the hard mode, by its shape: our names are not the catalogue's. */
const hard = cataloguePuzzle("classic-hard");
const hardIds = hard.pieces.map(({ id, shape }) => {
  const key = freeShapeKey("square", shape);
  const pieces = family.sizes.flatMap((size) => size.pieces);
  return pieces.find((piece) => freeShapeKey("square", piece.shape) === key)?.id ?? id;
});

const figuresFor = (pieces: string) => first[setNumberOf(family, pieces.split(" "))!]?.figures;

it("knows the classic set, the one with T for Z, and the hard mode", () => {
  expect(figuresFor("L5 N5 P5 U5 V5 Y5 Z5 O6")).toEqual({
    total: 25_061,
    impossible: 0,
    single: 0,
    fewest: 7,
    most: 216,
  });
  expect(figuresFor("L5 N5 P5 T5 U5 V5 Y5 O6")?.total).toBe(23_145);
  const number = setNumberOf(family, hardIds)!;
  const part = parts.find(({ to }) => number < to)!;
  const figures = doUnit(plan, host, part)[number - part.from]?.figures;
  expect(figures).toMatchObject({ total: 7685, single: 5, impossible: 0 });
});

it("agrees with the kernel on random sets", async () => {
  for (let place = 17; place < first.length; place += 611) {
    const { pieces, figures } = first[place]!;
    const shapes = new Map(family.sizes.flatMap((size) => size.pieces.map(({ id, shape }) => [id, shape])));
    const own = pieces.map((id) => ({ id, shape: shapes.get(id)!, mayFlip: true, copies: 1 }));
    const puzzle: Puzzle = { ...classic, pieces: own };
    const { tilings, impossible } = summaryOf(await countTargets({ puzzle }));
    expect([pieces, figures?.total, figures?.impossible]).toEqual([pieces, tilings, impossible.length]);
  }
});
