/** What an algorithm thinks at each step is put into words. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import {
  algorithmIds,
  algorithmNamed,
  type DeadEndReason,
  type Step,
} from "../../../../src/core/algorithms/algorithms.js";
import { languages } from "../../../../src/core/calendar/languages.js";
import { translateToEnglish } from "../../../../src/core/i18n/translate.js";
import { targetCells } from "../../../../src/core/puzzle/target.js";
import { cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { loadAdvice } from "../../../../src/web/coach/load-advice.js";
import { Player } from "../../../../src/web/views/watch/player.js";
import { Thinker } from "../../../../src/web/views/watch/thought.js";
import { wordsIn } from "../../../../src/web/words/words.js";

const puzzle = cataloguePuzzle("classic");
const lesson = await algorithmNamed("positions").load();
const fresh = () => new Player(lesson, { puzzle, uncovered: targetCells(puzzle, [11, 24]) });

/** A player that has just made a step. */
const after = (lastStep: Step, rest: Partial<Player> = {}): Player =>
  ({ lastStep, solutions: 3, isFinished: false, isGivenUp: false, isOnTheWay: false, at: 9, ...rest }) as Player;

const dead = (reason: DeadEndReason): Player => after({ kind: "dead end", reason });
const cellOf = (id: string): number => puzzle.board.cells.findIndex((cell) => cell.id === id);
const placement = { piece: 0, orientation: 0, cells: [cellOf("Feb")] };

const every = {
  start: fresh(),
  place: after({ kind: "place", placement }),
  remove: after({ kind: "remove", placement }),
  cell: dead({ kind: "cell", cell: cellOf("17") }),
  piece: dead({ kind: "piece", piece: 1 }),
  region: dead({ kind: "region", cell: cellOf("17"), size: 2 }),
  leftOver: dead({ kind: "left over" }),
  solution: after({ kind: "solution" }),
  finished: after({ kind: "solution" }, { isFinished: true, solutions: 92 }),
  givenUp: after({ kind: "solution" }, { isGivenUp: true, at: 20_000_000 }),
  onTheWay: after({ kind: "solution" }, { isOnTheWay: true }),
};

async function thoughtsIn(language: (typeof languages)[number]): Promise<Record<string, string>> {
  const thinker = new Thinker(puzzle, language, (await wordsIn(language)).watch, await loadAdvice(language));
  return Object.fromEntries(Object.entries(every).map(([name, player]) => [name, thinker.thought(player)]));
}

describe("what an algorithm thinks", () => {
  it("is one plain line, with cells by their labels", async () => {
    const [first, second] = puzzle.pieces.map(({ id }) => id);
    expect(await thoughtsIn("en")).toEqual({
      start: "The board is empty.",
      place: `Try piece ${first} on Feb.`,
      remove: `Take piece ${first} off Feb.`,
      cell: "Nothing fits on 17. Going back.",
      piece: `Piece ${second} has nowhere to go. Going back.`,
      region: "The gap at 17 is too small (2 cells). Going back.",
      leftOver: "The board is full, but pieces are left over. Going back.",
      solution: "Solution 3!",
      finished: "Finished: 92 solutions.",
      givenUp: "Paused after 20,000,000 steps. This takes a while: press Play to go on.",
      onTheWay: "Rewinding…",
    });
  });

  it("names a cell without a label by its place", async () => {
    const bare = cataloguePuzzle("weekday-6x9");
    const { index } = bare.board.cells.find(({ id }) => id === null)!;
    const thinker = new Thinker(bare, "en", (await wordsIn("en")).watch, translateToEnglish);
    expect(thinker.thought(dead({ kind: "cell", cell: index }))).toBe(
      "Nothing fits on the blank cell in row 2, column 9. Going back.",
    );
  });

  it.each(languages)("is said in %s, each thing differently, with what it is about", async (language) => {
    const thoughts = await thoughtsIn(language);
    expect(new Set(Object.values(thoughts)).size).toBe(Object.keys(every).length);
    expect([thoughts.cell, thoughts.region].every((line) => line?.includes("17"))).toBe(true);
    expect(thoughts.finished).toContain("92");
    expect(thoughts.place).toContain(puzzle.pieces[0]!.id);
    if (language === "en") return;
    const english = Object.values(await thoughtsIn("en"));
    expect(Object.values(thoughts).filter((line) => english.includes(line))).toEqual([]);
  });

  it.each(languages)("every algorithm has a name of its own in %s", async (language) => {
    const { algorithms } = (await wordsIn(language)).watch;
    expect(new Set(Object.keys(algorithms))).toEqual(new Set(algorithmIds));
    expect(new Set(Object.values(algorithms)).size).toBe(algorithmIds.length);
  });
});
