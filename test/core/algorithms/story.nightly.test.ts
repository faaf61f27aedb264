/** The page about the algorithms tells the nodes and tries that they really take. */

import { expect, it } from "vitest";
import { algorithms, Run } from "../../../src/core/algorithms/algorithms.js";
import { targetCells } from "../../../src/core/puzzle/target.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { textOf } from "../../frame/files.js";

const puzzle = cataloguePuzzle("classic");
const christmas = { puzzle, uncovered: targetCells(puzzle, [11, 24]) };

it("every algorithm finds the 92 solutions of 25 December, with the nodes and tries that the story tells", async () => {
  const story = textOf("docs/algorithms.md");
  const number = (value: number): string => value.toLocaleString("en");
  for (const algorithm of algorithms) {
    const run = new Run(await algorithm.load(), christmas);
    while (!run.isFinished) run.advance(100_000);
    expect(run.solutions, algorithm.id).toBe(92);
    expect(story).toContain(`| \`${algorithm.id}\` | ${number(run.nodes)} | ${number(run.tried)} |`);
  }
});
