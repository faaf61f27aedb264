/**
 * From a drawing for the laser to DXF as of 1992 (AutoCAD R12), which even old programs read: pairs of lines, a number
 * that says what follows and the value. R12 has no unit of its own; these are millimetres.
 */

import type { LaserDrawing } from "./drawing.js";
import { isClosed, type Layer, type Line, layers, pointsOnce } from "./part.js";

type LayerName = Layer | "sheet";

/** By AutoCAD's index of colours. */
const colours: Readonly<Record<LayerName, number>> = { engrave: 7, score: 5, cut: 1, sheet: 4 };

type Pair = readonly [code: number, value: string | number];

/** To a micrometre. */
const exact = (value: number): number => Math.round(value * 1000) / 1000 + 0;

const section = (name: string, pairs: readonly Pair[]): Pair[] => [[0, "SECTION"], [2, name], ...pairs, [0, "ENDSEC"]];

const header = ({ width, height }: LaserDrawing["size"]): Pair[] => [
  [9, "$ACADVER"],
  [1, "AC1009"],
  [9, "$EXTMIN"],
  [10, 0],
  [20, 0],
  [9, "$EXTMAX"],
  [10, exact(width)],
  [20, exact(height)],
];

const layerPairs = (name: LayerName): Pair[] => [
  [0, "LAYER"],
  [2, name],
  [70, 0],
  [62, colours[name]],
  [6, "CONTINUOUS"],
];

const table = (name: string, rows: readonly (readonly Pair[])[]): Pair[] => [
  [0, "TABLE"],
  [2, name],
  [70, rows.length],
  ...rows.flat(),
  [0, "ENDTAB"],
];

/** The one kind of line there is. */
const solidLine: readonly Pair[] = [
  [0, "LTYPE"],
  [2, "CONTINUOUS"],
  [70, 0],
  [3, "Solid line"],
  [72, 65],
  [73, 0],
  [40, 0],
];

function polyline(name: LayerName, line: Line, height: number): Pair[] {
  const vertices = pointsOnce(line).flatMap(({ x, y }): Pair[] => [
    [0, "VERTEX"],
    [8, name],
    [10, exact(x)],
    [20, exact(height - y)],
    [30, 0],
  ]);
  return [
    [0, "POLYLINE"],
    [8, name],
    [66, 1],
    [10, 0],
    [20, 0],
    [30, 0],
    [70, isClosed(line) ? 1 : 0],
    ...vertices,
    [0, "SEQEND"],
    [8, name],
  ];
}

export function writeLaserDxfR12({ size, lines, edges }: LaserDrawing): string {
  const all: readonly (readonly [LayerName, readonly Line[]])[] = [
    ["sheet", edges],
    ...layers.map((layer) => [layer, lines[layer]] as const),
  ];
  const used = all.filter(([, own]) => own.length > 0);
  const tables = [
    ...table("LTYPE", [solidLine]),
    ...table(
      "LAYER",
      used.map(([name]) => layerPairs(name)),
    ),
  ];
  const entities = used.flatMap(([name, own]) => own.flatMap((line) => polyline(name, line, size.height)));
  const pairs: Pair[] = [
    ...section("HEADER", header(size)),
    ...section("TABLES", tables),
    ...section("ENTITIES", entities),
    [0, "EOF"],
  ];
  return pairs.map(([code, value]) => `${code}\n${value}\n`).join("");
}
