/** What each option of the command that helps to design a puzzle does. */

import { expect } from "vitest";
import { document, keys } from "./read.js";
import { type Result, type Wires, wire } from "./wire.js";

interface Idea {
  readonly kind: string;
  readonly total: number;
}

const ideas = (result: Result): Idea[] => document(result).ideas as Idea[];
const firstLine = ({ text }: Result): string | undefined => text.split("\n")[0];

export const designWires: Wires = {
  puzzle: wire("design labels --json", ["pair.yaml", "hooks.yaml"], keys("puzzle", "task"), [
    ["pair", "labels"],
    ["hooks", "labels"],
  ]),
  goal: wire("design swap -p mine.yaml --json", ["harder", "easier"], (result) => ideas(result)[0]?.total, [10, 28]),
  limit: wire("design swap -p pair.yaml --json", ["1", "3"], (result) => ideas(result).length, [1, 3]),
  seed: wire("design fill -p mine.yaml", ["a", "f"], ({ text }) => text.split("\n")[2], [
    "after 1 set: L3, 2 × I2",
    "after 1 set: I3, 2 × I2",
  ]),
  json: wire("design swap -p pair.yaml", [undefined, true], firstLine, (one, other) => {
    expect(one).toBe("pair now: no date has a solution");
    expect(other).toContain('"command":"design","puzzle":"pair"');
  }),
  lang: wire("design swap -p pair.yaml", ["en", "de"], firstLine, [
    "pair now: no date has a solution",
    "pair jetzt: kein Tag hat eine Lösung",
  ]),
};
