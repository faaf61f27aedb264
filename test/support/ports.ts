/** Turns a wish for a port into one that is free, and stays so: the system gives it to nobody who asks for any. */

import { createServer } from "node:net";

/** Below those that systems give away; processes begin at different places. */
const first = 20_000;
const count = 12_000;
let last = (process.pid * 31) % count;

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

export async function freePort(): Promise<number> {
  for (;;) {
    last = (last + 1) % count;
    if (await canListen(first + last)) return first + last;
  }
}
