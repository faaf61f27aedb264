/** Turns the outcome of a test run into one closing line that people and machines can read. */

import { leftOut } from "./test-tools.mjs";

/** @import { Reporter, TestModule } from "vitest/node" */

/** @param {readonly TestModule[]} modules */
const testsOf = (modules) => modules.flatMap((module) => [...module.children.allTests()]);

/** @param {ReturnType<typeof testsOf>} tests */
function countStates(tests) {
  const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  for (const test of tests) counts[test.result().state]++;
  return counts;
}

/**
 * What was left out by name is skipped, and says why: a run that did less must not look like one that did everything.
 * @param {readonly { readonly tags: readonly string[] }[]} skipped
 * @param {readonly string[]} names
 */
export function leftOutWords(skipped, names) {
  const counts = names.map((name, i) => {
    const earlier = names.slice(0, i);
    const its = skipped.filter(({ tags }) => tags.includes(name) && !earlier.some((other) => tags.includes(other)));
    return `${name} (${its.length})`;
  });
  return names.length === 0 ? "" : `; left out: ${counts.join(", ")}`;
}

/**
 * What passed only when it was tried again, one line for each: a machine that stutters may cost no run, and must not hide
 * anything either.
 * @param {readonly { readonly file: string, readonly name: string, readonly complaint: string }[]} tests
 */
export function flakyLines(tests) {
  return tests.map(({ file, name, complaint }) => `flaky: ${file} > ${name}: ${complaint.split("\n")[0]}`);
}

/** @param {number} count */
export const flakyWords = (count) => (count === 0 ? "" : `; passed at a second try: ${count}`);

/**
 * @param {readonly TestModule[]} modules
 * @returns {Parameters<typeof flakyLines>[0]}
 */
function flakyIn(modules) {
  const tests = testsOf(modules).filter((test) => test.diagnostic()?.flaky);
  return tests.map((test) => ({
    file: test.module.relativeModuleId,
    name: test.fullName,
    complaint: test.result().errors?.[0]?.message ?? "",
  }));
}

/** @implements {Reporter} */
export default class ClosingLine {
  #start = performance.now();

  onTestRunStart() {
    this.#start = performance.now();
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly unknown[]} errors
   * @param {string} reason
   */
  onTestRunEnd(modules, errors, reason) {
    const tests = testsOf(modules);
    const { passed, failed, skipped, pending } = countStates(tests);
    const broken = errors.length + modules.filter((module) => module.errors().length > 0).length;
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(1);
    const counts = `${passed} passed, ${failed} failed, ${skipped + pending} skipped, ${broken} errors`;
    const without = leftOutWords(
      tests.filter((test) => test.result().state === "skipped").map((test) => ({ tags: test.tags })),
      leftOut(),
    );
    const flaky = flakyIn(modules);
    const end = `${without}${flakyWords(flaky.length)}`;
    const closing = `tests ${reason}: ${counts} in ${modules.length} files, ${seconds} s${end}`;
    // Written late, so that it is below everything the other reporters say.
    setImmediate(() => console.log([...flakyLines(flaky), closing].join("\n")));
  }
}
