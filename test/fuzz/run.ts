/** Runs a reader on many random inputs: from a seed and a number to silence, or to the input that broke it. */

import { Script } from "node:vm";
import { seed as usualSeed } from "../support/runs.js";
import { randomFrom } from "./random.js";
import type { Reader } from "./reader.js";
import { shrunk } from "./shrink.js";

/** What is left of an input that broke a reader, so that a person can tell what it was. */
function shown(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text;
}

class Broken extends Error {}

function broken({ name }: Reader, seed: number, why: string, input: unknown): Broken {
  const again = `DAYTILE_SEED=${seed} DAYTILE_INPUTS=1 npx vitest run test/fuzz/fuzz.slow.test.ts -t "${name}"`;
  return new Broken(
    `${name}: ${why}\nthe input, as small as it still breaks: ${shown(input)}\nto see it again: ${again}`,
  );
}

/** What a reader throws at an input; undefined where all is well. */
function thrownAt(reader: Reader, input: unknown): string | undefined {
  try {
    reader.read(input);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** One input has its own seed, so that it can be had again without all those before it. */
function readOne(reader: Reader, seed: number): void {
  const input = reader.make(randomFrom(seed));
  const why = thrownAt(reader, input);
  if (why === undefined) return;
  const small = shrunk(input, (less) => thrownAt(reader, less) !== undefined);
  throw broken(reader, seed, why, small);
}

const globals = globalThis as unknown as { fuzzBatch?: () => void };
const batch = new Script("fuzzBatch()");
const batchSize = 500;

/** For what would never end, and nothing else: how long reading takes is for the growth of its steps to say. */
const endless = 1_200_000;

/** A script can be given a time, which a function cannot. */
function untilEndless(work: () => void): void {
  globals.fuzzBatch = work;
  batch.runInThisContext({ timeout: endless });
}

function runBatch(reader: Reader, first: number, count: number): void {
  let seed = first;
  try {
    untilEndless(() => {
      for (; seed < first + count; seed++) readOne(reader, seed);
    });
  } catch (error) {
    throw error instanceof Broken ? error : broken(reader, seed, String(error), reader.make(randomFrom(seed)));
  }
}

/** How many inputs there are for all readers together. */
export const inputsAsked = (usual: number): number => Number(process.env.DAYTILE_INPUTS ?? usual);

/** Now and then whoever runs the tests is listened to: a worker that is silent for minutes counts as lost. */
const listened = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export async function fuzz(
  reader: Reader,
  inputs: number,
  seed = usualSeed,
): Promise<{ inputs: number; seed: number }> {
  for (let done = 0; done < inputs; done += batchSize) {
    runBatch(reader, seed + done, Math.min(batchSize, inputs - done));
    await listened();
  }
  return { inputs, seed };
}

/** How many inputs each of some readers gets, so that there are this many in all. */
export function inputsFor(reader: Reader, readers: readonly Reader[], inputs: number): number {
  const all = readers.reduce((sum, { share }) => sum + share, 0);
  return Math.max(1, Math.ceil((inputs * reader.share) / all));
}
