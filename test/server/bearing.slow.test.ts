/** The server under those who ask too much, too often or nonsense: it goes on answering everybody else. */
// @module-tag unix

import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { randomFrom } from "../../src/core/solver/shuffle.js";
import { root } from "../frame/files.js";
import { seed } from "../support/runs.js";
import { type Served, served, startServer } from "./served.js";

/** Forty-five dominoes on ninety cells: nobody looks at all ways one by one, and the best of them takes that. */
const endless = JSON.stringify({
  want: "solutions",
  prefer: "most-joints",
  puzzle: {
    id: "large",
    title: "Large",
    board: Array(9).fill("* * * * * * * * * *").join("\n"),
    pieces: { D: ["##"] },
    copies: { D: 45 },
  },
});

const ask = ({ origin }: Served, body: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${origin}/api/v1/ask`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
    ...(signal === undefined ? {} : { signal }),
  });

const count = async ({ origin }: Served, date = "2026-12-25"): Promise<number> =>
  ((await (await fetch(`${origin}/api/v1/count?date=${date}`)).json()) as { count: number }).count;

/** On a connection that nobody else uses: one that is about to be closed isn't an answer. */
const statusOf = async (address: string): Promise<number> =>
  (await fetch(address, { headers: { connection: "close" } })).status;

/** So many targets, each with one solution, that the list of them all is longer than anybody wants to read. */
function longList(): string {
  const letters = ["a", "b", "c", "d"];
  const rows = letters.map((letter) => Array.from({ length: 16 }, (_, i) => `${letter}${letter}${i}`));
  const puzzle = {
    id: "long",
    title: "Long",
    board: rows.map((row) => row.join(" ")).join("\n"),
    fields: Object.fromEntries(letters.map((letter, i) => [`f${letter}`, rows[i]])),
    pieces: { M: ["#"] },
    copies: { M: 60 },
  };
  return JSON.stringify({ want: "year", puzzle });
}

describe("a thread of the server", () => {
  it.each([
    ["has an end to its answers", 512],
    ["has an end to its memory, after which others are answered", 24],
  ])("%s", async (_, memory) => {
    const { RequestPool } = (await import(
      pathToFileURL(join(root, "dist/server/pool/request-pool.js")).href
    )) as typeof import("../../src/server/pool/request-pool.js");
    const faults: string[] = [];
    const limits = { threads: 1, waiting: 9, timeLimit: 120_000, grace: 500, memory };
    const pool = new RequestPool(limits, (fault) => faults.push(fault));
    onTestFinished(() => pool.close());
    expect(await pool.answer(JSON.parse(longList()), new Date())).toBe("too large");
    const next = await pool.answer({ want: "count", date: "25 Dec" }, new Date());
    expect(typeof next === "object" && next.ok && Buffer.from(next.value.body).toString()).toContain('"count":92');
    expect(faults).toEqual([]);
  });
});

describe("a server with two seconds for each answer", () => {
  const server = served("--time-limit", "2", "--threads", "2");

  it("stops a search that takes too long, says so, and answers others meanwhile", async () => {
    const long = ask(server(), endless);
    expect(await count(server())).toBe(92);
    const response = await long;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ title: "The search took too long and was stopped" });
  });

  it("sends people away at once when too many wait, and then goes on", async () => {
    const bodies = Array.from({ length: 100 }, (_, i) => endless.replace("Large", `Large ${i}`));
    const all = bodies.map((body) => ask(server(), body));
    const sentAway = all.map(async (each) => {
      if ((await each).headers.get("retry-after") !== "1") throw new Error("was kept waiting");
    });
    for (const each of all) each.catch(() => {});
    await Promise.any(sentAway);
    // Those who wait are answered in turn: this one isn't kept back by threads that were ended.
    const answered = () => statusOf(`${server().origin}/api/v1/count?date=2026-12-25`);
    await expect.poll(answered, { interval: 200, timeout: 100_000 }).toBe(200);
  });
});

describe("a server with an hour for each answer", () => {
  const server = served("--time-limit", "3600", "--threads", "1");

  it("stops what nobody waits for any more, whether it was begun or not, and answers who comes next", async () => {
    const leave = new AbortController();
    const asked = [1, 2, 3].map((i) => ask(server(), endless.replace("Large", `Large ${i}`), leave.signal));
    const waiting = async (): Promise<boolean> =>
      /requests_waiting 2\n/.test(await (await fetch(`${server().origin}/metrics`)).text());
    while (!(await waiting()));
    leave.abort();
    await Promise.allSettled(asked);
    expect(await count(server())).toBe(92);
  });
});

/** Bytes as somebody might send them who means harm, or knows no better. */
const rawRequests = [
  "GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET /%2e%2e%2f%2e%2e%2fetc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET /api/v1/count?date=%ff%fe HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET /api/v1/puzzles/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET /api/v1/puzzles/__proto__ HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET /api/v1/count?fields[__proto__]=x&fields[constructor]=y HTTP/1.1\r\nHost: localhost\r\n\r\n",
  `GET /today.svg?${"a=1&".repeat(3000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
  "POST /api/v1/ask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n{}",
  "POST /api/v1/ask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "POST /api/v1/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\nid: x",
  "GET / HTTP/9.9\r\n\r\n",
  "\u0000\u0001\u0002\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET /metrics HTTP/1.1\r\nHost: evil.example\r\n\r\n",
];

/** What comes back until the server hangs up. */
function answerTo({ origin }: Served, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", () => resolve(text));
    socket.on("close", () => resolve(text));
    socket.end(bytes);
  });
}

describe("nonsense", () => {
  const server = served();

  it("gets no stack, no path of this machine, and no fault of ours", async () => {
    const answers = await Promise.all(rawRequests.map((bytes) => answerTo(server(), bytes)));
    for (const [i, text] of answers.entries()) {
      expect([rawRequests[i]?.slice(0, 60), text]).not.toEqual([
        expect.anything(),
        expect.stringMatching(/HTTP\/1\.1 500/),
      ]);
      expect(text).not.toMatch(/at \w+ \(|node_modules|root:x:|\/src\//);
    }
    expect(await count(server())).toBe(92);
  });

  it("in any mixture of words leaves the server well", async () => {
    const random = randomFrom(seed);
    const words = [
      "puzzle",
      "date",
      "fields[day]",
      "place",
      "uncover",
      "limit",
      "from",
      "number",
      "level",
      "lang",
      "tz",
      "size",
    ];
    const values = [
      "",
      "classic",
      "weekday",
      "-1",
      "99999999999",
      "2026-12-25",
      "31 Feb",
      "OO/OO",
      "\u202e",
      "%",
      "null",
      "[]",
    ];
    const paths = ["count", "solutions", "target", "hint", "year", "audit", "puzzles/x", "nope"];
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    for (let i = 0; i < 40; i++) {
      const query = new URLSearchParams(Array.from({ length: 3 }, () => [pick(words), pick(values)]));
      const { status } = await fetch(`${server().origin}/api/v1/${pick(paths)}?${query}`);
      expect([200, 400, 404, 422]).toContain(status);
    }
    expect(await count(server())).toBe(92);
  });
});

it("a server that is told to end answers whom it has begun to answer", async () => {
  const server = await startServer("--threads", "1");
  onTestFinished(() => void server.child.kill("SIGKILL"));
  const dates = Array.from({ length: 20 }, (_, i) => `2026-11-${String(i + 1).padStart(2, "0")}`);
  const answers = dates.map((date) => fetch(`${server.origin}/api/v1/solutions?puzzle=weekday&date=${date}&limit=50`));

  const busy = async (): Promise<number> => {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    const [, waiting, working] =
      /requests_waiting (\d+)[\s\S]*requests_working (\d+)/.exec(text.replace(/^#.*$/gm, "")) ?? [];
    return Number(waiting) + Number(working);
  };
  let most = 0;
  while (most < dates.length) most = Math.max(most, await busy());
  server.child.kill("SIGTERM");
  const [code] = await once(server.child, "close");
  expect(code).toBe(143);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(dates.map(() => 200));
});

/** What becomes of a request on a connection that is kept: its status, or the system's error. */
function outcomeOf(address: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(address, { agent }, (response) => {
      response.resume().on("end", () => resolve(String(response.statusCode)));
    });
    asked.on("error", (error: NodeJS.ErrnoException) => resolve(String(error.code))).end();
  });
}

it("a server that is told to end drops nobody who asks on and on, on connections that are kept", async () => {
  const server = await startServer("--rate", "0");
  onTestFinished(() => void server.child.kill("SIGKILL"));
  const ended = once(server.child, "close");
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  onTestFinished(() => agent.destroy());
  const outcomes: string[] = [];
  const askOn = async (): Promise<void> => {
    for (;;) {
      const outcome = await outcomeOf(`${server.origin}/today.svg`, agent);
      if (outcome === "ECONNREFUSED") return;
      outcomes.push(outcome);
      if (outcomes.length === 200) server.child.kill("SIGTERM");
    }
  };
  await Promise.all(Array.from({ length: 12 }, askOn));
  expect(new Set(outcomes)).toEqual(new Set(["200"]));
  expect((await ended)[0]).toBe(143);
});
