/** Everything that reads and writes puzzles as text, in one place. Loading it loads a YAML parser. */

export { type ImportOptions, importGridAndShapes } from "./grid-and-shapes.js";
export { writeGridAndShapes } from "./grid-and-shapes-write.js";
export { type PuzzleObject, readPuzzleObject } from "./object.js";
export { formatProblem, formatProblems, type Problem, type PuzzleReading } from "./problem.js";
export { readDraftYaml, readPuzzleYaml } from "./yaml.js";
export { writeDraftYaml, writePuzzleYaml } from "./yaml-write.js";
