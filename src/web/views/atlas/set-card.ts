/** From a set of the atlas to its card: its pieces, how hard it is, and a link that plays it. */

import { html, nothing, type TemplateResult } from "lit";
import { boxAround, cellSize, thickness } from "../../../core/drawing/board-figures.js";
import { latticeNamed } from "../../../core/lattice/lattice.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { titleOf } from "../../../core/puzzle/titles.js";
import { styled } from "../../../templates/styled.js";
import type { AppContext } from "../../context.js";
import { linkTo } from "../../link.js";
import { pieceIcon } from "../../piece-icon.js";
import { isInCatalogue } from "./set-puzzle.js";

/** A set as it is shown. */
export interface ShownSet {
  /** Its place in the list, from 1. */
  readonly rank: number;
  readonly puzzle: Puzzle;
  /** What its pieces are called in the atlas; in the catalogue they may have other names. */
  readonly letters: string;
  /** What names the puzzle in a link; undefined until it is written. */
  readonly link: string | undefined;
  readonly total: number;
  readonly single: number;
  readonly fewest: number;
  /** 0 where it isn't known. */
  readonly most: number;
}

/** All in one scale, so that a large piece looks large. */
export function pieceIcons(puzzle: Puzzle, context: AppContext): TemplateResult[] {
  const lattice = latticeNamed(puzzle.lattice);
  return puzzle.pieces.map(({ shape }, piece) => {
    const { width, height } = boxAround(lattice, shape, thickness);
    const size = { "--columns": String(width / cellSize), "--rows": String(height / cellSize) };
    return html`<span class="icon-box" style=${styled(size)}>${pieceIcon(puzzle, piece, context.theme)}</span>`;
  });
}

/** A real link once there is one, so that it can be opened in a new tab. */
export function setCard(context: AppContext, set: ShownSet): TemplateResult {
  const { atlas, solutions } = context.words;
  const { puzzle, letters, rank, link, total, single, fewest, most } = set;
  const way = link === undefined ? undefined : linkTo(context, { puzzle: link, target: undefined, view: "play" });
  const name = isInCatalogue(puzzle) ? titleOf(puzzle, context.language) : undefined;
  return html`<a class="card" href=${way?.href ?? nothing} @click=${way?.follow ?? nothing}>
    <span class="rank">${atlas.rank({ place: rank })}</span>
    <span class="facts">
      ${name === undefined ? nothing : html`<span class="name">${name}</span>`}
      <span class="total">${solutions.count({ count: total })}</span>
      <span class="quiet">${most === 0 ? atlas.atLeast({ fewest }) : solutions.perDate({ min: fewest, max: most })}</span>
      ${single === 0 ? nothing : html`<span class="quiet">${atlas.single({ count: single })}</span>`}
    </span>
    <span class="pieces" aria-hidden="true">${pieceIcons(puzzle, context)}</span>
    <span class="letters quiet" dir="ltr">${letters}</span>
  </a>`;
}
