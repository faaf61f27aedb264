/** Requests about designs: a board without pieces can be filled, and what is wrong with the board itself is refused. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { unwrap } from "../../src/core/text/fault.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";
import { askDesign } from "../../src/requests/design.js";

const bare = `id: bare
title: Bare
board: |
  a b c *
  * * * *
fields:
  letter: a b c
`;

describe("a board without pieces", () => {
  it("is filled, and keeps its name", async () => {
    const { puzzle, now, found } = unwrap(await askDesign({ puzzle: { yaml: bare }, task: "fill", goal: "harder" }));
    expect([puzzle.id, puzzle.pieces]).toEqual(["bare", []]);
    expect(now).toMatchObject({ total: 0, impossible: 3 });
    expect(found?.puzzle.pieces.reduce((sum, { shape, copies }) => sum + shape.length * copies, 0)).toBe(7);
  });

  it("is filled even where it has the wrong ones", async () => {
    const wrong = `${bare}pieces:\n  I2: ["##"]\n  I3: ["###"]\n`;
    expect(readPuzzleYaml(wrong).ok).toBe(false);
    expect(unwrap(await askDesign({ puzzle: { yaml: wrong }, task: "fill" })).found?.figures.impossible).toBe(0);
  });

  it.each(["swap", "labels"] as const)("can't be asked about anything else: %s", async (task) => {
    expect((await askDesign({ puzzle: { yaml: bare }, task })).ok).toBe(false);
  });

  it("is refused with its own faults where the board is wrong", async () => {
    for (const yaml of [bare.replace("a b c *", "a b b *"), bare.replace("id: bare", "id: Ba re"), "{", ""]) {
      const answer = await askDesign({ puzzle: { yaml }, task: "fill" });
      expect(answer.ok ? [] : answer.faults.map(({ message }) => message)).not.toEqual([]);
    }
  });
});
