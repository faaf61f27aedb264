/** What charts of a few numbers say and show, whole. */

import { describe, expect, it } from "vitest";
import { boardPicture } from "../../../src/core/drawing/board-picture.js";
import { heatPicture, histogramPicture } from "../../../src/core/drawing/chart-pictures.js";
import { chartWords } from "../../../src/core/drawing/chart-words.js";
import { textWidth } from "../../../src/core/drawing/layout.js";
import { figuresOf, type Picture } from "../../../src/core/drawing/picture.js";
import { orientationsPicture, piecesPicture } from "../../../src/core/drawing/pieces-picture.js";
import { stepsPicture } from "../../../src/core/drawing/steps-picture.js";
import { sketch } from "../../support/puzzles.js";

const heading = { title: "T", note: "by day" };
const textsOf = (picture: Picture): string[] =>
  figuresOf(picture).flatMap((figure) => (figure.kind === "text" ? [figure.text] : []));

describe("a map", () => {
  it("has a cross where there is nothing, and names each level by its numbers", () => {
    const values = [
      [0, 7],
      [7, 20],
    ];
    const picture = heatPicture({ rows: ["Jan", "Feb"], columns: ["1", "2"], values }, heading);
    expect(picture.description).toBe("by day. Rows: Jan, Feb. From 0 to 20.");
    expect(textsOf(picture)).toEqual([
      ...["T", "by day", "1", "2", "Jan", "Feb"],
      ...["×", "7", "7", "20"],
      ...["×", "none", "7", "20"],
    ]);
    const inks = figuresOf(picture).flatMap((figure) => (figure.kind === "rect" ? [figure.fill] : []));
    expect(inks).toEqual(["page", "none", "heat0", "heat0", "heat7", "none", "heat0", "heat7"]);
  });
});

describe("a long number", () => {
  it("is written so small that it stays within its square", () => {
    const map = { rows: ["Jan"], columns: ["1"], values: [[1_234_567_890]] };
    const figures = figuresOf(heatPicture(map, heading));
    const square = figures.find((figure) => figure.kind === "rect" && figure.fill?.startsWith("heat"));
    const number = figures.find((figure) => figure.kind === "text" && figure.ink.startsWith("onheat"));
    if (square?.kind !== "rect" || number?.kind !== "text") throw new Error("no square with a number");
    expect(textWidth(number.text, number.size)).toBeLessThanOrEqual(square.box.width * 0.9);
  });
});

describe("steps", () => {
  it("have sentences in lines without a space at either end", () => {
    const puzzle = sketch({ board: ["a b c d"], pieces: { I2: ["##"] } });
    const caption = "Nothing that is left fits here, whichever way it is turned, so it has to go.";
    const options = { title: "T", note: "", uncovered: [] };
    const lines = textsOf(stepsPicture(puzzle, [{ placements: [], marked: [], caption }], options));
    const words = lines.filter((line) => caption.includes(line.trim()) && line.length > 1);
    expect(words.length).toBeGreaterThan(1);
    expect(words.join(" ")).toBe(caption);
  });
});

describe("a histogram", () => {
  it("has a bar for each range that isn't empty, the highest over the whole height", () => {
    const bins = [
      { min: 0, max: 0, size: 2 },
      { min: 1, max: 9, size: 0 },
      { min: 10, max: 19, size: 1 },
    ];
    const picture = histogramPicture(bins, heading);
    expect(picture.description).toBe("by day. 0: 2; 1–9: 0; 10–19: 1.");
    expect(textsOf(picture)).toEqual(["T", "by day", "2", "0", "0", "1–9", "1", "10–19"]);
    const bars = figuresOf(picture).flatMap((figure) =>
      figure.kind === "rect" ? [[figure.fill, figure.box.top, figure.box.height]] : [],
    );
    expect(bars.slice(1)).toEqual([
      ["none", 19.5, 280],
      ["bar", 159.5, 140],
      ["soft", 299.5, 1.5],
    ]);
  });
});

describe("pieces", () => {
  const puzzle = sketch({
    board: ["a b c", "d e f"],
    pieces: { I2: ["##"], L3: ["##", "#."] },
    copies: { I2: 2 },
    faceUp: ["L3"],
  });

  it("have their names below them, with how many there are and which side is up", () => {
    expect(textsOf(piecesPicture(puzzle))).toEqual(["Sketch", "3 pieces, 7 cells", "I2 × 2", "L3, face up"]);
    expect(piecesPicture(puzzle).description).toBe("The pieces: I2 × 2; L3, face up");
    expect(textsOf(orientationsPicture(puzzle))).toEqual([
      ...["Sketch", "6 orientations of 2 pieces"],
      ...["I2 × 2: 2", "L3, face up: 4"],
    ]);
    expect(orientationsPicture(puzzle).description).toBe("I2: 2 orientations; L3: 4 orientations");
  });

  it("may be missing on a board, and a ring is only around cells that are there", () => {
    const picture = boardPicture(puzzle, { placements: [], uncovered: [] }, { marked: [1, 99] });
    expect(picture.description).toBe("0 of 3 pieces on the board; marked: b");
    const rings = figuresOf(picture).filter((figure) => figure.kind === "path" && figure.stroke === "mark");
    expect(rings).toHaveLength(1);
  });
});

describe("the words of charts", () => {
  const told = (language: "en" | "ja"): unknown[] => {
    const words = chartWords(language);
    return [
      words.solutionsBy(["month", "day"], []),
      words.solutionsBy(["month", "side"], ["weekday"]),
      words.anyTwo(1234),
      words.impossiblePairs(["a+b", "c+d"]),
      words.uniquePairs([]),
      words.rows(["a", "b"]),
      words.range(1, 2345),
      words.joined(["a", "b"]),
      words.sentences(["A", "B"]),
    ];
  };

  it.each<["en" | "ja", string[]]>([
    [
      "en",
      [
        "Solutions by month and day",
        "Solutions by month and side, every day of the week together",
        "Any two of 1,234 cells uncovered",
        "Impossible: a+b, c+d",
        "One solution: none",
        "Rows: a, b",
        "From 1 to 2,345",
        "a; b",
        "A. B.",
      ],
    ],
    [
      "ja",
      [
        "月、日ごとの解の数",
        "月、sideごとの解の数、曜日は合計",
        "1,234マスのうち2マスが見えている場合",
        "解なし：a+b、c+d",
        "解が1通り：なし",
        "行：a、b",
        "1から2,345まで",
        "a；b",
        "A。B。",
      ],
    ],
  ])("are whole sentences in %s", (language, expected) => expect(told(language)).toEqual(expected));
});
