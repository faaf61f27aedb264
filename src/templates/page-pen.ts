/** A pen for the page: from the figures of a picture to templates, in the colours of a theme. */

import { nothing, svg, type TemplateResult } from "lit";
import type { Figure, GroupFigure, PathFigure, PictureInk, RectFigure, TextFigure } from "../core/drawing/picture.js";
import { colourOf, type Pattern, patternOf, type Theme } from "../core/drawing/themes.js";

export interface PagePen {
  readonly theme: Theme;
  /** Before the names of patterns, so that several boards on a page keep theirs. */
  readonly prefix: string;
}

const patternName = ({ prefix }: PagePen, ink: PictureInk): string => `${prefix}-${ink}`;

/** What fills an area: a colour, or a pattern where the theme has one. */
export function fillOf(pen: PagePen, ink: PictureInk | undefined): string {
  if (ink === undefined) return "none";
  return patternOf(pen.theme, ink) === undefined ? colourOf(pen.theme, ink) : `url(#${patternName(pen, ink)})`;
}

const strokeOf = ({ theme }: PagePen, ink: PictureInk | undefined): string =>
  ink === undefined ? "none" : colourOf(theme, ink);

function pathTemplate(pen: PagePen, { path, fill, stroke, lineWidth }: PathFigure): TemplateResult {
  return svg`<path d=${path} fill=${fillOf(pen, fill)} stroke=${strokeOf(pen, stroke)} stroke-width=${lineWidth ?? 1} />`;
}

function rectTemplate(pen: PagePen, { box, radius, fill, stroke, lineWidth }: RectFigure): TemplateResult {
  return svg`<rect x=${box.left} y=${box.top} width=${box.width} height=${box.height} rx=${radius}
    fill=${fillOf(pen, fill)} stroke=${strokeOf(pen, stroke)} stroke-width=${lineWidth ?? 1} />`;
}

function textTemplate(pen: PagePen, { text, at, size, ink, bold }: TextFigure): TemplateResult {
  return svg`<text class=${bold ? `bold ${ink}` : ink} x=${at.x} y=${at.y} font-size=${size}
    fill=${colourOf(pen.theme, ink)}>${text}</text>`;
}

function groupTemplate(pen: PagePen, { at, scale, figures }: GroupFigure): TemplateResult {
  return svg`<g transform=${`translate(${at.x} ${at.y}) scale(${scale})`}>${templatesOf(pen, figures)}</g>`;
}

function templateOf(pen: PagePen, figure: Figure): TemplateResult | typeof nothing {
  if (figure.kind === "path") return pathTemplate(pen, figure);
  if (figure.kind === "rect") return rectTemplate(pen, figure);
  if (figure.kind === "text") return textTemplate(pen, figure);
  return figure.kind === "group" ? groupTemplate(pen, figure) : nothing;
}

export const templatesOf = (pen: PagePen, figures: readonly Figure[]): (TemplateResult | typeof nothing)[] =>
  figures.map((figure) => templateOf(pen, figure));

function patternTemplate(pen: PagePen, ink: PictureInk, { size, lines, lineWidth }: Pattern): TemplateResult {
  const path = lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
  return svg`<pattern id=${patternName(pen, ink)} width=${size} height=${size} patternUnits="userSpaceOnUse">
    <rect width=${size} height=${size} fill=${colourOf(pen.theme, ink)} />
    <path d=${path} stroke="#000" stroke-width=${lineWidth} stroke-linecap="round" /></pattern>`;
}

/** The patterns that this many copies need. */
export function patternTemplates(pen: PagePen, copies: number): TemplateResult[] {
  return Array.from({ length: copies }, (_, copy): PictureInk => `top${copy}`).flatMap((ink) => {
    const pattern = patternOf(pen.theme, ink);
    return pattern === undefined ? [] : [patternTemplate(pen, ink, pattern)];
  });
}
