/**
 * Our search beside each of the other ways to solve, on 25 December of the classic board, in one run: medians of the
 * processor's time, and ratios; and what it costs that each tells its steps and can be paused, beside the same moves in
 * plain recursion.
 *
 * "Daytile" is the solver itself, behind which is the kernel. The others are the lessons of `core/algorithms`, run
 * without a watcher. All of them start from the puzzle, so building their tables counts.
 */

import { algorithms, Run, taskOf } from "../dist/core/algorithms/algorithms.js";
import { targetCells } from "../dist/core/puzzle/target.js";
import { tilings } from "../dist/core/solver/solver.js";
import { cataloguePuzzle } from "../dist/formats/catalogue.js";
import { inWords, median, ratio, table } from "./measure.mjs";

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

/** Filling positions once more, as somebody would write it who never thought of steps: a check on what "plain" means. */
function byItself() {
  const { open, hand, placements } = taskOf(question());
  const isOpen = [...open];
  const left = [...hand];
  const beginning = open.map((_, cell) => placements.filter(({ cells }) => cells[0] === cell));
  let solutions = 0;
  const search = () => {
    const cell = isOpen.indexOf(true);
    if (cell < 0) {
      if (left.every((copies) => copies === 0)) solutions++;
      return;
    }
    for (const { piece, cells } of beginning[cell] ?? []) {
      if (left[piece] === 0 || !cells.every((each) => isOpen[each])) continue;
      for (const each of cells) isOpen[each] = false;
      left[piece]--;
      search();
      for (const each of cells) isOpen[each] = true;
      left[piece]++;
    }
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

const found = (/** @type {number} */ count) => {
  if (count !== expected) throw new Error(`found ${count}, not ${expected}`);
};

/** Of the processor's time, so that others on the machine do not count. */
function milliseconds(/** @type {() => number} */ work, runs = 1) {
  const start = process.cpuUsage();
  for (let i = 0; i < runs; i++) found(work());
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / runs;
}

/** Ours is over so soon that one run says little. */
const ours = () => milliseconds(() => [...tilings(question())].length, 9);

/** Turn by turn, so that a busy moment of the machine hits all of them. */
function turn(/** @type {NewLesson} */ newLesson) {
  const [daytile, plain, steps] = [ours(), milliseconds(() => plainly(newLesson)), milliseconds(() => told(newLesson))];
  return { daytile, plain, cost: steps / plain };
}

for (let i = 0; i < 5; i++) ours();
const rows = [];
/** @type {number[]} */
const oursInAll = [];
for (const { id, name, load } of algorithms) {
  process.stderr.write(`${name}…\n`);
  const newLesson = await load();
  const run = new Run(newLesson, question());
  while (!run.isFinished) run.advance(stretch);
  const turns = Array.from({ length: slow.includes(id) ? 3 : 25 }, () => turn(newLesson)).slice(
    slow.includes(id) ? 0 : 4,
  );
  oursInAll.push(...turns.map(({ daytile }) => daytile));
  rows.push({ name, plain: median(turns.map(({ plain }) => plain)), cost: median(turns.map(({ cost }) => cost)), run });
}
const daytile = median(oursInAll);
const lines = rows.map(({ name, plain, cost, run }) => [
  name,
  inWords(plain),
  ratio(plain / daytile),
  run.nodes.toLocaleString("en"),
  run.tried.toLocaleString("en"),
  `${Math.round((cost - 1) * 100)} %`,
]);
lines.push(["Daytile", inWords(daytile), "–", "–", "–", "–"]);
const alone = median(Array.from({ length: 25 }, () => milliseconds(byItself)).slice(4));
console.log("\nAll 92 solutions of 25 December, each way and ours in turn.\n");
console.log(table([["way", "time", "Daytile is faster", "nodes", "tried", "its steps cost"], ...lines]));
console.log(`\nFilling positions, as a recursion of its own, takes ${inWords(alone)}.`);
