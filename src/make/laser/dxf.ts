/** From a drawing for the laser to DXF: millimetres with y upwards, a layer for each purpose, closed ways as such. */

import { Colors, DxfWriter, LWPolylineFlags, point2d, Units } from "@tarikjabiri/dxf";
import type { LaserDrawing } from "./drawing.js";
import { isClosed, type Layer, type Line, layers, pointsOnce } from "./part.js";

const colours: Readonly<Record<Layer | "sheet", number>> = {
  engrave: Colors.White,
  score: Colors.Blue,
  cut: Colors.Red,
  sheet: Colors.Cyan,
};

/** To a micrometre, or files would be full of the noise of arithmetic. */
const exact = (value: number): number => Math.round(value * 1000) / 1000 + 0;

function addLine(writer: DxfWriter, layerName: string, line: Line, height: number): void {
  const points = pointsOnce(line).map(({ x, y }) => ({ point: point2d(exact(x), exact(height - y)) }));
  writer.addLWPolyline(points, { layerName, flags: isClosed(line) ? LWPolylineFlags.Closed : LWPolylineFlags.None });
}

export function laserDxf({ size, lines, edges }: LaserDrawing): string {
  const writer = new DxfWriter();
  writer.setUnits(Units.Millimeters);
  writer.setVariable("$EXTMIN", { 10: 0, 20: 0, 30: 0 });
  writer.setVariable("$EXTMAX", { 10: size.width, 20: size.height, 30: 0 });
  const add = (name: Layer | "sheet", own: readonly Line[]): void => {
    if (own.length > 0) writer.addLayer(name, colours[name]);
    for (const line of own) addLine(writer, name, line, size.height);
  };
  add("sheet", edges);
  for (const layer of layers) add(layer, lines[layer]);
  return writer.stringify();
}
