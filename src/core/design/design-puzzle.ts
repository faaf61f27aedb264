/** From a design to a puzzle and back, by way of a draft: what is wrong comes with its place on the design. */

import type { Message } from "../i18n/message.js";
import { type Lattice, latticeNamed, type Point } from "../lattice/lattice.js";
import { shapeOf } from "../lattice/shape.js";
import { blankCell, boardWords, noCell } from "../puzzle/check/board.js";
import { checkPuzzle, isLatticeName } from "../puzzle/check/check.js";
import { formFaults } from "../puzzle/check/form.js";
import type { PuzzleDraft } from "../puzzle/draft.js";
import { draftOf, shapeRows } from "../puzzle/draft-of.js";
import { limitOf } from "../puzzle/limits.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { isObject } from "../text/arguments.js";
import type { Fault, Result } from "../text/fault.js";
import { itemAt } from "../text/list.js";
import { type Design, type DesignCell, gridOf, inReading, isInReach } from "./design.js";

function boardRowsOf(design: Design): string[] {
  if (design.cells.length === 0) return [];
  const places = gridOf(design);
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const columns = Math.max(...places.map(({ column }) => column)) + 1;
  const words = Array.from({ length: rows }, () => Array<string>(columns).fill(noCell));
  for (const { cell, row, column } of places) itemAt(words, row)[column] = cell.id ?? blankCell;
  return words.map((row) => row.join(" "));
}

function flipsOfDesign({ pieces }: Design): PuzzleDraft["flips"] {
  if (pieces.every(({ mayFlip }) => mayFlip)) return "all";
  const flipped = pieces.filter(({ mayFlip }) => mayFlip);
  return flipped.length === 0 ? "none" : flipped.map(({ id }) => id);
}

/** An id that a title suggests: lower case, digits and hyphens. */
export function idFromTitle(title: Design["title"]): string {
  const text = Object.values(title)[0] ?? "";
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return plain.replaceAll(/^-|-$/g, "").slice(0, 40).replace(/-$/, "") || "my-puzzle";
}

/** A design as it would be written down. */
export function draftOfDesign(design: Design): PuzzleDraft {
  const { title, note, credits, lattice, fields, pieces } = design;
  const drawn = latticeNamed(lattice);
  return {
    id: idFromTitle(title),
    title,
    note,
    credits,
    lattice,
    board: boardRowsOf(design),
    fields,
    pieces: pieces.map(({ id, shape, copies }) => ({ id, shape: shapeRows(shape, drawn), copies })),
    flips: flipsOfDesign(design),
    labels: printedLabels(design),
  };
}

/** Labels of cells that are erased wait in the design; a puzzle has no use for them. */
function printedLabels({ labels, cells }: Design): Design["labels"] {
  const there = new Set(cells.map(({ id }) => id));
  const kept = Object.entries(labels).map(
    ([language, byCell]) =>
      [language, Object.fromEntries(Object.entries(byCell).filter(([id]) => there.has(id)))] as const,
  );
  return Object.fromEntries(kept.filter(([, byCell]) => Object.keys(byCell).length > 0));
}

/** A design of a puzzle, to be changed. */
export function designOf(puzzle: Puzzle): Design {
  const { title, note, credits, lattice, board, pieces, labels } = puzzle;
  return {
    title,
    note,
    credits,
    lattice,
    cells: board.cells.map(({ point, id }) => ({ point, id })),
    fields: draftOf(puzzle).fields,
    pieces: pieces.map(({ id, shape, copies, mayFlip }) => ({ id, shape, copies, mayFlip })),
    labels,
  };
}

/** A design of a draft that may be wrong; undefined for what has not even the form of one, or passes all bounds. */
export function designOfDraft(draft: PuzzleDraft): Design | undefined {
  if (!isObject(draft) || formFaults(draft).length > 0 || !isLatticeName(draft.lattice)) return undefined;
  if (draft.board.length > limitOf("rows") || draft.pieces.length > limitOf("pieces")) return undefined;
  const lattice = latticeNamed(draft.lattice);
  const cells = boardWords(draft).map(({ id, row, column }) => ({ point: lattice.fromGrid(row, column), id }));
  if (cells.length > limitOf("cells") || !cells.every(({ point }) => isInReach(point))) return undefined;
  const { title, note, credits, fields, flips, labels } = draft;
  const mayFlip = (id: string): boolean => flips === "all" || (flips !== "none" && flips.includes(id));
  const pieces = draft.pieces.map(({ id, shape, copies }) => ({
    ...{ id, copies, mayFlip: mayFlip(id) },
    shape: shapeOf(drawnShape(shape, lattice)),
  }));
  return { title, note, credits, lattice: draft.lattice, cells: inReading(cells), fields, pieces, labels };
}

const drawnShape = (rows: readonly string[], lattice: Lattice): Point[] =>
  rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === "#" ? [lattice.fromGrid(r, c)] : [])));

/** Where a design is wrong. */
export type DesignPlace =
  | { readonly kind: "cell"; readonly point: Point }
  | { readonly kind: "piece"; readonly piece: number }
  | { readonly kind: "field"; readonly field: string }
  | { readonly kind: "whole" };

/** What is wrong with a design, and where. */
export interface DesignFault extends Message {
  readonly place: DesignPlace;
}

/** The cell that a place in the written board stands for. */
function cellOfWord(design: Design, draft: PuzzleDraft, fault: Fault): DesignCell | undefined {
  const words = boardWords(draft);
  const index = words.findIndex(({ row, offset }) => row === fault.path[1] && offset === fault.offset);
  // Words come in reading order, and so do cells.
  return index < 0 ? undefined : design.cells[index];
}

function placeOfFault(design: Design, draft: PuzzleDraft, fault: Fault): DesignPlace {
  const [part, index] = fault.path;
  if (part === "pieces" && typeof index === "number") return { kind: "piece", piece: index };
  const field = part === "fields" && typeof index === "number" ? draft.fields[index] : undefined;
  if (field !== undefined) return { kind: "field", field: field.name };
  const cell = part === "board" ? cellOfWord(design, draft, fault) : undefined;
  return cell === undefined ? { kind: "whole" } : { kind: "cell", point: cell.point };
}

/** The puzzle of a design, or everything that is wrong with it, each with its place. */
export function puzzleOfDesign(design: Design): Result<Puzzle, DesignFault> {
  const draft = draftOfDesign(design);
  const checked = checkPuzzle(draft);
  if (checked.ok) return { ok: true, value: checked.value };
  const faults = checked.faults.map((fault) => {
    const { path: _, offset: __, ...said } = fault;
    return { ...said, place: placeOfFault(design, draft, fault) };
  });
  return { ok: false, faults };
}
