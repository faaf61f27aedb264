/** From a page among others to the marks that help to join them: lines to cut along, crosses to lay over each other. */

import type { Box, Figure } from "../../core/drawing/picture.js";
import { drawText, type PageLook } from "../page.js";
import { getPaperWords } from "../words.js";
import { nameTile, overlap, type Tile, type Tiles } from "./tiles.js";

const thin = 0.15;
const crossReach = 2.5;

const stroke = (path: string, ink: "soft" | "mark"): Figure => ({ kind: "path", path, stroke: ink, lineWidth: thin });

const cross = (x: number, y: number): string =>
  `M${x - crossReach} ${y}L${x + crossReach} ${y}M${x} ${y - crossReach}L${x} ${y + crossReach}`;

/** Where crosses stand along a side, as shares of it: the same on both pages. */
const shares = [0.2, 0.8] as const;

interface Neighbours {
  readonly left: boolean;
  readonly right: boolean;
  readonly above: boolean;
  readonly below: boolean;
}

const findNeighbours = ({ rows, columns }: Tiles, { row, column }: Tile): Neighbours => ({
  left: column > 0,
  right: column < columns - 1,
  above: row > 0,
  below: row < rows - 1,
});

function traceCrosses(box: Box, { left, right, above, below }: Neighbours): string {
  const half = overlap / 2;
  const columns = [...(left ? [box.left + half] : []), ...(right ? [box.left + box.width - half] : [])];
  const rows = [...(above ? [box.top + half] : []), ...(below ? [box.top + box.height - half] : [])];
  return [
    ...columns.flatMap((x) => shares.map((share) => cross(x, box.top + box.height * share))),
    ...rows.flatMap((y) => shares.map((share) => cross(box.left + box.width * share, y))),
  ].join("");
}

/** Cut along the left and the upper edge; the page is laid on its neighbours up to there. */
function drawCutLines(box: Box, { left, above }: Neighbours): Figure[] {
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  return [
    ...(left ? [stroke(`M${box.left} ${box.top}L${box.left} ${bottom}`, "soft")] : []),
    ...(above ? [stroke(`M${box.left} ${box.top}L${right} ${box.top}`, "soft")] : []),
  ];
}

/** Where the neighbours' edges come to lie. */
function drawGlueLines(box: Box, { right, below }: Neighbours): Figure[] {
  const [x, y] = [box.left + box.width - overlap, box.top + box.height - overlap];
  return [
    ...(right ? [stroke(`M${x} ${box.top}L${x} ${box.top + box.height}`, "soft")] : []),
    ...(below ? [stroke(`M${box.left} ${y}L${box.left + box.width} ${y}`, "soft")] : []),
  ];
}

function drawNotes(look: PageLook, box: Box, { row, column }: Tile, { right, below }: Neighbours): Figure[] {
  const { joins } = getPaperWords(look.language);
  const how = { size: 2.4, ink: "soft", at: "middle" } as const;
  const [x, y] = [box.left + box.width - overlap, box.top + box.height - overlap];
  const note = (place: Box, label: string): Figure => drawText(look, place, joins({ label }), how);
  const beside = { left: x + 0.5, width: overlap - 1, top: box.top + box.height / 2, height: 0 };
  const under = { left: box.left, width: box.width, top: y + 4, height: 0 };
  return [
    ...(right ? [note(beside, nameTile(row, column + 1))] : []),
    ...(below ? [note(under, nameTile(row + 1, column))] : []),
  ];
}

export function drawJoins(look: PageLook, box: Box, tiles: Tiles, tile: Tile): Figure[] {
  const neighbours = findNeighbours(tiles, tile);
  const marks = traceCrosses(box, neighbours);
  return [
    ...drawCutLines(box, neighbours),
    ...drawGlueLines(box, neighbours),
    ...(marks === "" ? [] : [stroke(marks, "mark")]),
    ...drawNotes(look, box, tile, neighbours),
  ];
}

const mapCell = { width: 2.8, height: 3.6 } as const;
const mapGap = 1.4;

/** All pages small, in the foot, with this one dark: so one sees where it belongs. */
export function drawMap(middle: Box, { rows, columns, tiles }: Tiles, here: Tile): Figure[] {
  const scale = Math.min(1, 8 / (rows * mapCell.height), 18 / (columns * mapCell.width));
  const [width, height] = [mapCell.width * scale, mapCell.height * scale];
  const left = middle.left + middle.width / 2 - (columns * width) / 2 + 18;
  const top = middle.top + middle.height + mapGap;
  return tiles.map((tile): Figure => {
    const box = { left: left + tile.column * width, top: top + tile.row * height, width, height };
    const inks = { stroke: "soft", lineWidth: thin } as const;
    return { kind: "rect", box, radius: 0, ...inks, ...(tile === here ? { fill: "soft" as const } : {}) };
  });
}
