/**
 * Turns the tests of one vitest worker into functions that stay loaded, so that a mutant is judged in milliseconds.
 *
 * It is vitest's runner in `npm run mutants`. Vitest collects all tests, then hands over; from there on the questions
 * come from `scripts/mutants-plugin.mjs`, on the other side of the channel.
 */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { BroadcastChannel } from "node:worker_threads";
import { expect, TestRunner } from "vitest";

/** @import { RunnerTestCase as Test, RunnerTestFile as File, RunnerTestSuite as Suite } from "vitest" */
/** @typedef {Test & { onFinished?: ((context: Test["context"]) => unknown)[] | undefined }} Carrier */
/** @typedef {{ test: Test, steps?: number, time: number }} Known */
/** @typedef {{ id: string, file: string, steps: number, time: number, fault: string | undefined }} Trial */

/** A test that takes this many times its usual steps under a mutant is taken for endless; a long one sooner. */
const patience = { few: 10, many: 2 };
const leastSteps = 200_000;
const manySteps = 1_000_000;

/** @param {number} usual */
const stepsAllowed = (usual) =>
  Math.max(leastSteps, usual * patience.many + Math.min(manySteps, usual * (patience.few - patience.many)));

/** A mutant that all tests of its own folder and this many others don't notice has survived; few more would notice it. */
const maxOthers = 300;
/** Tests that would make it more steps in all are left out: they'd take most of the night, and notice little more. */
const maxStepsInAll = 100_000_000;

const state = {
  /** @type {string | undefined} */
  active: undefined,
  steps: 0,
  maxSteps: Number.POSITIVE_INFINITY,
  /** @type {Record<string, number> | undefined} */
  covered: {},
  /** How many modules are just being loaded, one because of the other. */
  loading: 0,
  /** Whether all modules have been loaded once. */
  isLoaded: false,
};

/** What instrumented code calls, at every place where it can be changed. */
const places = {
  /** @param {string} id */
  isActive(id) {
    if (++state.steps > state.maxSteps) throw new Error("too many steps");
    return state.active === id;
  },
  /** At both ends of a module. */
  enter() {
    state.loading++;
  },
  leave() {
    state.loading--;
  },
  /**
   * A place passes the same ids every time, so the first of them tells. What a test loads once more is no matter of its
   * own: its tables were made before, and no mutant changes those.
   * @param {ArrayLike<string>} ids
   */
  cover(ids) {
    if (state.loading > 0 && state.isLoaded) return;
    if (state.covered === undefined || /** @type {string} */ (ids[0]) in state.covered) return;
    for (const id of Array.from(ids)) state.covered[id] = 1;
  },
};
Object.assign(globalThis, { daytileMutants: places });

let testFile = "";

/** Vitest's own knows the files of tests that it runs itself. */
expect.extend({
  toMatchFileSnapshot(received, path) {
    const pass = readFileSync(join(dirname(testFile), path), "utf8") === received;
    return { pass, message: () => `${path} differs` };
  },
});

/** @param {Test} test */
const idOf = (test) => `${relative(process.cwd(), test.file.filepath)}#${test.fullName}`;

/**
 * @param {Suite} suite
 * @returns {Test[]}
 */
const testsIn = (suite) => suite.tasks.flatMap((task) => (task.type === "suite" ? testsIn(task) : [task]));

/**
 * From the file inwards.
 * @param {Test} test
 * @returns {Suite[]}
 */
function suitesOf(test) {
  const suites = [];
  for (let suite = test.suite; suite && suite !== test.file; suite = suite.suite) suites.unshift(suite);
  return [test.file, ...suites];
}

/**
 * @param {Test} test
 * @param {"beforeEach" | "afterEach"} when
 */
const hooksOf = (test, when) => suitesOf(test).flatMap((suite) => TestRunner.getSuiteHooks(suite)[when]);

/** Suites for which everything is prepared. */
const prepared = new WeakSet();

/** @param {Test} test */
async function prepare(test) {
  for (const suite of suitesOf(test)) {
    if (prepared.has(suite)) continue;
    prepared.add(suite);
    for (const hook of TestRunner.getSuiteHooks(suite).beforeAll) await hook(suite);
  }
}

/**
 * How often a file has come up before.
 * @param {Record<string, number>} seen
 * @param {string} file
 */
function roundOf(seen, file) {
  const before = seen[file] ?? 0;
  seen[file] = before + 1;
  return before;
}

let filesLeft = Number(process.env.DAYTILE_MUTANTS_FILES);

export default class MutantTests extends TestRunner {
  /** @type {Map<string, Known>} */
  known = new Map();
  /** @type {Test | undefined} */
  carrier;
  isSpoiled = false;
  /** @type {BroadcastChannel | undefined} */
  channel;

  /**
   * Notes all tests, and lets vitest run no more than one, of the last file: meanwhile the others are run here.
   * @param {File[]} files
   */
  onBeforeRunFiles(files) {
    const tests = files.flatMap(testsIn).filter(({ mode }) => mode === "run" || mode === "queued");
    for (const test of tests) this.note(test, idOf(test));
    filesLeft -= files.length;
    for (const test of tests.slice(filesLeft === 0 ? 1 : 0)) test.mode = "skip";
  }

  /**
   * Tests may bear the same name.
   * @param {Test} test
   * @param {string} id
   */
  note(test, id) {
    if (this.known.has(id)) this.note(test, `${id}'`);
    else this.known.set(id, { test, time: 0 });
  }

  /** @param {Test} carrier */
  async runTask(carrier) {
    this.carrier = carrier;
    await this.listen();
  }

  /** @param {Test} test */
  async run(test) {
    testFile = test.file.filepath;
    try {
      await prepare(test);
      for (const hook of hooksOf(test, "beforeEach")) await hook(test.context, test.file);
      await TestRunner.getTestFn(test)();
    } finally {
      for (const hook of hooksOf(test, "afterEach").reverse()) await hook(test.context, test.file);
      await this.finish();
    }
  }

  /** What a test wants done at its end, it told the test that vitest takes for the current one. */
  async finish() {
    const carrier = /** @type {Carrier} */ (this.carrier);
    for (const hook of carrier.onFinished?.reverse() ?? []) await hook(carrier.context);
    carrier.onFinished = undefined;
  }

  /**
   * @param {Test} test
   * @returns {Promise<string | undefined>} what is wrong, if anything
   */
  async faultOf(test) {
    state.steps = 0;
    try {
      await this.run(test);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Every test once, with nothing changed: what it reaches, and what it takes. */
  async dryRun() {
    const trials = [];
    const loading = await this.loadAll();
    /** @type {Record<string, Record<string, number>>} */
    const perTest = {};
    for (const [id, known] of this.known) {
      state.covered = perTest[id] = {};
      const start = performance.now();
      const fault = await this.faultOf(known.test);
      known.steps = state.steps;
      known.time = performance.now() - start;
      trials.push({ id, file: known.test.file.filepath, steps: state.steps, time: known.time, fault });
    }
    state.covered = undefined;
    return { trials, coverage: { static: loading, perTest } };
  }

  /** Loads what tests load late, too: what is reached then can't be changed any more by the time a mutant is tried. */
  async loadAll() {
    const loading = state.covered ?? {};
    for (const folder of ["src/core", "src/requests"]) {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      const modules = files.filter((file) => file.endsWith(".ts") && !file.includes("/assembly/"));
      for (const file of modules) await this.importFile(join(process.cwd(), folder, file), "collect");
    }
    state.isLoaded = true;
    return loading;
  }

  /**
   * What a dry run found, in a worker that didn't make it.
   * @param {{ trials: Trial[] }} question
   */
  recall({ trials }) {
    for (const { id, steps, time } of trials) Object.assign(this.known.get(id) ?? {}, { steps, time });
  }

  /**
   * The tests of the mutant's own folder first, the quickest of them first. Then others, one of every file, then another
   * one of every file: what one test of a file doesn't notice, the next one seldom does.
   * @param {string[]} ids
   * @param {string} folder
   */
  inOrder(ids, folder) {
    const time = (/** @type {string} */ id) => this.known.get(id)?.time ?? 0;
    const byTime = ids.toSorted((a, b) => time(a) - time(b));
    const own = byTime.filter((id) => id.startsWith(`test/${folder}/`));
    const others = byTime.filter((id) => !id.startsWith(`test/${folder}/`));
    /** @type {Record<string, number>} */
    const seen = {};
    const round = new Map(others.map((id) => [id, roundOf(seen, id.slice(0, id.indexOf("#")))]));
    const nextRound = others.toSorted((a, b) => (round.get(a) ?? 0) - (round.get(b) ?? 0));
    let steps = 0;
    return [...own, ...nextRound.slice(0, maxOthers)].filter((id) => {
      const isAsked = steps + (this.known.get(id)?.steps ?? 0) <= maxStepsInAll;
      if (isAsked) steps += this.known.get(id)?.steps ?? 0;
      return isAsked;
    });
  }

  /**
   * In a worker that took another one's place, nothing is known from a dry run.
   * @param {Known} known
   */
  async usualSteps(known) {
    if (known.steps === undefined) {
      await this.faultOf(known.test);
      known.steps = state.steps;
    }
    return known.steps;
  }

  /**
   * Whether a test notices a mutant. What the code remembers may have been spoiled by an earlier one; once that is known
   * to happen, a test is asked without a mutant first, and says nothing if it fails then.
   * @param {Known} known
   * @param {string} mutant
   * @returns {Promise<{ status: "killed" | "timeout" | "survived" | "spoiled", reason?: string }>}
   */
  async noticed(known, mutant) {
    const { test } = known;
    if (this.isSpoiled && (await this.faultOf(test)) !== undefined) return { status: "spoiled" };
    const usual = await this.usualSteps(known);
    this.channel?.postMessage({ begun: known.time / 1000 });
    state.active = mutant;
    state.maxSteps = stepsAllowed(usual);
    const reason = await this.faultOf(test);
    const isEndless = state.steps > state.maxSteps;
    state.active = undefined;
    state.maxSteps = Number.POSITIVE_INFINITY;
    if (isEndless) return { status: "timeout", reason: "too many steps" };
    return reason === undefined ? { status: "survived" } : { status: "killed", reason };
  }

  /**
   * Asks one test after the other. In doubt the question has to be asked again, in a fresh worker: where a test fails
   * afterwards as well, or none notices the mutant and some are spoiled.
   * @param {{ mutant: string, ids: string[], folder: string, isFresh: boolean }} question
   */
  async mutantRun({ mutant, ids, folder, isFresh }) {
    let inDoubt = false;
    const asked = this.inOrder(ids, folder);
    for (const [i, id] of asked.entries()) {
      const known = this.known.get(id);
      const { status, reason } = known ? await this.noticed(known, mutant) : { status: "survived" };
      if (status === "spoiled") inDoubt = true;
      if (known && (status === "killed" || status === "timeout"))
        return { status, reason, id, count: i + 1, inDoubt: (await this.checkAfter(known)) && !isFresh };
    }
    return { status: "survived", count: asked.length, inDoubt: inDoubt && !isFresh };
  }

  /**
   * @param {Known} known
   * @returns {Promise<boolean>} whether the test fails though nothing had seemed spoiled before
   */
  async checkAfter({ test }) {
    if (this.isSpoiled || (await this.faultOf(test)) === undefined) return false;
    this.isSpoiled = true;
    return true;
  }

  listen() {
    const channel = new BroadcastChannel(process.env.DAYTILE_MUTANTS_CHANNEL ?? "");
    this.channel = channel;
    return new Promise((resolve) => {
      channel.onmessage = async (event) => {
        const { data } = /** @type {{ data: any }} */ (event);
        if (data.ask === "close") resolve(channel.close());
        if (data.ask === "dryRun") channel.postMessage({ answer: await this.dryRun() });
        if (data.ask === "recall") channel.postMessage({ answer: this.recall(data) });
        if (data.ask === "mutantRun") channel.postMessage({ answer: await this.mutantRun(data) });
      };
      channel.postMessage({ answer: "ready" });
    });
  }
}
