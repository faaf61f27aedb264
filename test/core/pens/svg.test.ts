/** SVG is well formed whatever it is given, and its figures are where they should be. */

import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/core/calendar/languages.js";
import { type BoardPictureOptions, boardPicture } from "../../../src/core/drawing/board-picture.js";
import { shaded } from "../../../src/core/drawing/palette.js";
import { inset, roundedPath } from "../../../src/core/drawing/path.js";
import type { Arrangement } from "../../../src/core/drawing/scene.js";
import { solutionsPicture } from "../../../src/core/drawing/solutions-picture.js";
import { latticeNamed } from "../../../src/core/lattice/lattice.js";
import { outlineOf, signedArea } from "../../../src/core/lattice/outline.js";
import { svgOf } from "../../../src/core/pens/svg.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import { bruteForce, cellsNamed, classic, drawnCells, hexagons, sketch } from "../../support/puzzles.js";
import { expectWellFormed } from "../../support/xml.js";

const christmas = ["LLLLNN-", "LPNNN.-", "PPOOOZZ", "PPOOOZV", "YYYYZZV", "UYU.VVV", "UUU----"];

function placementsIn(grid: string[]) {
  const result = parseGrid(classic, grid);
  return result.ok ? result.value : [];
}

const drawn = (puzzle: Puzzle, arrangement: Arrangement, options?: BoardPictureOptions) =>
  svgOf(boardPicture(puzzle, arrangement, options));

const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

describe("a picture", () => {
  it("says its language where it is told", () => {
    const picture = boardPicture(classic, { placements: [] }, { language: "de" });
    expect(svgOf(picture, { language: "de" })).toMatch(/^<svg [^>]* xml:lang="de">/);
    expect(svgOf(picture)).not.toContain("lang");
  });

  it("puts numbers among Arabic words where they are read", () => {
    const svg = drawn(classic, { placements: [] }, { language: "ar", title: "25 ديسمبر" });
    expect(svg).not.toContain("\u2067");
    const titled = svgOf(
      solutionsPicture(classic, [], { title: "25 ديسمبر", note: "", uncovered: [], language: "ar" }),
    );
    expect(titled).toContain(">\u206725 ديسمبر\u2069</text>");
    expect(titled).toContain("text-anchor:end");
  });

  it("is the one the README shows", async () => {
    const svg = drawn(classic, { placements: placementsIn(christmas) }, { title: "25 December on the classic board" });
    expectWellFormed(svg);
    await expect(svg).toMatchFileSnapshot("../../../docs/images/solution.svg");
  });

  it.each(["xx", "", "EN", "de-AT", "constructor", "__proto__"])("has a title for any language: %s", (tag) => {
    const titled = { ...classic, title: { en: "Classic", de: "Klassisch" } };
    const svg = drawn(titled, { placements: [] }, { language: tag as Language });
    expect(svg).toContain(`>${tag === "de-AT" ? "Klassisch" : "Classic"}</title>`);
  });

  it("has one outline per piece and the date on its cells", () => {
    const svg = drawn(classic, { placements: placementsIn(christmas) });
    const outlines = [...svg.matchAll(/class="top[^"]*"[^>]* d="([^"]+)"/g)].map(([, path = ""]) => path);
    expect(outlines).toHaveLength(8);
    for (const path of outlines) expect(count(path, "M")).toBe(1);
    expect([...svg.matchAll(/<text class="bright bold"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
      "Dec",
      "25",
    ]);
    expect(svg).not.toContain('class="quiet"');
    expect(svg).toContain('-desc">8 of 8 pieces on the board; uncovered: Dec, 25</desc>');
  });

  it("shows the open cells of an unfinished board quietly", () => {
    const picture = { placements: placementsIn(christmas).slice(0, 5), uncovered: cellsNamed(classic, "Dec", "25") };
    const svg = drawn(classic, picture, { language: "fr" });
    expect(count(svg, 'class="top')).toBe(5);
    expect(count(svg, 'class="quiet"')).toBe(16);
    expect(svg).toContain(">Déc</text>");
    expectWellFormed(svg);
  });

  it("is drawn on the hex lattice as well", () => {
    const [placements = []] = bruteForce(hexagons, cellsNamed(hexagons, "l"));
    const svg = drawn(hexagons, { placements });
    expect(count(svg, 'class="top')).toBe(7);
    expect(svg).not.toContain("NaN");
    expectWellFormed(svg);
  });

  it("runs round the hole of a piece", () => {
    const ring = sketch({ board: ["* * *", "* a *", "* * *"], pieces: { ring: ["###", "#.#", "###"] } });
    const svg = drawn(ring, { placements: [{ piece: 0, orientation: 0, cells: [0, 1, 2, 3, 5, 6, 7, 8] }] });
    expect(count(/class="top[^"]*"[^>]* d="([^"]+)"/.exec(svg)?.[1] ?? "", "M")).toBe(2);
  });

  it("leaves cells together that a choice uncovers together, with one label across them", () => {
    const domino = sketch({ board: ["Dec ember"], fields: { month: { Dec: ["Dec", "ember"] } } });
    const svg = drawn(domino, { placements: [] });
    expect(count(svg, 'class="date"')).toBe(1);
    expect(svg).toContain(">December</text>");
    expect(count(svg, "</text>")).toBe(1);
  });

  it("shares no id and no rule with another picture in the same page", () => {
    const uncovered = cellsNamed(hexagons, "l");
    const picture = solutionsPicture(hexagons, [...bruteForce(hexagons, uncovered)].slice(0, 2), {
      title: "url(#a",
      note: "",
      uncovered,
    });
    const svgs = [
      svgOf(picture, { theme: "light" }),
      svgOf(picture, { theme: "black-and-white" }),
      svgOf(boardPicture(classic, { placements: [] })),
    ];
    expect(svgs[0]).toContain(">url(#a</text>");
    // Rules find what is used in several places by the name it bears itself.
    const [, own = ""] = /<svg [^>]*class="(\w+)"/.exec(svgs[0] ?? "") ?? [];
    expect(count(svgs[0] ?? "", `<g class="${own}" id="${own}-`)).toBeGreaterThan(1);
    const ids = svgs.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of svgs) {
      const [, name = ""] = /<svg [^>]*class="(\w+)"/.exec(svg) ?? [];
      const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(svg) ?? [];
      const selectors = [...style.matchAll(/([^{}]+)\{/g)].map(([, selector = ""]) => selector);
      expect(selectors.length).toBeGreaterThan(3);
      for (const selector of selectors)
        expect(selector.startsWith(`.${name} `) || selector.startsWith("@media")).toBe(true);
      const used = [...svg.matchAll(/href="#([^"]+)/g), ...style.matchAll(/url\(#([^)]+)/g)];
      for (const [, id] of used) expect(svg).toContain(` id="${id}"`);
    }
  });

  it("lets no text break out of its place", () => {
    const hostile = `</text><script>"alert('&')"</script>\u0000\ud800\uffff`;
    const puzzle = sketch({ board: ["a"], labels: { en: { a: hostile } } });
    const svg = drawn({ ...puzzle, title: { en: hostile } }, { placements: [] });
    expectWellFormed(svg);
    expect(svg).not.toContain("<script>");
    expect(svg).not.toMatch(/[\p{Cs}\uffff]/u);
    expect(svg).not.toContain("\u0000");
  });
});

describe.each([
  ["square", 4],
  ["hex", 6],
] as const)("an outline on the %s lattice", (name, corners) => {
  const lattice = latticeNamed(name);
  const [loop = []] = outlineOf(lattice, [{ x: 0, y: 0 }]).map((each) => each.map(lattice.cornerInPlane));

  it("moves in and out by the same distance on every side", () => {
    const [smaller, larger] = [inset(loop, 0.1), inset(loop, -0.1)];
    expect(smaller).toHaveLength(corners);
    // Half the distance between opposite sides is 1/2, and areas grow by its square.
    expect(signedArea(smaller)).toBeCloseTo(signedArea(loop) * 0.8 ** 2, 9);
    expect(signedArea(larger)).toBeCloseTo(signedArea(loop) * 1.2 ** 2, 9);
  });

  it("has an arc at every corner", () => {
    expect(count(roundedPath(loop, 0.1), "A")).toBe(corners);
  });
});

describe("a rounded corner", () => {
  it("turns with the walk: right at outer corners, left at inner ones", () => {
    const lattice = latticeNamed("square");
    const [loop = []] = outlineOf(lattice, drawnCells(["##", "#."], "square"));
    const path = roundedPath(loop.map(lattice.cornerInPlane), 0.1);
    expect([count(path, " 0 0 1 "), count(path, " 0 0 0 ")]).toEqual([5, 1]);
  });

  it("is no rounder than its sides allow", () => {
    const square = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    expect(roundedPath(square, 9)).toBe(
      "M0 0.5A0.5 0.5 0 0 1 0.5 0L0.5 0A0.5 0.5 0 0 1 1 0.5L1 0.5A0.5 0.5 0 0 1 0.5 1L0.5 1A0.5 0.5 0 0 1 0 0.5Z",
    );
  });
});

describe("a colour", () => {
  it("gets darker and lighter, but not lighter than white", () => {
    expect(shaded("#804020", 0.5)).toBe("#402010");
    expect(shaded("#804020", 9)).toBe("#ffffff");
  });
});
