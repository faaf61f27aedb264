/** Small censuses agree with brute force, set by set and target by target, on both lattices, with and without flips. */

import { describe, expect, it } from "vitest";
import { allFixed } from "../../../src/core/census/census-board.js";
import { newCensusHost } from "../../../src/core/census/census-host.js";
import { familyOf, setPieces, wholeFamily } from "../../../src/core/census/family.js";
import { planCensus } from "../../../src/core/census/plan.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
import type { CensusMethod, CensusWish, Survey } from "../../../src/core/census/survey.js";
import { doUnit, type FoundSet } from "../../../src/core/census/unit.js";
import type { LatticeName } from "../../../src/core/lattice/lattice.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { compileQuestion } from "../../../src/core/solver/question.js";
import { bruteForce } from "../../oracle/brute.js";
import { sketch } from "../../support/puzzles.js";

const host = newCensusHost()!;
const limit = 1 << 28;

function surveyOf(puzzle: Puzzle, pieces: string, flips: boolean, wish: CensusWish = "counts"): Survey {
  const family = familyOf(puzzle.lattice, readQuotas(puzzle.lattice, pieces)!);
  return { puzzle, family, flips, wish, wanted: Array.from({ length: targetCount(puzzle) }, () => true) };
}

/** All units of a census, one after the other. */
function census(survey: Survey): FoundSet[] {
  const { plan, parts } = planCensus(survey, host, limit)!;
  return parts.flatMap((part) => doUnit(plan, host, part));
}

/** The whole family at once, by a method of our choice and target by target. */
function censusBy(survey: Survey, method: CensusMethod): FoundSet[] {
  const { puzzle, family } = survey;
  const { plan } = planCensus(survey, host, limit)!;
  const goes = allFixed(puzzle, new Set(puzzle.fields.keys()));
  return doUnit({ ...plan, method, goes }, host, wholeFamily(family));
}

/** One set after the other, one target after the other, by the plainest search. */
function bruteCensus({ puzzle, family, flips }: Survey): FoundSet[] {
  return Array.from({ length: family.sets }, (_, number) => {
    const pieces = setPieces(family, number).map(({ id, shape }) => ({ id, shape, mayFlip: flips, copies: 1 }));
    const one: Puzzle = { ...puzzle, pieces };
    const counts = Array.from({ length: targetCount(puzzle) }, (_, target) => {
      const uncovered = targetCells(puzzle, targetAt(puzzle, target));
      return bruteForce(compileQuestion({ puzzle: one, uncovered }).problem).length;
    });
    return { pieces: pieces.map(({ id }) => id), figures: figuresOf(counts) };
  });
}

const figuresOf = (counts: readonly number[]) => ({
  total: counts.reduce((sum, count) => sum + count),
  impossible: counts.filter((count) => count === 0).length,
  single: counts.filter((count) => count === 1).length,
  fewest: Math.min(...counts),
  most: Math.max(...counts),
});

interface Case {
  readonly board: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly pieces: string;
}

const cases: Readonly<Record<LatticeName, readonly Case[]>> = {
  square: [
    {
      board: ["a b * *", "c * * *", "- 1 2 3"],
      fields: { letter: ["a", "b", "c"], digit: ["1", "2", "3"] },
      pieces: "1 tetromino + 1 pentomino",
    },
    {
      board: ["a b * 1", "* * * *", "2 * * c"],
      fields: { letter: ["a", "b", "c"], digit: ["1", "2"] },
      pieces: "1 domino + 1 tromino + 1 pentomino",
    },
    { board: ["a b c * *", "* * * * *"], fields: { letter: ["a", "b", "c"] }, pieces: "1 monomino + 2 tetrominoes" },
    { board: ["* * * *", "* * * *", "* * * *"], fields: {}, pieces: "1 hexomino + 1 monomino + 1 pentomino" },
  ],
  hex: [
    {
      board: ["a b *", "* * *", "1 2 3"],
      fields: { letter: ["a", "b"], digit: ["1", "2", "3"] },
      pieces: "1 trihex + 1 tetrahex",
    },
    {
      board: ["a b c", "* * *", "- * *", "* * -"],
      fields: { letter: ["a", "b", "c"] },
      pieces: "2 trihexes + 1 dihex + 1 monohex",
    },
  ],
};

for (const [lattice, list] of Object.entries(cases) as [LatticeName, readonly Case[]][])
  describe(`a census on ${lattice} cells`, () => {
    for (const { pieces, ...board } of list)
      for (const flips of [true, false])
        it(`of ${pieces}, ${flips ? "with" : "without"} flips, is what brute force finds`, () => {
          const survey = surveyOf(sketch({ lattice, ...board }), pieces, flips);
          const expected = bruteCensus(survey);
          expect(expected.some(({ figures }) => figures!.total > 0)).toBe(true);
          expect(census(survey)).toEqual(expected);
          expect(censusBy(survey, "each")).toEqual(expected);
          const working = expected.filter(({ figures }) => figures!.impossible === 0);
          for (const method of ["together", "decided", "sieved", "each"] as const)
            expect(censusBy({ ...survey, wish: "working" }, method)).toEqual(working);
          expect(census({ ...survey, wish: "works" }).map((set) => set.pieces)).toEqual(
            working.map((set) => set.pieces),
          );
        });
  });
