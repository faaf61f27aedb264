/** Pictures of small puzzles, compared with what the drawing board makes of them; and their text, line by line. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { type BoardPictureOptions, boardPicture } from "../../../src/core/drawing/board-picture.js";
import { heatPicture, histogramPicture, pairsPicture } from "../../../src/core/drawing/chart-pictures.js";
import type { Picture } from "../../../src/core/drawing/picture.js";
import { orientationsPicture, piecesPicture } from "../../../src/core/drawing/pieces-picture.js";
import { reachPicture } from "../../../src/core/drawing/reach-picture.js";
import type { Arrangement } from "../../../src/core/drawing/scene.js";
import { solutionsPicture } from "../../../src/core/drawing/solutions-picture.js";
import { stepsPicture } from "../../../src/core/drawing/steps-picture.js";
import { ansiPaint } from "../../../src/core/pens/ansi.js";
import { svgOf } from "../../../src/core/pens/svg.js";
import { drawText } from "../../../src/core/pens/text.js";
import { unwrap } from "../../../src/core/text/fault.js";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";
import { readTextOutliner } from "../../../src/pens/outlined.js";
import { pdfOf } from "../../../src/pens/pdf.js";
import { pngOf } from "../../../src/pens/png.js";
import { withDpi } from "../../../src/pens/png-dpi.js";
import type { PictureAsked } from "../../../src/requests/pictures/picture.js";
import { askPicture } from "../../../src/requests/pictures/picture.js";
import { sketch } from "../../support/puzzles.js";
import { week } from "../products/support.js";
import { now, refusal } from "../support.js";

/** Three dominoes on six cells: three solutions. */
const floor = {
  ...sketch({ board: ["a b c", "d e f"], pieces: { I2: ["##"] }, copies: { I2: 3 } }),
  id: "floor",
  title: { en: "Floor" },
};

const answered = async (asked: PictureAsked) => unwrap(await askPicture(asked, { now }));
const drawn = async (asked: PictureAsked) => (await answered({ ...asked, format: "svg" })).data;
const lines = async (asked: PictureAsked) => String((await answered({ ...asked, format: "txt" })).data).split("\n");
const notesOf = async (asked: PictureAsked) =>
  (await answered(asked)).notes.map(({ matters, text }) => `${matters ? "!" : ""}${text}`);
const tiling = (grid: string): Tiling => unwrap(parseGrid(week, grid));

const onThursday = { puzzle: week, date: "2026-12-24" } as const;
const thursday: Arrangement = { placements: tiling("IIIL\n.LLL"), uncovered: [4] };

describe("a board", () => {
  const usual = { language: "en", letters: false, marked: [] } as const;

  it.each<[PictureAsked, Arrangement, BoardPictureOptions]>([
    [onThursday, thursday, { title: "24 December 2026" }],
    [
      { ...onThursday, picture: "solution", mark: ["Thu", "r2c4"] },
      thursday,
      { title: "24 December 2026", marked: [4, 7] },
    ],
    [{ puzzle: week, picture: "board" }, { placements: [], uncovered: [] }, {}],
    [{ puzzle: week, picture: "board", weekday: "Mon" }, { placements: [], uncovered: [1] }, { title: "Mon" }],
    [
      { puzzle: week, picture: "board", fields: { weekday: "Mon" }, mark: ["Sun"] },
      { placements: [], uncovered: [1] },
      { title: "Mon", marked: [0] },
    ],
    [{ puzzle: week, picture: "board", uncover: ["Sun"] }, { placements: [], uncovered: [0] }, { title: "Sun" }],
    [
      { puzzle: week, picture: "board", placed: "III.\n....", date: "2026-12-24", language: "de" },
      { placements: tiling("III.\n...."), uncovered: [4] },
      { title: "24. Dezember 2026", language: "de" },
    ],
  ])("is drawn in every theme, and written: %#", async (asked, arrangement, own) => {
    const picture = boardPicture(week, arrangement, { ...usual, ...own });
    const { language } = asked;
    expect(await drawn(asked)).toBe(svgOf(picture, { language }));
    expect(await drawn({ ...asked, size: 300, theme: "dark" })).toBe(
      svgOf(picture, { language, size: 300, theme: "dark" }),
    );
    const lettered = boardPicture(week, arrangement, { ...usual, ...own, letters: true });
    expect(await drawn({ ...asked, theme: "black-and-white" })).toBe(
      svgOf(lettered, { language, theme: "black-and-white" }),
    );
    const { language: spoken = "en" } = asked;
    expect(await lines(asked)).toEqual([...drawText(week, arrangement, { language: spoken }), ""]);
    expect(await lines({ ...asked, colour: true })).toEqual([
      ...drawText(week, arrangement, { language: spoken, paint: ansiPaint }),
      "",
    ]);
  });

  it("has the formats of other pens, as large as it is asked for", async () => {
    const picture = boardPicture(week, thursday, { ...usual, title: "24 December 2026" });
    const data = async (asked: PictureAsked) =>
      Buffer.from((await answered({ ...onThursday, ...asked })).data as Uint8Array);
    const same = async (asked: PictureAsked, made: Uint8Array) => expect((await data(asked)).equals(made)).toBe(true);
    await same({ format: "png", size: 90 }, await pngOf(picture, { theme: "light", size: 90 }));
    await same(
      { format: "png", dpi: 48 },
      withDpi(await pngOf(picture, { theme: "light", size: picture.box.width / 2 }), 48),
    );
    await same(
      { format: "png", dpi: 48, size: 90, theme: "dark" },
      withDpi(await pngOf(picture, { theme: "dark", size: 90 }), 48),
    );
    await same({ format: "pdf", size: 90 }, await pdfOf(picture, { theme: "light", size: 90 }));
    await same({ format: "pdf", theme: "dark" }, await pdfOf(picture, { theme: "dark" }));
    const film = await data({ picture: "search", frames: 2, format: "gif", size: 90 });
    expect([film.toString("latin1", 0, 6), film.readUInt16LE(6)]).toEqual(["GIF89a", 90]);
    const outlined = await readTextOutliner();
    expect(await drawn({ ...onThursday, outlines: true })).toBe(svgOf(outlined(picture)));
  });
});

describe("pieces", () => {
  it("are drawn as they are, or in every orientation", async () => {
    const look = { language: "en", letters: false } as const;
    expect(await drawn({ puzzle: week, picture: "pieces" })).toBe(svgOf(piecesPicture(week, look)));
    expect(await drawn({ puzzle: week, picture: "pieces", theme: "black-and-white", language: "de" })).toBe(
      svgOf(piecesPicture(week, { language: "de", letters: true }), { theme: "black-and-white", language: "de" }),
    );
    const asked = { puzzle: week, picture: "orientations" } as const;
    expect(await drawn(asked)).toBe(svgOf(orientationsPicture(week, { ...look, flips: true })));
    expect(await drawn({ ...asked, flips: false, theme: "black-and-white" })).toBe(
      svgOf(orientationsPicture(week, { language: "en", letters: true, flips: false }), { theme: "black-and-white" }),
    );
  });

  it("are written with their names above", async () => {
    expect(await lines({ puzzle: week, picture: "pieces" })).toEqual(["L4", "██████", "██", "", "I3", "██████", ""]);
    expect(await lines({ puzzle: week, picture: "orientations", flips: false })).toEqual([
      "L4",
      "██████   ████       ██   ██",
      "██         ██   ██████   ██",
      "           ██            ████",
      "",
      "I3",
      "██████   ██",
      "         ██",
      "         ██",
      "",
    ]);
  });
});

describe("solutions on a page", () => {
  const asked = { puzzle: floor, picture: "solutions" } as const;
  const all = ["IIA\nBBA", "IAA\nIBB", "IAB\nIAB"].map((grid) => unwrap(parseGrid(floor, grid)));
  const page = (tilings: readonly Tiling[], note: string, numbers: number[]): Picture =>
    solutionsPicture(floor, tilings, { title: "the whole board", note, uncovered: [], language: "en", numbers });

  it("are all there are, or the first of them", async () => {
    expect(await drawn(asked)).toBe(svgOf(page(all, "3 solutions", [1, 2, 3])));
    expect(await notesOf({ ...asked, limit: 3 })).toEqual([]);
    expect(await drawn({ ...asked, limit: 2 })).toBe(svgOf(page(all.slice(0, 2), "the first 2 solutions", [1, 2])));
    expect(await notesOf({ ...asked, limit: 2 })).toEqual([
      "!showing the first 2 solutions for the whole board; there are more",
    ]);
  });

  it("may be any few", async () => {
    const some = await answered({ ...asked, limit: 1, seed: "tea" });
    const number = [1, 2, 3].find((each) => some.data === svgOf(page([all[each - 1]!], "1 solution", [each])));
    expect(number).toBeDefined();
    expect(await notesOf({ ...asked, limit: 1, seed: "tea" })).toEqual([
      "!showing 1 solution for the whole board; there are more",
    ]);
  });

  it("are written below their numbers", async () => {
    const boards = all
      .slice(0, 2)
      .map((placements) => drawText(floor, { placements, uncovered: [] }, { language: "en" }));
    expect(await lines({ ...asked, limit: 2 })).toEqual(["1", ...boards[0]!, "", "2", ...boards[1]!, ""]);
  });

  it.each(["solution", "solutions"] as const)("are refused where there is none: %s", async (picture) => {
    expect(await refusal({ want: "picture", puzzle: week, weekday: "Mon", picture })).toEqual([
      "none",
      "no solution for Mon",
    ]);
  });
});

describe("charts", () => {
  const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

  it("show a year, or a part of it", async () => {
    const heading = { title: "A week", note: "Solutions by day of the week", language: "en" } as const;
    const whole = { rows: [""], columns: days, values: [[1, 0, 0, 1, 1, 0, 0]] };
    expect(await drawn({ puzzle: week, picture: "year" })).toBe(svgOf(heatPicture(whole, heading)));
    expect(await drawn({ puzzle: week, picture: "year", flips: false })).toBe(
      svgOf(heatPicture({ ...whole, values: [[0, 0, 0, 1, 1, 0, 0]] }, heading)),
    );
    expect(await drawn({ puzzle: week, picture: "year", weekday: "Mon" })).toBe(
      svgOf(heatPicture({ rows: [""], columns: ["Mon"], values: [[0]] }, heading)),
    );
    expect(await lines({ puzzle: week, picture: "year" })).toEqual([
      "Solutions by day of the week",
      "  Sun Mon Tue Wed Thu Fri Sat",
      "    1   0   0   1   1   0   0",
      "",
    ]);
  });

  it("show how many dates have how many solutions", async () => {
    const bins = [
      { min: 0, max: 0, size: 4 },
      { min: 1, max: 1, size: 3 },
    ];
    const note = "Dates by number of solutions: 7";
    expect(await drawn({ puzzle: week, picture: "histogram" })).toBe(
      svgOf(histogramPicture(bins, { title: "A week", note, language: "en" })),
    );
    expect(await lines({ puzzle: week, picture: "histogram" })).toEqual([
      note,
      `0 ${"█".repeat(76)} 4`,
      `1 ${"█".repeat(57)} 3`,
      "",
    ]);
  });

  it("show any two cells", async () => {
    const two = { ...sketch({ board: ["a b *"], fields: { letter: ["a", "b"] }, pieces: { I1: ["#"] } }), id: "two" };
    const labels = ["a", "b", "r1c3"];
    const sets = [
      { cells: [0, 1], count: 1 },
      { cells: [0, 2], count: 1 },
      { cells: [1, 2], count: 1 },
    ];
    const heading = { title: "Sketch", note: "Any two of 3 cells uncovered", language: "en" } as const;
    expect(await drawn({ puzzle: two, picture: "pairs" })).toBe(svgOf(pairsPicture(labels, sets, heading)));
    expect(await lines({ puzzle: two, picture: "pairs" })).toEqual([
      "Any two of 3 cells uncovered",
      "         a    b r1c3",
      "a        0    1    1",
      "b        1    0    1",
      "r1c3     1    1    0",
      "",
    ]);
    expect(await refusal({ want: "picture", picture: "pairs", puzzle: week })).toEqual([
      "usage",
      "a map of pairs needs a puzzle that leaves 2 cells uncovered, not 1",
    ]);
  });
});

it.each(["pieces", "orientations", "year", "histogram", "reach", "board", "proof"] as const)(
  "there is nothing to say besides: %s",
  async (picture) => expect((await answered({ puzzle: week, picture })).notes).toEqual([]),
);

describe("reach", () => {
  it("shows what pieces could still become", async () => {
    const asked = { puzzle: week, picture: "reach", placed: "LLL.\nL..." } as const;
    const told = "week, 1 piece placed: 1 of 7 dates still possible, 1 solution";
    const placed = tiling("LLL.\nL...");
    const options = { title: "A week", description: told, language: "en", letters: false } as const;
    expect(await drawn(asked)).toBe(svgOf(reachPicture(week, placed, [0, 0, 0, 1, 0, 0, 0, 0], options)));
    expect(await lines(asked)).toEqual([told, "  Sun Mon Tue Wed Thu Fri Sat", "    0   0   0   1   0   0   0", ""]);
  });
});

describe("a proof", () => {
  it("is a picture for each step", async () => {
    const asked = { puzzle: week, picture: "proof", weekday: "Mon" } as const;
    const says = "The remaining pieces can’t fill the gap of 7 cells at Sun.";
    const steps = [{ placements: [], marked: [0, 2, 3, 4, 5, 6, 7], caption: `1. ${says}` }];
    const options = {
      title: "Mon",
      note: "Why there’s no solution, in 1 step",
      uncovered: [1],
      language: "en",
    } as const;
    expect(await drawn(asked)).toBe(svgOf(stepsPicture(week, steps, options)));
    expect(await lines(asked)).toEqual([says, ""]);
  });

  it("is a sentence where a piece covers what must stay uncovered", async () => {
    const asked = { puzzle: week, picture: "proof", weekday: "Thu", placed: "....\nIII." } as const;
    const caption = "Piece I3 covers Thu, which must stay visible.";
    const steps = [{ placements: tiling("....\nIII."), marked: [], caption }];
    const options = { title: "Thu", note: "", uncovered: [4], language: "en" } as const;
    expect(await drawn(asked)).toBe(svgOf(stepsPicture(week, steps, options)));
    expect(await lines(asked)).toEqual([caption, ""]);
  });

  it("is a sentence where there is a solution", async () => {
    const asked = { puzzle: week, picture: "proof", weekday: "Thu", placed: "III.\n....", language: "en" } as const;
    const caption = "It can work: there’s a solution from here.";
    const steps = [{ placements: tiling("III.\n...."), marked: [], caption }];
    const options = { title: "Thu", note: "", uncovered: [4], language: "en" } as const;
    expect(await drawn(asked)).toBe(svgOf(stepsPicture(week, steps, options), { language: "en" }));
    expect(await lines(asked)).toEqual([caption, ""]);
  });
});
