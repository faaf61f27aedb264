/** Turns the outcome of a test run into one closing line that people and machines can read. */

/** @import { Reporter, TestModule } from "vitest/node" */

/** @param {readonly TestModule[]} modules */
function countStates(modules) {
  const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  for (const module of modules) {
    for (const test of module.children.allTests()) counts[test.result().state]++;
  }
  return counts;
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
    const { passed, failed, skipped, pending } = countStates(modules);
    const broken = errors.length + modules.filter((module) => module.errors().length > 0).length;
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(1);
    const counts = `${passed} passed, ${failed} failed, ${skipped + pending} skipped, ${broken} errors`;
    // Written late, so that it stands below everything the other reporters say.
    setImmediate(() => console.log(`tests ${reason}: ${counts} in ${modules.length} files, ${seconds} s`));
  }
}
