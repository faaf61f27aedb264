/** Other people's solvers find the very solutions that are asked for. */

import { expect, it } from "vitest";
import { engineNames } from "../../../src/core/names.js";
import { document, puzzleFile } from "../support.js";

interface Solution {
  readonly number: number;
  readonly grid: readonly string[];
}

const asked = { want: "solutions", puzzle: puzzleFile("mine.yaml"), weekday: "Wed" } as const;
const solutions = async (rest: object): Promise<Solution[]> =>
  (await document({ ...asked, ...rest })).solutions as Solution[];
const gridsOf = (list: readonly Solution[]): string[] => list.map(({ grid }) => grid.join("/"));

/** MiniZinc takes twenty seconds for what others do in one; its nightly test has the same puzzle. */
it.each(engineNames.filter((name) => name !== "minizinc"))("%s: all of them, or a later one", async (engine) => {
  const all = await solutions({ engine, all: true });
  expect(gridsOf(all).sort()).toEqual(gridsOf(await solutions({ all: true })).sort());
  expect(await solutions({ engine, number: 3 })).toEqual(all.slice(2, 3));
});
