/** From all solutions of a date to one page of small boards. */

import type { Language } from "../calendar/languages.js";
import { latticeNamed } from "../lattice/lattice.js";
import { cellPoint } from "../puzzle/cells.js";
import { expectPuzzle } from "../puzzle/expect.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { expectList, expectLists, expectText } from "../text/arguments.js";
import { itemAt } from "../text/list.js";
import { lettersByCell } from "../tiling/cell-rows.js";
import { pieceLetters } from "../tiling/letters.js";
import type { Tiling } from "../tiling/placement.js";
import { boxAround, letterFigures, openFigures, pieceFigures, trayFigures, trayMargin } from "./board-figures.js";
import { type Block, captioned, inRows } from "./layout.js";
import { type Figure, moved, type Picture } from "./picture.js";
import { sceneOf, sceneRegions } from "./scene.js";
import { pictureWords } from "./words.js";

/** The title of a page of solutions, and which cells stay visible on it. */
export interface SolutionsOptions {
  /** The number of each solution, where it is known; left out: they are the first ones, in order. */
  readonly numbers?: readonly (number | undefined)[] | undefined;
  readonly language?: Language | undefined;
  readonly title: string;
  readonly note: string;
  readonly uncovered: readonly number[];
}

const scale = 0.27;
const gap = 18;
const numberSize = 11;
const numberHeight = 16;
/** A page a little wider than high. */
const shapeOfPage = 1.3;

/** Pieces by where they are: many solutions share them, and each is drawn once. */
export class SharedPieces {
  readonly parts: Record<string, readonly Figure[]> = {};
  private readonly names = new Map<string, string>();
  private readonly copies: ReadonlyMap<string, number>;

  constructor(
    private readonly puzzle: Puzzle,
    /** Whether each piece shows its letter. */
    private readonly hasLetters = false,
  ) {
    const letters = pieceLetters(puzzle).flat();
    this.copies = new Map(letters.map((letter, i) => [letter, i]));
  }

  figuresOf(tiling: Tiling): Figure[] {
    const letters = lettersByCell(this.puzzle, tiling);
    return tiling.map(({ cells }) => ({ kind: "part", name: this.nameOf(cells, itemAt(letters, itemAt(cells, 0))) }));
  }

  private nameOf(cells: readonly number[], letter: string): string {
    const key = `${letter} ${cells.join()}`;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const name = `p${this.names.size}`;
    this.names.set(key, name);
    this.parts[name] = this.drawn(cells, letter);
    return name;
  }

  private drawn(cells: readonly number[], letter: string): Figure[] {
    const lattice = latticeNamed(this.puzzle.lattice);
    const points = cells.map((cell) => cellPoint(this.puzzle, cell));
    const piece = pieceFigures(lattice, points, this.copies.get(letter) ?? 0);
    return this.hasLetters ? [...piece, ...letterFigures(lattice, points, letter)] : piece;
  }
}

/** The tray and what stays visible: the same on every solution of the page. */
function sharedBoard(puzzle: Puzzle, uncovered: readonly number[], language: Language): Figure[] {
  const lattice = latticeNamed(puzzle.lattice);
  const open = sceneOf(puzzle, { placements: [], uncovered }, language).filter(({ ink }) => ink === "uncovered");
  return [...trayFigures(puzzle), ...sceneRegions(open).flatMap((spots) => openFigures(lattice, spots))];
}

/**
 * Draws many solutions of one date on a page of small boards, numbered from 1.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * const { puzzle, uncovered, title } = question;
 * const picture = solutionsPicture(puzzle, [...tilings(question)], { title, note: "all of them", uncovered });
 * Object.keys(picture.parts).length; // → 220
 * ```
 */
export function solutionsPicture(puzzle: Puzzle, tilings: readonly Tiling[], options: SolutionsOptions): Picture {
  expectPuzzle(puzzle);
  expectList(tilings, "tilings");
  expectLists(options, "options", "a title, a note and the uncovered cells", ["uncovered"]);
  for (const part of ["title", "note"] as const) expectText(options[part], `options.${part}`);
  const { title, note, uncovered, language = "en", numbers = tilings.map((_, i) => i + 1) } = options;
  const pieces = new SharedPieces(puzzle);
  const cells = puzzle.board.cells.map(({ point }) => point);
  const { left, top, width, height } = boxAround(latticeNamed(puzzle.lattice), cells, trayMargin);
  const blocks = tilings.map((tiling, i): Block => {
    const board: Figure[] = [{ kind: "part", name: "board" }, ...pieces.figuresOf(tiling)];
    const at = { x: (width * scale) / 2, y: height * scale + numberSize };
    const number: Figure = { kind: "text", text: String(numbers[i] ?? ""), at, size: numberSize, ink: "soft" };
    const figures = [moved(-left * scale, -top * scale, board, scale), number];
    return { width: width * scale, height: height * scale + numberHeight, figures };
  });
  const columns = Math.max(1, Math.round(Math.sqrt(blocks.length * shapeOfPage)));
  const page = inRows(blocks, columns * (width * scale + gap), gap);
  const parts = { board: sharedBoard(puzzle, uncovered, language), ...pieces.parts };
  return captioned(page, { title, note, description: pictureWords(language).numbered({ note }), parts });
}
