/**
 * Daytile and the npm package dancing-links side by side, in one run: medians, and how many times faster.
 *
 * Both start from the same puzzle and build their own tables; that counts. Both end with tilings in hand, as the
 * placements they consist of, wherever it does not say "counts". Slow work of the peer's is done once.
 */

import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { targetAt, targetCells, targetCount } from "../dist/core/puzzle/target.js";
import { compileQuestion, compileTargets } from "../dist/core/solver/question.js";
import {
  countSets,
  countTilings,
  firstTiling,
  firstTilingsOfAllTargets,
  tilingAt,
  tilings,
  tilingsOfAllTargets,
} from "../dist/core/solver/solver.js";
import { cataloguePuzzle } from "../dist/formats/catalogue.js";
import { pentominoBoard } from "./boards.mjs";
import { inWords, median, ratio, table, time } from "./measure.mjs";
import { dancingLinks } from "./peer.mjs";

/** A puzzle nobody has seen before, so that nothing can have been kept from the last time. */
const fresh = (/** @type {string} */ id) => structuredClone(cataloguePuzzle(/** @type {any} */ (id)));

const christmas = (/** @type {any} */ puzzle) => ({ puzzle, uncovered: targetCells(puzzle, [11, 24]) });

/** 1 January 2000. */
const newYear = (/** @type {any} */ puzzle) => ({ puzzle, uncovered: targetCells(puzzle, [0, 0, 0, 0]) });

const everyQuestion = (/** @type {any} */ puzzle) =>
  Array.from({ length: targetCount(puzzle) }, (_, i) => ({
    puzzle,
    uncovered: targetCells(puzzle, targetAt(puzzle, i)),
  }));

/** Every tiling of every target, each as its placements. */
async function everyTilingInHand(/** @type {any} */ puzzle) {
  const list = await tilingsOfAllTargets({ puzzle });
  return Array.from({ length: list.length }, (_, i) => list.tiling(i));
}

const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);

/** @typedef {{ runs: number, warmUp?: number, work: () => number | Promise<number> }} Plan */
/** @typedef {{ name: string, expected: number, ours: Plan, peer?: Plan, most?: number, least?: number }} Row */

/** @type {Row[]} */
const rows = [
  {
    name: "classic, 25 Dec: all 92",
    expected: 92,
    ours: { runs: 101, warmUp: 20, work: () => [...tilings(christmas(fresh("classic")))].length },
    peer: {
      runs: 15,
      warmUp: 3,
      work: () => dancingLinks(compileQuestion(christmas(fresh("classic"))).problem).findAll().length,
    },
  },
  {
    name: "the same, of a puzzle that has been asked about before",
    expected: 92,
    most: 0.5,
    ours: { runs: 101, warmUp: 20, work: () => [...tilings(christmas(cataloguePuzzle("classic")))].length },
  },
  {
    name: "classic: a first one for each of 372 targets",
    expected: 372,
    most: 5,
    ours: {
      runs: 31,
      warmUp: 5,
      work: () => firstTilingsOfAllTargets({ puzzle: fresh("classic") }).filter((tiling) => tiling).length,
    },
  },
  {
    name: "the same, one question after the other",
    expected: 372,
    ours: {
      runs: 31,
      warmUp: 5,
      work: () => everyQuestion(fresh("classic")).filter((question) => firstTiling(question)).length,
    },
    peer: {
      runs: 3,
      work: () =>
        sum(
          everyQuestion(fresh("classic")).map(
            (question) => dancingLinks(compileQuestion(question).problem).findOne().length,
          ),
        ),
    },
  },
  {
    name: "classic: all 25,061 of 372 targets",
    expected: 25_061,
    most: 16.7,
    least: 200,
    ours: { runs: 61, warmUp: 20, work: async () => (await everyTilingInHand(fresh("classic"))).length },
    peer: {
      runs: 1,
      work: () =>
        sum(
          everyQuestion(fresh("classic")).map(
            (question) => dancingLinks(compileQuestion(question).problem).findAll().length,
          ),
        ),
    },
  },
  {
    name: "the same, the peer too in one joint search",
    expected: 25_061,
    ours: { runs: 61, work: async () => (await everyTilingInHand(fresh("classic"))).length },
    peer: { runs: 1, work: () => dancingLinks(compileTargets({ puzzle: fresh("classic") }).problem).findAll().length },
  },
  {
    name: "classic: counts of all 903 pairs of cells",
    expected: 59_787,
    most: 60,
    ours: {
      runs: 31,
      warmUp: 5,
      work: async () => sum((await countSets({ puzzle: fresh("classic") }, 2)).map(({ count }) => count)),
    },
  },
  {
    name: "pentominoes 6x10: all 9,356",
    expected: 9_356,
    most: 80,
    least: 40,
    ours: { runs: 7, warmUp: 1, work: async () => (await everyTilingInHand(pentominoBoard(6, 10))).length },
    peer: {
      runs: 1,
      work: () => dancingLinks(compileTargets({ puzzle: pentominoBoard(6, 10) }).problem).findAll().length,
    },
  },
  {
    name: "classic-year: count of one target",
    expected: 95_220,
    most: 60,
    ours: { runs: 15, warmUp: 2, work: () => countTilings(newYear(fresh("classic-year"))) },
  },
  {
    name: "classic-year: number 50,000 of 95,220",
    expected: 12,
    ours: {
      runs: 7,
      warmUp: 1,
      work: async () => (await tilingAt(newYear(fresh("classic-year")), 49_999))?.length ?? 0,
    },
  },
  {
    name: "hexagons: all 24,364 of 372 targets",
    expected: 24_364,
    ours: { runs: 21, warmUp: 3, work: async () => (await everyTilingInHand(fresh("hex-lake"))).length },
    peer: { runs: 1, work: () => dancingLinks(compileTargets({ puzzle: fresh("hex-lake") }).problem).findAll().length },
  },
];

/** What was promised, and whether it was kept in this run. */
function verdict(
  /** @type {Row} */ { most, least },
  /** @type {number} */ ours,
  /** @type {number | undefined} */ times,
) {
  const promises = [
    ...(most === undefined ? [] : [{ text: `≤ ${inWords(most)}`, kept: ours <= most }]),
    ...(least === undefined || times === undefined ? [] : [{ text: `≥ ${least} times`, kept: times >= least }]),
  ];
  return promises.map(({ text, kept }) => `${text} ${kept ? "✓" : "✗"}`).join(", ");
}

async function measured(/** @type {Row} */ row) {
  process.stderr.write(`${row.name}…\n`);
  const ours = await time(row.ours);
  const peer = row.peer && (await time(row.peer));
  for (const { found } of peer ? [ours, peer] : [ours]) {
    if (found !== row.expected) throw new Error(`${row.name}: found ${found}, not ${row.expected}`);
  }
  const times = peer && peer.milliseconds / ours.milliseconds;
  return [
    row.name,
    inWords(ours.milliseconds),
    peer ? inWords(peer.milliseconds) : "–",
    times ? ratio(times) : "–",
    verdict(row, ours.milliseconds, times),
  ];
}

const script = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const run = (/** @type {string[]} */ ...args) => execFileSync(process.execPath, args, { encoding: "utf8" });

function coldFirst() {
  process.stderr.write("first solution in a cold process…\n");
  const milliseconds = median(Array.from({ length: 21 }, () => Number(run(script("cold-first.mjs")))));
  return [
    "classic, 25 Dec: first one in a cold process",
    inWords(milliseconds),
    "–",
    "–",
    verdict({ most: 10 }, milliseconds),
  ];
}

/** @typedef {{ id: string, what: string, threads: number, runs: number, most: number, megabytes: number, kernel?: boolean }} Count */

const countedBy = (/** @type {string[]} */ ...args) => JSON.parse(run(script("counts.mjs"), ...args));

/** Where it's told to, the kernel alone does the same work in turn with the graph: then it says how many times faster. */
function counted(/** @type {Count} */ { id, what, threads, runs, most, megabytes, kernel }) {
  process.stderr.write(`${id}, ${threads} threads…\n`);
  const pairs = Array.from({ length: runs }, () => ({
    ours: countedBy(id, String(threads)),
    kernel: kernel ? countedBy(id, "kernel") : undefined,
  }));
  const milliseconds = median(pairs.map(({ ours }) => ours.milliseconds));
  const byKernel = kernel ? median(pairs.map((pair) => pair.kernel.milliseconds)) : undefined;
  const used = Math.round(Math.max(...pairs.map(({ ours }) => ours.megabytes)));
  const name = `${id}: counts of ${what}, ${threads} thread${threads > 1 ? "s" : ""}, ${used} MB`;
  const memory = `< ${megabytes} MB ${used < megabytes ? "✓" : "✗"}`;
  return [
    byKernel ? `${name}; by the kernel ${inWords(byKernel)}` : name,
    inWords(milliseconds),
    "–",
    byKernel ? ratio(byKernel / milliseconds) : "–",
    `${verdict({ most }, milliseconds)}, ${memory}`,
  ];
}

/** @type {Count[]} */
const counts = [
  { id: "weekday", what: "2,604 targets", threads: 1, runs: 3, most: 900, megabytes: 200, kernel: true },
  { id: "weekday", what: "2,604 targets", threads: 2, runs: 3, most: 550, megabytes: 200 },
  { id: "classic-year", what: "37,200 targets", threads: 2, runs: 1, most: 15_000, megabytes: 500 },
];

/** Boards of five rows that grow, with a bar for the time, each step of it ten times longer. */
async function growth() {
  const lines = [["board", "cells", "tilings", "daytile", "dancing-links", "times", ""]];
  for (const columns of [4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const board = () => pentominoBoard(5, columns);
    process.stderr.write(`5 x ${columns}…\n`);
    const ours = await time({ runs: 5, warmUp: 1, work: async () => (await everyTilingInHand(board())).length });
    const peer = await time({
      runs: 1,
      work: () => dancingLinks(compileQuestion({ puzzle: board(), uncovered: [] }).problem).findAll().length,
    });
    if (peer.found !== ours.found) throw new Error(`5 x ${columns}: ${ours.found} or ${peer.found}?`);
    const bar = "█".repeat(Math.max(1, Math.round(4 * (Math.log10(ours.milliseconds) + 1))));
    const times = peer.milliseconds / ours.milliseconds;
    lines.push([
      `5 x ${columns}`,
      String(5 * columns),
      ours.found.toLocaleString("en"),
      inWords(ours.milliseconds),
      inWords(peer.milliseconds),
      ratio(times),
      bar,
    ]);
  }
  return lines;
}

const lines = [];
for (const row of rows) lines.push(await measured(row));
lines.push(coldFirst(), ...counts.map(counted));
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}. Medians.\n`);
console.log(table([["work", "daytile", "dancing-links", "faster", "promised"], ...lines]));
console.log("\nHow time grows: all tilings of a board of 5 x n with the first n pentominoes.\n");
console.log(table(await growth()));
