/** What stands on every printed page besides its content: title, name of the page, a rule to check the scale, credits. */

import type { Box, Figure, Size } from "../../core/drawing/picture.js";
import { columnsIn, frameOf, isReadFromRight, lineIn, type PageFrame, type PageLook, textIn } from "../page.js";
import { getPaperWords } from "../words.js";

const ruleLength = 50;
const tickLength = 10;
const headHeight = 9;
const footHeight = 15;
const thin = 0.2;
/** Room for the unit beside the rule. */
const unitWidth = 12;

export const printFrame = (sheet: Size): PageFrame => frameOf(sheet, headHeight, footHeight);

/** Long enough for the rule and its unit. */
export const narrowestMiddle = ruleLength + 20;

const line = (path: string, lineWidth = thin): Figure => ({ kind: "path", path, stroke: "text", lineWidth });

/** Ticks at every centimetre, longer at both ends. */
function ruleFigures(left: number, y: number): Figure[] {
  const ticks = Array.from({ length: ruleLength / tickLength + 1 }, (_, i) => {
    const [x, height] = [left + i * tickLength, (i * tickLength) % ruleLength === 0 ? 3 : 1.8];
    return `M${x} ${y - height}L${x} ${y}`;
  });
  return [
    line(`M${left} ${y}L${left + ruleLength} ${y}${ticks.join("")}`),
    {
      kind: "text",
      text: `${ruleLength} mm`,
      at: { x: left + ruleLength + 2, y },
      size: 3,
      ink: "text",
      anchor: "start",
    },
  ];
}

/** Where reading begins. */
const ruleLeft = (look: PageLook, { left, width }: Box): number =>
  isReadFromRight(look) ? left + width - ruleLength - unitWidth : left;

export interface PageNames {
  /** Of the puzzle. */
  readonly title: string;
  /** Whom it is for, and a few words to them. */
  readonly lines: readonly string[];
  /** What is on this page. */
  readonly name: string;
  readonly credits: readonly string[];
  readonly number: number;
  readonly of: number;
}

function footFigures(look: PageLook, foot: Box, { credits, number, of }: PageNames): Figure[] {
  const scale = getPaperWords(look.language).scale({ length: `${ruleLength} mm` });
  const small = { size: 2.6, ink: "soft" } as const;
  return [
    ...ruleFigures(ruleLeft(look, foot), foot.top + 9),
    textIn(look, columnsIn(look, lineIn(foot, footHeight - 1), 0, 0.55), scale, { ...small, at: "start" }),
    textIn(look, columnsIn(look, lineIn(foot, footHeight - 1), 0.57, 1), credits.join(" · "), { ...small, at: "end" }),
    textIn(look, columnsIn(look, lineIn(foot, 9), 0.75, 1), `${number} / ${of}`, { ...small, at: "end" }),
  ];
}

export function furnitureFigures(look: PageLook, names: PageNames): Figure[] {
  const { head, foot } = printFrame(look.sheet);
  const base = lineIn(head, 4);
  return [
    textIn(look, columnsIn(look, base, 0, 0.66), names.title, { size: 4.2, ink: "text", bold: true, at: "start" }),
    textIn(look, columnsIn(look, base, 0.68, 1), names.name, { size: 3.6, ink: "soft", at: "end" }),
    textIn(look, lineIn(head, 8.4), names.lines.join(" · "), { size: 3.2, ink: "text", at: "start" }),
    ...footFigures(look, foot, names),
  ];
}
