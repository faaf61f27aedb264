/** From a drawing for the laser to SVG: true millimetres, a group for each layer, colours as laser programs expect them. */

import type { Language } from "../../core/calendar/languages.js";
import { escaped } from "../../core/pens/svg.js";
import type { LaserDrawing } from "./drawing.js";
import { isClosed, type Layer, type Line, layers, pointsOnce } from "./part.js";

/** How lines are drawn: some programs cut nothing that is wider than a hair, or go by their own colours. */
export interface LineLook extends Partial<Readonly<Record<Layer, string>>> {
  /** In millimetres. */
  readonly width?: number;
}

const usualWidth = 0.1;
const colours: Readonly<Record<Layer | "sheet", string>> = {
  engrave: "#000000",
  score: "#0000ff",
  cut: "#ff0000",
  sheet: "#c0c0c0",
};

/** Whether lines have the colours that most programs expect. */
export const hasUsualColours = (look: LineLook): boolean =>
  layers.every((layer) => (look[layer] ?? colours[layer]).toLowerCase() === colours[layer]);

/** To a micrometre. */
const written = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);

function writePath(line: Line): string {
  const points = pointsOnce(line).map(({ x, y }) => `${written(x)} ${written(y)}`);
  return `<path d="M${points.join("L")}${isClosed(line) ? "Z" : ""}"/>`;
}

/** Inkscape takes such groups for layers; other programs go by colour or by id. */
function writeLayer(name: Layer | "sheet", lines: readonly Line[], { width = usualWidth, ...own }: LineLook): string[] {
  if (lines.length === 0) return [];
  const colour = { ...colours, ...own }[name];
  const look = `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
  return [
    `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}" ${look}>`,
    ...lines.map(writePath),
    "</g>",
  ];
}

export function writeLaserSvg(
  { title, size: { width, height }, lines, edges }: LaserDrawing,
  language?: Language | undefined,
  look: LineLook = {},
): string {
  const [w, h] = [written(width), written(height)];
  const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
  const spoken = language === undefined ? "" : ` xml:lang="${language}"`;
  return [
    `<svg ${spaces} width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}"${spoken}>`,
    `<title>${escaped(title)}</title>`,
    ...writeLayer("sheet", edges, look),
    ...layers.flatMap((layer) => writeLayer(layer, lines[layer], look)),
    "</svg>",
    "",
  ].join("\n");
}
