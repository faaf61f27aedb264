/** The cover that print shops get: back, spine and front in true size, with colour beyond where it is trimmed. */

import { describe, expect, it } from "vitest";
import { unpackZip } from "../../../src/make/archive.js";
import { measureSpine } from "../../../src/make/book/cover.js";
import { askProduct } from "../../../src/requests/products/product.js";
import { fileOf, pageSizes, textOf, trimBox, wordBoxes } from "../poppler.js";

const settings = { year: 2027, month: 2, sheet: "Trade", for: "Ada", title: "Ours", mark: "2027-02-10" } as const;

describe("interior and cover", { tags: ["poppler"] }, () => {
  it("are two files at a size that print shops have", async () => {
    const made = await askProduct({ product: "book", format: "zip", puzzle: "classic", settings });
    if (!made.ok) throw new Error(made.faults[0]?.message);
    const files = unpackZip(made.value.data as Uint8Array);
    expect(files.map(({ name }) => name)).toEqual(["interior.pdf", "cover.pdf"]);
    const [interior = "", cover = ""] = files.map(({ data }) => fileOf(Buffer.from(data)));
    expect(new Set(pageSizes(interior))).toEqual(new Set(["432 x 648"]));
    const spine = measureSpine(pageSizes(interior).length);
    const trim = trimBox(cover);
    const millimetres = (points: number): number => (points * 25.4) / 72;
    expect(millimetres(trim[2]! - trim[0]!)).toBeCloseTo(2 * 152.4 + spine, 1);
    expect(millimetres(trim[3]! - trim[1]!)).toBeCloseTo(228.6, 1);
    expect(millimetres(trim[0]!)).toBeCloseTo(3.2, 1);
    expect(textOf(cover)).toMatch(/Ours.*February 2027.*For Ada/s);
    expect(textOf(interior, 1, 1)).toContain("For Ada");
  });

  it.each([
    ["Square", "A calendar puzzle for every day", "en", "day"],
    ["Trade", "Kurz", "de", "Tag"],
    ["A4", "Mit Wochentagen, ab Sonntag und ohne Ende", "de", "Tag"],
  ] as const)(
    "have a front and a first page of %s with words above the board: %s",
    async (sheet, title, language, last) => {
      const own = { month: 2, sheet, title, mark: "2-10", "no-solutions": true };
      const made = await askProduct({ product: "book", format: "zip", puzzle: "classic", language, settings: own });
      if (!made.ok) throw new Error(made.faults[0]?.message);
      const [interior, cover] = unpackZip(made.value.data as Uint8Array);
      const first = wordBoxes(fileOf(Buffer.from(interior!.data)), 1);
      expect(first.findLast(({ word }) => word === last)!.bottom).toBeLessThan(
        first.find(({ word }) => word === "Jan")!.top,
      );
      const words = wordBoxes(fileOf(Buffer.from(cover!.data)));
      const front = words.filter(({ left }) => left > Math.max(...words.map(({ right }) => right)) / 2);
      const above = front.findLast(({ word }) => word === last)!;
      expect(above.bottom).toBeLessThan(front.find(({ word }) => word === "Jan")!.top);
      for (const word of title.split(" ")) expect(front.map((each) => each.word)).toContain(word);
    },
  );

  it("reckon the spine from the pages", () => {
    expect(measureSpine(110)).toBe(6.3);
    expect(measureSpine(109)).toBe(6.3);
    expect(measureSpine(0)).toBe(0);
  });
});
