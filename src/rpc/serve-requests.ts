/** Answers requests in a thread, each by the handler of its name. */

import type { Port } from "./port.js";
import type { Call, Handlers, ReplyMessage, RequestMessage } from "./request-messages.js";

type Handler = (input: unknown, call: Call<unknown>) => unknown;

/** Answers whatever comes through this port, until the thread is terminated from outside. */
export function serveRequests(port: Port<RequestMessage, ReplyMessage> | undefined, handlers: Handlers): void {
  if (port === undefined) return;
  const aborts = new Map<number, AbortController>();

  async function answer({ id, name, input }: Extract<RequestMessage, { kind: "request" }>): Promise<void> {
    const abort = new AbortController();
    const buffers: ArrayBufferLike[] = [];
    aborts.set(id, abort);
    const call: Call<unknown> = {
      signal: abort.signal,
      onProgress: (progress) => port?.post({ kind: "progress", id, progress }),
      transfer: (...more) => void buffers.push(...more),
    };
    try {
      port?.post({ kind: "answer", id, answer: await (handlers[name] as Handler)(input, call) }, buffers);
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      port?.post({ kind: "fault", id, message, stack });
    } finally {
      aborts.delete(id);
    }
  }

  port.listen((message) => {
    if (message.kind === "abort") aborts.get(message.id)?.abort();
    else void answer(message);
  });
  port.post({ kind: "ready" });
}
