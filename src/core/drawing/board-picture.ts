/** From an arrangement of a puzzle, complete or not, to a picture of the board. */

import type { Language } from "../calendar/languages.js";
import { latticeNamed } from "../lattice/lattice.js";
import { expectPuzzle } from "../puzzle/expect.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { titleOf } from "../puzzle/titles.js";
import { expectObject } from "../text/arguments.js";
import { itemAt } from "../text/list.js";
import type { Placement } from "../tiling/placement.js";
import {
  boxAround,
  letterFigures,
  markFigure,
  openFigures,
  pieceFigures,
  trayFigures,
  trayMargin,
} from "./board-figures.js";
import type { Figure, Picture } from "./picture.js";
import { type ArrangedBoard, type Arrangement, arrangedOn, type Scene, sceneOf, sceneRegions } from "./scene.js";
import { joinParts, pictureWords } from "./words.js";

/** How a picture of the board looks, besides its theme. */
export interface BoardPictureOptions {
  readonly language?: Language | undefined;
  /** What the picture is called; left out: the puzzle's title. */
  readonly title?: string | undefined;
  /** Whether each piece shows its letter. */
  readonly letters?: boolean | undefined;
  /** Cells to put a ring on. */
  readonly marked?: readonly number[] | undefined;
}

function descriptionOf(puzzle: Puzzle, scene: Scene, marked: readonly number[], language: Language): string {
  const words = pictureWords(language);
  const labels = (spots: Scene): string[] =>
    spots.map(({ label, cell }) => label || words.cell({ number: cell.index + 1 }));
  const letters = new Set(scene.flatMap(({ letter }) => (letter === "" ? [] : [letter])));
  const all = puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0);
  const uncovered = scene.filter(({ ink }) => ink === "uncovered");
  return joinParts(language, [
    words.onBoard({ count: letters.size, all }),
    ...(uncovered.length > 0 ? [words.uncovered({ labels: labels(uncovered) })] : []),
    ...(marked.length > 0
      ? [words.marked({ labels: labels(scene.filter(({ cell }) => marked.includes(cell.index))) })]
      : []),
  ]);
}

function coveredFigures(puzzle: Puzzle, spots: Scene, letters: boolean): Figure[] {
  const lattice = latticeNamed(puzzle.lattice);
  const { ink, letter } = itemAt(spots, 0);
  const cells = spots.map(({ cell }) => cell.point);
  const piece = pieceFigures(lattice, cells, Number(ink));
  return letters ? [...piece, ...letterFigures(lattice, cells, letter)] : piece;
}

/** Everything but the tray, which is the same on every date. */
function arrangementFigures(puzzle: Puzzle, scene: Scene, letters: boolean): Figure[] {
  const lattice = latticeNamed(puzzle.lattice);
  const regions = sceneRegions(scene);
  const isPiece = (spots: Scene): boolean => spots[0]?.letter !== "";
  return [
    ...regions.filter((spots) => !isPiece(spots)).flatMap((spots) => openFigures(lattice, spots)),
    ...regions.filter(isPiece).flatMap((spots) => coveredFigures(puzzle, spots, letters)),
  ];
}

/**
 * Draws the board of a puzzle or a question, with the pieces on it. A pen such as `svgOf` turns the picture into a file.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "2026-12-25" }));
 * const picture = boardPicture(question, firstTiling(question) ?? []);
 * picture.description; // → 8 of 8 pieces on the board; uncovered: Dec, 25
 * ```
 */
export function boardPicture(
  board: ArrangedBoard,
  arrangement: Arrangement | readonly Placement[],
  options: BoardPictureOptions = {},
): Picture {
  expectObject(options, "options");
  const { puzzle, placed } = arrangedOn(board, arrangement);
  expectPuzzle(puzzle);
  const { language = "en", letters = false, marked = [] } = options;
  const lattice = latticeNamed(puzzle.lattice);
  const scene = sceneOf(puzzle, placed, language);
  const points = puzzle.board.cells.map(({ point }) => point);
  const rings = marked.flatMap((cell) => (points[cell] === undefined ? [] : [markFigure(lattice, points[cell])]));
  return {
    title: options.title ?? titleOf(puzzle, language),
    description: descriptionOf(puzzle, scene, marked, language),
    box: boxAround(lattice, points, trayMargin),
    figures: [...trayFigures(puzzle), ...arrangementFigures(puzzle, scene, letters), ...rings],
    parts: {},
  };
}
