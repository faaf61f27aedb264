/** From a morning to its two boards: as it was, with what is taken off, and as it is to be, with what is put down. */

import { css, html, svg, type TemplateResult } from "lit";
import {
  boxAround,
  letterFigures,
  openFigures,
  pieceFigures,
  trayFigures,
  trayMargin,
} from "../../../core/drawing/board-figures.js";
import type { Figure } from "../../../core/drawing/picture.js";
import { type Scene, sceneOf, sceneRegions } from "../../../core/drawing/scene.js";
import { latticeNamed } from "../../../core/lattice/lattice.js";
import { targetCells } from "../../../core/puzzle/target.js";
import { itemAt } from "../../../core/text/list.js";
import { comparedWith } from "../../../core/tiling/measures.js";
import type { Placement, Tiling } from "../../../core/tiling/placement.js";
import { patternTemplates, templatesOf } from "../../../templates/page-pen.js";
import type { AppContext } from "../../context.js";
import type { Morning } from "./find-lazy.js";

export const morningBoardStyles = css`
  figure {
    display: grid;
    gap: 6px;
    justify-items: center;
    margin: 0;
  }
  figcaption {
    font-weight: 700;
    text-align: center;
  }
  /* A wooden board is not mirrored in languages that read from the right. */
  figure svg {
    inline-size: 100%;
    direction: ltr;
  }
  figure text {
    font-family: var(--font);
    font-weight: 500;
    text-anchor: middle;
  }
  figure text.bold {
    font-weight: 700;
  }
  .stays {
    opacity: 0.3;
  }
`;

export interface BoardParts {
  readonly uncovered: readonly number[];
  readonly stays: readonly Placement[];
  readonly moves: readonly Placement[];
  readonly title: string;
  readonly description: string;
}

/** The pieces that stay are named first, so that copies of a piece have the same colour on both boards. */
const sceneOfParts = ({ puzzle, language }: AppContext, { stays, moves, uncovered }: BoardParts): Scene =>
  sceneOf(puzzle, { placements: [...stays, ...moves], uncovered }, language);

function pieceOf({ puzzle, theme }: AppContext, spots: Scene): Figure[] {
  const lattice = latticeNamed(puzzle.lattice);
  const { ink, letter } = itemAt(spots, 0);
  const points = spots.map(({ cell }) => cell.point);
  const piece = pieceFigures(lattice, points, Number(ink));
  return theme.letters ? [...piece, ...letterFigures(lattice, points, letter)] : piece;
}

export function morningBoard(context: AppContext, parts: BoardParts, prefix: string): TemplateResult {
  const { puzzle, theme } = context;
  const lattice = latticeNamed(puzzle.lattice);
  const regions = sceneRegions(sceneOfParts(context, parts));
  const moving = new Set(parts.moves.flatMap(({ cells }) => cells));
  const pieces = regions.filter((spots) => spots[0]?.letter !== "");
  const [moved, kept] = [true, false].map((isMoved) =>
    pieces
      .filter((spots) => moving.has(itemAt(spots, 0).cell.index) === isMoved)
      .flatMap((each) => pieceOf(context, each)),
  );
  const open = regions.filter((spots) => spots[0]?.letter === "").flatMap((spots) => openFigures(lattice, spots));
  const box = boxAround(
    lattice,
    puzzle.board.cells.map(({ point }) => point),
    trayMargin,
  );
  const pen = { theme, prefix };
  const copies = puzzle.pieces.reduce((sum, piece) => sum + piece.copies, 0);
  return html`<figure>
    <figcaption>${parts.title}</figcaption>
    <svg viewBox="${box.left} ${box.top} ${box.width} ${box.height}" role="img" aria-label=${parts.description}>
      ${svg`<defs>${patternTemplates(pen, copies)}</defs>${templatesOf(pen, [...trayFigures(puzzle), ...open])}
        <g class="stays">${templatesOf(pen, kept ?? [])}</g>${templatesOf(pen, moved ?? [])}`}
    </svg>
  </figure>`;
}

/** Of what lay on the board before: what stays and what is taken off. The cells of the day before are still free. */
export function boardBefore(before: Tiling, tiling: Tiling): Pick<BoardParts, "stays" | "moves"> {
  const { kept, moved } = comparedWith(before, tiling);
  return { stays: kept, moves: moved };
}

export function boardAfter(
  { puzzle }: AppContext,
  { tiling = [], moved, target }: Morning,
): Omit<BoardParts, "title" | "description"> {
  return {
    uncovered: targetCells(puzzle, target),
    stays: tiling.filter((placement) => !moved.includes(placement)),
    moves: moved,
  };
}
