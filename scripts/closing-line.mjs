/** Turns the outcome of a test run into one closing line that people and machines can read. */

import { remedy } from "./find-test-tools.mjs";
import { leftOut, missingTools, namedTags } from "./test-tools.mjs";

/** @import { Reporter, TestModule } from "vitest/node" */
/** @import { Tool } from "./test-tools.mjs" */

/** @param {readonly TestModule[]} modules */
const testsOf = (modules) => modules.flatMap((module) => [...module.children.allTests()]);

/** @param {ReturnType<typeof testsOf>} tests */
function countStates(tests) {
  const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  for (const test of tests) counts[test.result().state]++;
  return counts;
}

/**
 * A run that did less must not look like one that did everything, least of all where nobody has asked for less.
 * @param {readonly { readonly tags: readonly string[] }[]} skipped
 * @param {readonly string[]} names
 * @param {readonly Tool[]} missing those of the names that a command may bring
 */
export function leftOutWords(skipped, names, missing) {
  const counts = names.map((name, i) => {
    const earlier = names.slice(0, i);
    const its = skipped.filter(({ tags }) => tags.includes(name) && !earlier.some((other) => tags.includes(other)));
    return { name, count: its.length };
  });
  const words = (/** @type {(name: string) => boolean} */ belongs) =>
    counts.filter(({ name, count }) => count > 0 && belongs(name)).map(({ name, count }) => `${name} (${count})`);
  const isMissing = (/** @type {string} */ name) => missing.some((tool) => tool.name === name);
  const asked = words((name) => !isMissing(name)).join(", ");
  const lacking = words(isMissing).join(", ");
  const needed = missing.filter(({ name }) => skipped.some(({ tags }) => tags.includes(name)));
  return [
    asked && `; left out: ${asked}`,
    lacking && `; NOT RUN, because this machine lacks: ${lacking}. To get them: ${remedy(needed)}`,
  ].join("");
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

/**
 * @param {readonly TestModule[]} modules
 * @returns {string} what tests compared with nothing, where another browser had made it
 */
function notComparedWords(modules) {
  const notes = testsOf(modules).map((test) => /** @type {{ notCompared?: string }} */ (test.meta()).notCompared);
  const told = notes.filter((note) => note !== undefined);
  return told.length === 0 ? "" : `; pictures not compared (${told.length}): ${told[0]}`;
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
      missingTools().filter(({ name }) => !namedTags().includes(name)),
    );
    const flaky = flakyIn(modules);
    const notCompared = notComparedWords(modules);
    const end = `${flakyWords(flaky.length)}${notCompared}${without}`;
    const closing = `tests ${reason}: ${counts} in ${modules.length} files, ${seconds} s${end}`;
    // Nobody reads the log of a green run, but GitHub shows this beside it.
    if (process.env.GITHUB_ACTIONS && notCompared !== "") console.log(`::warning::${notCompared.slice(2)}`);
    // Written late, so that it is below everything the other reporters say.
    setImmediate(() => console.log([...flakyLines(flaky), closing].join("\n")));
  }
}
