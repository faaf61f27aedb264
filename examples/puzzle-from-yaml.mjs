/** Your own puzzle, from a puzzle file. Every error comes with its line and column. */

import { readPuzzleYaml } from "daytile/formats";

const text = `
id: two-by-three
title: Two by three
board: |
  a b c
  * * *
fields:
  letter: a b c
pieces:
  L3: |
    ##
    #.
  I2: "##"
`;

const reading = readPuzzleYaml(text, "two-by-three.yaml");
console.log(reading.ok && reading.value.pieces.length); // → 2

const wrong = readPuzzleYaml(text.replace("a b c\n  *", "a a c\n  *"), "two-by-three.yaml");
for (const { file, line, column } of wrong.ok ? [] : wrong.faults) console.log(`${file}:${line}:${column}`);
// → two-by-three.yaml:5:5
//   two-by-three.yaml:8:13
