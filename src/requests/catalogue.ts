/** From the catalogue to a list of its puzzles, with what helps to choose one. */

import type { Language } from "../core/calendar/languages.js";
import type { LatticeName } from "../core/lattice/lattice.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { targetCount } from "../core/puzzle/target.js";
import { translated } from "../core/puzzle/titles.js";
import { expectLists } from "../core/text/arguments.js";
import { type CatalogueId, catalogueIds } from "../formats/catalogue-ids.js";
import { loadCataloguePuzzle } from "../formats/load-puzzle.js";
import { jsonHead } from "./json.js";
import { found, type Outcome } from "./outcome.js";
import { type AskedOf, wrongParts } from "./parts.js";
import { languageAsked } from "./question.js";
import { catalogueParts } from "./schema.js";

/** The language of a list of puzzles. */
export interface CatalogueAsked extends AskedOf<typeof catalogueParts> {}

/** A request for a list of puzzles. */
export interface CatalogueRequest extends CatalogueAsked {
  readonly want: "catalogue";
}

/** A puzzle of the catalogue in a few words and numbers. */
export interface CatalogueEntry {
  readonly id: CatalogueId;
  readonly title: string;
  readonly lattice: LatticeName;
  readonly cells: number;
  /** Copies count. */
  readonly pieces: number;
  /** Their names. */
  readonly fields: readonly string[];
  readonly targets: number;
}

/** The puzzles that come with Daytile. */
export interface CatalogueAnswer {
  readonly puzzles: readonly CatalogueEntry[];
}

function entryOf(id: CatalogueId, puzzle: Puzzle, language: Language): CatalogueEntry {
  const { title, lattice, board, pieces, fields } = puzzle;
  return {
    id,
    title: translated(title, language),
    lattice,
    cells: board.cells.length,
    pieces: pieces.reduce((sum, { copies }) => sum + copies, 0),
    fields: fields.map(({ name }) => name),
    targets: targetCount(puzzle),
  };
}

/**
 * Lists the puzzles that come with Daytile.
 *
 * @example
 * ```ts
 * const { puzzles } = unwrap(await askCatalogue({ language: "de" }));
 * puzzles.find(({ id }) => id === "classic")?.targets; // → 372
 * ```
 */
export async function askCatalogue(asked: CatalogueAsked = {}): Promise<Outcome<CatalogueAnswer>> {
  const wrong = wrongParts(asked, catalogueParts);
  if (wrong !== undefined) return wrong;
  const entries = catalogueIds.map(async (id) => entryOf(id, await loadCataloguePuzzle(id), languageAsked(asked)));
  return found({ puzzles: await Promise.all(entries) });
}

/**
 * The catalogue as the document that the command line prints.
 *
 * @example
 * ```ts
 * catalogueJson(unwrap(await askCatalogue())).command; // → puzzles
 * ```
 */
export function catalogueJson(answer: CatalogueAnswer): Record<string, unknown> {
  expectLists(answer, "answer", "what askCatalogue answers", ["puzzles"]);
  return { ...jsonHead("puzzles"), puzzles: answer.puzzles };
}
