/** Shapes, bars and groups, as terminals and SVG show them. */

import { expect, it } from "vitest";
import { shapeOf } from "../../../src/core/lattice/shape.js";
import { ansiBar, ansiHeat } from "../../../src/core/pens/ansi-heat.js";
import { shapeBlock } from "../../../src/core/pens/shape-blocks.js";
import { element } from "../../../src/core/pens/svg.js";
import { drawnCells } from "../../support/puzzles.js";

const shape = (rows: string[]) => shapeOf(drawnCells(rows, "square"));

it("a shape is two columns of blocks for each cell, blank where it has none", () => {
  expect(shapeBlock("square", shape(["##.", ".##"]))).toEqual(["████", "  ████"]);
  expect(shapeBlock("square", shape(["#.#", "###"]))).toEqual(["██  ██", "██████"]);
});

it("a shape is painted run by run, and what is blank stays so", () => {
  const paint = (blanks: string): string => `<${blanks}>`;
  expect(shapeBlock("square", shape(["#.#", "###"]), paint)).toEqual(["<  >  <  >", "<      >"]);
});

it("hexagons are bricks, shifted by half a cell from row to row", () => {
  const [first = "", second = ""] = shapeBlock("hex", shapeOf(drawnCells(["##", "#."], "hex")));
  expect(Math.abs(first.indexOf("█") - second.indexOf("█")) % 2).toBe(1);
});

it("bars and heat are coloured and end where they end", () => {
  expect(ansiBar("███")).toBe("\u001b[38;5;173m███\u001b[0m");
  expect(ansiHeat("1", 0)).toBe("\u001b[38;5;16;48;5;230m1\u001b[0m");
  expect(ansiHeat("1", 4 / 7)).toBe("\u001b[38;5;16;48;5;209m1\u001b[0m");
  expect(ansiHeat("1", 5 / 7)).toBe("\u001b[38;5;231;48;5;167m1\u001b[0m");
  expect(ansiHeat("1", 1)).toBe("\u001b[38;5;231;48;5;89m1\u001b[0m");
});

it("a group is moved and scaled where it has to be, and shows nothing beyond its window", () => {
  const part = { kind: "part", name: "a" } as const;
  const group = (x: number, y: number, scale: number) =>
    element({ kind: "group", at: { x, y }, scale, figures: [part] });
  const inside = '<use href="#a"/>';
  expect(group(0, 0, 1)).toBe(inside);
  expect(group(1, 0, 1)).toBe(`<g transform="translate(1 0)">${inside}</g>`);
  expect(group(0, 2, 1)).toBe(`<g transform="translate(0 2)">${inside}</g>`);
  expect(group(0, 0, 0.5)).toBe(`<g transform="translate(0 0) scale(0.5)">${inside}</g>`);
  const window = { left: 1, top: 2, width: 3, height: 4 };
  expect(element({ kind: "group", at: { x: 0, y: 0 }, scale: 1, figures: [part], window })).toBe(
    `<svg x="1" y="2" width="3" height="4" viewBox="1 2 3 4">${inside}</svg>`,
  );
});
