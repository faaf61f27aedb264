/** From marks to rings around what a helper points at: on the board and in the tray. */

import { nothing, svg, type TemplateResult } from "lit";
import { pathAround, pieceRound } from "../core/drawing/board-figures.js";
import { colourOf } from "../core/drawing/themes.js";
import { cellPoint } from "../core/puzzle/cells.js";
import type { PagePen } from "../templates/page-pen.js";
import type { Desk } from "./desk.js";
import type { DeskLayout } from "./layout.js";
import type { Marks } from "./marks.js";
import { boardOffset } from "./pose.js";

/** What a ring means: its colour says so, and its line for those who see no colours. */
type RingKind = "mark" | "look";

/** Near the edge: further in, it would hide the first letter of a long month, such as those of Arabic. */
const ringInset = 1;

/** On a wider line in the colour of the page, so that it is seen on anything. */
const ringed = (pen: PagePen, kind: RingKind, outline: (className: string, stroke: string) => TemplateResult) =>
  svg`${outline("ring casing", colourOf(pen.theme, "page"))}${outline(`ring ${kind}`, colourOf(pen.theme, kind))}`;

function ring({ table }: Desk, pen: PagePen, kind: RingKind, cells: readonly number[]): TemplateResult {
  const points = cells.map((cell) => cellPoint(table.puzzle, cell));
  const path = pathAround(table.lattice, points, ringInset, pieceRound);
  return ringed(pen, kind, (name, stroke) => svg`<path class=${name} d=${path} stroke=${stroke} />`);
}

function slotRing(desk: Desk, { slots }: DeskLayout, pen: PagePen, piece: number): TemplateResult | typeof nothing {
  const slot = slots[desk.table.copies.findIndex((copy, i) => copy.piece === piece && !desk.lying.has(i))];
  if (slot === undefined) return nothing;
  const { left, top, width, height } = slot;
  return ringed(
    pen,
    "look",
    (name, stroke) => svg`<rect class=${name} x=${left + 2} y=${top + 2} width=${width - 4} height=${height - 4} rx="16"
      stroke=${stroke} />`,
  );
}

export function marksTemplate(desk: Desk, layout: DeskLayout, pen: PagePen, marks: Marks): TemplateResult {
  const { wrong, cells, place, piece } = marks;
  const { x, y } = boardOffset(desk, layout);
  const looks = [...cells.map((cell) => [cell]), ...(place === undefined ? [] : [place.cells])];
  return svg`<g class="marks">
    <g transform=${`translate(${x} ${y})`}>
      ${wrong.map((placement) => ring(desk, pen, "mark", placement.cells))}
      ${looks.map((group) => ring(desk, pen, "look", group))}
    </g>
    ${piece === undefined ? nothing : slotRing(desk, layout, pen, piece)}
  </g>`;
}
