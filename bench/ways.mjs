/**
 * Our search beside each of the other ways to solve, on 25 December of the classic board, in one run: medians and ratios;
 * and what it costs that each tells its steps and can be paused, beside the same moves in plain recursion.
 *
 * "Daytile" is the solver itself, behind which stands the kernel. The others are the lessons of `core/algorithms`, run
 * without a watcher. All of them start from the puzzle, so building their tables counts.
 */

import { algorithms, Run, taskOf } from "../dist/core/algorithms/algorithms.js";
import { targetCells } from "../dist/core/puzzle/target.js";
import { tilings } from "../dist/core/solver/solver.js";
import { cataloguePuzzle } from "../dist/formats/catalogue.js";
import { inWords, median, ratio, table, time } from "./measure.mjs";

const expected = 92;
const stretch = 512;
/** What takes seconds is run less often. */
const slow = ["bitboards", "algorithm-x"];

const question = () => {
  const puzzle = structuredClone(cataloguePuzzle("classic"));
  return { puzzle, uncovered: targetCells(puzzle, [11, 24]) };
};

/** @typedef {import("../dist/core/algorithms/algorithms.js").NewLesson} NewLesson */

/** The same moves, one after the other, and nobody to tell. */
function plainly(/** @type {NewLesson} */ newLesson) {
  const lesson = newLesson(taskOf(question()));
  /** @type {number[]} */
  const tries = [];
  let solutions = 0;
  const search = () => {
    const before = tries.length;
    if (lesson.look(tries) === "solution") solutions++;
    while (tries.length > before) {
      const placement = /** @type {number} */ (tries.pop());
      lesson.place(placement);
      search();
      lesson.remove(placement);
    }
    lesson.leave?.();
  };
  search();
  return solutions;
}

/** Every step is written down, for somebody to look at. */
function told(/** @type {NewLesson} */ newLesson) {
  const run = new Run(newLesson, question());
  /** @type {import("../dist/core/algorithms/algorithms.js").Step[]} */
  const steps = new Array(stretch);
  while (!run.isFinished) run.advance(stretch, steps);
  return run.solutions;
}

/** Turn by turn, so that a busy moment of the machine hits both. */
function costOfSteps(/** @type {NewLesson} */ newLesson, /** @type {number} */ runs) {
  const costs = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    plainly(newLesson);
    const middle = performance.now();
    if (told(newLesson) !== expected) throw new Error("a solution was missed");
    costs.push((performance.now() - middle) / (middle - start));
  }
  return median(costs);
}

const ours = await time({ runs: 101, warmUp: 20, work: () => [...tilings(question())].length });
const rows = [["Daytile", inWords(ours.milliseconds), "1", "–", "–", "–"]];
for (const { id, name, load } of algorithms) {
  process.stderr.write(`${name} …\n`);
  const newLesson = await load();
  const run = new Run(newLesson, question());
  while (!run.isFinished) run.advance(stretch);
  const runs = slow.includes(id) ? 3 : 21;
  const lesson = await time({ runs, warmUp: runs > 3 ? 5 : 0, work: () => plainly(newLesson) });
  if (lesson.found !== expected || ours.found !== expected) throw new Error(`${name} found ${lesson.found}`);
  rows.push([
    name,
    inWords(lesson.milliseconds),
    ratio(lesson.milliseconds / ours.milliseconds),
    run.nodes.toLocaleString("en"),
    run.tried.toLocaleString("en"),
    `${Math.round((costOfSteps(newLesson, runs > 3 ? runs : 1) - 1) * 100)} %`,
  ]);
}
console.log("\nAll 92 solutions of 25 December, each way in turn.\n");
console.log(table([["way", "time", "Daytile is faster", "nodes", "tried", "its steps cost"], ...rows]));
