/**
 * How many requests the server answers, beside a bare Hono that says hello, and what becomes of those that are too many.
 * With `--seconds 20` the last part takes that long instead of five minutes, and with `--seconds 0` it is left out.
 */

import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import autocannon from "autocannon";
import { Hono } from "hono";
import { median, table } from "./measure.mjs";

const { values } = parseArgs({ options: { hello: { type: "boolean" }, seconds: { type: "string", default: "300" } } });

/**
 * A process of its own, so that whoever asks doesn't share its thread.
 * @param {readonly string[]} args
 * @returns {Promise<{ origin: string, end(): void }>}
 */
function started(...args) {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve) => {
    let said = "";
    child.stdout.on("data", (text) => {
      said += text;
      const origin = /(http:\/\/[^\s/]+)\//.exec(said)?.[1];
      if (origin !== undefined) resolve({ origin, end: () => void child.kill("SIGKILL") });
    });
  });
}

/** Any day of two hundred years: hardly one comes up again, so hardly one is kept. */
function randomDay() {
  const [first, last] = [Date.UTC(1900, 0, 1), Date.UTC(2099, 11, 31)];
  return new Date(first + Math.random() * (last - first)).toISOString().slice(0, 10);
}

/** @param {(day: string) => string} path */
const anyDay = (path) => [
  {
    /** @param {object} request */
    setupRequest: (request) => ({ ...request, path: path(randomDay()) }),
  },
];

const seconds = 8;

/** How often both are asked, by turns: a machine has better and worse moments. */
const rounds = 3;

/** As every browser sends it. */
const headers = { "accept-encoding": "gzip, deflate, br" };

/**
 * @param {Partial<import("autocannon").Options> & { url: string }} options
 * @returns {Promise<number>} answers a second
 */
async function rate(options) {
  const { requests, non2xx, errors } = await autocannon({ connections: 20, duration: seconds, headers, ...options });
  if (non2xx + errors > 0) throw new Error(`${non2xx} refused, ${errors} lost: ${options.url}`);
  return requests.average;
}

/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString("en");

/**
 * @param {number[]} sorted
 * @param {number} share
 */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** @param {string} origin */
async function memory(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/memory_bytes (\d+)/.exec(text)?.[1]);
}

/** Solutions of a board with weekdays: work that no cache saves. @param {string} day */
const hardWork = (day) => `/api/v1/solutions?puzzle=weekday&date=${day}&limit=50`;

/** Whoever asks when the others have left. @param {string} origin */
async function nextOne(origin) {
  const start = performance.now();
  for (let refused = 0; ; refused++) {
    const { status } = await fetch(`${origin}${hardWork(randomDay())}`);
    const past = Math.round(performance.now() - start);
    if (status === 200) return `200 after ${past} ms${refused === 0 ? "" : ` and ${refused} refusals`}`;
  }
}

/**
 * @param {string} origin
 * @param {number} perSecond
 * @param {number} duration
 */
async function overload(origin, perSecond, duration) {
  /** @type {{ accepted: number[], refused: number[], others: number }} */
  const seen = { accepted: [], refused: [], others: 0 };
  /** @type {number[]} */
  const sizes = [];
  const watch = setInterval(async () => sizes.push(await memory(origin)), 1000);
  const run = autocannon({
    url: origin,
    connections: 200,
    overallRate: Math.round(perSecond),
    duration,
    requests: anyDay(hardWork),
  });
  run.on("response", (_client, status, _bytes, time) => {
    if (status === 200) seen.accepted.push(time);
    else if (status === 503) seen.refused.push(time);
    else seen.others++;
  });
  const { errors } = await run;
  clearInterval(watch);
  return { seen, sizes, errors, after: await nextOne(origin) };
}

/** The first seconds fill what is kept. @param {number[]} sizes */
function growth(sizes) {
  const part = Math.max(1, Math.floor(sizes.length / 4));
  const [early, late] = [sizes.slice(part, 2 * part), sizes.slice(-part)].map(median);
  return { early, late };
}

/** @param {number} bytes */
const megabytes = (bytes) => `${Math.round(bytes / 2 ** 20)} MB`;

/**
 * One after the other, both with the same clients.
 * @param {readonly string[]} urls
 * @returns {Promise<number[]>} the median of each
 */
async function byTurns(urls) {
  /** @type {number[][]} */
  const rates = urls.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, url] of urls.entries()) rates[i]?.push(await rate({ url }));
  }
  return rates.map(median);
}

/** @param {number} duration seconds of too much */
async function compare(duration) {
  const hello = await started(new URL(import.meta.url).pathname, "--hello");
  const bin = new URL("../dist/bin/daytile.cjs", import.meta.url).pathname;
  const server = await started(bin, "serve", "--port", "0", "--rate", "0");
  const { origin } = server;
  try {
    await fetch(`${origin}/today.svg`);
    const [bare = 0, picture = 0] = await byTurns([`${hello.origin}/`, `${origin}/today.svg`]);
    hello.end();
    const counts = await rate({ url: origin, requests: anyDay((day) => `/api/v1/count?date=${day}`) });
    const hard = await rate({ url: origin, connections: 4, requests: anyDay(hardWork) });
    const rows = [
      ["answers a second", "rate", "goal"],
      ["Hono alone, “hello”", whole(bare), ""],
      ["/today.svg, kept", whole(picture), whole(bare / 2)],
      ["counts of random dates", whole(counts), "300"],
      ["50 solutions of random dates with weekdays", whole(hard), ""],
    ];
    console.log(`\n${table(rows)}`);
    if (duration === 0) return;
    const { seen, sizes, errors, after } = await overload(origin, hard * 10, duration);
    const [accepted, refused] = [seen.accepted, seen.refused].map((times) => times.sort((a, b) => a - b));
    const { early, late } = growth(sizes);
    const millis = (/** @type {number} */ time) => `${Math.round(time)} ms`;
    const outcome = [
      [`ten times as many, for ${duration} s`, "", "goal"],
      ["accepted", whole(accepted.length), ""],
      ["accepted, p99", millis(quantile(accepted, 0.99)), "1000 ms"],
      ["sent away with 503", whole(refused.length), ""],
      ["sent away, median and p99", `${millis(median(refused))}, ${millis(quantile(refused, 0.99))}`, ""],
      ["other statuses, lost", `${seen.others}, ${errors}`, "0, 0"],
      ["memory early and late", `${megabytes(early)}, ${megabytes(late)}`, "flat"],
      ["then", after, "200"],
    ];
    console.log(`\n${table(outcome)}`);
  } finally {
    hello.end();
    server.end();
  }
}

if (values.hello) {
  const app = new Hono().get("/", (context) => context.text("hello"));
  serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => console.log(`http://127.0.0.1:${port}/`));
} else await compare(Number(values.seconds));
