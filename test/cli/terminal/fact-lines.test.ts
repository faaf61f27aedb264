/** The facts of a puzzle are told in three lines. */

import { describe, expect, it } from "vitest";
import { factLines } from "../../../src/cli/terminal/fact-lines.js";
import { unwrap } from "../../../src/core/text/fault.js";
import { askFacts } from "../../../src/requests/facts.js";

const plain = { id: "plain", title: "Plain", board: ["* * *"], pieces: { bar: ["###"] } };

describe("the facts of a puzzle", () => {
  it("say so where nothing stays visible", async () => {
    const { puzzle, facts } = unwrap(await askFacts({ puzzle: plain }));
    expect(factLines(puzzle, facts).map(({ message }) => message)).toEqual([
      "3 square cells, 3 of them blank",
      "everything is covered",
      "1 piece, 2 orientations, 1 placement",
    ]);
  });
});
