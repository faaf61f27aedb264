/** What an argument sounds like in English, and as a document. */

import { describe, expect, it } from "vitest";
import type { Contradiction } from "../../src/core/coach/coach.js";
import { contradictionMessage } from "../../src/core/coach/messages.js";
import { unwrap } from "../../src/core/text/fault.js";
import { askExplanation, explanationJson } from "../../src/requests/explanation.js";
import { classic } from "../support/puzzles.js";

const half = "UU....-\nU.....-\nUU.....\nL......\nL......\nL......\nLL.----";

const explained = async (date: string, placed?: string): Promise<unknown> =>
  explanationJson(unwrap(await askExplanation({ date, placed }))).text;

describe("an argument", () => {
  it("is a sentence where one look shows it", async () => {
    expect(await explained("24 Nov", half)).toEqual(["None of the remaining pieces can cover 31."]);
  });

  it("is a tree of choices, indented, where it takes several looks", async () => {
    expect(await explained("10 Nov", half)).toMatchSnapshot();
  });

  it("is not there where it would be long: then the fewest pieces to lift are named", async () => {
    expect(await explained("26 Dec", half)).toEqual([
      "There’s no short reason: Daytile had to try everything.",
      "Take off piece L5, and there’s a solution again.",
    ]);
  });

  it("is not there where there is a solution, or where the pieces contradict the date", async () => {
    expect(await explained("25 Dec", half)).toEqual(["It can work: there’s a solution from here."]);
    expect(await explained("1 Jan", half)).toEqual(["Piece U5 covers Jan, which must stay visible."]);
    const answer = unwrap(await askExplanation({ date: "1 Jan", placed: half }));
    expect(explanationJson(answer).explanation).toEqual({ kind: "obstacle" });
  });
});

describe("a contradiction", () => {
  it.each<Contradiction>([
    { kind: "uncoverable", cell: 0 },
    { kind: "no-room", piece: 7 },
    { kind: "wrong-size", cells: [0, 1] },
    { kind: "wrong-size", cells: [0] },
    { kind: "wrong-shape", cells: [0, 1, 2, 3, 4] },
    { kind: "wrong-shape", cells: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
    {
      kind: "same-piece",
      piece: 0,
      regions: [
        [0, 1],
        [11, 12],
      ],
    },
    { kind: "colouring", cells: [0, 1, 2], dark: [1] },
  ])("%j", (contradiction) => {
    expect(
      contradictionMessage({ puzzle: classic, language: "en", placed: [], uncovered: [] }, contradiction).message,
    ).toMatchSnapshot();
  });
});
