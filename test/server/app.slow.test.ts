/** The server answers with the app's files, strict headers, and nothing else. */

import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pagePolicy } from "../../src/server/headers.js";
import { appServer, listen, ownHost, readAppFiles } from "../../src/server/server.js";
import { textOf } from "../frame/files.js";
import { temporaryFolder } from "../frame/run.js";

const page = "<!doctype html><title>Here</title>";
const script = `${"export const text = 'again and again';\n".repeat(50)}`;

let folder: string;
let port: number;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  folder = temporaryFolder((remove) => ends.push(remove));
  const app = join(folder, "app");
  mkdirSync(join(app, "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "not for you");
  writeFileSync(join(app, "index.html"), page);
  writeFileSync(join(app, "service-worker.js"), script);
  writeFileSync(join(app, "assets/part-a1b2.js"), script);
  writeFileSync(join(app, "manifest.webmanifest"), "{}");
  const files = readAppFiles(app);
  if (files === undefined) throw new Error("there is a page");
  const server = await listen(appServer(files, { isOwn: ownHost({ host: "127.0.0.1" }) }), {
    host: "127.0.0.1",
    port: 0,
  });
  ends.unshift(() => server.close());
  port = server.port;
});
afterAll(async () => {
  for (const end of ends) await end();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Paths are sent as they are: a browser or `fetch` would tidy them up first. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    asked.on("error", reject).end();
  });
}

describe("the app's server", () => {
  it.each([
    ["/", "text/html; charset=utf-8", "no-cache"],
    ["/?date=2026-12-25", "text/html; charset=utf-8", "no-cache"],
    ["/index.html", "text/html; charset=utf-8", "no-cache"],
    ["/service-worker.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"],
    ["/assets/part-a1b2.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ])("%s is %s, kept as %s", async (path, type, cache) => {
    const { status, headers } = await ask(path);
    expect({ status, type: headers["content-type"], cache: headers["cache-control"] }).toEqual({
      status: 200,
      type,
      cache,
    });
  });

  it.each(["/", "/nothing", "/assets/part-a1b2.js"])("%s comes with strict headers", async (path) => {
    const { headers } = await ask(path);
    expect(headers["content-security-policy"]).toBe(`${pagePolicy.join("; ")}; frame-ancestors 'none'`);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  it("compresses as the browser likes it, and only then", async () => {
    const path = "/assets/part-a1b2.js";
    const brotli = await ask(path, { "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await ask(path, { "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const plain = await ask(path);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    expect(plain.headers.vary).toBe("accept-encoding");
  });

  it("sends nothing twice to who has it already", async () => {
    const { headers } = await ask("/");
    for (const tags of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, "*"]) {
      const again = await ask("/", { "if-none-match": String(tags) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    expect((await ask("/", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "//secret.txt",
    "/%",
    "/__proto__",
    "/assets",
  ])("%s leads nowhere", async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain("There’s nothing here");
    expect(body.toString()).not.toContain("not for you");
  });

  it("answers HEAD without a body, and refuses what would change something", async () => {
    const head = await ask("/", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const post = await ask("/", {}, "POST");
    expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("is there for this machine alone", async () => {
    const { networkInterfaces } = await import("node:os");
    const others = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    const outside = others.find(({ internal, family }) => !internal && family === "IPv4");
    const canConnect = (host: string): Promise<boolean> =>
      new Promise((resolve) => {
        const socket = connect({ host, port }, () => resolve(true)).on("error", () => resolve(false));
        socket.on("connect", () => socket.destroy());
      });
    expect(await canConnect("127.0.0.1")).toBe(true);
    expect(outside !== undefined && (await canConnect(outside.address))).toBe(false);
  });

  it("has no app where there is none", () => expect(readAppFiles(join(folder, "nowhere"))).toBeUndefined());
});

it("the page says of itself what the server says", () => {
  expect(textOf("src/web/index.html").replace(/\s+/g, " ")).toContain(`content="${pagePolicy.join("; ")}"`);
});
