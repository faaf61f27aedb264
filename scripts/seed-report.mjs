/** Turns a run with new random values into what is needed to have the same ones again: their seed, and a command for each test that failed. */

/** @import { Reporter, TestCase, TestModule } from "vitest/node" */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * The names of a test and its suites as vitest's `-t` looks for them: an expression, with blanks between the names.
 * @param {TestCase} test
 */
function patternOf(test) {
  /** @type {string[]} */
  const names = [];
  for (let each = /** @type {TestCase["parent"] | TestCase} */ (test); each.type !== "module"; each = each.parent)
    names.unshift(each.name);
  return `^${names.join(" ").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
}

/**
 * A file of which no test failed can't be loaded, or fails before its tests or after them.
 * @param {TestModule} module
 * @param {string} seed
 */
function commandsFor(module, seed) {
  const command = `DAYTILE_SEED=${seed} npx vitest run --config vitest.nightly.config.ts ${module.relativeModuleId}`;
  const failed = [...module.children.allTests("failed")];
  return failed.length === 0 ? [command] : failed.map((test) => `${command} -t ${quoted(patternOf(test))}`);
}

/** @implements {Reporter} */
export default class SeedReport {
  #seed = process.env.DAYTILE_SEED ?? "";

  onTestRunStart() {
    console.log(`random values from seed ${this.#seed}`);
  }

  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const commands = modules.filter((each) => !each.ok()).flatMap((module) => commandsFor(module, this.#seed));
    const failed = commands.length === 0 ? "" : "; what failed fails again with";
    console.log([`random values were from seed ${this.#seed}${failed}`, ...commands].join("\n  "));
  }
}
