/** From the running process to the world a command sees. */

import { ClosedPipe, type Io, type Sink } from "./io.js";

function sinkOf(stream: NodeJS.WriteStream): Sink {
  // Every write is told of its own error; without a listener the stream would throw it a second time.
  stream.on("error", () => {});
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(new ClosedPipe()) : resolve()));
      }),
    isTerminal: stream.isTTY === true,
    get columns() {
      return stream.columns;
    },
  };
}

async function readStdin(signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  // Nobody who presses Ctrl-C wants to type on.
  signal.addEventListener("abort", () => process.stdin.destroy());
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** The first Ctrl-C asks for an orderly end, the second one does not ask. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  process.on("SIGINT", () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  });
  return controller.signal;
}

export function processIo(): Io {
  const signal = interruption();
  return {
    stdout: sinkOf(process.stdout),
    stderr: sinkOf(process.stderr),
    readStdin: () => readStdin(signal),
    env: process.env,
    cwd: process.cwd(),
    now: () => new Date(),
    signal,
  };
}
