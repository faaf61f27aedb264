/** A server as people run it, started once for a file of tests. */

import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { afterAll, beforeAll } from "vitest";
import { bin } from "../cli/terminal/terminal.js";

export interface Served {
  readonly child: ChildProcess;
  /** Without a slash at its end. */
  readonly origin: string;
}

/** What a stream says, as far as it has come. */
export function textFrom(stream: Readable) {
  let said = "";
  return {
    until: (pattern: RegExp): Promise<RegExpExecArray> =>
      new Promise((resolve) => {
        const look = (chunk = ""): void => {
          said += chunk;
          const found = pattern.exec(said);
          if (found !== null) resolve(found);
        };
        stream.on("data", look);
        look();
      }),
  };
}

export const startServer = (...args: string[]): Promise<Served> => startServerOf(bin, ...args);

/** Of another build. */
export async function startServerOf(program: string, ...args: string[]): Promise<Served> {
  const child = spawn(process.execPath, [program, "serve", "--port", "0", ...args], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (text) => {
      said += text;
      const found = /(http:\/\/\S+)\/\s/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on("close", () => reject(new Error(`ended before it served: ${said}`)));
  });
  return { child, origin };
}

/** A time zone for a query where it's about noon, so that no day ends between two requests. */
export function zoneAtNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  // Named the way of the sea: west of Greenwich is plus.
  return encodeURIComponent(`Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`);
}

/** For all tests of a file. */
export function served(...args: string[]): () => Served {
  let server: Served;
  beforeAll(async () => {
    server = await startServer(...args);
  });
  afterAll(() => void server.child.kill("SIGKILL"));
  return () => server;
}
