/** From what's after `--puzzle` to what a request calls its puzzle: an id of the catalogue, or the text of a file. */

import { isCatalogueId } from "../../formats/catalogue-ids.js";
import { found, type Outcome } from "../../requests/outcome.js";
import { defaultPuzzleId, type PuzzleSource, unknownPuzzle } from "../../requests/puzzle.js";
import type { Io } from "../terminal/io.js";

export const standardInput = "-";

export const isFileName = (name: string): boolean => /[./\\]/.test(name);

/** What a file says, or the standard input. */
export async function readSource(io: Io, name: string): Promise<Outcome<string>> {
  if (name === standardInput) return found(await io.readStdin());
  const { readTextFile } = await import("../terminal/files.js");
  return readTextFile(io.cwd, name);
}

export const sourceName = (name: string): string => (name === standardInput ? "standard input" : name);

/** Something that looks like no file is taken for a misspelt id. */
export async function puzzleAsked(io: Io, name: string = defaultPuzzleId): Promise<Outcome<PuzzleSource>> {
  if (isCatalogueId(name)) return found(name);
  const text = await readSource(io, name);
  if (text.ok) return found({ yaml: text.value, name: sourceName(name) });
  return isFileName(name) || name === standardInput ? text : unknownPuzzle(name);
}
