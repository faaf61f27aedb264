/** Cells by name: their id where they have one, else their place, such as r3c1 for row 3, column 1. */

import type { Language } from "../core/calendar/languages.js";
import { folded } from "../core/calendar/words.js";
import { latticeNamed } from "../core/lattice/lattice.js";
import { cellLabels } from "../core/puzzle/labels.js";
import type { Cell, Puzzle } from "../core/puzzle/puzzle.js";
import { nearest } from "../core/text/nearest.js";
import { quoted } from "../core/text/sentences.js";
import { found, type Outcome, wrongUsage } from "./command.js";

function placeName({ lattice }: Puzzle, { point }: Cell): string {
  const { row, column } = latticeNamed(lattice).toGrid(point);
  return `r${row + 1}c${column + 1}`;
}

export function cellName(puzzle: Puzzle, index: number): string {
  const cell = puzzle.board.cells[index]!;
  return cell.id ?? placeName(puzzle, cell);
}

const cellsWhere = ({ board }: Puzzle, matches: (cell: Cell) => boolean): number[] =>
  board.cells.filter(matches).map(({ index }) => index);

/** By id as written, by place, by what is printed on it, in that order; capitals and accents are a last resort. */
function candidates(puzzle: Puzzle, name: string, language: Language): number[] {
  const labels = cellLabels(puzzle, language);
  const ways = [
    cellsWhere(puzzle, ({ id }) => id === name),
    cellsWhere(puzzle, (cell) => placeName(puzzle, cell) === name.toLowerCase()),
    cellsWhere(puzzle, ({ index }) => labels[index] === name),
    cellsWhere(puzzle, ({ id, index }) => [id ?? "", labels[index]!].map(folded).includes(folded(name))),
  ];
  return ways.find((cells) => cells.length > 0) ?? [];
}

function cellNamed(puzzle: Puzzle, name: string, language: Language): Outcome<number> {
  const cells = name === "" ? [] : candidates(puzzle, name, language);
  const [cell] = cells;
  if (cell !== undefined && cells.length === 1) return found(cell);
  const names = cells.map((each) => cellName(puzzle, each));
  if (names.length > 1) return wrongUsage(`${quoted(name)} is printed on several cells; write ${names.join(" or ")}`);
  const near = nearest(
    name,
    puzzle.board.cells.map(({ index }) => cellName(puzzle, index)),
  );
  const hint = near === undefined ? `daytile show ${puzzle.id} draws it` : `did you mean ${near}?`;
  return wrongUsage(`the board has no cell ${quoted(name)}; ${hint}`);
}

/** Cells apart by commas, each once; no name at all means no cell. */
export function parseCells(puzzle: Puzzle, text: string, language: Language): Outcome<number[]> {
  const cells = new Set<number>();
  for (const name of text.trim() === "" ? [] : text.split(",")) {
    const cell = cellNamed(puzzle, name.trim(), language);
    if (!cell.ok) return cell;
    if (cells.has(cell.value)) return wrongUsage(`the cell ${cellName(puzzle, cell.value)} is named twice`);
    cells.add(cell.value);
  }
  return found([...cells].sort((a, b) => a - b));
}
