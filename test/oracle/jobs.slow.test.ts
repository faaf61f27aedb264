/** Long work agrees with brute force on random puzzles. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../src/core/puzzle/target.js";
import { generalSearch } from "../../src/core/solver/general.js";
import {
  countSets,
  countTargets,
  countTilings,
  streamTilingsOfAllTargets,
  tilingsOfAllTargets,
} from "../../src/core/solver/solver.js";
import { verifyTiling } from "../../src/core/tiling/verify.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";
import { bruteForce } from "./brute.js";
import { allSolutions } from "./contract.js";
import { kernelOnly } from "./kernel-only.js";
import { holesProblem, jointProblem, targetProblem } from "./problems.js";
import { randomPuzzle } from "./random.js";

const targetsOf = (puzzle: Puzzle) => Array.from({ length: targetCount(puzzle) }, (_, i) => targetAt(puzzle, i));
const bruteCounts = (puzzle: Puzzle) =>
  targetsOf(puzzle).map((target) => bruteForce(targetProblem(puzzle, target)).length);

describe("long work agrees with brute force on random puzzles", () => {
  it("counting every target, and one after the other", async () => {
    await fc.assert(
      fc.asyncProperty(randomPuzzle(), async (puzzle) => {
        const expected = bruteCounts(puzzle);
        expect([...(await countTargets({ puzzle }))]).toEqual(expected);
        const each = targetsOf(puzzle).map((target) =>
          countTilings({ puzzle, uncovered: targetCells(puzzle, target) }),
        );
        expect(await Promise.all(each)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it("finding every tiling", async () => {
    await fc.assert(
      fc.asyncProperty(randomPuzzle(), async (puzzle) => {
        const list = await tilingsOfAllTargets({ puzzle });
        expect(list).toHaveLength(bruteForce(jointProblem(puzzle)).length);
        expect([...streamTilingsOfAllTargets({ puzzle })]).toEqual([...list]);
        for (const { target, tiling } of list)
          expect(verifyTiling(puzzle, targetCells(puzzle, target), tiling)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  it("counting every set of cells", async () => {
    await fc.assert(
      fc.asyncProperty(randomPuzzle(), fc.integer({ min: 0, max: 2 }), async (puzzle, k) => {
        fc.pre(k <= puzzle.board.cells.length);
        const sets = await countSets({ puzzle }, k);
        const total = bruteForce(holesProblem(puzzle, k)).length;
        expect(sets.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      }),
      { numRuns: 40 },
    );
  });
});

function puzzleFrom(text: string): Puzzle {
  const reading = readPuzzleYaml(`id: odd\ntitle: Odd\n${text}`, "odd.yaml");
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.value;
}

describe("odd choices", () => {
  it("that run round the end of a row are not taken for neighbours", async () => {
    const puzzle = puzzleFrom(`board: |
  c1 a1 d1
  d2 b1 b2
  c2 *  a2
  *  -  *
fields:
  f: {A: a1 a2, B: b1 b2, C: c1 c2, D: d1 d2}
pieces: {I: ["##"], W: ["#..", "##.", ".##"], M: ["#"]}
copies: {M: 2}
`);
    expect([...(await countTargets({ puzzle }))]).toEqual([2, 0, 2, 4]);
    expect(await tilingsOfAllTargets({ puzzle })).toHaveLength(8);
  });

  it("that uncover the same cells are counted each", async () => {
    // A file may not say so, but the searches must keep to it anyway.
    const sound = puzzleFrom("board: |\n  a b *\n  * * *\nfields:\n  f: {A: a, C: b}\npieces: {P: ['###', '##.']}\n");
    const [field] = sound.fields;
    const twice = { ...field!, choices: [field!.choices[0]!, { id: "B", cells: [0] }, field!.choices[1]!] };
    const puzzle = { ...sound, fields: [twice] };
    expect([...(await countTargets({ puzzle }))]).toEqual([1, 1, 0]);
    expect(await tilingsOfAllTargets({ puzzle })).toHaveLength(2);
  });
});

it("problems with a solution and several pieces go to the kernel, and come out as in the general search", () => {
  fc.assert(
    fc.property(randomPuzzle(), (puzzle) => {
      const problem = jointProblem(puzzle);
      const copies = problem.stocks.reduce((sum, count) => sum + count, 0);
      const search = kernelOnly(problem);
      const general = allSolutions(generalSearch(problem)).map(String).sort();
      if (copies >= 2 && general.length > 0) expect(search).toBeDefined();
      if (search) expect(allSolutions(search).map(String).sort()).toEqual(general);
    }),
    { numRuns: 60 },
  );
});
