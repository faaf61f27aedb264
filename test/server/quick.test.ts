/** Answers that are kept, sent before the app is asked: the same as those the app sends, to the letter. */
// @module-tag thorough

import { type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { found } from "../../src/requests/outcome.js";
import type { LogEntry } from "../../src/server/log.js";
import { keptAnswer } from "../../src/server/pool/written.js";
import { appServer, KnownAddresses, listen, newLog, newService } from "../../src/server/server.js";

const host = "127.0.0.1";
const noRate = { perSecond: 1e9, burst: 1e9 };
const second = 1000;

/** Before the second midnight of the test, wherever the test runs. */
const evening = new Date(2026, 11, 24, 23, 59, 0);

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly isQuick: boolean;
}

/** A picture that tells its day, long enough to be worth compressing. */
const picture = (now: Date): string => `<svg>${String(now.getDate()).repeat(1000)}</svg>`;

async function start(rate = noRate) {
  const state = { now: evening, worked: 0, isQuick: false };
  const limits = { threads: 1, waiting: 1, timeLimit: 1, grace: 1, memory: 100, room: 1e6, rate };
  const service = newService({ limits, now: () => state.now });
  service.pool.answer = async (_, now) => {
    state.worked++;
    return found(keptAnswer(picture(now), "image/svg+xml"));
  };
  const entries: LogEntry[] = [];
  const onAnswer = (entry: LogEntry): void => void entries.push(entry);
  const known = new KnownAddresses(service, onAnswer);
  const app = appServer(new Map(), { service, known, onAnswer });
  const quick: KnownAddresses["quick"] = (incoming, outgoing) => {
    state.isQuick = known.quick(incoming, outgoing);
    return state.isQuick;
  };
  const listening = await listen(app, { host, port: 0 }, {}, { quick });
  onTestFinished(() => void listening.close());
  return { state, service, entries, listening };
}

type Started = Awaited<ReturnType<typeof start>>;

function ask({ listening, state }: Started, path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<Got>((resolve, reject) => {
    const asked = request({ host, port: listening.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _, ...others } = response.headers;
        resolve({
          status: response.statusCode,
          headers: others,
          body: Buffer.concat(chunks),
          isQuick: state.isQuick,
        });
      });
    });
    asked.on("error", reject).end();
  });
}

const browser = { "accept-encoding": "gzip, deflate" };

it.each([
  ["plain", "GET", {}, 200],
  ["compressed", "GET", browser, 200],
  ["as a head alone", "HEAD", browser, 200],
  ["as no news", "GET", { ...browser, "if-none-match": "*" }, 304],
])("comes %s just as it came the first time", async (_, method, headers, status) => {
  const server = await start();
  const first = await ask(server, "/today.svg", headers, method);
  // Whoever knows what there is asks for it once in vain, so that the address is known.
  await ask(server, "/today.svg");
  const again = await ask(server, "/today.svg", headers, method);
  expect([first.isQuick, again.isQuick, again.status]).toEqual([false, true, status]);
  expect(again).toEqual({ ...first, isQuick: true });
  expect(again.headers["x-content-type-options"]).toBe("nosniff");
  expect(server.state.worked).toBe(1);
});

it("is what was drawn, for those who read it compressed", async () => {
  const server = await start();
  await ask(server, "/today.svg");
  const { body, headers, isQuick } = await ask(server, "/today.svg", browser);
  expect([isQuick, headers["content-encoding"], headers.vary]).toEqual([true, "gzip", "accept-encoding"]);
  expect(gunzipSync(body).toString()).toBe(picture(evening));
});

it("is true until midnight and says so, every second anew", async () => {
  const server = await start();
  const seen = [];
  for (const seconds of [0, 1, 59, 60, 61]) {
    server.state.now = new Date(evening.getTime() + seconds * second);
    const { body, headers, isQuick } = await ask(server, "/today.svg");
    seen.push([isQuick, headers["cache-control"], body.toString().slice(5, 7)]);
  }
  expect(seen.slice(0, 4)).toEqual([
    [false, "public, max-age=59", "24"],
    [true, "public, max-age=58", "24"],
    [true, "public, max-age=0", "24"],
    [false, expect.stringMatching(/max-age=8\d{4}$/), "25"],
  ]);
  expect(seen[4]).toEqual([true, expect.stringMatching(/max-age=8\d{4}$/), "25"]);
  expect(server.state.worked).toBe(2);
});

it("is true again when a clock is put back", async () => {
  const server = await start();
  server.state.now = new Date(evening.getTime() + 61 * second);
  for (let i = 0; i < 2; i++) await ask(server, "/today.svg");
  server.state.now = evening;
  expect((await ask(server, "/today.svg")).body.toString()).toBe(picture(evening));
});

it("is for those who ask for exactly that, by a name of ours, and who don't ask too often", async () => {
  const server = await start({ perSecond: 0.001, burst: 4 });
  await ask(server, "/today.svg");
  expect((await ask(server, "/today.svg")).isQuick).toBe(true);
  const others = [
    await ask(server, "/today.svg", { host: "evil.example" }),
    await ask(server, "/today.svg", {}, "POST"),
    await ask(server, "/today.svg?theme=dark"),
    await ask(server, "/today.svg"),
  ];
  expect(others.map(({ status, isQuick }) => [status, isQuick])).toEqual([
    [421, false],
    [405, false],
    [200, false],
    [429, false],
  ]);
});

it("is counted and told like any other", async () => {
  const server = await start();
  for (let i = 0; i < 3; i++) await ask(server, "/today.svg?lang=de");
  await ask(server, "/today.svg?lang=de", { "if-none-match": "*" });
  const text = server.service.metrics.text();
  expect(text).toContain('daytile_answers_total{route="picture",status="200"} 3\n');
  expect(text).toContain('daytile_answers_total{route="picture",status="304"} 1\n');
  expect(text).toContain('daytile_answer_seconds_count{route="picture"} 4\n');
  expect(server.entries.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    ...Array(3).fill("GET /today.svg 200"),
    "GET /today.svg 304",
  ]);
});

it("lets go of clients once the server is told to end", async () => {
  const server = await start();
  await ask(server, "/today.svg");
  const [closed, last] = await Promise.all([server.listening.close(), ask(server, "/today.svg")]);
  expect([closed, last.headers.connection, last.isQuick]).toEqual([undefined, "close", false]);
});

it("a log writes together what came together", async () => {
  const written: string[] = [];
  const log = newLog(
    () => new Date(0),
    (text) => written.push(text),
  );
  const entry = { method: "GET", path: "/today.svg", status: 200, ms: 0.1 };
  log(entry);
  log({ ...entry, status: 304 });
  await new Promise((resolve) => setImmediate(resolve));
  log(entry);
  await new Promise((resolve) => setImmediate(resolve));
  const line = (status: number): string =>
    `{"time":"1970-01-01T00:00:00.000Z","method":"GET","path":"/today.svg","status":${status},"ms":0.1}\n`;
  expect(written).toEqual([line(200) + line(304), line(200)]);
});
