/** What a census is asked for: which sets, on which dates, and why it is refused. */
// @module-tag thorough

import { expect, it } from "vitest";
import { notesOf } from "../../src/core/census/plan-notes.js";
import { unwrap } from "../../src/core/text/fault.js";
import { askCensus, askCensusAgain, type CensusAsked, censusSets } from "../../src/requests/census.js";
import { hooks } from "./support.js";

const wantedBy = async (asked: CensusAsked): Promise<number> => {
  const { survey } = unwrap(await askCensus(asked)).planned.plan;
  return survey.wanted.filter((isWanted) => isWanted).length;
};

it("judges sets by all combinations, or by those that are dates", async () => {
  const asked = { puzzle: "classic", pieces: "7 pentominoes + 1 hexomino" };
  expect(await wantedBy(asked)).toBe(372);
  expect(await wantedBy({ ...asked, goal: "dates" })).toBe(366);
});

const messagesFor = async (asked: CensusAsked): Promise<string[]> => {
  const outcome = await askCensus(asked);
  return outcome.ok ? [] : outcome.faults.map(({ message }) => message);
};

it("refuses what makes no sense, with a sentence", async () => {
  expect(await messagesFor({ pieces: "many" })).toEqual([
    'unknown pieces "many"; write them as in "7 pentominoes + 1 hexomino"',
  ]);
  expect(await messagesFor({ pieces: "13 pentominoes" })).toEqual(["there are only 12 pentominoes"]);
  expect(await messagesFor({ pieces: "8 pentominoes" })).toEqual([
    "these pieces cover 40 cells, but the board has 41 to cover",
  ]);
  expect(await messagesFor({ puzzle: "hex-lake", pieces: "1 tetrahex" })).toEqual([
    "these pieces cover 4 cells, but the board has 41 to cover",
  ]);
});

it("draws pieces as the puzzle does, where they can't be flipped", async () => {
  const census = unwrap(await askCensus({ puzzle: hooks, pieces: "1 tetromino + 1 tromino", flips: false }));
  const sets = [...censusSets(census)];
  expect(sets.find(({ pieces }) => pieces.join(" ") === "I3 L4")?.figures?.total).toBe(2);
});

it("keeps to the memory it is given, and finds the same", async () => {
  const asked = { puzzle: hooks, pieces: "1 tetromino + 1 tromino" };
  const [little, most] = [unwrap(await askCensus({ ...asked, memory: 64 })), unwrap(await askCensus(asked))];
  expect([little, most].map(({ planned }) => planned.plan.limit)).toEqual([64 * 2 ** 20, 2 ** 30]);
  expect([...censusSets(little)]).toEqual([...censusSets(most)]);
});

it("is done as somebody else has planned it, with the same result; notes of something else are left alone", async () => {
  const asked = { puzzle: hooks, pieces: "1 tetromino + 1 tromino" };
  const own = unwrap(await askCensus(asked));
  const { sets } = own.planned.plan.survey.family;
  const ends = Array.from({ length: sets }, (_, set) => set + 1);
  const again = unwrap(await askCensusAgain(asked, { ...notesOf(own.planned), ends }));
  expect(again.planned.parts.length).toBe(sets);
  expect([...censusSets(again)]).toEqual([...censusSets(own)]);
  expect(unwrap(await askCensusAgain(asked, { ends })).planned).toEqual(own.planned);
});
