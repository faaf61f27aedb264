/** The kernel finds what the general search finds, on every kind of problem it takes on. */

import { describe, expect, it } from "vitest";
import type { CoverProblem, Search } from "../../src/core/solver/cover.js";
import { generalSearch } from "../../src/core/solver/general.js";
import { pentominoRectangle, puzzleById } from "../known/boards.js";
import { allSolutions } from "./contract.js";
import { kernelOnly } from "./kernel-only.js";
import { holesProblem, jointProblem, targetProblem } from "./problems.js";

const placeless = ({ places: _, ...problem }: CoverProblem): CoverProblem => problem;

/** Six pentominoes: thirty cells. */
const smallSet = { F: 0, I: 0, N: 0, W: 0, X: 0, Z: 0 };

const sorted = (search: Search): string[] =>
  allSolutions(search, [100_000])
    .map((options) => options.join())
    .sort();

describe("the kernel takes on", () => {
  const classic = puzzleById("classic");
  const hex = puzzleById("hex-lake");
  it.each([
    ["a date", targetProblem(classic, [11, 24])],
    ["a date of a board of hexagons", targetProblem(hex, [11, 24])],
    ["all dates at once", jointProblem(puzzleById("classic-face-up"))],
    ["a board that does not fit into a rectangle of 64", targetProblem(puzzleById("classic-year"), [11, 23, 2, 5])],
    ["pieces without a place", placeless(targetProblem(classic, [11, 24]))],
    ["two holes anywhere in a board", holesProblem(pentominoRectangle({ rows: 4, columns: 8 }, smallSet), 2)],
  ])("%s, and finds what the general search finds", (_, problem) => {
    const search = kernelOnly(problem);
    expect(search).toBeDefined();
    expect(sorted(search!)).toEqual(sorted(generalSearch(problem)));
  });
});
