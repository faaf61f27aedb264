/** From the desk to what keys and screen readers meet: a button for every piece, and a grid of cells, over the picture. */

import { html, nothing, type TemplateResult } from "lit";
import { cellSize } from "../core/drawing/board-figures.js";
import type { Box } from "../core/drawing/picture.js";
import { styled } from "../templates/styled.js";
import type { DeskLayout } from "./layout.js";
import { boardOffset, poseOf } from "./pose.js";
import { type BoardSpeaker, copyName, spokenCell } from "./speech.js";

export function boxStyle({ left, top, width, height }: Box, scale: number) {
  const pixels = (length: number): string => `${Math.round(length * scale * 10) / 10}px`;
  return styled({ left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) });
}

/** Where a copy is seen. */
function copyBox({ desk }: BoardSpeaker, layout: DeskLayout, copy: number): Box {
  const { at, scale, lift } = poseOf(desk, layout, copy, undefined);
  const { box } = desk.table.drawing(copy, desk.orientationOf(copy));
  const [width, height] = [box.width * scale, box.height * scale];
  return { left: at.x - width / 2, top: at.y - lift - height / 2, width, height };
}

/** Pieces first: they are what one takes first. A click comes from keys and screen readers, for pointers pass through. */
export function pieceButtons(speaker: BoardSpeaker, layout: DeskLayout, take: (copy: number) => void): TemplateResult {
  const { desk, words } = speaker;
  return html`<div class="pieces" role="group" aria-label=${words.pieces}>
    ${desk.table.copies.map(
      (
        _,
        copy,
      ) => html`<button type="button" data-button=${copy} style=${boxStyle(copyBox(speaker, layout, copy), layout.scale)}
        aria-label=${copyName(speaker, copy)} aria-pressed=${desk.hand?.copy === copy} @click=${() => take(copy)}></button>`,
    )}
  </div>`;
}

function cellBox({ desk }: BoardSpeaker, layout: DeskLayout, cell: number): Box {
  const [offset, { x, y }] = [boardOffset(desk, layout), desk.table.cellCentre(cell)];
  const size = cellSize - 4;
  return { left: offset.x + x - size / 2, top: offset.y + y - size / 2, width: size, height: size };
}

export function cellGrid(speaker: BoardSpeaker, layout: DeskLayout, prefix: string): TemplateResult {
  const { desk, words } = speaker;
  const cell = (index: number): TemplateResult => html`<div role="gridcell" id=${`${prefix}-${index}`}
    class=${index === desk.cursor ? "here" : nothing} aria-label=${spokenCell(speaker, index)}
    style=${boxStyle(cellBox(speaker, layout, index), layout.scale)}></div>`;
  return html`<div class="grid" role="grid" tabindex="0" aria-label=${words.board}
    aria-activedescendant=${`${prefix}-${desk.cursor}`} aria-describedby=${`${prefix}-keys`}>
    ${desk.table.rows.map((row) => html`<div role="row">${row.map((each) => each && cell(each.index))}</div>`)}
  </div>
  <p class="unseen" id=${`${prefix}-keys`}>${words.instructions}</p>`;
}
