/**
 * Turns Stryker's questions about mutants into questions to one vitest worker that keeps all tests loaded.
 *
 * Stryker's own runner for vitest starts every test file anew for every mutant, which takes a second at best. Here a
 * mutant costs no more than the tests that are run until one of them notices it.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { BroadcastChannel } from "node:worker_threads";
import { createVitest } from "vitest/node";

const testsFile = join(dirname(fileURLToPath(import.meta.url)), "mutants-tests.mjs");

/** Stryker's helpers keep their state in their own global; these ask the worker, which counts steps as well. */
const helpers = `
function stryMutAct_9fa48(id) { return globalThis.daytileMutants.isActive(id); }
function stryCov_9fa48() { globalThis.daytileMutants.cover(arguments); }`;

/** By number: the file of each mutant. Stryker tells nobody how many there are, but the code has them all. */
/** @type {string[]} */
const fileOfMutant = [];

const redirect = {
  name: "daytile-mutants",
  /**
   * @param {string} code
   * @param {string} file
   */
  transform(code, file) {
    if (!code.includes("function stryMutAct_9fa48(")) return undefined;
    for (const [, id] of code.matchAll(/stryMutAct_9fa48\("(\d+)"\)/g)) fileOfMutant[Number(id)] = file;
    const body = code.replace(/function (stryMutAct|stryCov)_9fa48\(/g, "function $1_unused(");
    return `globalThis.daytileMutants.enter();${body}${helpers}\nglobalThis.daytileMutants.leave();`;
  },
};

/** Which of how many equal parts of the mutants is judged. */
const [part = 1, parts = 1] = (process.env.DAYTILE_MUTANTS_SAMPLE ?? "1/1").split("/").map(Number);

/** Parts of the names of test files, if not all are asked. */
const chosen = (process.env.DAYTILE_MUTANTS_TESTS ?? "").split(",").filter((part) => part !== "");

/** Evenly, but without a pattern (Knuth's multiplicative hash). @param {number} id */
const inSample = (id) => Math.floor((((id * 2654435761) % 2 ** 32) / 2 ** 32) * parts) === part - 1;

/**
 * Stryker counts what no test reaches without asking anybody, and ignores what is reached by loading alone. So mutants
 * outside the sample are said to be reached like that: the share is then of the sample, whatever became of its mutants.
 * @param {{ static: Record<string, number>, perTest: Record<string, Record<string, number>> }} coverage
 */
function ofSample({ static: loading, perTest }) {
  const others = [...fileOfMutant.keys()].filter((id) => !inSample(id));
  const entries = Object.entries(perTest).map(([test, ids]) => [test, sampled(ids)]);
  return {
    static: { ...loading, ...Object.fromEntries(others.map((id) => [id, 1])) },
    perTest: Object.fromEntries(entries),
  };
}

/** @param {Record<string, number>} ids */
const sampled = (ids) => Object.fromEntries(Object.entries(ids).filter(([id]) => inSample(Number(id))));

/**
 * By file: how many mutants no test reaches, the most first. Of all mutants, not only of a sample.
 * @param {{ static: Record<string, number>, perTest: Record<string, Record<string, number>> }} coverage
 */
function unreached({ static: loading, perTest }) {
  const reached = new Set(Object.keys(loading));
  for (const ids of Object.values(perTest)) for (const id in ids) reached.add(id);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [id, file] of fileOfMutant.entries())
    if (file !== undefined && !reached.has(String(id))) counts.set(file, (counts.get(file) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  return byCount.map(([file, count]) => `${file.replace(/^.*\/src\//, "src/")}: ${count}`);
}

/** What the dry run found, for the workers that didn't make it; in the sandbox, which Stryker removes. */
const trialsFile = "daytile-trials.json";

/**
 * What takes no steps is found by the time it takes: of the processor, because a busy machine isn't the mutant's fault.
 * This many seconds, and this many times what the test took before.
 */
const patience = { seconds: 15, times: 3 };

/** What waits for something that never comes takes no time of the processor at all: hardly any for this many seconds. */
const idle = { seconds: 60, processor: 0.5 };

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Of a mutant that was found to be endless, for the worker that replaces the one that hangs. @param {string} mutant */
const endlessFile = (mutant) => `daytile-endless-${mutant}`;

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
  #starts = 0;
  #deadline = 0;
  #statusOfFault = status.failed;
  #log;

  /** @param {{ warn: (line: string) => void, info: (line: string) => void }} log */
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
    if (existsSync(trialsFile))
      await this.#ask({ ask: "recall", trials: JSON.parse(readFileSync(trialsFile, "utf8")) });
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
      this.channel.onmessage = ({ data }) => {
        if ("begun" in data) this.#deadline = processorSeconds() + patience.seconds + patience.times * data.begun;
        if ("answer" in data) resolve(data.answer);
      };
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
    writeFileSync(trialsFile, JSON.stringify(trials));
    this.#leaveOut(trials, coverage.perTest);
    for (const line of unreached(coverage)) this.#log.info(`not reached: ${line}`);
    const tests = trials.map((/** @type {Trial} */ { id, file, time, fault }) => {
      const found =
        fault === undefined ? { status: status.passed } : { status: this.#statusOfFault, failureMessage: fault };
      return { id, name: id, fileName: file, timeSpentMs: time, ...found };
    });
    return { status: "complete", tests, mutantCoverage: ofSample(coverage) };
  }

  /**
   * Few tests can't cope with instrumented code, such as those that count its steps; if many fail, something is wrong.
   * @param {Trial[]} trials
   * @param {Record<string, object>} coverageByTest
   */
  #leaveOut(trials, coverageByTest) {
    const failed = trials.filter(({ fault }) => fault !== undefined);
    this.#statusOfFault = failed.length > maxLeftOut ? status.failed : status.skipped;
    for (const { id, fault } of failed) {
      this.#log.warn(`left out: ${id}: ${fault?.split("\n")[0]}`);
      delete coverageByTest[id];
    }
  }

  /** @param {{ activeMutant: ActiveMutant, testFilter?: string[], sandboxFileName: string }} options */
  async mutantRun({ activeMutant, testFilter = [], sandboxFileName }) {
    const { id } = activeMutant;
    if (existsSync(endlessFile(id))) return { status: "timeout", reason: readFileSync(endlessFile(id), "utf8") };
    const folder = dirname(sandboxFileName).replace(/^.*\/src\//, "");
    const question = { ask: "mutantRun", mutant: id, ids: testFilter, folder };
    const answer = await this.#askInTime(question);
    const isSure = !answer.inDoubt;
    if (!isSure) await this.#restart();
    const result = resultOf(isSure ? answer : await this.#askInTime({ ...question, isFresh: true }));
    // A whole run takes hours: who waits can begin to read.
    if (result.status === "survived") this.#log.info(`survived: ${placeOf(activeMutant)}`);
    return result;
  }

  /**
   * A worker that hangs can't be asked to stop: Stryker replaces the whole process, and asks again.
   * @param {{ mutant: string, isFresh?: boolean }} question
   */
  async #askInTime(question) {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    this.#deadline = processorSeconds() + patience.seconds;
    /** @type {number[]} */
    const seen = [];
    const endless = new Promise((_, reject) => {
      timer = setInterval(() => {
        seen.push(processorSeconds());
        const isIdle = processorSeconds() - (seen[seen.length - idle.seconds] ?? 0) < idle.processor;
        if (processorSeconds() < this.#deadline && !isIdle) return;
        writeFileSync(endlessFile(question.mutant), "too much time");
        reject(new Error("a mutant is endless"));
      }, 1000);
    });
    try {
      return await Promise.race([this.#ask(question), endless]);
    } finally {
      clearInterval(timer);
    }
  }

  async #restart() {
    await this.dispose();
    await this.init();
  }

  async dispose() {
    this.channel.postMessage({ ask: "close" });
    await this.running;
    await this.vitest?.close();
    this.channel.close();
  }
}

/** @typedef {{ id: string, fileName: string, location: { start: { line: number } }, replacement: string }} ActiveMutant */

/** @param {ActiveMutant} mutant */
const placeOf = ({ fileName, location, replacement }) =>
  `${relative(process.cwd(), fileName).replace(/^(\.\.\/)+/, "")}:${location.start.line + 1} ${replacement}`;

/** @param {{ status: string, id: string, count: number, reason: string }} answer */
function resultOf({ status, id, count, reason }) {
  if (status === "killed") return { status, killedBy: [id], failureMessage: reason, nrOfTests: count };
  return status === "timeout" ? { status, reason: `${reason}: ${id}` } : { status, nrOfTests: count };
}

/** @param {{ warn: (line: string) => void, info: (line: string) => void }} log */
const newRunner = (log) => new MutantRunner(log);
newRunner.inject = ["logger"];

export const strykerPlugins = [{ kind: "TestRunner", name: "daytile", factory: newRunner }];
