/** From an arrangement of a puzzle to a picture in SVG: a wooden tray, one rounded outline per piece, a bright date. */

import { type Lattice, latticeNamed, type Point } from "../lattice/lattice.js";
import { outlineOf } from "../lattice/outline.js";
import type { Language } from "../puzzle/languages.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { type Ground, grounds, pieceColours, shaded } from "./palette.js";
import { inset, roundedPath } from "./path.js";
import { type Picture, type Scene, type Spot, sceneOf } from "./scene.js";
import { displayWidth } from "./width.js";

export interface SvgOptions {
  readonly language?: Language;
  /** What the picture is called; left out: the puzzle's title. */
  readonly title?: string;
}

/** Lengths in the units of the picture. */
const cellSize = 64;
const pieceGap = 1.5;
const pieceRound = 13;
const thickness = 4;
const frameWidth = 16;
const wellWidth = 4;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** What XML has no way to write. */
const unwritable = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/gu;

function escaped(text: string): string {
  return text.replace(unwritable, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");
}

const rounded = (length: number): number => Math.round(length * 100) / 100;

const scaled = ({ x, y }: Point): Point => ({ x: x * cellSize, y: y * cellSize });

function loopsAround(lattice: Lattice, spots: Scene): Point[][] {
  const loops = outlineOf(
    lattice,
    spots.map(({ cell }) => cell.point),
  );
  return loops.map((loop) => loop.map((corner) => scaled(lattice.cornerInPlane(corner))));
}

function pathAround(lattice: Lattice, spots: Scene, distance: number, radius: number): string {
  return loopsAround(lattice, spots)
    .map((loop) => roundedPath(inset(loop, distance), radius))
    .join("");
}

function styleFor(ground: Ground): string {
  const pieces = pieceColours.map((colour, i) => {
    const top = shaded(colour, ground.pieces);
    return `.p${i} .top{fill:${top};stroke:${shaded(top, 1.16)}}.p${i} .side{fill:${shaded(top, 0.68)}}`;
  });
  return [
    `.frame{fill:${ground.frame}}.rim{fill:${ground.rim}}.well{fill:${ground.well}}`,
    `.open{fill:${ground.open}}.date{fill:${ground.date}}`,
    `.quiet{fill:${ground.quietText}}.bright{fill:${ground.dateText};font-weight:700}`,
    ...pieces,
  ].join("");
}

const fonts = "ui-rounded,'SF Pro Rounded',Nunito,'Segoe UI',system-ui,'DejaVu Sans',sans-serif";

function styles(): string {
  const text = `text{font-family:${fonts};font-weight:500;text-anchor:middle}.top{stroke-width:1.5}`;
  return `<style>${text}${styleFor(grounds.light)}@media(prefers-color-scheme:dark){${styleFor(grounds.dark)}}</style>`;
}

function tray(lattice: Lattice, scene: Scene): string[] {
  const frame = pathAround(lattice, scene, -frameWidth, pieceRound + frameWidth / 2);
  return [
    `<path class="rim" d="${frame}" transform="translate(0 ${thickness})"/>`,
    `<path class="frame" d="${frame}"/>`,
    `<path class="well" d="${pathAround(lattice, scene, -wellWidth, pieceRound)}"/>`,
  ];
}

function pieceShape(lattice: Lattice, spots: Scene): string {
  const { ink, letter } = spots[0]!;
  const path = pathAround(lattice, spots, pieceGap, pieceRound);
  return [
    `<g class="p${Number(ink) % pieceColours.length}" data-letter="${escaped(letter)}">`,
    `<path class="side" d="${path}" transform="translate(0 ${thickness})"/>`,
    `<path class="top" d="${path}"/></g>`,
  ].join("");
}

/** Long labels are set smaller, so that they stay inside their cell. */
function fontSize(label: string): number {
  return rounded(Math.min(0.4, 0.98 / Math.max(1, displayWidth(label))) * cellSize);
}

function labelText(lattice: Lattice, { cell, ink, label }: Spot, size: number): string {
  const { x, y } = scaled(lattice.centreInPlane(cell.point));
  const place = `x="${rounded(x)}" y="${rounded(y + size * 0.36)}" font-size="${size}"`;
  return `<text class="${ink === "uncovered" ? "bright" : "quiet"}" ${place}>${escaped(label)}</text>`;
}

function openShape(lattice: Lattice, spots: Scene): string {
  const path = pathAround(lattice, spots, pieceGap, pieceRound);
  const size = Math.min(...spots.map(({ label }) => fontSize(label)));
  const labels = spots.filter(({ label }) => label !== "").map((spot) => labelText(lattice, spot, size));
  return `<path class="${spots[0]?.ink === "uncovered" ? "date" : "open"}" d="${path}"/>${labels.join("")}`;
}

/** The cells of each region together, in reading order of their first cells. */
function regionsOf(scene: Scene): Spot[][] {
  const regions = new Map<string, Spot[]>();
  for (const spot of scene) regions.set(spot.region, [...(regions.get(spot.region) ?? []), spot]);
  return [...regions.values()];
}

function viewBox(lattice: Lattice, scene: Scene): string {
  const points = loopsAround(lattice, scene).flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const margin = frameWidth + thickness;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const sizes = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return [left, top, ...sizes].map((length) => Math.round(length)).join(" ");
}

function description(puzzle: Puzzle, scene: Scene): string {
  const seen = scene.filter(({ ink }) => ink === "uncovered").map(({ label }) => label);
  const letters = new Set(scene.flatMap(({ letter }) => (letter === "" ? [] : [letter])));
  const all = puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0);
  return `${letters.size} of ${all} pieces on the board; uncovered: ${seen.join(", ")}`;
}

/** A whole SVG document that follows the reader's choice of light or dark. */
export function drawSvg(puzzle: Puzzle, picture: Picture, options: SvgOptions = {}): string {
  const { language = "en", title = puzzle.title[language] ?? Object.values(puzzle.title)[0] ?? puzzle.id } = options;
  const lattice = latticeNamed(puzzle.lattice);
  const scene = sceneOf(puzzle, picture, language);
  const box = viewBox(lattice, scene);
  const [, , width, height] = box.split(" ");
  const isPiece = (spots: readonly Spot[]): boolean => spots[0]?.letter !== "";
  const regions = regionsOf(scene);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(description(puzzle, scene))}</desc>`,
    styles(),
    ...tray(lattice, scene),
    ...regions.filter((spots) => !isPiece(spots)).map((spots) => openShape(lattice, spots)),
    ...regions.filter(isPiece).map((spots) => pieceShape(lattice, spots)),
    "</svg>",
    "",
  ].join("\n");
}
