/** Pages to print, books and posters: each compared with what comes of the measures, and every note on them. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Picture } from "../../../src/core/drawing/picture.js";
import type { ThemeName } from "../../../src/core/drawing/themes.js";
import { svgOf } from "../../../src/core/pens/svg.js";
import { targetAt } from "../../../src/core/puzzle/target.js";
import { unwrap } from "../../../src/core/text/fault.js";
import type { BookBoards } from "../../../src/make/book/boards.js";
import { type BookLook, bindBook } from "../../../src/make/book/book.js";
import { drawCover, drawRings } from "../../../src/make/book/cover.js";
import { listDates } from "../../../src/make/book/dates.js";
import { drawPoster } from "../../../src/make/book/poster.js";
import { findLazyDates, rateDates, type SolvedDate, solveDates } from "../../../src/make/book/solve.js";
import { drawPrintPages, type PrintLook } from "../../../src/make/print/print.js";
import { readTextOutliner } from "../../../src/pens/outlined.js";
import { readLineOutliner } from "../../../src/pens/outlines.js";
import { type Pages, pdfOfPages } from "../../../src/pens/pdf.js";
import type { ProductAsked, ProductSettings } from "../../../src/requests/requests.js";
import { now, refusal } from "../support.js";
import { expectFiles, expectSame, made, week } from "./support.js";

const a4 = { width: 210, height: 297 };
const thursday = targetAt(week, 4);

const pdf = (pages: Pages, theme: ThemeName = "light"): Promise<Uint8Array> =>
  pdfOfPages({ scale: 72 / 25.4, language: "en", ...pages }, { theme });

async function seen(pages: readonly Picture[], theme: ThemeName = "light"): Promise<string[]> {
  const outlined = await readTextOutliner();
  return pages.slice(0, 3).map((page) => svgOf(outlined(page), { theme }));
}

const notesOf = ({ notes }: Awaited<ReturnType<typeof made>>): string[] =>
  notes.map(({ matters, text }) => `${matters ? "!" : ""}${text}`);

describe("pages to print", () => {
  const print = (settings: ProductSettings, rest: Partial<ProductAsked> = {}): ProductAsked => ({
    product: "print",
    puzzle: week,
    settings,
    ...rest,
  });
  const usual: PrintLook = {
    sheet: a4,
    cell: 20,
    language: "en",
    theme: "light",
    tactile: false,
    title: "A week",
    lines: [],
  };

  it.each<[string, ProductSettings, Partial<ProductAsked>, Partial<PrintLook>, pages: string]>([
    ["usually", {}, {}, {}, "2 pages"],
    ["in a theme", {}, { theme: "black-and-white" }, { theme: "black-and-white" }, "2 pages"],
    ["with larger cells", { cell: 50 }, {}, { cell: 50 }, "2 pages"],
    [
      "on a machine's paper",
      { machine: "a4-scissors", sheet: "A5" },
      {},
      { sheet: { width: 148, height: 210 } },
      "2 pages",
    ],
    ["for fingers", { tactile: true }, {}, { tactile: true, cell: 26 }, "2 pages"],
    ["for fingers, but small", { tactile: true, cell: 20 }, {}, { tactile: true }, "2 pages"],
    [
      "with words",
      { title: "Ours", for: "Ada", dedication: "Enjoy!", mark: "2026-12-24", box: true },
      {},
      {
        title: "Ours",
        lines: ["For Ada", "Enjoy!"],
        marked: thursday,
        box: { lines: ["Ours", "For Ada", "Enjoy!"], day: "24 December 2026" },
      },
      "3 pages",
    ],
  ])("%s", async (_, settings, rest, own, count) => {
    const look = { ...usual, ...own };
    const pages = drawPrintPages(week, look);
    const answer = await made(print(settings, rest));
    const description = `Board and pieces in actual size, ${look.cell} mm from cell to cell`;
    expectSame([answer.data], [await pdf({ title: look.title ?? "", description, pages }, look.theme)]);
    expectSame(answer.previews, await seen(pages, look.theme));
    expect([answer.format, ...notesOf(answer)]).toEqual(["pdf", `${count}. Print at 100%, without "fit to page"`]);
  });

  it.each<[ProductSettings, string]>([
    [{ machine: "k40" }, "k40 isn't a machine for print; choose from a4-scissors"],
    [{ mark: "someday" }, "someday"],
    [{ cell: 200 }, "cell"],
  ])("are refused for %j", async (settings, says) => {
    expect(await refusal({ want: "product", ...print(settings) })).toEqual(["usage", expect.stringContaining(says)]);
  });
});

describe("a book", () => {
  const february = { month: 2, year: 2027 };
  let dates: SolvedDate[];
  beforeAll(async () => {
    const all = unwrap(listDates(week, february));
    dates = await rateDates(week, await solveDates(week, all, {}), {});
  });

  const book = (settings: ProductSettings, rest: Partial<ProductAsked> = {}): ProductAsked => ({
    product: "book",
    puzzle: week,
    settings: { ...february, ...settings },
    ...rest,
  });
  const usual: BookLook = {
    sheet: a4,
    language: "en",
    theme: "light",
    perPage: 4,
    hasSolutions: true,
    gutter: 0,
    recto: false,
    bleed: 0,
    dedication: { title: undefined, lines: [] },
  };
  const days = [1, 2, 5, 6, 8, 9, 12, 13, 15, 16];
  const names = { 1: "Monday", 2: "Tuesday", 5: "Friday", 6: "Saturday" } as const;
  const none = `!16 dates without a solution: ${days
    .map((day) => `${names[(((day - 1) % 7) + 1) as keyof typeof names]} ${day} February 2027`)
    .join(", ")}, …`;
  const about = "Puzzles: 28, one for every date";
  const bound = (look: BookLook, solved = dates) => {
    const { title, span: _, ...rest } = bindBook(week, solved, look);
    return { title, ...rest, cover: title, description: about, bleed: look.bleed ?? 0 };
  };

  it("is as it is, unless something else is asked for", async () => {
    const answer = await made(book({}));
    const pages = bound(usual);
    expectSame([answer.data], [await pdf(pages)]);
    expectSame(answer.previews, await seen(pages.pages));
    expect([answer.format, ...notesOf(answer)]).toEqual(["pdf", "28 dates on 10 pages", none]);
  });

  it("has the margins, the theme and the words that are asked for", async () => {
    const settings: ProductSettings = {
      sheet: "A5",
      "per-page": "12",
      "no-solutions": true,
      gutter: 5,
      recto: true,
      bleed: 3,
      title: "Ours",
      for: "Ada",
      mark: "2027-02-04",
    };
    const answer = await made(book(settings, { theme: "black-and-white" }));
    const rings = drawRings(week, thursday);
    const look: BookLook = {
      sheet: { width: 148, height: 210 },
      language: "en",
      theme: "black-and-white",
      perPage: 12,
      hasSolutions: false,
      gutter: 5,
      recto: true,
      bleed: 3,
      dedication: {
        title: "Ours",
        lines: ["For Ada"],
        board: (boards: BookBoards) => [...boards.empty(thursday), ...rings],
      },
      mark: { target: thursday, rings },
    };
    const pages = bound(look);
    expectSame([answer.data], [await pdf(pages, "black-and-white")]);
    expectSame(answer.previews, await seen(pages.pages, "black-and-white"));
    expect(notesOf(answer)).toEqual(["28 dates on 5 pages", none]);
  });

  it("can be lazy, and can leave pieces unflipped", async () => {
    const lazy = await findLazyDates(week, dates, {});
    expectSame([(await made(book({ lazy: true }))).data], [await pdf(bound(usual, lazy))]);
    const all = unwrap(listDates(week, february));
    const unflipped = await rateDates(week, await solveDates(week, all, { flips: false }), { flips: false });
    const answer = await made(book({}, { flips: false }));
    expectSame([answer.data], [await pdf(bound(usual, unflipped))]);
    expect(notesOf(answer)[1]).toMatch(/^!20 dates without/);
    const unflippedLazily = await findLazyDates(week, unflipped, { flips: false });
    expectSame([(await made(book({ lazy: true }, { flips: false }))).data], [await pdf(bound(usual, unflippedLazily))]);
  });

  it("is an interior and a cover, where others bind it", async () => {
    const answer = await made(book({ dedication: "Enjoy!", mark: "2027-02-04" }, { format: "zip" }));
    const rings = drawRings(week, thursday);
    const look: BookLook = {
      ...usual,
      gutter: 6,
      recto: true,
      dedication: {
        title: undefined,
        lines: ["Enjoy!"],
        board: (boards: BookBoards) => [...boards.empty(thursday), ...rings],
      },
      mark: { target: thursday, rings },
    };
    const inside = bound(look);
    const spine = 0.7;
    const cover = drawCover({
      puzzle: week,
      look,
      title: "A week",
      span: "February 2027",
      lines: ["Enjoy!"],
      marked: thursday,
      puzzles: 28,
      spine,
      bleed: 3.2,
      outlineOf: await readLineOutliner("Bold"),
    });
    const outside = { title: "A week", description: "A week · February 2027", pages: [cover], bleed: 3.2 };
    expectFiles(answer.data, [
      { name: "interior.pdf", data: await pdf(inside) },
      { name: "cover.pdf", data: await pdf(outside) },
    ]);
    expectSame(answer.previews, await seen([cover, ...inside.pages]));
    expect(notesOf(answer)).toEqual([
      "28 dates on 11 pages",
      none,
      "11 pages, and a cover with a spine of 0.7 mm; ask your print shop for its own width",
    ]);
  });

  it("has the spine, the bleed and the gutter of the print shop", async () => {
    const settings = { spine: 8, bleed: 5, gutter: 0, title: "Ours" };
    const answer = await made(book(settings, { format: "zip" }));
    const look: BookLook = { ...usual, recto: true, bleed: 5, dedication: { title: "Ours", lines: [] } };
    const cover = drawCover({
      puzzle: week,
      look,
      title: "Ours",
      span: "February 2027",
      lines: [],
      puzzles: 28,
      spine: 8,
      bleed: 5,
      outlineOf: await readLineOutliner("Bold"),
    });
    const outside = { title: "Ours", description: "Ours · February 2027", pages: [cover], bleed: 5 };
    expectFiles(answer.data, [
      { name: "interior.pdf", data: await pdf(bound(look)) },
      { name: "cover.pdf", data: await pdf(outside) },
    ]);
  });

  it("can be a poster", async () => {
    const poster = async (settings: ProductSettings, look: BookLook, words: { title: string; lines: string[] }) => {
      const answer = await made(book({ poster: true, ...settings }));
      const page = drawPoster(week, dates, look, { ...words, span: "February 2027" });
      const { title } = words;
      expectSame([answer.data], [await pdf({ title, description: about, pages: [page], bleed: look.bleed ?? 0 })]);
      expectSame(answer.previews, await seen([page]));
      expect(notesOf(answer)).toEqual(["28 dates on 1 page", none]);
    };
    await poster({}, { ...usual, sheet: { width: 420, height: 594 } }, { title: "A week", lines: [] });
    const words = { title: "Ours", lines: ["For Ada", "Enjoy!"] };
    const settings = { title: "Ours", for: "Ada", dedication: "Enjoy!", sheet: "A3", "no-solutions": true, bleed: 3 };
    await poster(settings, { ...usual, sheet: { width: 297, height: 420 }, hasSolutions: false, bleed: 3 }, words);
  });

  it.each<[ProductSettings, Partial<ProductAsked>, string]>([
    [{ poster: true }, { format: "zip" }, "a poster is one page; write it as a PDF"],
    [{ mark: "someday" }, {}, "someday"],
    [{ sheet: "99x200" }, {}, "99 × 200 mm"],
    [{ poster: true, sheet: "x" }, {}, '"x"'],
  ])("is refused for %j %j", async (settings, rest, says) => {
    expect(await refusal({ want: "product", ...book(settings, rest) }, { now })).toEqual([
      "usage",
      expect.stringContaining(says),
    ]);
  });
});
