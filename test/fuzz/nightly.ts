/** From a group of readers to tests with their share of ten million inputs; `DAYTILE_INPUTS=20000` makes it fewer. */

import { it } from "vitest";
import type { Reader } from "./reader.js";
import { readers } from "./readers.js";
import { fuzz, inputsAsked, inputsFor } from "./run.js";

/** What a test tells the reporter that adds up the inputs. */
declare module "vitest" {
  interface TaskMeta {
    fuzzed?: { reader: string; inputs: number; seed: number };
  }
}

/** Half a day: the tests end by themselves, and a busy machine isn't the code's fault. */
const timeout = 43_200_000;

export function fuzzAll(group: readonly Reader[]): void {
  it.for(group.map((reader) => [reader.name, reader] as const))("%s", { timeout }, async ([name, reader], { task }) => {
    const fuzzed = await fuzz(reader, inputsFor(reader, readers, inputsAsked(10_000_000)));
    task.meta.fuzzed = { reader: name, ...fuzzed };
  });
}
