/** From free cells follows what's on the others, and whether it can still be solved. */

import { expect, it } from "vitest";
import { nothingDrawn } from "../../../../src/web/views/owner/drawing.js";
import { workedOut } from "../../../../src/web/views/owner/free.js";
import { drawnCells, sketch } from "../../../support/puzzles.js";

/** Two dominoes and a block on a board of eight. */
const puzzle = sketch({
  board: ["a b c d", "e f g h"],
  pieces: { domino: ["##"], block: ["##", "##"] },
  copies: { domino: 2 },
});
const board = { puzzle, uncovered: [] };
const { signal } = new AbortController();
const free = (...rows: string[]) =>
  workedOut(
    board,
    {
      ...nothingDrawn,
      mode: "free",
      free: drawnCells(rows, "square").map(({ x, y }) => y * 4 + x),
    },
    signal,
  );

it("finds the only way, and whether it leads to the end", async () => {
  const worked = await free("..##", "####");
  expect(worked).toMatchObject({ count: 1, isMore: false, isAlive: true });
  expect(worked.way?.map(({ cells }) => cells)).toEqual([[0, 1]]);
  expect(await free("#..#", "####")).toMatchObject({ count: 1, isAlive: false });
});

it("counts several ways, and shows one", async () => {
  const worked = await free("..##", "..##");
  expect(worked).toMatchObject({ count: 3, isMore: false, isAlive: true });
  expect(worked.way?.flatMap(({ cells }) => cells).sort()).toEqual([0, 1, 4, 5]);
});

it("finds none where none is", async () => {
  expect(await free(".###", "####")).toEqual({ count: 0, isMore: false, way: undefined, isAlive: false });
});
