/** From what stands after `--puzzle` to a puzzle: one of the catalogue, a file, or the standard input. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { nearest } from "../core/text/nearest.js";
import { quoted } from "../core/text/sentences.js";
import { catalogueIds, cataloguePuzzle, isCatalogueId } from "../formats/catalogue.js";
import { type Failure, faultyFile, found, type Outcome, wrongUsage } from "./command.js";
import type { Io } from "./terminal/io.js";

const defaultPuzzle = "classic";
export const standardInput = "-";

const isFileName = (name: string): boolean => /[./\\]/.test(name);

function unknownPuzzle(name: string): Failure {
  const near = nearest(name, catalogueIds);
  const hint = near === undefined ? "daytile puzzles lists those there are" : `did you mean ${near}?`;
  return wrongUsage(`there is no puzzle ${quoted(name)}; ${hint}`);
}

/** What a puzzle file says, from a file or the standard input. */
export async function readSource(io: Io, name: string): Promise<Outcome<string>> {
  if (name === standardInput) return found(await io.readStdin());
  const { readText } = await import("./terminal/files.js");
  return readText(io.cwd, name);
}

export const sourceName = (name: string): string => (name === standardInput ? "standard input" : name);

async function puzzleFromFile(io: Io, name: string): Promise<Outcome<Puzzle>> {
  const text = await readSource(io, name);
  if (!text.ok) return isFileName(name) || name === standardInput ? text : unknownPuzzle(name);
  const [{ readPuzzleYaml }, { formatProblem }] = await Promise.all([
    import("../formats/yaml.js"),
    import("../formats/problem.js"),
  ]);
  const reading = readPuzzleYaml(text.value, sourceName(name));
  return reading.ok ? found(reading.puzzle) : faultyFile(...reading.problems.map(formatProblem));
}

export async function loadPuzzle(io: Io, name: string = defaultPuzzle): Promise<Outcome<Puzzle>> {
  return isCatalogueId(name) ? found(cataloguePuzzle(name)) : puzzleFromFile(io, name);
}
