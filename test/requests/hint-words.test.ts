/** What the coach's data sound like in English. */

import { describe, expect, it } from "vitest";
import { type HintLevel, hintLevels } from "../../src/core/coach/coach.js";
import { unwrap } from "../../src/core/text/fault.js";
import { placementsOf } from "../../src/core/tiling/placement.js";
import { askHint, type HintAnswer } from "../../src/requests/hint.js";
import { hintSentences } from "../../src/requests/hint-words.js";
import { sketch } from "../support/puzzles.js";

async function said(date: string, placed: string, level: HintLevel = "nudge", puzzle = "classic"): Promise<string> {
  const answer = unwrap(await askHint({ puzzle, date, placed: placed.replaceAll("/", "\n"), level }));
  return hintSentences(answer)
    .map(({ message }) => message)
    .join(" ");
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
    const sentence = await said(date, placed);
    expect(sentence).toMatchSnapshot();
    expect(sentence.toLowerCase().startsWith(kind.replace("-", " "))).toBe(true);
  });

  it("only-place", async () => {
    const placed = "....OO-/V...OO-/V...U.U/VVVTUUU/AAATT../AAAT.../----...";
    expect(await said("6 Oct", placed, "nudge", "tetromino")).toBe("Only place: piece I4 fits nowhere but over Jan.");
  });

  it("only-place, where copies have as many places", async () => {
    // Three bars for three rows of three cells: every place is taken, so none of them is the only one.
    const puzzle = sketch({
      board: ["a b c", "- - -", "d e f", "- - -", "g h i"],
      pieces: { I: ["###"] },
      copies: { I: 3 },
    });
    const question = { puzzle, uncovered: [], placed: [], language: "en", flips: true, notes: [], title: "" } as const;
    const [placement] = placementsOf(puzzle);
    const reason = { kind: "only-place", cell: 0 } as const;
    const answer = { question, hint: { kind: "next", placement: placement!, reason } } as unknown as HintAnswer;
    expect(hintSentences(answer).map(({ message }) => message)).toEqual([
      "Only place: the 3 copies of piece I have just 3 places left, one of them over a.",
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
