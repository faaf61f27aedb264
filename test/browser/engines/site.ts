/** Serves the built app at its own address, so that nothing kept for one journey is met by the next. */

import { join } from "node:path";
import { appServer } from "../../../src/server/app.js";
import { type AppFile, type AppFiles, readAppFiles } from "../../../src/server/app-files.js";
import { type Listening, listen } from "../../../src/server/listen.js";
import { root } from "../../frame/files.js";
import type { Lack } from "./engine.js";

/** Runs before the app: writes down what goes wrong, for drivers that do not tell. */
function record(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  addEventListener("error", ({ message }) => complaints.push(`thrown: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(`rejected: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ blockedURI }) => complaints.push(`forbidden: ${blockedURI}`));
  for (const level of ["error", "warn"] as const)
    console[level] = (...words: unknown[]) => complaints.push(words.map(String).join(" "));
}

/** Runs in the page: what was written down since somebody asked last. */
export const recordedComplaints = (): string[] =>
  (window as { readonly complaints?: string[] }).complaints?.splice(0) ?? [];

/** Each runs before the app, where the browser itself cannot be made to refuse. */
const refusals: Readonly<Partial<Record<Lack, () => void>>> = {
  storage: () => {
    const forbid = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    for (const name of ["indexedDB", "localStorage"]) Object.defineProperty(window, name, { get: forbid });
  },
  "site data": () => {
    const forbid = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    for (const name of ["indexedDB", "localStorage", "sessionStorage", "caches"])
      Object.defineProperty(window, name, { get: forbid });
    // To be called with `new`, which an arrow cannot be.
    const Forbidden = new Proxy(class {}, { construct: forbid });
    Object.defineProperty(window, "BroadcastChannel", { value: Forbidden });
    Object.defineProperty(navigator, "serviceWorker", { value: { controller: null, register: forbid } });
  },
};

const scriptPath = "/before.js";

function textFile(like: AppFile, type: string, text: string): AppFile {
  const bytes = new Uint8Array(Buffer.from(text));
  return { ...like, bytes, type, tag: `"${bytes.length}"`, isHashed: false, encoded: () => undefined };
}

/** The app with scripts before it. */
function filesWith(files: AppFiles, scripts: readonly string[]): AppFiles {
  const page = files.get("/")!;
  const text = Buffer.from(page.bytes).toString().replace("<head>", `<head><script src=".${scriptPath}"></script>`);
  const changed = textFile(page, page.type, text);
  const before = textFile(page, "text/javascript; charset=utf-8", scripts.join("\n"));
  return new Map([...files, ["/", changed], ["/index.html", changed], [scriptPath, before]]);
}

let built: AppFiles | undefined;

function builtFiles(): AppFiles {
  built ??= readAppFiles(join(root, "dist/app"));
  if (built === undefined) throw new Error("There is no built app: run npm run build.");
  return built;
}

export interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

const serving: Listening[] = [];

export interface SiteOptions {
  /** What a script has to refuse in the browser's place. */
  readonly refused: Lack;
  /** Whether a script has to write down complaints in the driver's place. */
  readonly isRecorded: boolean;
}

export async function serveSite({ refused, isRecorded }: SiteOptions): Promise<Site> {
  const scripts = [isRecorded ? record : undefined, refusals[refused]].flatMap((each) => each ?? []);
  const files =
    scripts.length === 0
      ? builtFiles()
      : filesWith(
          builtFiles(),
          scripts.map((each) => `(${each})();`),
        );
  const server = await listen(appServer(files), { host: "127.0.0.1", port: 0 });
  serving.push(server);
  return { address: `http://127.0.0.1:${server.port}/`, stop: () => server.close() };
}

/** Not before the last journey: a port that is free again might be given to the next one. */
export async function stopSites(): Promise<void> {
  for (const server of serving.splice(0)) await server.close();
}
