/** The kernel keeps the contract of searches on random problems. */

import { describe, expect, it } from "vitest";
import type { CoverProblem } from "../../src/core/solver/cover.js";
import { newSearch } from "../../src/core/solver/search.js";
import { pentominoRectangle } from "../known/boards.js";
import { searchContract } from "./contract.js";
import { kernelOnly } from "./kernel-only.js";
import { boardProblem } from "./problems.js";

// What is beyond the kernel, such as a single piece, goes to the general search, as it does for everybody.
searchContract("the kernel", newSearch);

/** As if nobody knew where the cells are: each position has its own tables then. */
const placeless = ({ places: _, ...problem }: CoverProblem): CoverProblem => problem;
searchContract("the kernel without places", (problem, seed) => newSearch(placeless(problem), seed));

describe("the kernel takes on", () => {
  it("no board of more than 64 cells, and leaves it to the general search", () => {
    const problem = boardProblem(pentominoRectangle({ rows: 5, columns: 13 }));
    expect(kernelOnly(problem)).toBeUndefined();
    expect(newSearch(problem).run(1000)).toBe("finished");
  });
});
