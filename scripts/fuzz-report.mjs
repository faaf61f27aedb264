/** Turns what fuzzers tell about themselves into a table: how many inputs each reader saw, and from which seed on. */

/** @import { TestModule } from "vitest/node" */

/** @typedef {{ readonly reader: string, readonly inputs: number, readonly seed: number }} Fuzzed */

const inWords = (/** @type {number} */ count) => count.toLocaleString("en");

/** @param {readonly Fuzzed[]} fuzzed */
export function fuzzLines(fuzzed) {
  if (fuzzed.length === 0) return [];
  const all = { name: "all", count: fuzzed.reduce((sum, { inputs }) => sum + inputs, 0), from: "" };
  const rows = fuzzed.map(({ reader, inputs, seed }) => ({ name: reader, count: inputs, from: `  from seed ${seed}` }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = [...rows, all].map(
    ({ name, count, from }) => `  ${name.padEnd(width)} ${inWords(count).padStart(12)}${from}`,
  );
  return ["inputs read without a fault:", ...lines];
}

export default class FuzzReport {
  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests("passed")]);
    const fuzzed = tests.flatMap((test) => /** @type {{ fuzzed?: Fuzzed }} */ (test.meta()).fuzzed ?? []);
    for (const line of fuzzLines(fuzzed)) console.log(line);
  }
}
