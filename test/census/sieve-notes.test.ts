/** The state of a sieve goes to a file and back; what is of another census, or not whole, is left alone. */
// @module-tag thorough

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { openSieveNotes, removeSieveNotes } from "../../src/census/sieve-notes.js";

function pathOfResults(): string {
  const folder = mkdtempSync(join(tmpdir(), "daytile-notes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "sets.jsonl");
}

const state = { live: Uint32Array.of(0, 7, 8, 63, 99), open: [3, 5], targetSeconds: 0.25 };

it("keeps any state", async () => {
  const path = pathOfResults();
  const places = fc.uniqueArray(fc.nat(299)).map((list) => Uint32Array.from(list).sort());
  const times = fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 });
  await fc.assert(
    fc.asyncProperty(places, fc.array(fc.nat(400)), times, async (live, open, seconds) => {
      const next = { live, open, targetSeconds: seconds + 1 };
      await (await openSieveNotes(path, "a", 300)).write(next);
      expect((await openSieveNotes(path, "a", 300)).state).toEqual(next);
    }),
    { numRuns: 50 },
  );
});

it("writes one state after the other, and removes them", async () => {
  const path = pathOfResults();
  const notes = await openSieveNotes(path, "a", 100);
  expect(notes.state).toBe(undefined);
  const states = [state, { ...state, open: [5] }, { ...state, open: [] }];
  await Promise.all(states.map((each) => notes.write(each)));
  expect((await openSieveNotes(path, "a", 100)).state).toEqual(states[2]);
  await removeSieveNotes(path);
  expect(readdirSync(join(path, ".."))).toEqual([]);
});

it("knows nothing of another census, and of what is cut off or something else", async () => {
  const path = pathOfResults();
  await (await openSieveNotes(path, "a", 100)).write(state);
  expect((await openSieveNotes(path, "b", 100)).state).toBe(undefined);
  expect((await openSieveNotes(path, "a", 101)).state).toBe(undefined);
  const whole = readFileSync(`${path}.sieve`);
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(`${path}.sieve`, whole.subarray(0, length));
    expect((await openSieveNotes(path, "a", 100)).state).toBe(undefined);
  }
  writeFileSync(`${path}.sieve`, "null\n");
  expect((await openSieveNotes(path, "a", 100)).state).toBe(undefined);
  expect(existsSync(`${path}.sieve.new`)).toBe(false);
});
