/** Themes have the colours that somebody gives them, and nothing else is let into a file. */

import { expect, it } from "vitest";
import { boardPicture } from "../../../src/core/drawing/board-picture.js";
import { themeOf } from "../../../src/core/drawing/themes.js";
import { svgOf } from "../../../src/core/pens/svg.js";
import { drawText } from "../../../src/core/pens/text.js";
import { firstTiling } from "../../../src/core/solver/solver.js";
import { classic } from "../../support/puzzles.js";

const question = { puzzle: classic, uncovered: [11, 36] };
const tiling = firstTiling(question) ?? [];
const picture = boardPicture(question, tiling);

it("colours of one's own are those of the picture, and the others are those of the base", () => {
  const svg = svgOf(picture, { theme: { base: "dark", pieces: ["#123456", "#abcdef"], inks: { date: "#fedcba" } } });
  expect(svg).toContain(".top0{fill:#123456}");
  expect(svg).toContain(".top1{fill:#abcdef}");
  expect(svg).toContain(".top2{fill:#123456}");
  expect(svg).toContain(".date{fill:#fedcba}");
  expect(svg).toContain(`.well{fill:${themeOf("dark").plain.well}}`);
});

it("pieces with colours of one's own have no patterns", () => {
  expect(svgOf(picture, { theme: "black-and-white" })).toContain("<pattern");
  expect(svgOf(picture, { theme: { base: "black-and-white", pieces: ["#123456"] } })).not.toContain("<pattern");
});

it.each([
  [{ pieces: ["red"] }, "theme.pieces: expected colours such as #d9775a"],
  [{ pieces: [] }, "theme.pieces: expected colours"],
  [{ pieces: ['#12345"'] }, "theme.pieces: expected colours"],
  [{ heat: ["#000000"] }, "theme.heat: expected colours"],
  [{ inks: { date: "#000" } }, "theme.inks: expected colours"],
  [{ inks: { dat: "#000000" } }, 'theme.inks: unknown option "dat"; did you mean "date"?'],
  [{ colours: [] }, 'theme: unknown option "colours"'],
  [{ base: "drak" }, 'theme: unknown "drak"; did you mean "dark"?'],
  [null, "theme: expected one of light"],
  [[], "theme: expected an object, not a list"],
])("%j is refused", (theme, complaint) => {
  expect(() => themeOf(theme as never)).toThrow(complaint);
});

it("a question and its solution are drawn as the puzzle with both", () => {
  const arrangement = { placements: tiling, uncovered: question.uncovered };
  expect(picture).toEqual(boardPicture(classic, arrangement));
  expect(boardPicture(question, { placements: [] }).description).toBe("0 of 8 pieces on the board; uncovered: Dec, 25");
  expect(drawText(question, tiling)).toEqual(drawText(classic, arrangement));
});
