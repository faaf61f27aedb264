/** A pen: from a picture to a small SVG document that can be read aloud, and that follows the reader's light or dark. */

import type { Language } from "../calendar/languages.js";
import { type Look, lookNames, scaleOf } from "../drawing/look.js";
import {
  type Box,
  expectPicture,
  type Figure,
  type GroupFigure,
  inksOf,
  type Picture,
  type PictureInk,
  type RectFigure,
  rounded,
  type TextFigure,
} from "../drawing/picture.js";
import { colourOf, type Pattern, patternOf, type Theme, themeNamed, themeOf } from "../drawing/themes.js";
import { beginsAtRight } from "../drawing/width.js";
import { expectOptions } from "../text/arguments.js";

/** How an SVG looks. Without a theme it is light or dark as its reader's screen is. */
export interface SvgOptions extends Look {
  /** The fonts to use, as CSS names them. */
  readonly fonts?: string | undefined;
  /** The language of its words, for whoever reads them aloud. */
  readonly language?: Language | undefined;
}

export const svgOptionNames = [...lookNames, "fonts", "language"] as const satisfies readonly (keyof SvgOptions)[];

const defaultFonts = "ui-rounded,'SF Pro Rounded',Nunito,'Segoe UI',system-ui,'DejaVu Sans',sans-serif";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** What XML has no way to write. */
const unwritable = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/gu;

export function escaped(text: string): string {
  return text.replace(unwritable, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");
}

const patternName = (ink: PictureInk): string => `${ink}-pattern`;

function fillRule(theme: Theme, ink: PictureInk): string {
  const colour = patternOf(theme, ink) === undefined ? colourOf(theme, ink) : `url(#${patternName(ink)})`;
  return `.${ink}{fill:${colour}}`;
}

const strokeRule = (theme: Theme, ink: PictureInk): string => `.${ink}-line{stroke:${colourOf(theme, ink)}}`;

function rulesFor(picture: Picture, theme: Theme): string {
  const { fills, strokes } = inksOf(picture);
  return [...[...fills].map((ink) => fillRule(theme, ink)), ...[...strokes].map((ink) => strokeRule(theme, ink))].join(
    "",
  );
}

function styles(picture: Picture, { theme, fonts = defaultFonts }: SvgOptions): string {
  const text = `text{font-family:${fonts};font-weight:500;text-anchor:middle}.bold{font-weight:700}`;
  if (theme !== undefined) return `${text}${rulesFor(picture, themeOf(theme))}`;
  const [light, dark] = [rulesFor(picture, themeNamed("light")), rulesFor(picture, themeNamed("dark"))];
  return `${text}${light}@media(prefers-color-scheme:dark){${dark}}`;
}

function patternElement(theme: Theme, ink: PictureInk, { size, lines, lineWidth }: Pattern): string {
  const path = lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
  return [
    `<pattern id="${patternName(ink)}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">`,
    `<rect width="${size}" height="${size}" fill="${colourOf(theme, ink)}"/>`,
    `<path d="${path}" stroke="#000" stroke-width="${lineWidth}" stroke-linecap="round"/></pattern>`,
  ].join("");
}

function patternElements(picture: Picture, asked: SvgOptions["theme"]): string[] {
  if (asked === undefined) return [];
  const theme = themeOf(asked);
  return [...inksOf(picture).fills].flatMap((ink) => {
    const pattern = patternOf(theme, ink);
    return pattern === undefined ? [] : [patternElement(theme, ink, pattern)];
  });
}

function paintOf({ fill, stroke, lineWidth }: { fill?: PictureInk; stroke?: PictureInk; lineWidth?: number }): string {
  const classes = [...(fill === undefined ? [] : [fill]), ...(stroke === undefined ? [] : [`${stroke}-line`])];
  const noFill = fill === undefined ? ' fill="none"' : "";
  return ` class="${classes.join(" ")}"${noFill}${stroke === undefined ? "" : ` stroke-width="${lineWidth ?? 1}"`}`;
}

function rectElement(rect: RectFigure): string {
  const { left, top, width, height } = rect.box;
  const place = `x="${rounded(left)}" y="${rounded(top)}" width="${rounded(width)}" height="${rounded(height)}"`;
  return `<rect${paintOf(rect)} ${place}${rect.radius > 0 ? ` rx="${rounded(rect.radius)}"` : ""}/>`;
}

/** Numbers and marks among words that are read from the right are where these put them. */
const directed = (text: string): string =>
  beginsAtRight(text) && /[^\p{L}\p{M} ]/u.test(text) ? `\u2067${text}\u2069` : text;

function textElement({ text, at, size, ink, bold, anchor }: TextFigure): string {
  const place = `x="${rounded(at.x)}" y="${rounded(at.y)}" font-size="${rounded(size)}"`;
  const anchored = anchor === undefined ? "" : ` style="text-anchor:${anchor}"`;
  return `<text class="${ink}${bold ? " bold" : ""}" ${place}${anchored}>${escaped(directed(text))}</text>`;
}

/** A document in the document shows nothing beyond its box. */
function windowed(inside: string, window: Box | undefined): string {
  if (window === undefined) return inside;
  const [left, top, width, height] = [window.left, window.top, window.width, window.height].map(rounded);
  const place = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  return `<svg ${place} viewBox="${left} ${top} ${width} ${height}">${inside}</svg>`;
}

function groupElement({ at, scale, figures, window }: GroupFigure): string {
  const scaled = scale === 1 ? "" : ` scale(${rounded(scale * 100) / 100})`;
  const inside = windowed(figures.map(element).join(""), window);
  if (at.x === 0 && at.y === 0 && scale === 1) return inside;
  return `<g transform="translate(${rounded(at.x)} ${rounded(at.y)})${scaled}">${inside}</g>`;
}

export function element(figure: Figure): string {
  if (figure.kind === "path") return `<path${paintOf(figure)} d="${figure.path}"/>`;
  if (figure.kind === "rect") return rectElement(figure);
  if (figure.kind === "text") return textElement(figure);
  return figure.kind === "group" ? groupElement(figure) : `<use href="#${figure.name}"/>`;
}

function definitions(picture: Picture, { theme }: SvgOptions): string[] {
  const parts = Object.entries(picture.parts).map(
    ([name, figures]) => `<g id="${name}">${figures.map(element).join("")}</g>`,
  );
  const all = [...patternElements(picture, theme), ...parts];
  return all.length === 0 ? [] : [`<defs>${all.join("\n")}</defs>`];
}

/** A short name for what is drawn, the same every time (the hash of Fowler, Noll and Vo). */
function nameOf(drawn: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < drawn.length; i++) hash = Math.imul(hash ^ drawn.charCodeAt(i), 0x01000193);
  return `d${(hash >>> 0).toString(36)}`;
}

/**
 * Several pictures may be in one page: each has its own ids. No text looks like one, for its quotes are escaped. A part
 * bears the picture's name as well: browsers look for it no further up than where the part begins.
 */
const withOwnIds = (drawn: string, name: string): string =>
  drawn.replaceAll('<g id="', `<g class="${name}" id="`).replace(/ id="| href="#/g, (start) => `${start}${name}-`);

/** Rules for this picture alone, with its own patterns. */
const withOwnRules = (style: string, name: string): string =>
  style
    .replace(/[^{}]+\{/g, (selector) => (selector.startsWith("@") ? selector : `.${name} ${selector}`))
    .replaceAll("url(#", `url(#${name}-`);

/** A whole document, with whatever stands in for the figures of the picture. */
export function svgDocument(picture: Picture, options: SvgOptions, elements: readonly string[]): string {
  const { left, top, width, height } = picture.box;
  const box = [left, top, width, height].map(rounded).join(" ");
  const scale = scaleOf(picture, options, 1);
  const size = `width="${rounded(width * scale)}" height="${rounded(height * scale)}"`;
  const style = styles(picture, options);
  const titles = [
    `<title id="title">${escaped(picture.title)}</title>`,
    `<desc id="desc">${escaped(picture.description)}</desc>`,
  ];
  const drawn = [...definitions(picture, options), ...elements, "</svg>", ""].join("\n");
  const name = nameOf(`${titles.join("")}${style}${drawn}`);
  const language = options.language === undefined ? "" : ` xml:lang="${escaped(options.language)}"`;
  const labels = `class="${name}" role="img" aria-labelledby="${name}-title ${name}-desc"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size} ${labels}${language}>`,
    ...titles.map((title) => withOwnIds(title, name)),
    `<style>${withOwnRules(style, name)}</style>`,
    withOwnIds(drawn, name),
  ].join("\n");
}

/**
 * Writes a picture as an SVG document, with a title and a description for screen readers.
 *
 * @example
 * ```ts
 * const picture = boardPicture(cataloguePuzzle("hex-lake"), { placements: [] }, { language: "ja" });
 * svgOf(picture, { theme: "dark", size: 300 }).slice(0, 4); // → <svg
 * ```
 */
export function svgOf(picture: Picture, options: SvgOptions = {}): string {
  expectOptions(options, "options", svgOptionNames);
  expectPicture(picture);
  return svgDocument(picture, options, picture.figures.map(element));
}
