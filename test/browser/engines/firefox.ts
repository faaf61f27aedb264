/** Firefox as it comes from its makers, driven over WebDriver BiDi, which it speaks without any other program. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import WebSocket from "ws";
import { toolPath } from "../../../scripts/test-tools.mjs";
import type { Engine, Lack, Tab } from "./engine.js";
import { type Program, said, start, temporaryProfile } from "./programs.js";
import { type ActionList, keyActions, pointerActions, wheelActions } from "./w3c-actions.js";

type Preferences = Readonly<Record<string, string | number | boolean>>;

const preferences: Preferences = { "intl.accept_languages": "en-GB,en", "intl.locale.requested": "en-GB" };

/** The setting that makes it lack something. */
const switches: Readonly<Partial<Record<Lack, { readonly name: string; readonly value: number | boolean }>>> = {
  "site data": { name: "network.cookie.cookieBehavior", value: 2 },
  WebAssembly: { name: "javascript.options.wasm", value: false },
};

interface Answer {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: LogEntry;
}

interface LogEntry {
  readonly level: string;
  readonly text: string;
}

interface Evaluated {
  readonly type: "success" | "exception";
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

class Connection {
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private heard: string[] = [];

  constructor(private readonly socket: WebSocket) {
    socket.on("message", (data) => this.hear(JSON.parse(String(data))));
  }

  private hear(answer: Answer): void {
    if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
    else if (answer.params !== undefined && ["error", "warn"].includes(answer.params.level))
      this.heard.push(answer.params.text);
  }

  async send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = this.waiting.size + 1;
    const answer = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  }

  complaints(): readonly string[] {
    const all = this.heard;
    this.heard = [];
    return all;
  }
}

interface Context {
  readonly context: string;
}

const contextOf = async (connection: Connection): Promise<string> => {
  const { contexts } = await connection.send<{ contexts: Context[] }>("browsingContext.getTree", {});
  return contexts[0]!.context;
};

/** What goes in and out is text: the standard's own form of values is for those who need more. */
async function evaluated(connection: Connection, context: string, work: unknown, given: unknown): Promise<unknown> {
  const answer = await connection.send<Evaluated>("script.callFunction", {
    functionDeclaration: `async (given) => JSON.stringify(await (${work})(JSON.parse(given)))`,
    arguments: [{ type: "string", value: JSON.stringify(given ?? null) }],
    awaitPromise: true,
    target: { context },
  });
  if (answer.type === "exception") throw new Error(answer.exceptionDetails?.text);
  const text = answer.result?.value;
  return text === undefined ? undefined : JSON.parse(text);
}

/** A tab does as it is told only when it has been told that all went well. */
function tabOf(connection: Connection, context: string): Tab {
  const act = (actions: ActionList): Promise<void> => connection.send("input.performActions", { context, actions });
  return {
    open: (url) => connection.send("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => connection.send("browsingContext.reload", { context, wait: "complete" }),
    resize: (viewport) => connection.send("browsingContext.setViewport", { context, viewport }),
    run: (work, given) => evaluated(connection, context, work, given) as never,
    mouse: (steps) => act(pointerActions("mouse", steps)),
    wheel: (at, by) => act(wheelActions(at, by)),
    finger: (steps) => act(pointerActions("touch", steps)),
    press: (keys) => act(keyActions(keys)),
    async picture() {
      const { data } = await connection.send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    complaints: async () => connection.complaints(),
  };
}

/** Settings are those of a profile: how to change them in a browser that runs differs from version to version. */
function profile(lack: Lack): string {
  const folder = temporaryProfile();
  const off = switches[lack];
  const lines = Object.entries({ ...preferences, ...(off && { [off.name]: off.value }) }).map(
    (entry) => `user_pref(${entry.map((each) => JSON.stringify(each))});`,
  );
  writeFileSync(join(folder, "user.js"), lines.join("\n"));
  return folder;
}

const switched = ["--headless", "--no-remote", "--remote-debugging-port=0"];

interface Running {
  readonly program: Program;
  readonly connection: Connection;
}

async function launch(lack: Lack): Promise<Running> {
  const args = [...switched, "--profile", profile(lack)];
  const program = start(toolPath("firefox"), args, {}, ["ignore", "ignore", "pipe"]);
  const address = await said(program.child.stderr as Readable, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const connection = new Connection(socket);
  await connection.send("session.new", { capabilities: {} });
  await connection.send("session.subscribe", { events: ["log.entryAdded"] });
  return { program, connection };
}

export function firefoxEngine(): Engine {
  const running = new Map<Lack, Promise<Running>>();
  return {
    reallyLacks: ["site data", "WebAssembly"],
    tellsComplaints: true,
    async tab(lack) {
      const kind = lack in switches ? lack : "nothing";
      const browser = running.get(kind) ?? launch(kind);
      running.set(kind, browser);
      const { connection } = await browser;
      return tabOf(connection, await contextOf(connection));
    },
    async close() {
      for (const browser of running.values()) await (await browser).program.end();
    },
  };
}
