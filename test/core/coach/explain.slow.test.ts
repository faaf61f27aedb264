/** Why boards have no solution: every argument is judged by a verifier that shares no code with the coach. */

import { describe, expect, it } from "vitest";
import {
  type Contradiction,
  contradictionKinds,
  type Explanation,
  explain,
  type Proof,
  proofSteps,
} from "../../../src/core/coach/coach.js";
import { contradictionIn } from "../../../src/core/coach/contradiction.js";
import { explanationLines } from "../../../src/core/coach/messages.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { countSets, countTilings } from "../../../src/core/solver/counts.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { catalogueIds, cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { halfByDay, isNight } from "../../support/night.js";
import { cellsNamed, classic, sketch } from "../../support/puzzles.js";
import { seed } from "../../support/runs.js";
import { dice, type Position, randomPosition } from "./positions.js";
import { proofFault } from "./verify-proof.js";

function leaves(proof: Proof): Contradiction["kind"][] {
  if (proof.kind === "contradiction") return [proof.contradiction.kind];
  return proof.cases.flatMap(({ proof: rest }) => leaves(rest));
}

const seen = new Set<string>();

async function expectExplained(position: Position): Promise<void> {
  const explanation = await explain(position);
  const isDead = (await countTilings(position)) === 0;
  expect(explanation.kind === "solvable").toBe(!isDead);
  if (explanation.kind === "proof") {
    expect(await proofFault(position, explanation.proof)).toBeUndefined();
    expect(proofSteps(explanation.proof).at(-1)?.contradiction).toBeDefined();
    for (const kind of leaves(explanation.proof)) seen.add(kind);
  }
  if (explanation.kind === "long") {
    const placed = position.placed.filter((_, index) => !explanation.lift?.includes(index));
    expect(await countTilings({ ...position, placed })).toBeGreaterThan(0);
  }
}

it.each(halfByDay(catalogueIds))("every argument about positions of %s is sound", async (id) => {
  const roll = dice(seed);
  const puzzle = cataloguePuzzle(id);
  const enough = isNight ? 5 : 2;
  let dead = 0;
  for (let i = 0; i < 300 && dead < enough; i++) {
    const position = randomPosition(puzzle, roll);
    // What one look shows is found often enough on the way.
    if ((await countTilings(position)) > 0 || contradictionIn(new Possibilities(position)) !== undefined) continue;
    dead++;
    await expectExplained(position);
  }
  expect(dead).toBeGreaterThan(0);
});

/** Dead positions that one look doesn't settle, the same every time. */
async function deadPositions(puzzle: Puzzle, count: number): Promise<Position[]> {
  const roll = dice(14);
  const dead: Position[] = [];
  while (dead.length < count) {
    const position = randomPosition(puzzle, roll);
    if (contradictionIn(new Possibilities(position)) !== undefined || (await countTilings(position)) > 0) continue;
    dead.push(position);
  }
  return dead;
}

/** How an argument reads: its lines, and how often one is indented. */
function readingOf(position: Position, explanation: Explanation): { lines: number; levels: number } {
  const indents = explanationLines({ ...position, language: "en" }, explanation).map(({ indent }) => indent);
  return { lines: indents.length, levels: Math.max(...indents.map((indent) => indent.replace("- ", "").length / 2)) };
}

/** What a longer search or another way to tell it may only better: how many have an argument, and how they read. */
const told = [
  ["classic", { proofs: 30, lines: 111, longest: 11, levels: 2 }],
  ["weekday", { proofs: 28, lines: 185, longest: 17, levels: 3 }],
  ["hex-lake", { proofs: 30, lines: 122, longest: 15, levels: 1 }],
] as const;

it.each(isNight ? told : [])("thirty arguments about %s are as short as they were", async (id, figures) => {
  const readings: ReturnType<typeof readingOf>[] = [];
  for (const position of await deadPositions(cataloguePuzzle(id), 30)) {
    const explanation = await explain(position);
    if (explanation.kind === "proof") readings.push(readingOf(position, explanation));
  }
  const all = (part: "lines" | "levels"): number[] => readings.map((each) => each[part]);
  expect({
    proofs: readings.length,
    lines: all("lines").reduce((sum, each) => sum + each, 0),
    longest: Math.max(...all("lines")),
    levels: Math.max(...all("levels")),
  }).toEqual(figures);
});

describe("the two cells that can't both stay uncovered", () => {
  it("have a short argument each on the classic board", async () => {
    const impossible = (await countSets({ puzzle: classic }, 2)).filter(({ count }) => count === 0);
    expect(impossible).toHaveLength(7);
    for (const { cells } of impossible) {
      const explanation = await explain({ puzzle: classic, uncovered: cells });
      expect(explanation.kind === "proof" && explanation.cases).toBeLessThan(4);
      await expectExplained({ puzzle: classic, uncovered: cells, placed: [] });
    }
  });

  it("22 and 24 leave three pieces for 29, and each of them leaves 31 alone", async () => {
    const explanation = await explain({ puzzle: classic, uncovered: cellsNamed(classic, "22", "24") });
    const [c29, c31] = cellsNamed(classic, "29", "31");
    expect(explanation).toMatchObject({ kind: "proof", cases: 3, proof: { kind: "cell", cell: c29 } });
    if (explanation.kind !== "proof" || explanation.proof.kind !== "cell") throw new Error(explanation.kind);
    for (const { proof } of explanation.proof.cases)
      expect(proof).toEqual({ kind: "contradiction", contradiction: { kind: "uncoverable", cell: c31 } });
  });
});

describe("what one look shows", () => {
  it("may be the colours of a chessboard, even where a search would never end", async () => {
    const size = 12;
    const rows = Array.from({ length: size }, () => "* ".repeat(size).trim());
    const board = rows.map((row, y) =>
      y === 0 ? row.replace("*", "-") : y === size - 1 ? row.replace(/\*$/, "-") : row,
    );
    const puzzle = sketch({ board, pieces: { domino: ["##"] }, copies: { domino: (size * size) / 2 - 1 } });
    const explanation = await explain({ puzzle, uncovered: [] });
    expect(explanation).toMatchObject({ kind: "proof", cases: 0, proof: { contradiction: { kind: "colouring" } } });
    seen.add("colouring");
  });

  it("may be two regions that need the same piece", async () => {
    const pieces = { I: ["###"], V: ["##", "#."] };
    const puzzle = sketch({
      board: ["a b c - d e f", "- - - - - - -", "g h i - - - -", "j k l - - - -"],
      pieces,
      copies: { V: 3 },
    });
    const explanation = await explain({ puzzle, uncovered: [] });
    const contradiction = {
      kind: "same-piece",
      piece: 0,
      regions: [
        [0, 1, 2],
        [3, 4, 5],
      ],
    };
    expect(explanation).toEqual({ kind: "proof", cases: 0, proof: { kind: "contradiction", contradiction } });
    await expectExplained({ puzzle, uncovered: [], placed: [] });
  });

  it("is of every kind now and then", () => {
    // The rarest needs more positions than are looked at by day.
    const kinds = contradictionKinds.filter((kind) => isNight || kind !== "no-room");
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});

it("gives up within its budget, and then names the fewest pieces to lift", async () => {
  const roll = dice(3);
  for (let i = 0; i < 300; i++) {
    const position = randomPosition(classic, roll);
    const explanation = await explain(position, { budget: { boards: 1, cases: 1 } });
    if (explanation.kind !== "long") continue;
    expect(explanation.lift?.length).toBeGreaterThan(0);
    return;
  }
  throw new Error("there was always a short argument");
});
