/** A real server on the loopback, with clients that do not behave. */

import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { AppFiles } from "../../src/server/app-files.js";
import { appServer, listen, ownHost } from "../../src/server/server.js";

/** More than the system takes over from a server whose client does not read. */
const large = new Uint8Array(20_000_000);
const file = { bytes: large, type: "text/plain", tag: '"x"', isHashed: false, encoded: () => undefined };
const files: AppFiles = new Map([["/", file]]);
const host = "127.0.0.1";

let server: Awaited<ReturnType<typeof listen>>;
const sockets = new Set<Socket>();

beforeAll(async () => {
  const limits = { headers: 3000, idle: 2000, keepAlive: 2000, check: 100 };
  server = await listen(appServer(files, { isOwn: ownHost({ host }) }), { host, port: 0 }, limits);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** Never reads on its own account. */
async function client(says: string, port = server.port): Promise<Socket> {
  const socket = connect({ host, port });
  sockets.add(socket);
  socket.pause().on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(says);
  return socket;
}

/** How many bytes come until the server hangs up. */
async function receivedBy(socket: Socket): Promise<number> {
  await closed(socket);
  return socket.bytesRead;
}

/** Resolves when the server has done with it; a paused socket would not learn of its end. */
const closed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => {
    if (socket.destroyed) resolve(undefined);
    socket.once("close", resolve).once("end", resolve);
  });

function statusOf(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port: server.port, path: "/", headers: { host: name } }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    asked.on("error", reject).end();
  });
}

describe("the server", () => {
  it("answers only who calls it by a name of its own", async () => {
    expect(await statusOf("localhost")).toBe(200);
    expect(await statusOf(`127.0.0.1:${server.port}`)).toBe(200);
    expect(await statusOf("evil.example")).toBe(421);
    expect(await statusOf("[::1]")).toBe(200);
  });

  it("hangs up on clients that ask and ask and do not read, and answers others", async () => {
    const asking = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(50);
    const greedy = await Promise.all(Array.from({ length: 10 }, () => client(asking)));
    for (const socket of greedy) socket.resume();
    const received = await Promise.all(greedy.map(receivedBy));
    expect(Math.max(...received)).toBeLessThan(3 * large.length);
    expect(await statusOf("localhost")).toBe(200);
  });

  it("lets go of clients that ask once and do not read", async () => {
    const lazy = await Promise.all(
      Array.from({ length: 10 }, () => client("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")),
    );
    expect(await statusOf("localhost")).toBe(200);
    // Later than the server is patient: what the system had taken over until then is all there is.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    for (const socket of lazy) socket.resume();
    const received = await Promise.all(lazy.map(receivedBy));
    expect(Math.max(...received)).toBeLessThan(large.length);
  });

  it("lets go of clients that ask letter by letter and never finish", async () => {
    const slow = await Promise.all(Array.from({ length: 10 }, () => client("GET / HTTP/1.1\r\nHost: loc")));
    const drips = slow.map((socket) => setInterval(() => socket.write("x"), 100));
    for (const socket of slow) socket.resume();
    await Promise.all(slow.map(closed));
    for (const drip of drips) clearInterval(drip);
    expect(await statusOf("localhost")).toBe(200);
  });

  it("takes no more connections than it can bear", async () => {
    const patience = 3_600_000;
    const limits = { connections: 20, headers: patience, idle: patience };
    const bounded = await listen(appServer(files), { host, port: 0 }, limits);
    onTestFinished(() => bounded.close());
    const many = await Promise.all(Array.from({ length: 60 }, () => client("", bounded.port)));
    let open = many.length;
    await new Promise<void>((resolve) => {
      for (const socket of many) {
        socket.resume().once("close", () => {
          open--;
          if (open === 20) resolve();
        });
      }
    });
  });
});
