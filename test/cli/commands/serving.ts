/** Starts the built command as a server, and waits until it says where it is. */

import { type ChildProcess, spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import { bin, ended } from "../terminal/terminal.js";

interface Serving {
  readonly child: ChildProcess;
  readonly done: ReturnType<typeof ended>;
  readonly address: string;
  readonly said: string;
}

export async function serving(...args: string[]): Promise<Serving> {
  const child = spawn(process.execPath, [bin, "serve", ...args]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const done = ended(child);
  let said = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text) => {
      said += text;
      const found = /http:\/\/\S+/.exec(said)?.[0];
      // The last line says how to stop, in any language.
      if (found !== undefined && /(?:Ctrl|Strg)-C.*\n$/.test(said)) resolve(found);
    });
    child.on("close", () => reject(new Error(`ended before it served: ${said}`)));
  });
  return { child, done, address, said };
}
