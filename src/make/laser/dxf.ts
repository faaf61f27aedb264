/** From a drawing for the laser to DXF: millimetres with y upwards, a layer for each purpose, closed ways as such. */

import type { LaserDrawing } from "./drawing.js";
import { type DxfPolyline, writeDxf } from "./dxf-file.js";
import { isClosed, type Layer, type Line, layers, pointsOnce } from "./part.js";

type Purpose = Layer | "sheet";

/** AutoCAD's numbers for black or white, blue, red and cyan. */
const colours: Readonly<Record<Purpose, number>> = { engrave: 7, score: 5, cut: 1, sheet: 4 };

/** To a micrometre, or files would be full of the noise of arithmetic. */
const exact = (value: number): number => Math.round(value * 1000) / 1000 + 0;

const writePolyline = (layer: Purpose, line: Line, height: number): DxfPolyline => ({
  layer,
  isClosed: isClosed(line),
  points: pointsOnce(line).map(({ x, y }) => ({ x: exact(x), y: exact(height - y) })),
});

export function writeLaserDxf({ size, lines, edges }: LaserDrawing): string {
  const all: (readonly [Purpose, readonly Line[]])[] = [
    ["sheet", edges],
    ...layers.map((layer) => [layer, lines[layer]] as const),
  ];
  const used = all.filter(([, own]) => own.length > 0);
  return writeDxf({
    size,
    layers: used.map(([name]) => ({ name, colour: colours[name] })),
    polylines: used.flatMap(([name, own]) => own.map((line) => writePolyline(name, line, size.height))),
  });
}
