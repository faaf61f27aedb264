/** WebKit in its smallest browser, on a screen that nobody sees, driven by plain WebDriver. */

import type { Readable } from "node:stream";
import { toolPath } from "../../../scripts/test-tools.mjs";
import { freePort } from "../../support/ports.js";
import type { Engine, Lack, Size, Tab } from "./engine.js";
import { type Program, said, start } from "./programs.js";
import { recordedComplaints } from "./site.js";
import { type ActionList, keyActions, pointerActions, wheelActions } from "./w3c-actions.js";

/** How long the driver may take to answer for the first time, and how often it is asked. */
const tries = { most: 200, pause: 50 };

interface Answer {
  readonly value: { readonly error?: string; readonly message?: string } | null;
}

type Ask = <Result>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Result>;

const asker =
  (home: string): Ask =>
  async (method, path, body) => {
    const response = await fetch(`${home}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as Answer;
    if (value?.error !== undefined) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value as never;
  };

async function untilReady(ask: Ask): Promise<void> {
  for (let i = 0; i < tries.most; i++) {
    const isReady = await ask("GET", "/status").then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, tries.pause));
  }
  throw new Error("the driver of WebKit does not answer");
}

interface Running {
  readonly ask: Ask;
  readonly programs: readonly Program[];
}

/** As on a machine that speaks no language in particular: then the browser's is `C`. */
const surroundings = { LANG: "C.UTF-8", LC_ALL: "C.UTF-8", WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" };

async function launch(lack: Lack): Promise<Running> {
  const args = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const screen = start(toolPath("screen"), args, {}, ["ignore", "ignore", "ignore", "pipe"]);
  const display = await said(screen.child.stdio[3] as Readable, /(\d+)\n/);
  const port = await freePort();
  const env = { ...surroundings, DISPLAY: `:${display}`, ...(lack === "WebAssembly" ? { JSC_useWasm: "0" } : {}) };
  const driver = start(toolPath("webkit"), [`--port=${port}`, "--host=127.0.0.1"], env, "ignore");
  const home = `http://127.0.0.1:${port}`;
  await untilReady(asker(home));
  const capabilities = { alwaysMatch: {} };
  const { sessionId } = await asker(home)<{ sessionId: string }>("POST", "/session", { capabilities });
  return { ask: asker(`${home}/session/${sessionId}`), programs: [driver, screen] };
}

/** Runs in the page, and says how it went through the last thing it is given. */
const script = (work: unknown): string =>
  `const [given, done] = arguments;
  Promise.resolve(given).then(${work}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

interface Outcome {
  readonly value?: unknown;
  readonly error?: string;
}

async function run(ask: Ask, work: unknown, given: unknown): Promise<unknown> {
  const args = [given ?? null];
  const { value, error } = await ask<Outcome>("POST", "/execute/async", { script: script(work), args });
  if (error !== undefined) throw new Error(error);
  return value;
}

/** The driver speaks of the window, with its bars: so it is asked for as much more as they take. */
async function resize(ask: Ask, { width, height }: Size): Promise<void> {
  await ask("POST", "/window/rect", { width, height });
  const inner = (await run(ask, () => [innerWidth, innerHeight], null)) as [number, number];
  await ask("POST", "/window/rect", { width: 2 * width - inner[0], height: 2 * height - inner[1] });
}

function tabOf(ask: Ask): Tab {
  const heard: string[] = [];
  const act = (actions: ActionList): Promise<void> => ask("POST", "/actions", { actions });
  const hear = async (): Promise<void> => void heard.push(...((await run(ask, recordedComplaints, null)) as string[]));
  return {
    async open(url) {
      await hear();
      await ask("POST", "/url", { url });
    },
    async reload() {
      await hear();
      await ask("POST", "/refresh", {});
    },
    resize: (size) => resize(ask, size),
    run: (work, given) => run(ask, work, given) as never,
    mouse: (steps) => act(pointerActions("mouse", steps)),
    async wheel(at, by) {
      await act(wheelActions(at, by));
      // Else the same turn of the wheel is taken for one that has been made already.
      await ask("DELETE", "/actions");
    },
    finger: undefined,
    press: (keys) => act(keyActions(keys)),
    picture: async () => Buffer.from(await ask<string>("GET", "/screenshot"), "base64"),
    async complaints() {
      await hear();
      return heard.splice(0);
    },
  };
}

export function webkitEngine(): Engine {
  const runs = new Map<Lack, Promise<Running>>();
  const reallyLacks: readonly Lack[] = ["WebAssembly"];
  return {
    reallyLacks,
    tellsComplaints: false,
    async tab(lack) {
      const kind = reallyLacks.includes(lack) ? lack : "nothing";
      const running = runs.get(kind) ?? launch(kind);
      runs.set(kind, running);
      return tabOf((await running).ask);
    },
    async close() {
      for (const running of runs.values()) {
        const { ask, programs } = await running;
        await ask("DELETE", "").catch(() => undefined);
        for (const program of programs) await program.end();
      }
    },
  };
}
