/** A small draft without a fault, to be spoilt in one place at a time. */

import { draftFaults } from "../../../../src/core/puzzle/check/check.js";
import type { DraftField, PuzzleDraft } from "../../../../src/core/puzzle/draft.js";

export const simple = (name: string, words: string): DraftField => ({
  name,
  choices: words.split(" ").map((id) => ({ id, cells: [id] })),
});

/** Five cells in a row and one below; one letter stays uncovered. */
export const sound: PuzzleDraft = {
  id: "tiny",
  title: { en: "Tiny" },
  note: {},
  credits: [],
  lattice: "square",
  board: ["a b c d e", "* - - - -"],
  fields: [simple("letter", "a b c d e")],
  pieces: [
    { id: "I2", shape: ["##"], copies: 2 },
    { id: "I1", shape: ["#"], copies: 1 },
  ],
  flips: "all",
  labels: { en: { a: "A" } },
};

export const numbers = (count: number): string => Array.from({ length: count }, (_, i) => `n${i}`).join(" ");
export const sentences = (change: Partial<PuzzleDraft>): string[] =>
  draftFaults({ ...sound, ...change }).map((f) => f.message);

export const domino = { id: "D", shape: ["##"], copies: 1 };
export const [I2, I1] = sound.pieces as [(typeof sound.pieces)[number], (typeof sound.pieces)[number]];
