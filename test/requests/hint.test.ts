/** What hints sound like in English. */

import { describe, expect, it } from "vitest";
import { type Hint, type HintLevel, hintLevels } from "../../src/core/coach/coach.js";
import { hintMessages } from "../../src/core/coach/messages.js";
import { unwrap } from "../../src/core/text/fault.js";
import { placementsOf } from "../../src/core/tiling/placement.js";
import { askHint } from "../../src/requests/hint.js";
import { sketch } from "../support/puzzles.js";

async function said(date: string, placed: string, level: HintLevel = "next", puzzle = "classic"): Promise<string> {
  const answer = unwrap(await askHint({ puzzle, date, placed: placed.replaceAll("/", "\n"), level }));
  return hintMessages(answer.question, answer.hint)
    .map(({ message }) => message)
    .join(" ");
}

async function reasonFor(date: string, placed: string): Promise<string> {
  const { hint } = unwrap(await askHint({ date, placed: placed.replaceAll("/", "\n"), level: "next" }));
  if (hint.kind !== "next") throw new Error(hint.kind);
  return hint.reason.kind;
}

describe("a sentence about", () => {
  it.each([
    ["only-cell", "7 Jan", "......-/......-/OOO..N./OOO..NN/V....LN/V.LLLLN/VVV----"],
    ["only-piece", "25 Nov", "PP.UUU-/PP.U.U-/P....../LL...../LOONN../LOO.NNN/LOO----"],
    ["forced-region", "27 Feb", "..PPZZ-/..PPPZ-/...NNZZ/..OONNN/V.OOUUU/V.OOU.U/VVV----"],
    ["shared-piece", "8 May", ".....Z-/...ZZZ-/...ZN../.OONN../VOON.../VOON.../VVV----"],
    ["others-fail", "21 Nov", "......-/......-/N.....Z/NN..ZZZ/VN..Z../VN...../VVV----"],
    ["every-solution", "15 Jan", "......-/......-/......./UU...../.U...PP/UU..PPP/...----"],
    ["best-chance", "31 Dec", "N.....-/N.....-/NN...../.N...../......./......./...----"],
  ])("%s", async (kind, date, placed) => {
    expect(await said(date, placed, "nudge")).toMatchSnapshot("small");
    expect(await said(date, placed)).toMatchSnapshot("next");
    expect(kind).toBe(await reasonFor(date, placed));
  });

  it("only-place", async () => {
    const placed = "....OO-/V...OO-/V...U.U/VVVTUUU/AAATT../AAAT.../----...";
    expect(await said("6 Oct", placed, "next", "tetromino")).toBe("Only place: piece I4 fits nowhere but over Jan.");
    expect(await said("6 Oct", placed, "nudge", "tetromino")).toBe("Only place: one piece fits nowhere but over Jan.");
  });

  it("only-place, where copies have as many places", async () => {
    // Three bars for three rows of three cells: every place is taken, so none of them is the only one.
    const puzzle = sketch({
      board: ["a b c", "- - -", "d e f", "- - -", "g h i"],
      pieces: { I: ["###"] },
      copies: { I: 3 },
    });
    const board = { puzzle, uncovered: [], placed: [], language: "en" } as const;
    const [placement] = placementsOf(puzzle);
    const reason = { kind: "only-place", cell: 0 } as const;
    const texts = (hint: Hint) => hintMessages(board, hint).map(({ message }) => message);
    expect(texts({ kind: "next", placement: placement!, reason })).toEqual([
      "Only place: the 3 remaining copies of piece I have just 3 places, one of them over a.",
    ]);
    expect(texts({ kind: "nudge", piece: 0, reason })).toEqual([
      "Only place: a piece has just 3 places for its 3 remaining copies, one of them over a.",
    ]);
  });

  it.each(hintLevels)("level %s", async (level) => {
    expect(await said("25 Dec", "UU....-/U.....-/UU...../L....../L....../L....../LL.----", level)).toMatchSnapshot();
  });

  it.each([
    ["what is cut off", "UU....-/U.....-/UU...../L....../L....../L....../LL.----", "26 Dec"],
    ["what nothing covers", ".LLLL.-/.L....-/......./......./......./......./...----", "25 Dec"],
  ])("%s", async (_, placed, date) => {
    expect(await said(date, placed)).toMatchSnapshot();
  });
});
