/** What a server keeps, counts and lets through has bounds. */

import { expect, it } from "vitest";
import { appServer } from "../../src/server/app.js";
import { KeptAnswers } from "../../src/server/kept.js";
import { Metrics } from "../../src/server/metrics.js";
import { Rates } from "../../src/server/rate.js";
import { newService } from "../../src/server/server.js";

const answer = (bytes: number) => ({ body: new Uint8Array(bytes), type: "text/plain", tag: '"a"' });

it("answers are kept as long as there is room, those asked for last the longest", () => {
  const kept = new KeptAnswers(8 * 1000);
  for (let i = 0; i < 8; i++) kept.keep(`${i}`, answer(499));
  expect(kept.get("0")).toBeDefined();
  kept.keep("new", answer(497));
  expect([kept.get("0"), kept.get("1"), kept.get("new")].map((each) => each !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

it("an answer that would take the room of many isn't kept", () => {
  const kept = new KeptAnswers(8 * 1000);
  kept.keep("large", answer(1000));
  expect(kept.get("large")).toBe(undefined);
});

it("short answers take up room too, and so do their names", () => {
  const kept = new KeptAnswers(100_000);
  for (let i = 0; i < 1000; i++) kept.keep(`${i}`.padStart(1000), answer(1));
  const left = Array.from({ length: 1000 }, (_, i) => kept.get(`${i}`.padStart(1000))).filter((each) => each);
  expect(left.length).toBe(Math.floor(100_000 / 1501));
});

it("an address may ask a handful of times at once, and then now and then; others aren't held up", () => {
  const rates = new Rates({ perSecond: 2, burst: 3 });
  expect([0, 0, 0, 0].map((now) => rates.wait("a", now))).toEqual([0, 0, 0, 1]);
  expect(rates.wait("b", 0)).toBe(0);
  expect(rates.wait("a", 499)).toBe(1);
  expect(rates.wait("a", 1000)).toBe(0);
});

it("addresses are forgotten when there are too many of them", () => {
  const rates = new Rates({ perSecond: 1, burst: 1 });
  for (let i = 0; i <= 10_000; i++) rates.wait(`${i}`, 0);
  expect(rates.wait("0", 0)).toBe(0);
  expect(rates.wait("10000", 0)).toBe(1);
});

it("whoever has many addresses of IPv6 is one of those who ask", () => {
  const rates = new Rates({ perSecond: 1, burst: 1 });
  expect(["2001:db8::1", "2001:db8::2", "2001:DB8:0:0:5::9"].map((each) => rates.wait(each, 0))).toEqual([0, 1, 1]);
  expect(["2001:db8:0:1::1", "::ffff:1.2.3.4", "::ffff:1.2.3.5"].map((each) => rates.wait(each, 0))).toEqual([0, 0, 0]);
});

it("counts are written as Prometheus reads them", () => {
  const metrics = new Metrics({ things: { help: "Things.", value: () => 3 } });
  metrics.note("picture", 200, 0.01);
  metrics.note("picture", 200, 2);
  const text = metrics.text();
  expect(text).toContain('daytile_answers_total{route="picture",status="200"} 2\n');
  expect(text).toContain('daytile_answer_seconds_bucket{route="picture",le="0.02"} 1\n');
  expect(text).toContain('daytile_answer_seconds_bucket{route="picture",le="+Inf"} 2\n');
  expect(text).toContain("# TYPE daytile_things gauge\ndaytile_things 3\n");
});

it("who asks all the time is told to wait, and others aren't", async () => {
  const limits = {
    threads: 1,
    waiting: 1,
    timeLimit: 1,
    grace: 1,
    memory: 100,
    room: 800,
    rate: { perSecond: 1, burst: 2 },
  };
  const service = newService({ limits, now: () => new Date() });
  const app = appServer(new Map(), { service });
  const ask = (address: string) =>
    app.request("/api/v1", { headers: { host: "localhost" } }, { incoming: { socket: { remoteAddress: address } } });
  const answers = [await ask("1.2.3.4"), await ask("1.2.3.4"), await ask("1.2.3.4"), await ask("5.6.7.8")];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  expect(answers[2]?.headers.get("retry-after")).toBe("1");
});

it("what two people ask for is worked out once, and stopped only when both have left", async () => {
  const limits = {
    threads: 1,
    waiting: 1,
    timeLimit: 1,
    grace: 1,
    memory: 100,
    room: 800,
    rate: { perSecond: 1, burst: 1 },
  };
  const service = newService({ limits, now: () => new Date(2026, 11, 25) });
  const signals: AbortSignal[] = [];
  service.pool.answer = (_, __, left) =>
    new Promise((resolve) => {
      if (left !== undefined) signals.push(left);
      left?.addEventListener("abort", () => resolve("left"));
    });
  const people = [new AbortController(), new AbortController(), new AbortController()];
  const ask = (asker?: { signal: AbortSignal }) => service.answer({ want: "count" }, undefined, asker);
  const answers = people.slice(0, 2).map(ask);
  people[0]?.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  people[1]?.abort();
  void ask(people[2]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(await Promise.all(answers)).toEqual([1, 2].map(() => expect.objectContaining({ status: 499 })));
  // A calendar waits in nobody's name.
  void ask();
  expect(signals.length).toBe(2);
  people[2]?.abort();
  expect(signals[1]?.aborted).toBe(false);
});
