/** From a puzzle to its facts in numbers. */

import type { Language } from "../core/calendar/languages.js";
import { draftOf } from "../core/puzzle/draft-of.js";
import type { Piece, Puzzle } from "../core/puzzle/puzzle.js";
import { targetCount } from "../core/puzzle/target.js";
import { translated } from "../core/puzzle/titles.js";
import { expectObjects } from "../core/text/arguments.js";
import { pieceOrientations, placementsOf } from "../core/tiling/placement.js";
import { jsonHead } from "./json.js";
import { found, type Outcome } from "./outcome.js";
import { wrongParts } from "./parts.js";
import { loadPuzzle } from "./puzzle.js";
import { flipsAsked, languageAsked, type PuzzleAsked } from "./question.js";
import { puzzleParts } from "./schema.js";

/** A puzzle whose facts are wanted: what every request has. */
export interface FactsRequest extends PuzzleAsked {
  readonly want: "facts";
}

/** A piece in numbers. */
export interface PieceFacts {
  readonly id: string;
  readonly cells: number;
  readonly copies: number;
  readonly mayFlip: boolean;
  readonly orientations: number;
  readonly placements: number;
}

/** A puzzle in numbers. */
export interface PuzzleFacts {
  readonly cells: number;
  readonly blankCells: number;
  readonly targets: number;
  readonly pieces: readonly PieceFacts[];
}

function pieceFacts(puzzle: Puzzle, flips: boolean): PieceFacts[] {
  const placements = placementsOf(puzzle, { flips });
  return puzzle.pieces.map((piece: Piece, index) => ({
    id: piece.id,
    cells: piece.shape.length,
    copies: piece.copies,
    mayFlip: piece.mayFlip && flips,
    orientations: pieceOrientations(puzzle, piece, { flips }).length,
    placements: placements.filter((placement) => placement.piece === index).length,
  }));
}

function factsOf(puzzle: Puzzle, flips: boolean): PuzzleFacts {
  const { cells } = puzzle.board;
  const blankCells = cells.filter(({ id }) => id === null).length;
  return { cells: cells.length, blankCells, targets: targetCount(puzzle), pieces: pieceFacts(puzzle, flips) };
}

/** A puzzle, and what there is to know about it. */
export interface FactsAnswer {
  readonly puzzle: Puzzle;
  readonly facts: PuzzleFacts;
  readonly flips: boolean;
  readonly language: Language;
}

/**
 * Describes a puzzle in numbers: its cells, its targets, and the orientations and placements of its pieces.
 *
 * @example
 * ```ts
 * const { facts } = unwrap(await askFacts({ puzzle: "classic" }));
 * facts.pieces.reduce((sum, { placements }) => sum + placements, 0); // → 961
 * ```
 */
export async function askFacts(asked: PuzzleAsked): Promise<Outcome<FactsAnswer>> {
  const wrong = wrongParts(asked, puzzleParts);
  if (wrong !== undefined) return wrong;
  const loaded = await loadPuzzle(asked.puzzle);
  if (!loaded.ok) return loaded;
  const [puzzle, flips] = [loaded.value, flipsAsked(asked)];
  return found({ puzzle, facts: factsOf(puzzle, flips), flips, language: languageAsked(asked) });
}

/**
 * A puzzle and its facts as the document that the command line prints.
 *
 * @example
 * ```ts
 * factsJson(unwrap(await askFacts({ puzzle: "hex-lake" }))).lattice; // → hex
 * ```
 */
export function factsJson(answer: FactsAnswer): Record<string, unknown> {
  expectObjects(answer, "answer", "what askFacts answers", ["puzzle", "facts"]);
  const { puzzle, facts, language } = answer;
  const { credits, lattice, board, fields, labels, pieces } = draftOf(puzzle);
  return {
    ...jsonHead("show", puzzle),
    title: translated(puzzle.title, language),
    note: translated(puzzle.note, language),
    credits,
    lattice,
    board,
    fields: Object.fromEntries(fields.map(({ name, choices }) => [name, choices])),
    labels,
    ...facts,
    pieces: facts.pieces.map((each, i) => ({ ...each, shape: pieces[i]?.shape })),
  };
}
