/** From what a request calls its puzzle to the puzzle: one of the catalogue, the text of a puzzle file, or an object. */

import { hinted } from "../core/i18n/hinted.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { expectThat, isObject, isText } from "../core/text/arguments.js";
import { didYouMean } from "../core/text/guess.js";
import { quoted } from "../core/text/sentences.js";
import { catalogueIds, isCatalogueId } from "../formats/catalogue-ids.js";
import { loadCataloguePuzzle } from "../formats/load-puzzle.js";
import type { PuzzleObject } from "../formats/object.js";
import { saidOf } from "../formats/problem.js";
import type { WarnedReading } from "../formats/yaml.js";
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
  const unknown = requestsMessages.unknownPuzzle({ name: quoted(name) });
  return { ...refused(hinted(unknown, didYouMean(name, catalogueIds))), about: "puzzle" };
}

async function fromText({ yaml, name }: PuzzleText): Promise<WarnedReading> {
  return (await import("../formats/yaml.js")).readPuzzleYaml(yaml, name);
}

/** As links of the app carry a puzzle: own.1.… */
const isLink = (source: string): boolean => source.startsWith("own.");

async function fromLink(link: string): Promise<WarnedReading> {
  const reading = await (await import("../formats/link.js")).readPuzzleLink(link);
  if (reading.ok) return sound(reading.value);
  const faults = reading.faults.map((fault) => ({ file: "link", line: 1, column: 1, ...saidOf(fault) }));
  return { ok: false, faults, warnings: [] };
}

async function fromObject(object: PuzzleObject): Promise<WarnedReading> {
  return (await import("../formats/object.js")).readPuzzleObject(object);
}

/** An object writes its board as rows of text; a puzzle has cells. */
const isPuzzle = (source: PuzzleObject | Puzzle): source is Puzzle =>
  typeof source.board === "object" && "cells" in source.board;

const sound = (value: Puzzle): WarnedReading => ({ ok: true, value, warnings: [] });

/** What there is to read where a request names a puzzle; only an unknown name is refused. */
export async function readPuzzleSource(source: PuzzleSource = defaultPuzzleId): Promise<Outcome<WarnedReading>> {
  expectThat(isText(source) || isObject(source), "source", "the id of a puzzle, or a puzzle", source);
  if (typeof source === "string") {
    if (isLink(source)) return found(await fromLink(source));
    return isCatalogueId(source) ? found(sound(await loadCataloguePuzzle(source))) : unknownPuzzle(source);
  }
  if ("yaml" in source) return found(await fromText(source));
  return found(isPuzzle(source) ? sound(source) : await fromObject(source));
}

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
export async function loadPuzzle(source?: PuzzleSource): Promise<Outcome<Puzzle>> {
  const read = await readPuzzleSource(source);
  if (!read.ok) return read;
  return read.value.ok ? found(read.value.value) : faultyFile(read.value.faults);
}
