/** Your own puzzle, as an object with the keys of a puzzle file. */

import { askYear, unwrap } from "daytile";
import { formatProblems, readPuzzleObject } from "daytile/formats";

const reading = readPuzzleObject({
  id: "two-by-three",
  title: "Two by three",
  board: ["a b c", "* * *"],
  fields: { letter: "a b c" },
  pieces: { L3: ["##", "#."], I2: ["##"] },
});
if (!reading.ok) throw new Error(formatProblems(reading.faults));

const { counts } = unwrap(await askYear({ puzzle: reading.value }));
console.log([...counts]); // → [ 2, 2, 2 ]
