/** Words on a board: one across the cells of a choice, and one size for each field. */

import { describe, expect, it } from "vitest";
import { boardPicture } from "../../src/core/drawing/board-picture.js";
import { cellLabels } from "../../src/core/puzzle/labels.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { joinByLabels, matchSizes, measureRoom, placeLabels } from "../../src/make/board-labels.js";

const months = cataloguePuzzle("domino-months");
const labelsOf = (language: "en" | "de" | "fr" | "ar") => placeLabels(months, cellLabels(months, language));

describe("the labels of a board", () => {
  it("are one word over two cells, in their middle, with the room of both", () => {
    const [first] = labelsOf("en");
    expect(first).toMatchObject({ text: "January", at: { x: 0.5, y: 0 }, cells: 2 });
    expect(measureRoom(first!, 2)).toBeGreaterThan(1.5);
    expect(labelsOf("de")[1]?.text).toBe("Februar");
    expect(labelsOf("ar")[0]?.text).toBe("يناير");
  });

  it.each(["en", "de", "fr", "ar"] as const)(
    "have one size in a picture in %s, months on two cells too",
    (language) => {
      const { figures } = boardPicture(months, { placements: [], uncovered: [] }, { language });
      const words = new Set(labelsOf(language).flatMap(({ text, cells }) => (cells === 2 ? [text] : [])));
      const sizes = figures.flatMap((figure) =>
        figure.kind === "text" && words.has(figure.text) ? [figure.size] : [],
      );
      expect(sizes).toHaveLength(12);
      expect(new Set(sizes).size).toBe(1);
    },
  );

  it("have more room across where they are long, or they would be tiny", () => {
    expect(measureRoom({ cells: 1 }, 2)).toBeCloseTo(0.68);
    expect(measureRoom({ cells: 1 }, 4)).toBeCloseTo(0.82);
  });

  it("leave out the line below a word, and no other", () => {
    const areJoined = joinByLabels(months, cellLabels(months, "en"));
    expect([areJoined(0, 1), areJoined(1, 2), areJoined(24, 25)]).toEqual([true, false, false]);
  });

  it("have one size in each field, unless one of them is far too long", () => {
    const labels = ["a", "b", "c"].map((text, cell) => ({ cell, text, at: { x: 0, y: 0 }, cells: 1, group: "month" }));
    expect(matchSizes(labels, [0.4, 0.2, 0.3], 0.1)).toEqual([0.2, 0.2, 0.2]);
    expect(matchSizes(labels, [0.4, 0.05, 0.3], 0.1)).toEqual([0.3, 0.05, 0.3]);
    expect(matchSizes([labels[0]!, { ...labels[1]!, group: "day" }], [0.4, 0.2], 0.1)).toEqual([0.4, 0.2]);
  });
});
