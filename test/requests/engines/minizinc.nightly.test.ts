/** MiniZinc finds the very solutions that are asked for. */

import { expect, it } from "vitest";
import { document, puzzleFile } from "../support.js";

interface Solution {
  readonly number: number;
  readonly grid: readonly string[];
}

const asked = { want: "solutions", puzzle: puzzleFile("mine.yaml"), weekday: "Wed" } as const;
const solutions = async (rest: object): Promise<Solution[]> =>
  (await document({ ...asked, ...rest })).solutions as Solution[];
const gridsOf = (list: readonly Solution[]): string[] => list.map(({ grid }) => grid.join("/"));

it("finds all of them, or a later one", async () => {
  const all = await solutions({ engine: "minizinc", all: true });
  expect(gridsOf(all).sort()).toEqual(gridsOf(await solutions({ all: true })).sort());
  expect(await solutions({ engine: "minizinc", number: 3 })).toEqual(all.slice(2, 3));
});
