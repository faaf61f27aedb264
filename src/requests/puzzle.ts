/** From what a request calls its puzzle to the puzzle: one of the catalogue, the text of a puzzle file, or an object. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { expectThat, isObject, isText } from "../core/text/arguments.js";
import { didYouMean } from "../core/text/guess.js";
import { quoted } from "../core/text/sentences.js";
import { catalogueIds, isCatalogueId } from "../formats/catalogue-ids.js";
import { loadCataloguePuzzle } from "../formats/load-puzzle.js";
import type { PuzzleObject } from "../formats/object.js";
import { faultyFile, found, type Outcome, type Refusal, refused } from "./outcome.js";

/** A puzzle file: what it says, and what it is called in sentences about its faults. */
export interface PuzzleText {
  readonly yaml: string;
  readonly name?: string | undefined;
}

/** The id of a catalogue puzzle, a puzzle file, an object with the keys of one, or a puzzle that has been checked. */
export type PuzzleSource = string | PuzzleText | PuzzleObject | Puzzle;

export const defaultPuzzleId = "classic";

export function unknownPuzzle(name: string): Refusal {
  const guess = didYouMean(name, catalogueIds);
  const hint = guess === undefined ? "" : `; ${guess}`;
  return { ...refused(`unknown puzzle ${quoted(name)}${hint}`), about: "puzzle" };
}

async function fromText({ yaml, name = "puzzle.yaml" }: PuzzleText): Promise<Outcome<Puzzle>> {
  const { readPuzzleYaml } = await import("../formats/yaml.js");
  const reading = readPuzzleYaml(yaml, name);
  return reading.ok ? reading : faultyFile(reading.faults);
}

async function fromObject(object: PuzzleObject): Promise<Outcome<Puzzle>> {
  const { readPuzzleObject } = await import("../formats/object.js");
  const reading = readPuzzleObject(object);
  return reading.ok ? reading : faultyFile(reading.faults);
}

/** An object writes its board as rows of text; a puzzle has cells. */
const isPuzzle = (source: PuzzleObject | Puzzle): source is Puzzle =>
  typeof source.board === "object" && "cells" in source.board;

/**
 * Gets the puzzle that a request names; the classic one where it names none.
 *
 * @example
 * ```ts
 * unwrap(await loadPuzzle("hex-lake")).lattice; // → hex
 * const outcome = await loadPuzzle("clasic");
 * outcome.ok ? "" : outcome.faults[0]?.message; // → unknown puzzle "clasic"; did you mean classic?
 * ```
 */
export async function loadPuzzle(source: PuzzleSource = defaultPuzzleId): Promise<Outcome<Puzzle>> {
  expectThat(isText(source) || isObject(source), "source", "the id of a puzzle, or a puzzle", source);
  if (typeof source === "string")
    return isCatalogueId(source) ? found(await loadCataloguePuzzle(source)) : unknownPuzzle(source);
  if ("yaml" in source) return fromText(source);
  return isPuzzle(source) ? found(source) : fromObject(source);
}
