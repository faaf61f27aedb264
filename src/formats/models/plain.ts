/**
 * From a model to JSON, and to a table of zeros and ones to look at; and from the numbers of placements back.
 *
 * The table has a line for every placement: a digit for each cell to cover, then one for each piece, then the number of
 * the placement and what it is. For three cells in a row, a domino and a single cell:
 *
 *     110 10  1 domino: r1c1 r1c2
 *     011 10  2 domino: r1c2 r1c3
 *     100 01  3 single: r1c1
 *     …
 */

import { asIndexes, constraintName, placementName, type WrittenModel } from "./written-model.js";

export function writeJsonModel(model: WrittenModel): string {
  const { task, title, cellNames, pieceNames } = model;
  const placements = task.placements.map(({ piece, cells }, index) => ({
    number: index + 1,
    piece: pieceNames[piece],
    cells: cells.map((cell) => cellNames[cell]),
  }));
  const constraints = model.constraints.map((constraint) => ({
    name: constraintName(model, constraint),
    sum: constraint.sum,
    placements: constraint.placements.map((index) => index + 1),
  }));
  const lines = (items: readonly unknown[]): string => items.map((item) => JSON.stringify(item)).join(",\n");
  const head = JSON.stringify({ title: title.join(" "), puzzle: task.puzzle.id }).slice(0, -1);
  return `${head},"placements":[\n${lines(placements)}],"constraints":[\n${lines(constraints)}]}\n`;
}

export function writeMatrix(model: WrittenModel): string {
  const { task, title, cellNames, pieceNames } = model;
  const columns = [...cellNames.keys()].filter((cell) => task.open[cell]);
  const names = columns.map((cell) => cellNames[cell]);
  const pieces = task.hand.flatMap((copies, piece) => (copies > 0 ? [piece] : []));
  const rows = task.placements.map((placement, index) => {
    const left = columns.map((cell) => (placement.cells.includes(cell) ? 1 : 0)).join("");
    const right = pieces.map((piece) => (piece === placement.piece ? 1 : 0)).join("");
    return `${left} ${right}  ${index + 1} ${placementName(model, placement)}`;
  });
  const copies = pieces.map((piece) => `${pieceNames[piece]}${task.hand[piece] === 1 ? "" : ` × ${task.hand[piece]}`}`);
  const comments = [...title, `${names.join(" ")} | ${copies.join(" ")}`];
  return `${[...comments.map((line) => `# ${line}`), ...rows].join("\n")}\n`;
}

/** The numbers of the chosen placements, in any order and on any lines. */
export function readNumbers(model: WrittenModel, text: string): number[] {
  return asIndexes(model, (text.match(/\d+/g) ?? []).map(Number));
}
