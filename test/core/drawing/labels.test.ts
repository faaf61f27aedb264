/** What is written on small boards, where, and how large: worked out by hand, in cells of 64 units. */

import { describe, expect, it } from "vitest";
import { labelSize, middleCell, openFigures, spotLabels } from "../../../src/core/drawing/board-figures.js";
import { lazyPictures } from "../../../src/core/drawing/lazy-pictures.js";
import { scaleOf } from "../../../src/core/drawing/look.js";
import { expectPictures, figuresOf, hottest, inksOf } from "../../../src/core/drawing/picture.js";
import { reachByCell } from "../../../src/core/drawing/reach-picture.js";
import { sceneOf, sceneRegions } from "../../../src/core/drawing/scene.js";
import { colourOf, patternOf, themeNamed } from "../../../src/core/drawing/themes.js";
import { latticeNamed } from "../../../src/core/lattice/lattice.js";
import { targetAt } from "../../../src/core/puzzle/target.js";
import { sketch } from "../../support/puzzles.js";

/** A month across two cells, one down, one whose second cell comes first, and days. */
const puzzle = sketch({
  board: ["J1 J2 F1 1", "M2 M1 F2 *", "22 - - *"],
  fields: { month: { Jan: ["J1", "J2"], Feb: ["F1", "F2"], Mar: ["M1", "M2"] }, day: ["1", "22"] },
  labels: { en: { J1: "Ja", J2: "nuary", F1: "Feb", F2: "Feb", M1: "ar", M2: "M" } },
});
const square = latticeNamed("square");
const scene = sceneOf(puzzle, { placements: [], uncovered: [0, 1] }, "en");

describe("a scene", () => {
  it("has what is seen on each cell, and how wide the labels of its field are", () => {
    expect(scene.map(({ region, ink, label }) => [region, ink, label])).toEqual([
      ["cell 0", "uncovered", "Ja"],
      ["cell 0", "uncovered", "nuary"],
      ["cell 2", "open", "Feb"],
      ["cell 3", "open", "1"],
      ["cell 5", "open", "M"],
      ["cell 5", "open", "ar"],
      ["cell 2", "open", "Feb"],
      ["cell 7", "open", ""],
      ["cell 8", "open", "22"],
      ["cell 9", "open", ""],
    ]);
    const letters = (ems: number): number => Math.round(ems / 0.6);
    expect(scene.map(({ widest, widestAcross }) => [letters(widest), letters(widestAcross)])).toEqual([
      ...[
        [2, 7],
        [5, 7],
        [3, 7],
        [2, 2],
        [1, 7],
      ],
      ...[
        [2, 7],
        [3, 7],
        [0, 0],
        [2, 2],
        [0, 0],
      ],
    ]);
    const [region] = sceneRegions(scene);
    expect(region?.map(({ cell }) => cell.index)).toEqual([0, 1]);
  });

  it("shows everything that no piece covers as the date, unless it is told which cells are", () => {
    const inks = sceneOf(puzzle, { placements: [{ piece: 0, orientation: 0, cells: [3] }] }, "en");
    expect(new Set(inks.map(({ ink }) => ink))).toEqual(new Set(["uncovered"]));
  });
});

describe("a label", () => {
  const written = (spots: typeof scene) =>
    openFigures(square, spots).map((figure) =>
      figure.kind === "text"
        ? [figure.text, figure.at.x, Math.round(figure.at.y * 10) / 10, Math.round(figure.size * 10) / 10, figure.ink]
        : figure.kind === "path" && figure.fill,
    );

  it("is one word across cells in a row, else on each cell, and nothing on a blank one", () => {
    expect(sceneRegions(scene).map(written)).toEqual([
      // 1.62 cells for seven letters of 0.6, and its baseline 0.36 of its size below the middle.
      ["date", ["January", 32, 8.9, 24.7, "bright"]],
      ["open", ["Feb", 128, 7.9, 22, "quiet"], ["Feb", 128, 71.9, 22, "quiet"]],
      // As large as labels get.
      ["open", ["1", 192, 9.2, 25.6, "quiet"]],
      ["open", ["Mar", 32, 72.9, 24.7, "quiet"]],
      ["open"],
      ["open", ["22", 0, 137.2, 25.6, "quiet"]],
      ["open"],
    ]);
  });

  it("is not one word where its cells don't follow each other", () => {
    const apart = [scene[0]!, scene[2]!];
    expect(spotLabels(square, apart).map(({ text, cells }) => [text, cells])).toEqual([
      ["Ja", 1],
      ["Feb", 1],
    ]);
  });

  it("is as large as the others that belong to the same choice", () => {
    const sizes = openFigures(square, [
      { ...scene[2]!, widest: 3 },
      { ...scene[0]!, widest: 1.2 },
    ]).flatMap((figure) => (figure.kind === "text" ? [figure.size] : []));
    expect(sizes.map((size) => (size / 64).toFixed(4))).toEqual(["0.2267", "0.2267"]);
  });

  it("is as small as the widest of its field, unless that one is very wide", () => {
    const spot = { ...scene[3]!, widest: 1.2, widestAcross: 6 };
    const at = { x: 0, y: 0 };
    const sizes = [1.2, 2, 2.1, 5, 5.1].map((widest) => {
      return labelSize("ab", { spot: { ...spot, widest }, text: "ab", at, cells: 1 }) / 64;
    });
    expect(sizes.map((size) => size.toFixed(6))).toEqual(["0.400000", "0.310000", "0.323810", "0.136000", "0.400000"]);
    expect(labelSize("ab", { spot, text: "ab", at, cells: 2 }) / 64).toBeCloseTo(1.62 / 6, 10);
    expect(labelSize("a", { spot: { ...spot, widest: 0.6 }, text: "a", at, cells: 1 })).toBe(25.6);
  });
});

it("the middle of a shape is the cell nearest to its centre of gravity, the first of as near ones", () => {
  const cells = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));
  expect(middleCell(square, cells([0, 0], [1, 0], [2, 0]))).toBe(1);
  expect(middleCell(square, cells([0, 0], [1, 0], [2, 0], [2, 1], [2, 2]))).toBe(1);
  expect(middleCell(square, cells([0, 0], [1, 0]))).toBe(0);
});

it("counts of dates add up on their cells", () => {
  // By month, then by day: six dates.
  expect(reachByCell(puzzle, [1, 0, 2, 4, 0, 8])).toEqual([1, 1, 6, 3, 8, 8, 6, 0, 12, 0]);
});

describe("the film of a lazy year", () => {
  const days = sketch({
    board: ["Jan 1 2 *"],
    fields: { month: ["Jan"], day: ["1", "2"] },
    pieces: { dot: ["#"], bit: ["#"] },
  });
  const on = (piece: number, cell: number) => ({ piece, orientation: 0, cells: [cell] });
  const mornings = [
    {
      date: { year: 2026, month: 1, day: 1 },
      target: targetAt(days, 0),
      tiling: [on(0, 2), on(1, 3)],
      moved: [on(0, 2), on(1, 3)],
    },
    {
      date: { year: 2026, month: 1, day: 2 },
      target: targetAt(days, 1),
      tiling: [on(0, 1), on(1, 3)],
      moved: [on(0, 1)],
    },
  ];

  it("has a picture for each day, called by its date, with a ring on what was moved after the first", () => {
    const pictures = lazyPictures(days, mornings, { language: "en", letters: true });
    expect(pictures.map(({ title, description }) => [title, description])).toEqual([
      ["1 January 2026", "2 of 2 pieces on the board; uncovered: Jan, 1"],
      ["2 January 2026", "2 of 2 pieces on the board; uncovered: Jan, 2; marked: 1"],
    ]);
    const rings = pictures.map((picture) =>
      figuresOf(picture).filter((each) => "stroke" in each && each.stroke === "mark"),
    );
    expect(rings.map((each) => each.length)).toEqual([0, 1]);
    const letters = (show: boolean) =>
      lazyPictures(days, mornings, { language: "en", letters: show }).map((picture) =>
        inksOf(picture).fills.has("letter"),
      );
    expect([letters(true), letters(false)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe("a look", () => {
  const picture = {
    title: "",
    description: "",
    box: { left: 0, top: 0, width: 50, height: 20 },
    figures: [],
    parts: {},
  };

  it("has a size above nothing", () => {
    expect([scaleOf(picture, {}, 3), scaleOf(picture, { size: 100 }, 3)]).toEqual([3, 2]);
    for (const size of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => scaleOf(picture, { size }, 3)).toThrow(`size: expected a number above 0, not ${size}`);
  });

  it("is of one picture at least", () => {
    expect(() => expectPictures([])).toThrow("pictures: expected at least one");
    expect(() => expectPictures([picture, {} as never])).toThrow("pictures[1]: expected a picture, not an object");
    expect(expectPictures([picture])).toBeUndefined();
  });

  it("has colours by number, from the first again after the last, and patterns for those who see none", () => {
    const light = themeNamed("light");
    const count = light.pieces.length;
    expect(colourOf(light, `top${count}`)).toBe(colourOf(light, "top0"));
    expect([colourOf(light, "top1"), colourOf(light, "page")]).toEqual([light.pieces[1], light.plain.page]);
    expect([colourOf(light, "heat0"), colourOf(light, `heat${hottest}`)]).toEqual([light.heat[0], light.heat.at(-1)]);
    const plain = themeNamed("black-and-white");
    expect(patternOf(plain, `top${plain.patterns.length + 1}`)).toBe(plain.patterns[1]);
    expect([patternOf(light, "top0"), patternOf(plain, "edge0")]).toEqual([undefined, undefined]);
  });
});
