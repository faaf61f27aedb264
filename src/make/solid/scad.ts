/**
 * From a puzzle and its measures to a program for OpenSCAD, for those who want to change what no option changes: the
 * measures are variables, shapes and labels are lists, and pieces, tray, frame and lid are modules.
 */

import { latticeNamed, type Point } from "../../core/lattice/lattice.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { type BoardLabel, placeLabels } from "../board-labels.js";
import type { FrameWords, LidTexts } from "../laser/labels.js";
import { findRings } from "../plane.js";
import { holesOf } from "./body.js";
import { lidWall } from "./lid.js";
import type { SolidSettings } from "./parameters.js";

/** What the program says of itself. */
export interface ScadFacts {
  readonly title: string;
  readonly credits: readonly string[];
  readonly licence: string;
  /** By cell. */
  readonly labels: readonly string[];
  readonly onFrame: FrameWords;
  readonly lid: LidTexts;
  /** Cells with a ring around their label. */
  readonly marked: readonly number[];
}

const writeNumber = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0);
/** With y upwards, as OpenSCAD has it. */
const point = ({ x, y }: Point): string => `[${writeNumber(x)}, ${writeNumber(-y)}]`;
const list = (items: readonly string[]): string => `[${items.join(", ")}]`;
const rows = (items: readonly string[]): string => `[\n${items.map((item) => `  ${item},\n`).join("")}]`;
const text = (words: string): string => JSON.stringify(words.replace(/[\n\r]/g, " "));
const comment = (words: string): string => `// ${words.replace(/[\n\r]/g, " ")}`;

function writeShapes({ lattice: name, board, pieces }: Puzzle): string[] {
  const lattice = latticeNamed(name);
  const centres = (cells: readonly Point[]): string => list(cells.map((cell) => point(lattice.centreInPlane(cell))));
  const origin = { x: 0, y: 0 };
  const corners = lattice.corners(origin).map(lattice.cornerInPlane);
  const points = board.cells.map((cell) => cell.point);
  const islands = holesOf(findRings(lattice, points, 1)).map((ring) => list(ring.map(point)));
  const widest = Math.max(
    ...pieces.map(({ shape }) => Math.max(...shape.map(({ x, y }) => Math.abs(x) + Math.abs(y)))),
  );
  return [
    "// All lengths below are in cells. The corners of a cell, seen from its middle:",
    `corners = ${list(corners.map(point))};`,
    "// The cells of the board, by their middles:",
    `board = ${centres(points)};`,
    "// Gaps amid the cells, where the frame has islands:",
    `islands = ${list(islands)};`,
    "// Each piece: its name, how many there are, and its cells:",
    `pieces = ${rows(pieces.map(({ id, copies, shape }) => `[${text(id)}, ${copies}, ${centres(shape)}]`))};`,
    "// How far pieces lie apart when all are shown:",
    `apart = ${widest + 2};`,
  ];
}

function writeMeasures(settings: SolidSettings): string[] {
  const names = ["cell", "thickness", "clearance", "radius", "chamfer", "base", "border", "wall-height", "label-depth"];
  const values: Readonly<Record<string, unknown>> = settings;
  const own = names.map((name) => `${name.replace("-", "_")} = ${writeNumber(Number(values[name]))};`);
  const part = ["pieces", "tray", "frame", "lid"].includes(settings.part) ? settings.part : "all";
  return [
    "/* [Measures in millimetres] */",
    ...own,
    "/* [What to show] */",
    `part = ${text(part)}; // [all, pieces, tray, frame, lid]`,
    `labels_are = ${text(settings.labels === "raised" ? "raised" : "engraved")}; // [engraved, raised]`,
    'font = "Nunito:style=Bold";',
    "/* [Hidden] */",
    "$fn = 32;",
    `lid_wall = ${lidWall};`,
    `has_lid = ${settings.lid};`,
  ];
}

/** As high as capitals are in a label that fills its cell. */
const labelSize = 0.3;

const ends = ({ at: { x, y }, cells }: BoardLabel): string =>
  list([-1, 1].map((side) => point({ x: x + (side * (cells - 1)) / 2, y })));

function writeLabels(puzzle: Puzzle, { labels, marked, onFrame, lid }: ScadFacts, settings: SolidSettings): string[] {
  const all = placeLabels(puzzle, labels);
  const own = settings.labels === "none" ? [] : all;
  const longest = (group: string): number =>
    Math.max(...own.filter((each) => each.group === group).map((each) => [...each.text].length / each.cells));
  const size = (group: string): number => Math.min(labelSize, 0.95 / Math.max(1, longest(group)));
  return [
    "// Each label: its text, where its middle is, and its size:",
    `labels = ${rows(own.map(({ text: words, at, group }) => `[${text(words)}, ${point(at)}, ${writeNumber(size(group))}]`))};`,
    "// Each day with a ring around it, by the middles of its first and last cell:",
    `marks = ${list(all.filter(({ cell }) => marked.includes(cell)).map(ends))};`,
    "// The words of the frame and of the lid:",
    `below = ${text(onFrame.below)};`,
    `above = ${text(onFrame.above)};`,
    `lid_lines = ${list(lid.lines.map(text))};`,
    `lid_day = ${text(lid.day ?? "")};`,
  ];
}

const program = `
module cells(list) {
  // A hair wider, so that neighbours become one.
  offset(delta = -0.001) for (c = list) translate(c * cell) offset(delta = 0.001) polygon(corners * cell);
}

module rounded(r) {
  offset(r = r) offset(delta = -r) offset(r = -r) offset(delta = r) children();
}

// A plate whose edges are cut off in small steps, below, above or both.
module plate(height, below = true, above = true) {
  steps = 4;
  low = below ? chamfer : 0;
  high = above ? chamfer : 0;
  translate([0, 0, low]) linear_extrude(height - low - high) children();
  for (i = [0 : steps - 1]) {
    inset = chamfer * (steps - i - 0.5) / steps;
    if (below) translate([0, 0, i * chamfer / steps]) linear_extrude(chamfer / steps) offset(delta = -inset) children();
    if (above) translate([0, 0, height - (i + 1) * chamfer / steps]) linear_extrude(chamfer / steps) offset(delta = -inset) children();
  }
}

module piece(cells_of_it) {
  plate(thickness) rounded(radius) offset(delta = -clearance / 2) cells(cells_of_it);
}

module holes_of_board() {
  for (ring = islands) polygon(ring * cell);
}

module well() {
  rounded(radius) offset(delta = clearance / 2) difference() {
    cells(board);
    offset(delta = 0.002) holes_of_board();
  }
}

module outline() {
  offset(r = radius + border / 2) offset(delta = -radius - border / 2)
    offset(delta = -border) offset(delta = 2 * border + clearance / 2) {
      cells(board);
      holes_of_board();
    }
}

left = (min([for (c = board) c[0]]) + min([for (c = corners) c[0]])) * cell;
right = (max([for (c = board) c[0]]) + max([for (c = corners) c[0]])) * cell;
bottom = (min([for (c = board) c[1]]) + min([for (c = corners) c[1]])) * cell;
top = (max([for (c = board) c[1]]) + max([for (c = corners) c[1]])) * cell;
middle = [(left + right) / 2, (bottom + top) / 2];

module say(words, at, size) {
  translate(at) text(words, size = size, font = font, halign = "center", valign = "center");
}

function fitting(words, size, wide) = min(size, wide / max(1, 0.8 * len(words)));

module band(ends, r, width) {
  difference() {
    hull() for (end = ends) translate(end) circle(r);
    hull() for (end = ends) translate(end) circle(r - width);
  }
}

module words() {
  for (label = labels) say(label[0], label[1] * cell, label[2] * cell);
  for (mark = marks) band(mark * cell, 0.42 * cell, 0.04 * cell);
}

module beside_row(words, row, y) {
  xs = [for (c = board) if (abs(c[1] - row) < 0.01) c[0]];
  wide = (max(xs) - min(xs) + 1) * cell;
  say(words, [(min(xs) + max(xs)) * cell / 2, y], fitting(words, border * 0.45, 0.95 * wide));
}

module frame_words() {
  beside_row(below, min([for (c = board) c[1]]), bottom - border / 2);
  beside_row(above, max([for (c = board) c[1]]), top + border / 2);
}

module lid_words() {
  lines = concat(lid_lines, lid_day == "" ? [] : [lid_day]);
  high = top - bottom;
  for (i = [0 : 1 : len(lines) - 1]) {
    at = middle + [0, ((len(lines) - 1) / 2 - i) * 0.17 * high];
    size = fitting(lines[i], 0.08 * high, 0.8 * (right - left));
    say(lines[i], at, size);
    half = [0.45 * size * len(lines[i]), 0];
    if (lid_day != "" && i == len(lines) - 1) band([at - half, at + half], size, max(0.8, 0.1 * size));
  }
}

module tray() {
  difference() {
    union() {
      plate(base, above = false) outline();
      linear_extrude(base + wall_height) offset(delta = -clearance / 2) holes_of_board();
      if (labels_are == "raised") linear_extrude(base + label_depth) words();
    }
    if (labels_are == "engraved") translate([0, 0, base - label_depth]) linear_extrude(label_depth + 1) words();
  }
}

module frame() {
  difference() {
    plate(wall_height, below = false) outline();
    translate([0, 0, -1]) linear_extrude(wall_height + 2) {
      well();
      holes_of_board();
    }
    translate([0, 0, wall_height - label_depth]) linear_extrude(label_depth + 1) frame_words();
  }
}

// Upside down, as it is printed.
module lid() {
  depth = max(thickness, wall_height);
  mirror([1, 0, 0]) difference() {
    linear_extrude(base + depth) offset(delta = clearance + lid_wall) outline();
    translate([0, 0, base]) linear_extrude(depth + 1) offset(delta = clearance) outline();
    translate([0, 0, -1]) linear_extrude(1 + min(label_depth, base / 2)) lid_words();
  }
}

module all_pieces() {
  for (i = [0 : len(pieces) - 1]) for (copy = [0 : pieces[i][1] - 1])
    translate([(i % 3) * apart * cell, -(floor(i / 3) + copy * ceil(len(pieces) / 3)) * apart * cell]) piece(pieces[i][2]);
}

wide = right - left + 2 * border + 20;
if (part == "all" || part == "tray") tray();
if (part == "frame") frame();
if (part == "all") translate([wide, 0, 0]) frame();
if (part == "pieces") all_pieces();
if (part == "all") translate([2 * wide, 0, 0]) all_pieces();
if (part == "lid") lid();
if (part == "all" && has_lid) translate([left + right, bottom - top - 2 * border - 20, 0]) lid();
`;

/** The program, and the part that was asked for; one piece is shown with the others. */
export function writeScad(puzzle: Puzzle, settings: SolidSettings, facts: ScadFacts): string {
  const head = [facts.title, ...facts.credits, facts.licence, "Change the measures, then render (F6) and export."];
  const parts = [writeMeasures(settings), writeShapes(puzzle), writeLabels(puzzle, facts, settings)].map((lines) =>
    lines.join("\n"),
  );
  return `${head.map(comment).join("\n")}\n\n${parts.join("\n\n")}\n${program}`;
}
