/** From cells by name, or by what is printed on them, to cells of the board. */

import type { Language } from "../core/calendar/languages.js";
import { folded } from "../core/calendar/words.js";
import { cellName, placeName } from "../core/puzzle/cell-names.js";
import { cellLabels } from "../core/puzzle/labels.js";
import { limitOf } from "../core/puzzle/limits.js";
import type { Cell, Puzzle } from "../core/puzzle/puzzle.js";
import { nearest } from "../core/text/nearest.js";
import { quoted } from "../core/text/sentences.js";
import { found, type Outcome, type Refusal, refused } from "./outcome.js";

const cellsWhere = ({ board }: Puzzle, matches: (cell: Cell) => boolean): number[] =>
  board.cells.filter(matches).map(({ index }) => index);

/** By id as written, by place, by what is printed on it, in that order; capitals and accents are a last resort. */
function candidates(puzzle: Puzzle, name: string, language: Language): number[] {
  const labels = cellLabels(puzzle, language);
  const ways = [
    cellsWhere(puzzle, ({ id }) => id === name),
    cellsWhere(puzzle, (cell) => placeName(puzzle, cell) === name.toLowerCase()),
    cellsWhere(puzzle, ({ index }) => labels[index] === name),
    cellsWhere(puzzle, ({ id, index }) => [id, labels[index]].map((text) => folded(text ?? "")).includes(folded(name))),
  ];
  return ways.find((cells) => cells.length > 0) ?? [];
}

function unknownCell(puzzle: Puzzle, name: string): Refusal {
  const names = puzzle.board.cells.map(({ index }) => cellName(puzzle, index));
  const near = nearest(name, names);
  const hint = near === undefined ? "" : `; did you mean ${near}?`;
  return { ...refused(`unknown cell ${quoted(name)}${hint}`), about: "cell" };
}

/** A label is not longer, nor an id; and every name is compared with all of them. */
const maxNameLength = 2 * limitOf("label");

function cellNamed(puzzle: Puzzle, name: string, language: Language): Outcome<number> {
  const cells = name === "" || name.length > maxNameLength ? [] : candidates(puzzle, name, language);
  const [cell, ...others] = cells;
  if (cell === undefined) return unknownCell(puzzle, name);
  if (others.length === 0) return found(cell);
  const names = cells.map((each) => cellName(puzzle, each));
  return refused(`${quoted(name)} is on several cells; write ${names.join(" or ")}`);
}

/** Cells by name, each once; no name at all means no cell. Ascending. */
export function parseCells(puzzle: Puzzle, names: readonly string[], language: Language): Outcome<number[]> {
  const cells = new Set<number>();
  for (const name of names) {
    const cell = cellNamed(puzzle, name.trim(), language);
    if (!cell.ok) return cell;
    if (cells.has(cell.value)) return refused(`the cell ${cellName(puzzle, cell.value)} is named twice`);
    cells.add(cell.value);
  }
  return found([...cells].sort((a, b) => a - b));
}
