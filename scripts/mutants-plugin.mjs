/**
 * Turns Stryker's questions about mutants into questions to one vitest worker that keeps all tests loaded.
 *
 * Stryker's own runner for vitest starts every test file anew for every mutant, which takes a second at best. Here a
 * mutant costs no more than the tests that are run until one of them notices it.
 */

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BroadcastChannel } from "node:worker_threads";
import { createVitest } from "vitest/node";

const testsFile = join(dirname(fileURLToPath(import.meta.url)), "mutants-tests.mjs");

/** Stryker's helpers keep their state in their own global; these ask the worker, which counts steps as well. */
const helpers = `
function stryMutAct_9fa48(id) { return globalThis.daytileMutants.isActive(id); }
function stryCov_9fa48() { globalThis.daytileMutants.cover(arguments); }`;

const redirect = {
  name: "daytile-mutants",
  /** @param {string} code */
  transform(code) {
    if (!code.includes("function stryMutAct_9fa48(")) return undefined;
    const body = code.replace(/function (stryMutAct|stryCov)_9fa48\(/g, "function $1_unused(");
    return `globalThis.daytileMutants.enter();${body}${helpers}\nglobalThis.daytileMutants.leave();`;
  },
};

/** One in this many mutants is judged, chosen evenly but without a pattern (Knuth's multiplicative hash). */
const sample = Number(process.env.DAYTILE_MUTANTS_SAMPLE ?? 1);

/** Parts of the names of test files, if not all are asked. */
const chosen = (process.env.DAYTILE_MUTANTS_TESTS ?? "").split(",").filter((part) => part !== "");

/** @param {string} id */
const inSample = (id) => (Number(id) * 2654435761) % 2 ** 32 < 2 ** 32 / sample;

/** @typedef {import("./mutants-tests.mjs").Trial} Trial */

/** How many tests may fail in instrumented code. */
const maxLeftOut = 10;

/** Stryker's numbers for what became of a test. */
const status = { passed: 0, failed: 1, skipped: 2 };

class MutantRunner {
  /** @type {import("vitest/node").Vitest | undefined} */
  vitest;
  /** @type {Promise<unknown> | undefined} */
  running;
  channel = new BroadcastChannel("daytile-mutants");
  /** @type {Trial[]} */
  #trials = [];
  #starts = 0;
  #statusOfFault = status.failed;
  #log;

  /** @param {{ warn: (line: string) => void }} log */
  constructor(log) {
    this.#log = log;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    Object.assign(process.env, { NODE_ENV: "test", VITEST: "1" });
    this.channel.close();
    process.env.DAYTILE_MUTANTS_CHANNEL = `daytile-mutants-${process.pid}-${++this.#starts}`;
    this.channel = new BroadcastChannel(process.env.DAYTILE_MUTANTS_CHANNEL);
    const ready = this.#answer();
    await this.#start();
    const ended = this.running?.then(() => Promise.reject(new Error("the tests could not be loaded")));
    await Promise.race([ready, ended]);
  }

  async #start() {
    const options = { config: "vitest.mutants.config.ts", runner: testsFile, pool: "threads", maxWorkers: 1 };
    const quiet = { watch: false, reporters: [{}], onConsoleLog: () => false };
    this.vitest = await createVitest("test", { ...options, ...quiet }, { plugins: [redirect] });
    const files = await this.vitest.globTestSpecifications(chosen.length === 0 ? undefined : chosen);
    process.env.DAYTILE_MUTANTS_FILES = `${files.length}`;
    this.running = this.vitest.runTestSpecifications(files);
  }

  /** @returns {Promise<any>} */
  #answer() {
    return new Promise((resolve) => {
      this.channel.onmessage = (event) => "answer" in event.data && resolve(event.data.answer);
    });
  }

  /** @param {object} question */
  #ask(question) {
    const answer = this.#answer();
    this.channel.postMessage(question);
    return answer;
  }

  async dryRun() {
    const { trials, coverage } = await this.#ask({ ask: "dryRun" });
    this.#trials = trials;
    this.#leaveOut(coverage.perTest);
    const tests = this.#trials.map(({ id, file, time, fault }) => {
      const found =
        fault === undefined ? { status: status.passed } : { status: this.#statusOfFault, failureMessage: fault };
      return { id, name: id, fileName: file, timeSpentMs: time, ...found };
    });
    return { status: "complete", tests, mutantCoverage: coverage };
  }

  /**
   * Few tests can't cope with instrumented code, such as those that count its steps; if many fail, something is wrong.
   * @param {Record<string, object>} coverageByTest
   */
  #leaveOut(coverageByTest) {
    const failed = this.#trials.filter(({ fault }) => fault !== undefined);
    this.#statusOfFault = failed.length > maxLeftOut ? status.failed : status.skipped;
    for (const { id, fault } of failed) {
      this.#log.warn(`left out: ${id}: ${fault?.split("\n")[0]}`);
      delete coverageByTest[id];
    }
  }

  /** @param {{ activeMutant: { id: string }, testFilter?: string[], sandboxFileName: string }} options */
  async mutantRun({ activeMutant: { id }, testFilter = [], sandboxFileName }) {
    if (!inSample(id)) return { status: "error", errorMessage: "not in the sample" };
    const folder = dirname(sandboxFileName).replace(/^.*\/src\//, "");
    const question = { ask: "mutantRun", mutant: id, ids: testFilter, folder };
    const answer = await this.#ask(question);
    if (!answer.inDoubt) return resultOf(answer);
    await this.#restart();
    return resultOf(await this.#ask({ ...question, isFresh: true }));
  }

  async #restart() {
    await this.dispose();
    await this.init();
    await this.#ask({ ask: "recall", trials: this.#trials });
  }

  async dispose() {
    this.channel.postMessage({ ask: "close" });
    await this.running;
    await this.vitest?.close();
    this.channel.close();
  }
}

/** @param {{ status: string, id: string, count: number, reason: string }} answer */
function resultOf({ status, id, count, reason }) {
  if (status === "killed") return { status, killedBy: [id], failureMessage: reason, nrOfTests: count };
  return status === "timeout" ? { status, reason: `${reason}: ${id}` } : { status, nrOfTests: count };
}

/** @param {{ warn: (line: string) => void }} log */
const newRunner = (log) => new MutantRunner(log);
newRunner.inject = ["logger"];

export const strykerPlugins = [{ kind: "TestRunner", name: "daytile", factory: newRunner }];
