/** From the running process to the world a command sees. */

import { fstatSync, statSync, writeSync } from "node:fs";
import { filesMessages } from "../../core/locales/en/files.generated.js";
import { onFirstUse } from "../../core/text/on-first-use.js";
import {
  AskedToEnd,
  CannotRead,
  CannotWrite,
  ClosedPipe,
  type Data,
  type Io,
  interruptedCode,
  type Sink,
} from "./io.js";
import { codeOf, reasonOf } from "./system-error.js";

function writeError(error: Error): Error {
  if (codeOf(error) === "EPIPE") return new ClosedPipe();
  return new CannotWrite(filesMessages.cannotWriteOutput({ why: reasonOf(error) }));
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

/** Everything of it, or an error; `EAGAIN` comes with what is left. */
function writeAll(descriptor: number, data: Data): Uint8Array | undefined {
  let rest = typeof data === "string" ? Buffer.from(data) : data;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if (codeOf(error) === "EAGAIN") return rest;
      throw writeError(error as Error);
    }
  }
  return undefined;
}

/** True for files, pipes and what goes nowhere, which wait until all is written, as Node's own streams do for them. */
function needsNoStream(descriptor: number): boolean {
  if (process.platform === "win32") return false;
  const stats = fstatSync(descriptor);
  return stats.isFile() || stats.isFIFO() || stats.rdev === statSync("/dev/null").rdev;
}

/** Node takes longer to make a stream than we do to count a date, so this does without where it can. */
function plainSink(descriptor: number, stream: () => Sink): Sink {
  let isFull = false;
  return {
    isTerminal: false,
    async write(data) {
      const rest = isFull ? data : writeAll(descriptor, data);
      if (rest === undefined) return;
      // A pipe that doesn't wait. From now on, the stream waits for it.
      isFull = true;
      await stream().write(rest);
    },
  };
}

function outputSink(descriptor: 1 | 2): Sink {
  const stream = onFirstUse(() => sinkOf(descriptor === 1 ? process.stdout : process.stderr));
  return needsNoStream(descriptor) ? plainSink(descriptor, stream) : stream();
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
    throw new CannotRead(
      filesMessages.cannotReadInput({ why: error instanceof CannotRead ? error.said : reasonOf(error) }),
    );
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
  // Nothing is said there when all goes well.
  const stderr = onFirstUse(() => outputSink(2));
  return {
    stdout: outputSink(1),
    get stderr() {
      return stderr();
    },
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
