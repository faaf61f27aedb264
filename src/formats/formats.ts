/** Everything that reads and writes puzzles as text, in one place. Loading it loads a YAML parser. */

export { type ImportOptions, importGridAndShapes } from "./grid-and-shapes.js";
export { type GridAndShapes, writeGridAndShapes } from "./grid-and-shapes-write.js";
export { type ImportedFile, type ImportNames, importFiles } from "./import.js";
export { isPuzzleLink, readPuzzleLink, writePuzzleLink } from "./link.js";
export { type ObjectRows, type ObjectText, type PuzzleObject, readPuzzleObject } from "./object.js";
export { formatProblem, formatProblems, type Problem, type PuzzleReading } from "./problem.js";
export { type DraftReading, readDraftYaml, readPuzzleYaml, type WarnedReading } from "./yaml.js";
export { writeDraftYaml, writePuzzleYaml } from "./yaml-write.js";
