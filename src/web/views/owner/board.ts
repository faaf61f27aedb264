/** From what is drawn to the board that is seen, with a grid over it for keys and screen readers. */

import { html, nothing, svg, type TemplateResult } from "lit";
import {
  boxAround,
  cellSize,
  letterFigures,
  openFigures,
  pathAround,
  pieceFigures,
  pieceGap,
  pieceRound,
  scaled,
  trayFigures,
  trayMargin,
} from "../../../core/drawing/board-figures.js";
import type { Box, Figure } from "../../../core/drawing/picture.js";
import { type Scene, sceneOf, sceneRegions } from "../../../core/drawing/scene.js";
import { type Game, pieceOn } from "../../../core/game/game.js";
import { type Lattice, latticeNamed, type Point } from "../../../core/lattice/lattice.js";
import { cellPoint } from "../../../core/puzzle/cells.js";
import { cellLabels } from "../../../core/puzzle/labels.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { itemAt } from "../../../core/text/list.js";
import { cellRows } from "../../../core/tiling/cell-rows.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { nameOfCell } from "../../../element/words.js";
import { patternTemplates, templatesOf } from "../../../templates/page-pen.js";
import { styled } from "../../../templates/styled.js";
import type { AppContext } from "../../context.js";
import { coveredCells, type Drawn } from "./drawing.js";

/** What an answer points at. */
export interface Pointers {
  /** Groups of cells, each of a piece to take off. */
  readonly wrong: readonly (readonly number[])[];
  /** Groups of cells to look at. */
  readonly here: readonly (readonly number[])[];
  /** Pieces of a solution that are not there yet. */
  readonly preview: readonly Placement[];
}

export const noPointers: Pointers = { wrong: [], here: [], preview: [] };

export interface BoardState {
  readonly context: AppContext;
  readonly game: Game;
  readonly drawn: Drawn;
  readonly pointers: Pointers;
  /** The cells under a finger that has not let go. */
  readonly stroke: readonly number[];
  readonly cursor: number;
}

/** The box of the picture, in its units. */
function ownBoardBox({ lattice, board }: Puzzle): Box {
  const points = board.cells.map(({ point }) => point);
  return boxAround(latticeNamed(lattice), points, trayMargin);
}

const prefix = "own";

const isPiece = (spots: Scene): boolean => itemAt(spots, 0).letter !== "";

function regionFigures(lattice: Lattice, spots: Scene, letters: boolean): Figure[] {
  if (!isPiece(spots)) return openFigures(lattice, spots);
  const cells = spots.map(({ cell }) => cell.point);
  const { ink, letter } = itemAt(spots, 0);
  const piece = pieceFigures(lattice, cells, Number(ink));
  return letters ? [...piece, ...letterFigures(lattice, cells, letter)] : piece;
}

function regions({ context, game, drawn, pointers }: BoardState): TemplateResult {
  const { theme, language } = context;
  const { puzzle, uncovered } = game;
  const lattice = latticeNamed(puzzle.lattice);
  const previewed = new Set(pointers.preview.flatMap(({ cells }) => cells));
  // A piece that has to go makes room for the solution.
  const lying = game.placed.filter(({ cells }) => !cells.some((cell) => previewed.has(cell)));
  const placements = [...(drawn.mode === "free" ? [] : lying), ...pointers.preview];
  const all = sceneRegions(sceneOf(puzzle, { placements, uncovered }, language));
  const isShown = (spots: Scene): boolean => previewed.has(itemAt(spots, 0).cell.index);
  const drawnOf = (spots: Scene) => templatesOf({ theme, prefix }, regionFigures(lattice, spots, theme.letters));
  return svg`${all.filter((spots) => !isPiece(spots)).map(drawnOf)}
    ${all.filter((spots) => isPiece(spots) && !isShown(spots)).map(drawnOf)}
    <g class="preview">${all.filter((spots) => isPiece(spots) && isShown(spots)).map(drawnOf)}</g>`;
}

function around(puzzle: Puzzle, cells: readonly number[], inset: number): string {
  const points = cells.map((cell) => cellPoint(puzzle, cell));
  return pathAround(latticeNamed(puzzle.lattice), points, pieceGap + inset, pieceRound - inset);
}

/** Where cells are marked as free, all others are under something that nobody has named yet. */
function cloth({ game, drawn }: BoardState): TemplateResult | typeof nothing {
  const covered = drawn.mode === "free" ? coveredCells(game, drawn) : [];
  return covered.length === 0 ? nothing : svg`<path class="cloth" d=${around(game.puzzle, covered, 0)} />`;
}

function paint({ game, drawn, stroke }: BoardState): TemplateResult | typeof nothing {
  const cells = drawn.mode === "free" ? stroke : [...new Set([...drawn.paint, ...stroke])];
  return cells.length === 0 ? nothing : svg`<path class="paint" d=${around(game.puzzle, cells, 2)} />`;
}

function rings({ game, pointers }: BoardState): TemplateResult[] {
  const ring = (name: string, cells: readonly number[]): TemplateResult =>
    svg`<path class=${`ring ${name}`} d=${around(game.puzzle, cells, 3)} />`;
  return [...pointers.wrong.map((cells) => ring("wrong", cells)), ...pointers.here.map((cells) => ring("here", cells))];
}

/** In parts of the whole picture, so that the grid fits whatever size the board has. */
function cellStyle(box: Box, { x, y }: Point) {
  const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;
  return styled({
    left: percent(x - cellSize / 2 - box.left, box.width),
    top: percent(y - cellSize / 2 - box.top, box.height),
    width: percent(cellSize, box.width),
    height: percent(cellSize, box.height),
  });
}

function spoken({ context, game, drawn }: BoardState, cell: number, labels: readonly string[]): string {
  const { owner, play } = context.words;
  const label = nameOfCell(game.puzzle, cell, labels, play.hands);
  if (game.uncovered.includes(cell)) return play.hands.dateCell({ label });
  if (drawn.mode === "free")
    return drawn.free.includes(cell) ? owner.freeCell({ label }) : owner.coveredCell({ label });
  const index = pieceOn(game, cell);
  const id = index === undefined ? undefined : game.puzzle.pieces[itemAt(game.placed, index).piece]?.id;
  if (id !== undefined) return play.hands.coveredCell({ label, piece: id });
  return drawn.paint.includes(cell) ? owner.paintedCell({ label }) : play.hands.openCell({ label });
}

/** What keys and screen readers meet; pointers go through it to the picture. */
function grid(state: BoardState, onKey: (event: KeyboardEvent) => void): TemplateResult {
  const { context, game, cursor } = state;
  const { puzzle } = game;
  const box = ownBoardBox(puzzle);
  const labels = cellLabels(puzzle, context.language);
  const { centreInPlane } = latticeNamed(puzzle.lattice);
  const cell = (index: number): TemplateResult => html`<div role="gridcell" id=${`cell-${index}`}
    class=${index === cursor ? "here" : ""} aria-label=${spoken(state, index, labels)}
    style=${cellStyle(box, scaled(centreInPlane(cellPoint(puzzle, index))))}></div>`;
  return html`<div class="grid" role="grid" tabindex="0" aria-label=${context.words.play.hands.board}
      aria-activedescendant=${`cell-${cursor}`} aria-describedby="keys" @keydown=${onKey}>
      ${cellRows(puzzle).map((row) => html`<div role="row">${row.map((each) => each && cell(each.index))}</div>`)}
    </div>
    <p class="unseen" id="keys">${context.words.owner.instructions}</p>`;
}

export function ownBoard(state: BoardState, onKey: (event: KeyboardEvent) => void): TemplateResult {
  const { context, game } = state;
  const { left, top, width, height } = ownBoardBox(game.puzzle);
  const pen = { theme: context.theme, prefix };
  const copies = game.puzzle.pieces.reduce((sum, each) => sum + each.copies, 0);
  return html`<div class="board" style=${styled({ "--ratio": String(width / height) })}>
    <svg viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">
      <defs>${patternTemplates(pen, copies)}</defs>
      ${templatesOf(pen, trayFigures(game.puzzle))} ${regions(state)} ${cloth(state)} ${paint(state)} ${rings(state)}
    </svg>
    ${grid(state, onKey)}
  </div>`;
}
