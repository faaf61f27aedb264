/** The paper box fits around its board, and its lid around the box; Braille says what is printed. */

import { describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { drawBoardBlock } from "../../../src/make/blocks.js";
import { drawBoxNet, drawLidNet } from "../../../src/make/print/box.js";
import { drawBraille, measureBraille, writeBraille } from "../../../src/make/print/braille.js";
import { drawPrintPages } from "../../../src/make/print/print.js";
import { drawTactileBoard } from "../../../src/make/print/tactile.js";

const look = { sheet: { width: 210, height: 297 }, language: "en", theme: "light" } as const;

describe("a paper box", () => {
  const board = drawBoardBlock(cataloguePuzzle("classic"), "en", 20);

  it("has walls of 15 mm on every side of the board", () => {
    const { width, height } = drawBoxNet(board);
    expect([width - board.width, height - board.height]).toEqual([30, 30]);
  });

  it("has a lid that is wider by the four layers of card between them", () => {
    const { width } = drawLidNet(look, board, { lines: ["Ours"] });
    expect(width - board.width).toBeCloseTo(4 * 0.5 + 2 * 12, 6);
  });

  it("fits with its board on A4, a page each for bottom and lid", () => {
    const names = drawPrintPages(cataloguePuzzle("classic"), { ...look, cell: 20, box: { lines: ["Ours"] } });
    expect(names.map(({ title }) => title.split(": ")[1])).toEqual(["Box", "Lid", "Pieces"]);
  });
});

describe("Braille", () => {
  it("has letters, and digits after a sign", () => {
    expect(writeBraille("Jan", "en")).toEqual(["245", "1", "1345"]);
    expect(writeBraille("31", "en")).toEqual(["3456", "14", "1"]);
    expect(writeBraille("10", "en")).toEqual(["3456", "1", "245"]);
    expect(writeBraille("月", "ja")).toBeUndefined();
  });

  it("has signs of its own for letters with a mark, as each language writes them", () => {
    expect(writeBraille("Mär", "de")).toEqual(["134", "345", "1235"]);
    expect(writeBraille("Août", "fr")).toEqual(["1", "135", "156", "2345"]);
    expect(writeBraille("De\u0301c.", "fr")).toEqual(["145", "123456", "14"]);
    expect(writeBraille("Mié", "es")).toEqual(["134", "24", "2346"]);
    expect(writeBraille("Sáb", "pt")).toEqual(["234", "12356", "12"]);
    expect(writeBraille("30", "fr")).toEqual(["6", "146", "3456"]);
    expect(writeBraille("ō", "en")).toEqual(["135"]);
  });

  it("has dots 2.5 mm apart, and letters 6 mm", () => {
    expect(measureBraille(["1", "1", "1"]).width).toBeCloseTo(12 + 2.5 + 1.6, 6);
    const [first, second] = drawBraille(["13", "1"], { x: 0, y: 0 }).map(
      (figure) => figure.kind === "rect" && figure.box,
    );
    expect(second && first && second.top - first.top).toBeCloseTo(5, 6);
  });

  it.each(["en", "de", "fr", "ja"] as const)("stays within the cells of a board in %s", (language) => {
    const { width, height, figures } = drawTactileBoard(cataloguePuzzle("classic"), language, 26);
    expect([width, height]).toEqual([7 * 26 + 1.4, 7 * 26 + 1.4]);
    expect(figures).toHaveLength(1);
  });
});
