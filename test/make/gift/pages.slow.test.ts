/** The pages of a gift: a card that fits the box, an envelope that hides the solution, and a map of every plate or sheet. */
// @module-tag poppler

import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../src/core/calendar/languages.js";
import type { Figure, Picture } from "../../../src/core/drawing/picture.js";
import { firstTiling } from "../../../src/core/solver/tilings.js";
import { unpackZip } from "../../../src/make/archive.js";
import { drawAssemblyPages } from "../../../src/make/gift/assembly.js";
import { drawInsertPages } from "../../../src/make/gift/insert.js";
import type { GiftPages } from "../../../src/make/gift/pages.js";
import { drawParagraph, measureProse } from "../../../src/make/page.js";
import { makeLetters } from "../../../src/make/solid/letters.js";
import { readFonts, weights } from "../../../src/pens/fonts.js";
import { readQuestion } from "../../../src/requests/question.js";
import { askProduct, type ProductSettings } from "../../../src/requests/requests.js";
import { lastByDay } from "../../support/night.js";
import { classic } from "../../support/puzzles.js";
import { saidIn } from "../../web/words/said.js";
import { fileOf, pageSizes, textOf, wordBoxes } from "../poppler.js";

const now = new Date(2026, 10, 16);
const perMillimetre = 72 / 25.4;

async function giftOf(settings: ProductSettings, language: Language = "en"): Promise<(name: string) => string> {
  const gift = await askProduct({ product: "gift", puzzle: "classic", language, settings }, { now });
  if (!gift.ok) throw new Error(gift.faults[0]?.message);
  const files = unpackZip(gift.value.data as Uint8Array);
  return (name) => fileOf(Buffer.from(files.find((file) => file.name === name)!.data));
}

async function pagesOf(own: Partial<GiftPages> = {}): Promise<GiftPages> {
  const question = await readQuestion({ puzzle: classic, date: "12-10", language: "en" }, { now });
  if (!question.ok || question.value.target === undefined) throw new Error("no such day");
  const look = { sheet: { width: 210, height: 297 }, language: "en", theme: "light" } as const;
  const { target, title: date } = question.value;
  const words = { title: "Ours", name: "Ada", dedication: "Enjoy!", date };
  const made = { needs: [], steps: [], tested: [], maps: [], insert: { width: 150, height: 140 } };
  return { puzzle: classic, look, target, solution: firstTiling(question.value), ...words, ...made, ...own };
}

/** The corners of a path, which has no other commands with numbers at its ends. */
function boundsOfPath(path: string) {
  const points = [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)(?=[MLAZ]|$)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const paths = ({ figures }: Picture) => figures.flatMap((figure: Figure) => (figure.kind === "path" ? [figure] : []));

describe("a card", () => {
  it.each([
    [{ width: 150, height: 140 }, 150, 140],
    [{ width: 80, height: 300 }, 80, 263],
    [{ width: 900, height: 900 }, 186, 263],
  ])("is as large as the box and the paper allow: %o", async (insert, width, height) => {
    const [card] = drawInsertPages(await pagesOf({ insert }));
    const { left, right, top, bottom } = boundsOfPath(paths(card!)[0]!.path);
    expect([right - left, bottom - top]).toEqual([expect.closeTo(width, 1), expect.closeTo(height, 1)]);
  });

  it("fits a tray of the measures asked for", async () => {
    const small = await giftOf({ machine: "k40", cell: 12, for: "Ada" });
    const words = wordBoxes(small("card-and-envelope.pdf"), 1).filter(({ word }) => ["Jan", "7", "31"].includes(word));
    expect(words).toHaveLength(3);
    const middle = 105 * perMillimetre;
    for (const { left, right } of words) {
      expect(left).toBeGreaterThan(middle - 52 * perMillimetre);
      expect(right).toBeLessThan(middle + 52 * perMillimetre);
    }
  });
});

describe("a sentence", () => {
  const room = { left: 0, top: 0, width: 100, height: 50 };
  const look = { sheet: { width: 210, height: 297 }, theme: "light" } as const;

  it.each(lastByDay(weights))("is never wider in %s than reckoned, nor much narrower", async (weight) => {
    const letters = makeLetters(await readFonts(weight));
    const own = await Promise.all(languages.map((language) => saidIn(language, /^paper\.(gift\.|task$)/)));
    for (const { text } of own.flat().filter(({ text }) => text.length > 6)) {
      const share = measureProse(text) / letters.widthOf(text);
      expect([text, share >= 1 && share < (text.length > 40 ? 1.4 : 2)]).toEqual([text, true]);
    }
  });

  it("has lines of about the same length in the middle of a page", () => {
    const how = { size: 10, ink: "text", at: "middle" } as const;
    const linesOf = (text: string) =>
      drawParagraph({ ...look, language: "ja" }, room, text, how).figures.map((figure) =>
        figure.text.replace("\u200e", ""),
      );
    expect(linesOf("曜日つき、日曜はじまり")).toEqual(["曜日つき、", "日曜はじまり"]);
    expect(linesOf("Classic 7×7, eight pieces")).toEqual(["Classic 7×7,", "eight pieces"]);
    expect(linesOf("Months in two cells and one")).toEqual(["Months in two", "cells and one"]);
  });
});

describe("an envelope", () => {
  it("has the solution in its middle, and below it a tint as large", async () => {
    const [, envelope] = drawInsertPages(await pagesOf());
    const [cut, ...others] = paths(envelope!);
    const whole = boundsOfPath(cut!.path);
    const third = (whole.bottom - whole.top) / 3;
    const tint = boundsOfPath(others.find(({ path }) => path.split("M").length > 30 && path.length > 5_000)!.path);
    const board = envelope!.figures.find(({ kind }) => kind === "group") as Extract<Figure, { kind: "group" }>;
    const boardTop = whole.top + third;
    expect(board.at.y).toBeGreaterThan(boardTop - 1);
    expect(tint.top).toBeLessThan(boardTop + third + 3);
    // Folded forward, the tint covers the middle but for the strips that are glued.
    expect(tint.left - whole.left).toBeLessThan(10);
    expect(whole.right - tint.right).toBeLessThan(10);
    expect(whole.bottom - tint.bottom).toBeLessThan(14);
  });
});

describe("the instructions", () => {
  it("show every file of a laser, and no file that isn't there", async () => {
    const gift = await giftOf({ machine: "k40", for: "Ada", box: true });
    const text = textOf(gift("assembly.pdf"), 2);
    const shown = text.match(/[\w-]+\.svg/g) ?? [];
    expect(shown[0]).toBe("test-piece.svg");
    for (const name of shown) expect(gift(name)).toBeTruthy();
    expect(shown).toHaveLength(6);
    expect(textOf(gift("assembly.pdf"), 1, 1)).toMatch(/Box[\s\S]*Lid/);
  });

  it("name the parts on a plate", async () => {
    const gift = await giftOf({ machine: "prusa-mk4", lid: true });
    const text = textOf(gift("assembly.pdf"), 2);
    for (const name of ["Tray", "Frame", "Lid", "V5", "O6", "plate-1.3mf", "0.3"]) expect(text).toContain(name);
  });

  it("end with the card and the envelope, and name what to make them with", async () => {
    const page = textOf((await giftOf({ machine: "a4-scissors" }))("assembly.pdf"), 1, 1);
    for (const words of ["Paper (A4)", "Scissors", "Stiff card", "card-and-envelope.pdf"])
      expect(page).toContain(words);
    expect(page.indexOf("Put the pieces in")).toBeLessThan(page.indexOf("Print and cut out the card"));
  });

  it("have the name of a part where it can be read: on a piece, amid a frame, beside words", async () => {
    const box = (left: number, top: number, right: number, bottom: number) => [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
    const around = [...box(0, 0, 100, 100), { x: 0, y: 0 }];
    const shapes = [
      // A piece that is open below its middle.
      [
        [
          { x: 0, y: 0 },
          { x: 60, y: 0 },
          { x: 60, y: 40 },
          { x: 40, y: 40 },
          { x: 40, y: 18 },
          { x: 20, y: 18 },
          { x: 20, y: 40 },
          { x: 0, y: 40 },
        ],
      ],
      [around, box(10, 10, 90, 90)],
      [around, box(20, 49, 80, 51), box(20, 70, 80, 72)],
    ];
    const map = {
      file: "plate.3mf",
      size: { width: 100, height: 100 },
      shapes: shapes.map((rings, i) => ({ rings, fill: "frame" as const, name: `name ${i}` })),
      marks: [],
    };
    const [, page] = drawAssemblyPages(await pagesOf({ maps: [map] }));
    const drawn = page!.figures.flatMap((figure) => (figure.kind === "group" ? figure.figures : []));
    const [piece, frame, lid] = drawn.flatMap((figure) => (figure.kind === "text" ? [figure.at] : []));
    expect(piece!.y).toBeLessThan(18);
    expect([frame!.x, frame!.y]).toEqual([50, expect.closeTo(51.4, 1)]);
    expect(lid!.y).toBeLessThan(40);
  });

  it("need more pages where there are many sheets", async () => {
    const pages = await pagesOf();
    const map = { file: "sheet.svg", size: { width: 10, height: 10 }, shapes: [], marks: [] };
    expect(drawAssemblyPages({ ...pages, maps: Array(7).fill(map) })).toHaveLength(3);
    expect(drawAssemblyPages(pages)).toHaveLength(1);
  });

  it("are as small as the paper", async () => {
    const gift = await giftOf({ machine: "a4-scissors", paper: "A5" });
    const file = gift("assembly.pdf");
    expect(pageSizes(file)).toEqual(["419.528 x 595.276"]);
    for (const { right, bottom } of wordBoxes(file)) {
      expect(right).toBeLessThan(419.6);
      expect(bottom).toBeLessThan(595.3);
    }
  });

  it.each(["de", "fr", "nl"] as const)("leave each step of %s room of its own, the longest too", async (language) => {
    const gift = await giftOf({ machine: "k40", box: true }, language);
    const words = wordBoxes(gift("assembly.pdf"), 1);
    const file = words.find(({ word }) => word === "test-piece.svg")!;
    const second = words.find(({ word, left, top }) => word === "2" && left < 60 && top > 200)!;
    expect(file.bottom).toBeLessThan(second.top);
  });

  it("are set in one size, however long a step is", async () => {
    const step = { shows: "board" } as const;
    const [page] = drawAssemblyPages(
      await pagesOf({
        steps: ["Say it. ".repeat(40), "Short.", "Short.", "Short."].map((text) => ({ ...step, text })),
      }),
    );
    const said = page!.figures.filter((figure) => figure.kind === "text" && /Say it|Short/.test(figure.text));
    expect(said.length).toBeGreaterThan(4);
    expect(new Set(said.map((figure) => figure.kind === "text" && figure.size)).size).toBe(1);
  });

  it("keep what is typed in its order where they are read from the right", async () => {
    const gift = await giftOf({ machine: "k40" }, "ar");
    const [option] = wordBoxes(gift("assembly.pdf"), 1).filter(({ word }) => word.includes("kerf"));
    expect(option?.word).toBe("--kerf");
  });
});
