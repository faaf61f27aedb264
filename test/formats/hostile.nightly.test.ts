/** Readers neither throw nor hang, whatever they are given. */

import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitOf } from "../../src/core/puzzle/limits.js";
import { importGridAndShapes } from "../../src/formats/grid-and-shapes.js";
import type { PuzzleReading } from "../../src/formats/problem.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";
import { stepsOf } from "../support/steps.js";
import { hostileDraft, hostileText, soundDraft } from "./drafts.js";
import { expectDraftBack, expectPuzzleBack, expectVisible } from "./round-trip.js";

const catalogueText = (id: string): string =>
  readFileSync(new URL(`../../puzzles/${id}.yaml`, import.meta.url), "utf8");
const texts = ["classic", "weekday-6x9", "domino-months", "classic-year"].map(catalogueText);

/** A puzzle, or at least one sentence, each at a place that exists. */
function expectAnswer(reading: PuzzleReading, text: string): void {
  if (reading.ok) return;
  expect(reading.faults.length).toBeGreaterThan(0);
  const lines = text.split(/\r\n?|\n/).length;
  for (const { line, column, message } of reading.faults) {
    expect(message).not.toBe("");
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    expect(column).toBeGreaterThanOrEqual(1);
  }
}

/** For each character that a file may have: twice what the slowest of these took when this was written, 152. */
const maxSteps = 300 * limitOf("file");

/** What the reader answers, if it took no more steps than it should. */
function inTime(read: () => PuzzleReading): PuzzleReading {
  let reading: PuzzleReading | undefined;
  const steps = stepsOf(() => {
    reading = read();
  });
  expect(steps).toBeLessThan(maxSteps);
  return reading as PuzzleReading;
}

/** A sound file of about the length that is read at most. */
const longFile = `${texts[0]}${"# nothing\n".repeat(9000)}`;

it("a sound file of that length is read", () => expect(inTime(() => readPuzzleYaml(longFile)).ok).toBe(true));

interface Change {
  readonly at: number;
  readonly drop: number;
  readonly put: string;
}

const changed = (text: string, changes: readonly Change[]): string =>
  changes.reduce((now, { at, drop, put }) => {
    const start = at % (now.length + 1);
    return now.slice(0, start) + put + now.slice(start + drop);
  }, text);

const changes = fc.array(fc.record({ at: fc.nat(), drop: fc.nat(6), put: hostileText }), {
  minLength: 1,
  maxLength: 4,
});

describe("the reader of puzzle files", () => {
  it("answers whatever it is given", () => {
    const alphabet = fc.constantFrom(..."abc:#-*[]{},&!|>'\"%@`?~ \t\n\r.<\0\uFEFF1é🧩");
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string({ unit: alphabet, maxLength: 200 })), (text) => {
        expectAnswer(readPuzzleYaml(text), text);
      }),
      { numRuns: 500 },
    );
  });

  it("answers when a file was damaged", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), changes, (text, made) => {
        const damaged = changed(text, made);
        expectAnswer(readPuzzleYaml(damaged), damaged);
      }),
      { numRuns: 200 },
    );
  });

  it("answers when lines are missing or swapped", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(), (text, from, to) => {
        const lines = text.split("\n");
        const [line = ""] = lines.splice(from % lines.length, 1);
        const without = lines.join("\n");
        expectAnswer(readPuzzleYaml(without), without);
        lines.splice(to % lines.length, 0, line);
        const swapped = lines.join("\n");
        expectAnswer(readPuzzleYaml(swapped), swapped);
      }),
      { numRuns: 100 },
    );
  });

  const depth = 30_000;
  const bomb = Array.from({ length: 30 }, (_, i) => `a${i}: &a${i} [${`*a${i - 1}, `.repeat(9)}x]`).join("\n");
  it.each([
    ["an alias bomb", bomb],
    ["merge keys", "a: &a {id: x}\n<<: *a\n"],
    ["brackets without end", "[".repeat(depth)],
    ["brackets within brackets", "[".repeat(depth) + "]".repeat(depth)],
    ["mappings within mappings", "{a: ".repeat(20_000)],
    ["dashes without end", "- ".repeat(depth)],
    ["question marks without end", "? ".repeat(depth)],
    ["one key many times", "id: x\n".repeat(16_000)],
    ["many keys", Array.from({ length: 12_000 }, (_, i) => `k${i}:`).join("\n")],
    ["nothing but line ends", "\n".repeat(90_000)],
    ["nothing but quotes", '"'.repeat(90_000)],
    ["nothing but commas", `[${",".repeat(20_000)}`],
    ["nothing but directives", "%\n".repeat(30_000)],
    ["many unknown cells", `fields:\n  f: ${Array.from({ length: 9000 }, (_, i) => `w${i}`).join(" ")}\n`],
    [
      "many unknown cells beside a full board",
      `board: |\n  ${Array.from({ length: 20 }, (_, r) => Array.from({ length: 20 }, (_, c) => `cell-${r}-${c}-abcdefghij`).join(" ")).join("\n  ")}\nfields:\n  f: {${Array.from({ length: 390 }, (_, i) => `c${i}: ${Array.from({ length: 8 }, (_, k) => `u${i}-${k}-efghij`).join(" ")}`).join(", ")}}\n`,
    ],
    ["one huge board", `board: |\n${"  * * * * * * * *\n".repeat(5000)}`],
    ["one huge shape", `pieces:\n  A: ["${"#".repeat(90_000)}"]\n`],
    ["ten million characters", `note: "${"x".repeat(10_000_000)}"`],
  ])("answers in time to %s", (_, text) => {
    const reading = inTime(() => readPuzzleYaml(text));
    expect(reading.ok).toBe(false);
    expectAnswer(reading, text);
  });
});

describe("a puzzle file", () => {
  it("says of many sound puzzles what they are", () => {
    fc.assert(fc.property(soundDraft, expectPuzzleBack), { numRuns: 300 });
  });

  it("keeps many drafts, whatever text is in them", () => {
    fc.assert(fc.property(hostileDraft, expectDraftBack), { numRuns: 500 });
    fc.assert(fc.property(hostileDraft, expectVisible), { numRuns: 300 });
  });
});

describe("the reader of grids and shapes", () => {
  const grid = "Jan Feb Mar\nApr May Jun\nJul Aug Sep\nOct Nov Dec\n";
  const shapes = "1 1 1\n1 1 1\n\n1 1 1\n1 1 0\n";

  it("answers whatever it is given", () => {
    fc.assert(
      fc.property(hostileText, hostileText, (a, b) => {
        expectAnswer(importGridAndShapes(a, b), `${a}\n${b}`);
      }),
    );
  });

  it("answers when the files were damaged", () => {
    fc.assert(
      fc.property(changes, changes, (inGrid, inShapes) => {
        const [a, b] = [changed(grid, inGrid), changed(shapes, inShapes)];
        expectAnswer(importGridAndShapes(a, b), a.length > b.length ? `${a}\n${b}` : `${b}\n${a}`);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["a huge grid", "Jan ".repeat(20_000), "1"],
    ["a huge shape", "Jan", "1".repeat(90_000)],
    ["many shapes", "Jan", "1\n\n".repeat(30_000)],
    ["many different shapes", "Jan", Array.from({ length: 400 }, (_, i) => "1".repeat(i + 1)).join("\n\n")],
    ["ten million characters", "Jan\n".repeat(2_500_000), "1"],
  ])("answers in time to %s", (_, a, b) => {
    const reading = inTime(() => importGridAndShapes(a, b));
    expect(reading.ok).toBe(false);
    expectAnswer(reading, `${a}\n${b}`);
  });
});
