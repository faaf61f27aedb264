/** Checks the pieces of a draft, alone and against its board, and turns their drawings into shapes. */

import { hinted } from "../../i18n/hinted.js";
import type { Lattice, Point } from "../../lattice/lattice.js";
import { orientationsOf, shapeOf } from "../../lattice/shape.js";
import { checkMessages } from "../../locales/en/check.generated.js";
import type { Fault } from "../../text/fault.js";
import { nearestQuoted } from "../../text/guess.js";
import { quoted } from "../../text/sentences.js";
import type { DraftPiece, PuzzleDraft } from "../draft.js";
import type { Piece } from "../puzzle.js";
import { boardWords, gapsIn } from "./board.js";
import { uncoveredCount } from "./fields.js";
import { overLimit } from "./over-limit.js";
import { repeated, wordFaults } from "./texts.js";

const full = "#";
const empty = ".";

function drawnPoints(piece: DraftPiece, lattice: Lattice): Point[] {
  return piece.shape.flatMap((text, row) =>
    [...text].flatMap((mark, column) => (mark === full ? [lattice.fromGrid(row, column)] : [])),
  );
}

function area(piece: DraftPiece): number {
  return piece.shape.reduce((sum, row) => sum + row.split(full).length - 1, 0);
}

const keyOf = ({ x, y }: Point): string => `${x},${y}`;

export function pieceSizeFaults({ pieces }: PuzzleDraft): Fault[] {
  const shapes = pieces.flatMap(({ shape }, p) => [
    ...overLimit("shapeRows", shape.length, ["pieces", p]),
    ...shape.flatMap((row, r) => overLimit("shapeColumns", row.length, ["pieces", p, "shape", r])),
  ]);
  const copies = pieces.flatMap((piece, p) => overLimit("copies", piece.copies, ["pieces", p, "copies"]));
  return [...overLimit("pieces", pieces.length, ["pieces"]), ...shapes, ...copies];
}

function pieceNameFaults({ pieces }: PuzzleDraft): Fault[] {
  const looksDrawn = pieces.flatMap(({ id }, p) =>
    /^[#.]+$/.test(id) ? [{ path: ["pieces", p], ...checkMessages.drawnName({ piece: quoted(id) }) }] : [],
  );
  return [
    ...pieces.flatMap(({ id }, p) => wordFaults(id, "piece", ["pieces", p])),
    ...looksDrawn,
    ...repeated(pieces, ({ id }) => id).map(([{ id }, p]) => ({
      path: ["pieces", p],
      ...checkMessages.twoPieces({ piece: quoted(id) }),
    })),
  ];
}

function copiesFaults({ pieces }: PuzzleDraft): Fault[] {
  return pieces.flatMap(({ id, copies }, p) => {
    if (Number.isInteger(copies) && copies >= 1) return [];
    return [{ path: ["pieces", p, "copies"], ...checkMessages.wrongCopies({ piece: quoted(id) }) }];
  });
}

function strangeMarkFaults({ pieces }: PuzzleDraft): Fault[] {
  return pieces.flatMap(({ id, shape }, p) =>
    shape.flatMap((row, r) => {
      const found = /[^#.]/u.exec(row);
      if (found === null) return [];
      const said = checkMessages.strangeMark({ piece: quoted(id), mark: quoted(found[0]), full, empty });
      return [{ path: ["pieces", p, "shape", r], offset: found.index, ...said }];
    }),
  );
}

function noPieceFaults({ pieces }: PuzzleDraft): Fault[] {
  if (pieces.length === 0) return [{ path: ["pieces"], ...checkMessages.noPieces() }];
  return pieces.flatMap((piece, p) =>
    area(piece) > 0 ? [] : [{ path: ["pieces", p], ...checkMessages.emptyPiece({ piece: quoted(piece.id) }) }],
  );
}

export function pieceFaults(draft: PuzzleDraft): Fault[] {
  return [...noPieceFaults(draft), ...pieceNameFaults(draft), ...copiesFaults(draft), ...strangeMarkFaults(draft)];
}

function reachable(points: readonly Point[], lattice: Lattice): number {
  const left = new Map(points.map((point) => [keyOf(point), point]));
  const found = points.slice(0, 1);
  for (const point of found) left.delete(keyOf(point));
  for (const at of found) {
    for (const step of lattice.neighbours) {
      const next = left.get(keyOf({ x: at.x + step.x, y: at.y + step.y }));
      if (next !== undefined && left.delete(keyOf(next))) found.push(next);
    }
  }
  return found.length;
}

export function connectionFaults(draft: PuzzleDraft, lattice: Lattice): Fault[] {
  return draft.pieces.flatMap((piece, p) => {
    const points = drawnPoints(piece, lattice);
    if (reachable(points, lattice) === points.length) return [];
    // Drawings with slanted axes fall apart, or become other shapes, when they are copied as they are.
    return [
      {
        path: ["pieces", p],
        ...checkMessages.severalParts({ piece: quoted(piece.id), isHex: lattice.name === "hex" }),
      },
    ];
  });
}

export function flipSizeFaults({ flips }: PuzzleDraft): Fault[] {
  return typeof flips === "string" ? [] : overLimit("pieces", flips.length, ["flips"]);
}

const flipWords = ["all", "none"];

/** The type allows these two words alone, but a draft may come from anywhere. */
function flipWordFaults(flips: string): Fault[] {
  if (flipWords.includes(flips)) return [];
  const wanted = checkMessages.flipsForm({ all: quoted("all"), none: quoted("none") });
  return [
    {
      path: ["flips"],
      ...hinted(checkMessages.wrongFlips({ word: quoted(flips), wanted }), nearestQuoted(flipWords)(flips)),
    },
  ];
}

export function flipFaults({ flips, pieces }: PuzzleDraft): Fault[] {
  if (typeof flips === "string") return flipWordFaults(flips);
  const ids = new Set(pieces.map(({ id }) => id));
  const guess = nearestQuoted(ids);
  return flips.flatMap((id, index) => {
    if (ids.has(id)) return [];
    return [{ path: ["flips", index], ...hinted(checkMessages.flipsLackPiece({ piece: quoted(id) }), guess(id)) }];
  });
}

export function areaFaults(draft: PuzzleDraft): Fault[] {
  const uncovered = uncoveredCount(draft);
  const cells = boardWords(draft).length;
  const covered = draft.pieces.reduce((sum, piece) => sum + area(piece) * piece.copies, 0);
  if (uncovered === undefined || Number.isNaN(covered) || covered === cells - uncovered) return [];
  // What was meant to be no cell, or to be one of a shape, is counted wrongly: one slip, and told already.
  if (gapsIn(draft).length > 0 || strangeMarkFaults(draft).length > 0) return [];
  return [{ path: ["pieces"], ...checkMessages.wrongArea({ covered, wanted: cells - uncovered, cells, uncovered }) }];
}

function mayFlip({ flips }: PuzzleDraft, { id }: DraftPiece): boolean {
  return flips === "all" || (flips !== "none" && flips.includes(id));
}

/** The smallest rectangle round some places, in the coordinates of the lattice. */
function boxOf(places: readonly Point[]): { left: number; top: number; width: number; height: number } {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

/** Whether a shape fits anywhere: a board is a table here, since a hundred pieces may almost fit in hundreds of places. */
function fitTest(places: readonly Point[]): (shape: readonly Point[]) => boolean {
  const { left, top, width, height } = boxOf(places);
  const table = new Uint8Array(width * height);
  for (const { x, y } of places) table[(y - top) * width + x - left] = 1;
  const isCell = (x: number, y: number): boolean =>
    x >= left && x < left + width && table[(y - top) * width + x - left] === 1;
  return (shape) => {
    const box = boxOf(shape);
    if (box.width > width || box.height > height) return false;
    return places.some((at) => shape.every(({ x, y }) => isCell(x + at.x, y + at.y)));
  };
}

export function misfitFaults(draft: PuzzleDraft, lattice: Lattice): Fault[] {
  const places = boardWords(draft).map(({ row, column }) => lattice.fromGrid(row, column));
  const fits = places.length === 0 ? () => false : fitTest(places);
  return draft.pieces.flatMap((piece, p) => {
    const points = drawnPoints(piece, lattice);
    const shapes = points.length > places.length ? [] : orientationsOf(lattice, points, mayFlip(draft, piece));
    if (points.length === 0 || shapes.some(fits)) return [];
    return [{ path: ["pieces", p], ...checkMessages.misfit({ piece: quoted(piece.id) }) }];
  });
}

export function piecesOf(draft: PuzzleDraft, lattice: Lattice): Piece[] {
  return draft.pieces.map((piece) => ({
    id: piece.id,
    shape: shapeOf(drawnPoints(piece, lattice)),
    mayFlip: mayFlip(draft, piece),
    copies: piece.copies,
  }));
}
