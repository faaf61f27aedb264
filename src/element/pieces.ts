/** From the desk to the pieces as you see them: each one outline that can be taken, with a side and a shadow. */

import { nothing, svg, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import type { Box } from "../core/drawing/picture.js";
import { colourOf } from "../core/drawing/themes.js";
import { itemAt } from "../core/text/list.js";
import { fillOf, type PagePen, templatesOf } from "../templates/page-pen.js";
import { styled } from "../templates/styled.js";
import type { Desk } from "./desk.js";
import type { DeskLayout } from "./layout.js";
import { boardOffset, type Drag, innerTransform, outerTransform, poseOf } from "./pose.js";
import type { PieceDrawing } from "./table.js";

export interface Scenery {
  readonly desk: Desk;
  readonly layout: DeskLayout;
  readonly pen: PagePen;
  readonly drag: Drag | undefined;
  /** Copies from the lowest to the one on top. */
  readonly order: readonly number[];
}

/**
 * Strokes of growing width make a shadow soft, and cost less than a filter while the piece is moved. One template for all:
 * each would take a slow phone its time before there is a board to be seen.
 */
const shadow = (path: string): TemplateResult => svg`<g transform="translate(0 14)">
    <path class="shadow" d=${path} stroke-width="2" /><path class="shadow" d=${path} stroke-width="7" />
    <path class="shadow" d=${path} stroke-width="12" /><path class="shadow" d=${path} stroke-width="17" />
    <path class="shadow" d=${path} stroke-width="22" /><path class="shadow" d=${path} stroke-width="27" />
  </g>`;

/** Light from above; patterns are to be seen as they are. */
function sheen({ theme, prefix }: PagePen, path: string): TemplateResult | typeof nothing {
  return theme.patterns.length > 0 ? nothing : svg`<path class="sheen" d=${path} fill=${`url(#${prefix}-sheen)`} />`;
}

function body(pen: PagePen, { figures, letter, path }: PieceDrawing): TemplateResult {
  return svg`${shadow(path)}<path class="halo" d=${path} /><g class="tile">${templatesOf(pen, figures)}${sheen(pen, path)}
    ${pen.theme.letters ? templatesOf(pen, letter) : nothing}</g>`;
}

/** A wave that runs over the solved board from its first corner. */
const waitOf = ({ x, y }: { x: number; y: number }): string => `calc(${Math.round((x + y) * 0.7)} * var(--pace))`;

function piece({ desk, layout, pen, drag }: Scenery, copy: number): TemplateResult {
  const pose = poseOf(desk, layout, copy, drag);
  const drawing = desk.table.drawing(copy, desk.orientationOf(copy));
  const held = desk.hand?.copy === copy;
  const dragged = held && desk.hand?.way === "drag" && drag !== undefined;
  const astray = held && desk.isAstray;
  return svg`<g class=${classMap({ outer: true, held, dragged, astray })} data-copy=${copy}
      style=${styled({ transform: outerTransform(pose), "--wait": waitOf(pose.at) })}>
    <g class="inner" style=${styled({ transform: innerTransform(pose) })}>
      ${guard([drawing, pen.theme], () => body(pen, drawing))}
    </g>
  </g>`;
}

export const pieceTemplates = (scenery: Scenery) =>
  repeat(
    scenery.order,
    (copy) => copy,
    (copy) => piece(scenery, copy),
  );

/** A place in the tray: what fingers may touch around the piece, or a trace of it while it is away. */
export function slotTemplates(scenery: Scenery): TemplateResult[] {
  const { desk, layout } = scenery;
  const isFull = desk.lying.size === desk.table.copies.length;
  return layout.slots.map((slot, copy) => {
    const isHome = !desk.lying.has(copy);
    return svg`${isHome || isFull ? nothing : recess(scenery, slot, copy)}
      <rect class="slot" x=${slot.left} y=${slot.top} width=${slot.width} height=${slot.height}
        data-copy=${isHome ? copy : nothing} />`;
  });
}

function recess({ desk, layout, pen }: Scenery, { left, top, width, height }: Box, copy: number): TemplateResult {
  const { path, centre } = desk.table.drawing(copy, desk.orientationOf(copy));
  const place = `translate(${left + width / 2} ${top + height / 2}) scale(${layout.trayScale}) translate(${-centre.x} ${-centre.y})`;
  return svg`<path class="recess" d=${path} transform=${place} fill=${colourOf(pen.theme, "frame")} />`;
}

/** Where the piece in the hand would go. */
export function ghostTemplate({ desk, layout, pen }: Scenery): TemplateResult | typeof nothing {
  const { hand, ghost } = desk;
  if (hand === undefined || ghost === undefined) return nothing;
  const { path } = desk.table.drawing(hand.copy, ghost.orientation);
  const offset = boardOffset(desk, layout);
  const { x, y } = desk.table.cellCentre(itemAt(ghost.cells, 0));
  return svg`<g class="ghost" transform=${`translate(${offset.x + x} ${offset.y + y})`}>
    <path d=${path} fill=${fillOf(pen, `top${hand.copy}`)} fill-opacity="0.45" stroke=${colourOf(pen.theme, `edge${hand.copy}`)} />
  </g>`;
}
