/** From the running process to the world a command sees. */

import { sayFile } from "./file-messages.js";
import { AskedToEnd, CannotRead, CannotWrite, ClosedPipe, type Io, interruptedCode, type Sink } from "./io.js";
import { codeOf, reasonOf } from "./system-error.js";

function writeError(error: Error): Error {
  if (codeOf(error) === "EPIPE") return new ClosedPipe();
  return new CannotWrite(sayFile.cannotWriteOutput(reasonOf(error)));
}

function sinkOf(stream: NodeJS.WriteStream): Sink {
  // Every write is told of its own error; without a listener the stream would throw it a second time.
  stream.on("error", () => {});
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(writeError(error)) : resolve()));
      }),
    isTerminal: stream.isTTY === true,
    get columns() {
      return stream.columns;
    },
    get rows() {
      return stream.rows;
    },
  };
}

async function readStdin(signal: AbortSignal): Promise<string> {
  // Stop reading stdin on Ctrl-C.
  signal.addEventListener("abort", () => process.stdin.destroy());
  // Like the standard input itself, not needed for most commands, and slow to load.
  const { decodedText, readBytes } = await import("./reading.js");
  try {
    return decodedText(await readBytes(process.stdin));
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CannotRead(sayFile.cannotReadInput(error instanceof CannotRead ? error.said : reasonOf(error)));
  }
}

const controlC = "\u0003";

/** Key by key instead of line by line; a terminal then leaves Ctrl-C to us. */
function watchKeys(onKey: (key: string) => void): (() => void) | undefined {
  const { stdin } = process;
  if (!stdin.isTTY) return undefined;
  const listen = (data: Buffer): void => {
    for (const key of data.toString("utf8")) {
      if (key === controlC) process.kill(process.pid, "SIGINT");
      else onKey(key);
    }
  };
  stdin.setRawMode(true).resume().on("data", listen);
  return () => {
    stdin.off("data", listen).setRawMode(false).pause();
  };
}

/** Ctrl-C, the end of a session, and a polite request to stop. */
const interruptions = ["SIGINT", "SIGHUP", "SIGTERM"] as const;

const reasons: Readonly<Partial<Record<NodeJS.Signals, AskedToEnd>>> = {
  SIGHUP: new AskedToEnd(129),
  SIGTERM: new AskedToEnd(143),
};

/** How long an orderly end may take: whoever has asked for it doesn't wait any longer. */
const usualPatience = 700;

/** The first one asks for an orderly end, soon; the second one does not ask. */
function interruption() {
  let patience = usualPatience;
  const controller = new AbortController();
  const end = (): void => process.exit(interruptedCode(controller.signal));
  const interrupt = (name: NodeJS.Signals): void => {
    if (controller.signal.aborted) end();
    controller.abort(reasons[name]);
    setTimeout(end, patience).unref();
  };
  for (const name of interruptions) process.on(name, interrupt);
  const mayEndIn = (milliseconds: number): void => {
    patience = milliseconds;
  };
  return { signal: controller.signal, mayEndIn };
}

export function processIo(): Io {
  const { signal, mayEndIn } = interruption();
  return {
    stdout: sinkOf(process.stdout),
    stderr: sinkOf(process.stderr),
    readStdin: () => readStdin(signal),
    // Not looked at any sooner: to open the standard input takes a tenth of the time that a count takes.
    watchKeys,
    env: process.env,
    cwd: process.cwd(),
    now: () => new Date(),
    mayThread: true,
    signal,
    mayEndIn,
  };
}
