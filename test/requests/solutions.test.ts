/** Which solutions a request gets, in which order and with which numbers, on a floor that has three of them. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { unwrap } from "../../src/core/text/fault.js";
import type { Tiling } from "../../src/core/tiling/placement.js";
import { Numbering } from "../../src/requests/numbering.js";
import { readQuestion } from "../../src/requests/question.js";
import { askSolutions, rangeAsked, type SolutionsAsked, whyNone } from "../../src/requests/solutions.js";
import { tasteWords } from "../../src/requests/taste.js";
import { sketch } from "../support/puzzles.js";
import { hooks, now, refusal } from "./support.js";

/** Three dominoes on two rows of three. */
const floor = { ...sketch({ board: ["a b c", "d e f"], pieces: { I2: ["##"] }, copies: { I2: 3 } }), id: "floor" };
const grids = ["AAB/CCB", "ABB/ACC", "ABC/ABC"];

/** A letter for each piece, in the order of the cells. */
function gridOf(tiling: Tiling): string {
  const cells = [0, 1, 2, 3, 4, 5].map((cell) => tiling.findIndex((placement) => placement.cells.includes(cell)));
  const letters = [...new Set(cells)];
  const written = cells.map((piece) => "ABC"[letters.indexOf(piece)]).join("");
  return `${written.slice(0, 3)}/${written.slice(3)}`;
}

async function found(asked: SolutionsAsked): Promise<string[]> {
  const { solutions } = unwrap(await askSolutions({ puzzle: floor, ...asked }, { now }));
  const all: string[] = [];
  for await (const { number, tiling } of solutions) all.push(`${number} ${gridOf(tiling)}`);
  return all;
}

const numbered = grids.map((grid, i) => `${i + 1} ${grid}`);

describe("a range", () => {
  it.each<[SolutionsAsked, from: number, to: number]>([
    [{}, 1, 1],
    [{ limit: 3 }, 1, 3],
    [{ limit: 3, from: 5 }, 5, 7],
    [{ from: 4 }, 4, 4],
    [{ all: true }, 1, Number.POSITIVE_INFINITY],
    [{ all: true, from: 3 }, 3, Number.POSITIVE_INFINITY],
    [{ all: false, limit: 2 }, 1, 2],
    [{ number: 7 }, 7, 7],
    [{ number: 7, all: false, random: false }, 7, 7],
    [{ random: true }, 1, 1],
    [{ from: 1, seed: 1 }, 1, 1],
  ])("of %j", (asked, from, to) => expect(rangeAsked(asked)).toEqual({ ok: true, value: { from, to } }));

  it.each<[SolutionsAsked, one: string, other: string]>([
    [{ all: true, limit: 1 }, "all", "limit"],
    [{ all: true, random: true }, "all", "random"],
    [{ limit: 1, number: 2 }, "limit", "number"],
    [{ number: 2, random: true }, "number", "random"],
    [{ number: 2, seed: 1 }, "number", "seed"],
    [{ number: 2, from: 1 }, "number", "from"],
    [{ random: true, from: 1 }, "random", "from"],
    [{ from: 2, seed: 1 }, "from", "seed"],
  ])("is refused for %j", (asked, one, other) => {
    const outcome = rangeAsked(asked, { spell: (part) => `<${part}>` });
    expect(outcome).toMatchObject({ ok: false, kind: "usage" });
    expect(outcome.ok ? "" : outcome.faults[0]?.message).toBe(`use either <${one}> or <${other}>, not both`);
  });
});

describe("solutions", () => {
  it.each<[SolutionsAsked, string[]]>([
    [{}, numbered.slice(0, 1)],
    [{ limit: 2 }, numbered.slice(0, 2)],
    [{ limit: 9 }, numbered],
    [{ all: true }, numbered],
    [{ from: 2, limit: 1 }, numbered.slice(1, 2)],
    [{ from: 2, limit: 2 }, numbered.slice(1)],
    [{ from: 2, all: true }, numbered.slice(1)],
    [{ number: 1 }, numbered.slice(0, 1)],
    [{ number: 3 }, numbered.slice(2)],
    [{ number: 4 }, []],
    [{ from: 4, all: true }, []],
    [{ engine: "dancing-links", all: true }, numbered],
    [{ engine: "dancing-links", number: 2 }, numbered.slice(1, 2)],
    [{ engine: "dancing-links", from: 2, limit: 2 }, numbered.slice(1)],
    [{ engine: "dancing-links", from: 3, limit: 2 }, numbered.slice(2)],
    [{ prefer: "fewest-joints", all: true }, numbered],
    [{ prefer: "fewest-flips", limit: 2 }, numbered.slice(0, 2)],
  ])("%j", async (asked, expected) => expect(await found(asked)).toEqual(expected));

  it.each([1, 2, 3, 4])("by a seed are the same, in another order: %i", async (seed) => {
    const all = await found({ seed, all: true });
    expect(all.toSorted()).toEqual(numbered);
    expect(await found({ seed: String(seed), all: true })).toEqual(all);
    expect(await found({ seed, limit: 2 })).toEqual(all.slice(0, 2));
    expect(await found({ seed })).toEqual(all.slice(0, 1));
  });

  it("at random are each of them", async () => {
    const picked = await Promise.all(Array.from({ length: 30 }, (_, seed) => found({ random: true, seed })));
    expect(new Set(picked.flat())).toEqual(new Set(numbered));
    expect(picked.every(({ length }) => length === 1)).toBe(true);
    expect(await found({ random: true, seed: 3 })).toEqual(picked[3]);
    expect(numbered).toContain((await found({ random: true }))[0]);
  });

  it("of another solver come as they come, each with its number", async () => {
    const [first, ...others] = await found({ engine: "dancing-links" });
    expect(others).toEqual([]);
    expect(numbered).toContain(first);
    expect((await found({ engine: "dancing-links", limit: 2 })).every((each) => numbered.includes(each))).toBe(true);
  });

  it.each<[SolutionsAsked, string]>([
    [{ weekday: "Mon" }, "floor doesn't show weekdays"],
    [{ uncover: ["a"] }, "the pieces cover 6 of 6 cells, so 0 cells must stay uncovered, not 1"],
    [{ engine: "highs", random: true }, "use either engine or random, not both"],
    [{ engine: "highs", seed: 1 }, "use either engine or seed, not both"],
    [{ prefer: "rarest", number: 1 }, "chosen solutions have their own order; leave out number"],
    [{ upright: true, random: true }, "chosen solutions have their own order; leave out random"],
    [{ near: "", seed: 1 }, "chosen solutions have their own order; leave out seed"],
    [{ prefer: "rarest", engine: "dancing-links" }, "chosen solutions have their own order; leave out engine"],
  ])("are refused for %j", async (asked, says) => {
    const outcome = await askSolutions({ puzzle: floor, ...asked }, { now });
    expect(outcome.ok ? [] : outcome.faults.map(({ message }) => message)).toEqual([says]);
  });
});

describe("where there is none", () => {
  const why = async (asked: SolutionsAsked): Promise<string> => {
    const answer = unwrap(await askSolutions({ puzzle: hooks, ...asked }, { now }));
    return (await whyNone(answer)).message;
  };

  it.each<[SolutionsAsked, string]>([
    [{ weekday: "Mon" }, "no solution for Mon"],
    [{ weekday: "Mon", number: 3 }, "no solution for Mon"],
    [{ weekday: "Mon", upright: true }, "no solution for Mon"],
    [{ weekday: "Sun", flips: false }, "no solution for Sun without flips"],
    [{ weekday: "Sun", number: 2 }, "there is only one solution"],
    [{ weekday: "Sun", from: 2, all: true }, "there is only one solution"],
    [{ weekday: "Sun", upright: true }, "no solution for Sun would hold on a shelf"],
    [{ weekday: "Wed", placed: "III.\n...." }, "no solution for Wed with these pieces placed"],
    [{ weekday: "Thu", placed: "....\nIII." }, 'piece I3 covers "Thu", which must stay uncovered'],
  ])("it is said why: %j", async (asked, says) => expect(await why(asked)).toBe(says));
});

it("to taste are none where the pieces are in the way", async () => {
  const { solutions } = unwrap(
    await askSolutions({ puzzle: hooks, weekday: "Thu", placed: "....\nIII.", prefer: "rarest" }, { now }),
  );
  expect(await solutions.next()).toEqual({ done: true, value: undefined });
});

it("at random are none where there is none", async () => {
  const { solutions } = unwrap(await askSolutions({ puzzle: hooks, weekday: "Mon", random: true }, { now }));
  expect(await solutions.next()).toEqual({ done: true, value: undefined });
});

describe("the number of a solution", () => {
  it("is told for any of them, by one who keeps what was counted", async () => {
    const question = unwrap(await readQuestion({ puzzle: floor }));
    const { solutions } = unwrap(await askSolutions({ puzzle: floor, all: true }));
    const numbering = new Numbering(question, undefined);
    const numbers: (number | undefined)[] = [];
    for await (const { tiling } of solutions) numbers.push(await numbering.numberOf(tiling));
    expect(numbers).toEqual([1, 2, 3]);
  });
});

describe("what is said about taste", () => {
  const [piece, cells] = [0, [0, 1]];
  const moved = [{ piece, cells, orientation: 0 }] as never;

  it.each([
    [{}, []],
    [{ near: { kept: [], moved: [] } }, ["nothing to move"]],
    [{ near: { kept: [], moved } }, ["move 1: I2"]],
    [{ prefer: "fewest-flips", score: 3 }, ["pieces flipped: 3"]],
    [{ prefer: "most-joints", score: 1000 }, ["straight seams: 1,000"]],
    [{ prefer: "fewest-joints" }, ["straight seams: 0"]],
    [{ prefer: "rarest", score: 2 }, ["shared placements: 2"]],
    [
      { prefer: "most-neighbours", score: 2, near: { kept: moved, moved: [] } },
      ["nothing to move", "mirror variants: 2"],
    ],
  ] as const)("%j", (taste, says) => {
    expect(tasteWords(floor, taste).map(({ message }) => message)).toEqual(says);
  });
});

it("an arrangement to be near to is read like pieces that are placed", async () => {
  expect(await refusal({ want: "solutions", puzzle: hooks, weekday: "Sun", near: "LLLL\n...." })).toEqual([
    "usage",
    expect.stringContaining("L is piece L4"),
  ]);
});
