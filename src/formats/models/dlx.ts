/**
 * From a model to items and options, as Donald Knuth's programs DLX1 to DLX3 read them, and from their answer back.
 *
 * The first line names the items; every other line is an option, the items it takes. Lines that begin with a bar are
 * comments. For three cells in a row, a domino and a single cell:
 *
 *     r1c1 r1c2 r1c3 #domino #single
 *     r1c1 r1c2 #domino
 *     r1c2 r1c3 #domino
 *     r1c1 #single
 *     …
 *
 * A piece in two copies is written 2:2|#piece in the first line, which only DLX3 understands. An option is its own way
 * back: it names a piece and its cells.
 *
 * https://www-cs-faculty.stanford.edu/~knuth/programs.html
 */

import type { Placement } from "../../core/tiling/placement.js";
import type { WrittenModel } from "./written-model.js";

const pieceItem = ({ pieceNames }: WrittenModel, piece: number): string => `#${pieceNames[piece]}`;

function itemsOf(model: WrittenModel): string[] {
  const { task, cellNames } = model;
  const cells = cellNames.filter((_, cell) => task.open[cell]);
  const pieces = task.hand.flatMap((copies, piece) => {
    if (copies === 0) return [];
    return [copies === 1 ? pieceItem(model, piece) : `${copies}:${copies}|${pieceItem(model, piece)}`];
  });
  return [...cells, ...pieces];
}

function optionOf(model: WrittenModel, { piece, cells }: Placement): string {
  return [...cells.map((cell) => model.cellNames[cell]), pieceItem(model, piece)].join(" ");
}

export function writeDlx(model: WrittenModel): string {
  const options = model.task.placements.map((placement) => optionOf(model, placement));
  const comments = model.title.map((line) => `| ${line}`);
  return `${[...comments, itemsOf(model).join(" "), ...options].join("\n")}\n`;
}

/**
 * The options that an answer names, a line each, whatever is around them; Knuth's programs rotate the items. Where
 * there are several solutions, with a line before each for its number, the first one counts.
 */
export function readDlxAnswer(model: WrittenModel, text: string): number[] {
  const key = (items: readonly string[]): string => [...new Set(items)].sort().join(" ");
  const indexes = new Map(model.task.placements.map((each, index) => [key(optionOf(model, each).split(" ")), index]));
  const items = new Set(itemsOf(model).map((item) => item.replace(/^.*\|/, "")));
  const optionIn = (line: string): number | undefined =>
    indexes.get(key(line.split(/\s+/).filter((word) => items.has(word))));
  const solutions = text
    .split(/^\d+:\s*$/m)
    .map((part) => new Set(part.split("\n").flatMap((line) => optionIn(line) ?? [])));
  return [...(solutions.find(({ size }) => size > 0) ?? [])].sort((a, b) => a - b);
}
