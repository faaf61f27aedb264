/** Ten thousand hostile requests: no crash, no hang, nothing told about this machine, and others are answered meanwhile. */
// @module-tag unix

import { once } from "node:events";
import { connect } from "node:net";
import { deflateSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { randomFrom } from "../../src/core/solver/shuffle.js";
import { seed } from "../support/runs.js";
import { type Served, startServer } from "./served.js";

const amount = 10_000;
const atOnce = 40;

const random = randomFrom(seed);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const host = "Host: localhost\r\n";
const get = (path: string, headers = ""): string => `GET ${path} HTTP/1.1\r\n${host}${headers}\r\n`;
const post = (path: string, type: string, body: string, headers = ""): string =>
  `POST ${path} HTTP/1.1\r\n${host}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body, "latin1")}\r\n${headers}\r\n${body}`;

const noise = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(Math.floor(random() * 256))).join("");

const paths = [
  "/../../../etc/passwd",
  "/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/..%5c..%5cwindows",
  "//etc/passwd",
  "/%00",
  "/%",
  "/%c0%ae%c0%ae/",
  "/site/pages.br",
  "/element/../../package.json",
  "/__proto__",
  "/api/v1/puzzles/__proto__",
  "/api/v1/puzzles/%2e%2e",
  "/api/v1/puzzles/constructor",
  "/9999-99-99.svg",
  "/0000-00-00.png",
  `/${"a/".repeat(3000)}`,
  "/today.svg/../../x",
  "http://evil.example/today.svg",
];

const values = [
  "",
  "-1",
  "1e309",
  "NaN",
  "99999999999999999999",
  "\u202e",
  "%ff%fe",
  "[]",
  "null",
  "../../etc/passwd",
  "a".repeat(5000),
];
const names = [
  "puzzle",
  "date",
  "fields[__proto__]",
  "fields[month]",
  "place",
  "uncover",
  "limit",
  "from",
  "number",
  "level",
  "lang",
  "tz",
  "size",
  "theme",
  "solution",
  "constructor",
];
const routes = [
  "/api/v1/count",
  "/api/v1/solutions",
  "/api/v1/hint",
  "/api/v1/reach",
  "/api/v1/year",
  "/api/v1/target",
  "/today.svg",
  "/today.txt",
  "/calendar.ics",
  "/feed.xml",
  "/oembed",
  "/",
];

/** Boards on which a search would go on for years. */
const exploding = (): string =>
  JSON.stringify({
    want: pick(["solutions", "count", "year", "audit", "explanation", "picture"]),
    puzzle: {
      id: "large",
      title: `Large ${Math.floor(random() * 1e9)}`,
      board: Array(6 + Math.floor(random() * 12))
        .fill("* * * * * * * * * *")
        .join("\n"),
      pieces: { D: ["##"], L: ["##", "#."] },
      copies: { D: 30, L: 10 },
    },
  });

/** Boards with so many targets that a list of them all would fill the memory. */
function manyTargets(): string {
  const letters = ["a", "b", "c", "d", "e", "f"].slice(0, 3 + Math.floor(random() * 4));
  const rows = letters.map((letter) => Array.from({ length: 10 }, (_, i) => `${letter}${letter}${i}`));
  const puzzle = {
    id: "many",
    title: `Many ${Math.floor(random() * 1e9)}`,
    board: rows.map((row) => row.join(" ")).join("\n"),
    fields: Object.fromEntries(letters.map((letter, i) => [`f${letter}`, rows[i]])),
    pieces: { M: ["#"] },
    copies: { M: letters.length * 9 },
  };
  return JSON.stringify({ want: pick(["year", "audit", "reach", "check"]), puzzle });
}

const yamlBomb = `a: &a [${"x,".repeat(50)}]\n${Array.from({ length: 9 }, (_, i) => `b${i}: &b${i} [${`*${i === 0 ? "a" : `b${i - 1}`},`.repeat(9)}]`).join("\n")}\n`;

/** Each makes the bytes of one request. */
const attacks: readonly (() => string)[] = [
  () => get(pick(paths)),
  () =>
    get(
      `${pick(routes)}?${Array.from({ length: 1 + Math.floor(random() * 6) }, () => `${pick(names)}=${pick(values)}`).join("&")}`,
    ),
  () => get(`/${noise(40).replace(/[\s]/g, "")}`),
  () => noise(200),
  () => get("/", `X: ${"x".repeat(20_000)}\r\n`),
  () => get("/today.svg", `${"X-A: b\r\n".repeat(2500)}`),
  () =>
    get(
      "/today.svg",
      `If-None-Match: ${'"x",'.repeat(1000)}\r\nAccept-Encoding: ${"gzip;q=0,".repeat(500)}br;q=bad\r\n`,
    ),
  () => post("/api/v1/ask", "application/json", exploding()),
  () => post("/api/v1/ask", "application/json", manyTargets()),
  () => post("/api/v1/ask", "application/json", "[".repeat(50_000)),
  () => post("/api/v1/ask", "application/json", `{"want":"count","__proto__":{"date":"x"},"puzzle":${noise(30)}`),
  () =>
    post(
      "/api/v1/ask",
      "application/json",
      JSON.stringify({ want: pick(["census", "race", "site", "model", "product"]), pieces: "9 hexominoes" }),
    ),
  () => post("/api/v1/check", "application/yaml", yamlBomb),
  () => post("/api/v1/check", "application/yaml", noise(2000)),
  () => post("/api/v1/check", "application/yaml; charset=utf-16", `\u00ff\u00fe${noise(300)}`),
  () =>
    post(
      "/api/v1/check",
      "application/yaml",
      deflateSync(Buffer.alloc(200_000)).toString("latin1"),
      "Content-Encoding: deflate\r\n",
    ),
  () => `POST /api/v1/ask HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{`,
  () =>
    `POST /api/v1/ask HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  () => `POST /api/v1/ask HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  () => get("/today.svg").repeat(30),
  () => `GET / HTTP/1.1\r\nHost: ${pick(["evil.example", "localhost@evil", "[::", "127.0.0.1:99999999", ""])}\r\n\r\n`,
  () => `${pick(["PUT", "DELETE", "CONNECT", "TRACE", "PRI", "\u0000"])} ${pick(routes)} HTTP/1.1\r\n${host}\r\n`,
];

/** How a client behaves: most hang up at once, some read nothing, some send letter by letter. */
const manners = ["hasty", "hasty", "hasty", "patient", "deaf", "slow"] as const;

/** What comes back within a moment. */
function attack({ origin }: Served, bytes: string): Promise<string> {
  const manner = pick(manners);
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    let text = "";
    if (manner === "deaf") socket.pause();
    else socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", () => resolve(text)).on("close", () => resolve(text));
    if (manner === "slow") for (const letter of bytes.slice(0, 10)) socket.write(letter, "latin1");
    else socket.write(bytes, "latin1");
    setTimeout(() => socket.destroy(), manner === "hasty" ? 60 : 250);
  });
}

const leak = /\n\s+at \S+ \(|node_modules|root:x:|\/dist\/|\/src\/|file:\/\//;

async function count({ origin }: Served): Promise<number> {
  const response = await fetch(`${origin}/api/v1/count?date=2026-12-25`, { headers: { connection: "close" } });
  return response.status === 200 ? ((await response.json()) as { count: number }).count : -response.status;
}

async function memory({ origin }: Served): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`, { headers: { connection: "close" } })).text();
  return Number(/memory_bytes (\d+)/.exec(text)?.[1]) / 2 ** 20;
}

/** Who is sent away for now comes again. */
async function countInTheEnd(server: Served): Promise<number> {
  for (let i = 0; i < 60; i++) {
    const answer = await count(server).catch(() => 0);
    if (answer > 0) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("never answered again");
}

describe("ten thousand hostile requests", () => {
  it("leave a server well that tells nothing about its machine", { timeout: 1_200_000 }, async () => {
    const server = await startServer("--time-limit", "1", "--threads", "2", "--rate", "0");
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const ended = once(server.child, "exit").then(() => "ended");
    let early = 0;
    for (let i = 0; i < amount; i += atOnce) {
      const requests = Array.from({ length: atOnce }, () => pick(attacks)());
      const answers = await Promise.all(requests.map((bytes) => attack(server, bytes)));
      for (const [at, text] of answers.entries()) {
        const told = leak.exec(text)?.[0];
        expect([requests[at]?.slice(0, 80), told, /^HTTP\/1\.1 500/m.test(text)]).toEqual([
          requests[at]?.slice(0, 80),
          undefined,
          false,
        ]);
      }
      if (early === 0 && i >= amount / 4) early = await memory(server);
    }
    expect(await Promise.race([ended, countInTheEnd(server)])).toBe(92);
    expect(await memory(server)).toBeLessThan(2 * early + 100);
  });

  it("under such a load, SIGTERM drops nobody who was let in", { timeout: 120_000 }, async () => {
    const server = await startServer("--threads", "2", "--rate", "0");
    onTestFinished(() => void server.child.kill("SIGKILL"));
    await countInTheEnd(server);
    const outcomes: Promise<string>[] = [];
    let isOver = false;
    const ask = async (day: number): Promise<string> => {
      const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
      try {
        const response = await fetch(`${server.origin}/api/v1/count?date=${date}`);
        await response.text();
        return String(response.status);
      } catch (error) {
        // Whoever comes after the end isn't let in, and learns so at once.
        const { code = "" } = (error as { cause?: { code?: string } }).cause ?? {};
        return isOver && /ECONNREFUSED|UND_ERR_SOCKET|ECONNRESET/.test(code) ? "not let in" : `lost: ${code}`;
      }
    };
    for (let day = 1; day <= 400; day++) {
      if (day === 200) {
        isOver = true;
        server.child.kill("SIGTERM");
      }
      outcomes.push(ask(day));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const seen = await Promise.all(outcomes);
    expect(seen.filter((each) => each.startsWith("lost"))).toEqual([]);
    // All that were asked well before the end are answered, or were told to come again.
    expect(seen.slice(0, 150).filter((each) => !["200", "503"].includes(each))).toEqual([]);
    expect(seen).toContain("200");
  });
});
