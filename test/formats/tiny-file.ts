/** A small sound puzzle file, ways to spoil it, and what is said about it then. */

import { readFileSync } from "node:fs";
import { formatProblem } from "../../src/formats/problem.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";

export const sound = `id: tiny
title: Tiny
credits:
  - Somebody
lattice: square
board: |
  Sun Mon Tue Wed Thu
  Fri Sat *   -   -
fields:
  weekday: Sun Mon Tue Wed Thu Fri Sat
pieces: |
  I2  L3
  ##  ##
      #.
copies: {I2: 2}
flips: [L3]
`;

export const classic = readFileSync(new URL("../../puzzles/classic.yaml", import.meta.url), "utf8");

export const lines = (text: string): string[] => {
  const reading = readPuzzleYaml(text, "tiny.yaml");
  return reading.ok ? [] : reading.faults.map(formatProblem);
};

export const change = (from: string, to: string): string => {
  if (!sound.includes(from)) throw new Error(`nothing to change: ${from}`);
  return sound.replace(from, to);
};
