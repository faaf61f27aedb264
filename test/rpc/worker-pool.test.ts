/** Requests go to threads and come back as replies, whatever happens to the threads. */

import { MessageChannel, type MessagePort } from "node:worker_threads";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Call, ReplyMessage, RequestMessage } from "../../src/rpc/request-messages.js";
import { serveRequests } from "../../src/rpc/serve-requests.js";
import { unwrapReply, WorkerPool, type WorkerPoolOptions } from "../../src/rpc/worker-pool.js";

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));

const handlers = {
  double: (n: number) => 2 * n,
  async countTo(n: number, { onProgress }: Call<number>) {
    for (let i = 1; i <= n; i++) onProgress(i);
    return n;
  },
  fail: (): number => {
    throw new RangeError("too far");
  },
  bytes(length: number, { transfer }: Call) {
    const bytes = new Uint8Array(length).fill(7);
    transfer(bytes.buffer);
    made.push(bytes);
    return bytes;
  },
  sum: (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte, 0),
  /** Goes on to tell how far it is when it's told to stop. */
  async untilAborted(_: undefined, { signal, onProgress }: Call<string>) {
    signal.addEventListener("abort", () => onProgress("stopping"));
    await untilAborted(signal);
  },
  /** Goes on to tell how far it is when it has answered. */
  babble: (n: number, { onProgress }: Call<number>) => {
    setImmediate(() => onProgress(n));
    return n;
  },
  later: () => new Promise<void>((resolve) => setImmediate(() => setImmediate(() => resolve()))),
  forever: () => new Promise<void>(() => {}),
};

/** What was made in a thread to be moved to us. */
const made: Uint8Array[] = [];

interface Started {
  isTerminated: boolean;
  fail(error: Error): void;
}

/** Threads in this process that speak through real message ports, and a pool of them. */
function poolHere(options: Partial<WorkerPoolOptions> & { readonly isReady?: boolean } = {}) {
  const { isReady = true, ...rest } = options;
  const started: Started[] = [];
  const start = (): ReturnType<WorkerPoolOptions["start"]> => {
    const { port1, port2 } = new MessageChannel();
    const thread: Started = { isTerminated: false, fail: () => {} };
    started.push(thread);
    if (isReady) serveRequests(portOn<RequestMessage, ReplyMessage>(port1), handlers);
    return {
      ...portOn<ReplyMessage, RequestMessage>(port2),
      listen: (hear, onFailure) => {
        thread.fail = onFailure;
        port2.on("message", hear);
      },
      terminate: async () => {
        thread.isTerminated = true;
        port2.close();
      },
    };
  };
  const pool = new WorkerPool<typeof handlers>({ threads: 2, start, ...rest });
  onTestFinished(() => pool.close());
  return { pool, started };
}

const portOn = <Received, Sent>(port: MessagePort) => ({
  post: (message: Sent, transfer: readonly ArrayBufferLike[] = []) =>
    port.postMessage(message, transfer as ArrayBuffer[]),
  listen: (hear: (message: Received) => void) => void port.on("message", hear),
});

const failure = (kind: string, message: string | RegExp) => ({
  ok: false,
  kind,
  error: expect.objectContaining({ message: expect.stringMatching(message) }),
});

describe("a request", () => {
  it("is answered by the handler of its name", async () => {
    const { pool } = poolHere();
    expect(await pool.request("double", 21)).toEqual({ ok: true, value: 42 });
  });

  it("tells how far it is before it's answered", async () => {
    const { pool } = poolHere();
    const news: number[] = [];
    const reply = await pool.request("countTo", 3, { onProgress: (done) => news.push(done) });
    expect([news, unwrapReply(reply)]).toEqual([[1, 2, 3], 3]);
  });

  it("hears nothing of the one before", async () => {
    const { pool } = poolHere({ threads: 1 });
    const news: unknown[] = [];
    await pool.request("babble", 7);
    await pool.request(
      "later",
      undefined as never,
      { onProgress: (progress: unknown) => news.push(progress) } as never,
    );
    expect(news).toEqual([]);
  });

  it("moves bytes there and back instead of copying them", async () => {
    const { pool } = poolHere();
    const bytes = Uint8Array.of(1, 2, 3);
    expect(unwrapReply(await pool.request("sum", bytes, { transfer: [bytes.buffer] }))).toBe(6);
    expect(bytes.length).toBe(0);
    expect(unwrapReply(await pool.request("bytes", 3))).toEqual(Uint8Array.of(7, 7, 7));
    expect(made.at(-1)?.length).toBe(0);
  });

  it("that fails says why, and its thread takes the next", async () => {
    const { pool, started } = poolHere();
    const reply = await pool.request("fail", undefined as never);
    expect(reply).toEqual(failure("failed", "too far"));
    expect(() => unwrapReply(reply)).toThrow("too far");
    expect(unwrapReply(await pool.request("double", 2))).toBe(4);
    expect(started.length).toBe(1);
  });

  it("that can't be sent says why, and its thread takes the next", async () => {
    const { pool, started } = poolHere();
    expect(await pool.request("double", (() => 1) as never)).toEqual(failure("failed", /could not be cloned/));
    expect(unwrapReply(await pool.request("double", 2))).toBe(4);
    expect(started.length).toBe(1);
  });

  it("waits for a thread where all are at work", async () => {
    const { pool, started } = poolHere();
    const all = [1, 2, 3].map((n) => pool.request("double", n));
    expect([pool.working, pool.waiting]).toEqual([2, 1]);
    expect((await Promise.all(all)).map(unwrapReply)).toEqual([2, 4, 6]);
    expect(started.length).toBe(2);
  });
});

describe("a request that nobody wants any more", () => {
  const reason = new Error("never mind");

  it("before it began is not sent", async () => {
    const { pool, started } = poolHere();
    expect(await pool.request("double", 1, { signal: AbortSignal.abort(reason) })).toEqual({
      ok: false,
      kind: "aborted",
      error: reason,
    });
    expect(started).toEqual([]);
  });

  it("while it waits leaves the queue", async () => {
    const { pool } = poolHere({ threads: 1 });
    const stop = new AbortController();
    const first = pool.request("double", 1);
    const second = pool.request("double", 2, { signal: stop.signal });
    stop.abort(reason);
    expect(pool.waiting).toBe(0);
    expect(await second).toEqual(failure("aborted", "never mind"));
    expect(unwrapReply(await first)).toBe(2);
  });

  it("after it was answered disturbs no other", async () => {
    const { pool, started } = poolHere({ threads: 1 });
    const stop = new AbortController();
    await pool.request("double", 1, { signal: stop.signal });
    const others = [2, 3].map((n) => pool.request("double", n));
    stop.abort(reason);
    expect((await Promise.all(others)).map(unwrapReply)).toEqual([4, 6]);
    expect(started.length).toBe(1);
  });

  it("ends with its thread, and the next gets another one", async () => {
    const { pool, started } = poolHere({ threads: 1 });
    const stop = new AbortController();
    const reply = pool.request("forever", undefined as never, { signal: stop.signal });
    stop.abort(reason);
    expect(await reply).toEqual(failure("aborted", "never mind"));
    expect(unwrapReply(await pool.request("double", 1))).toBe(2);
    expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  it("leaves its thread alone where that stops by itself in time", async () => {
    const { pool, started } = poolHere({ threads: 1, grace: 60_000 });
    const stop = new AbortController();
    const news: string[] = [];
    const onProgress = (progress: string) => news.push(progress);
    const reply = pool.request("untilAborted", undefined, { signal: stop.signal, onProgress });
    stop.abort(reason);
    expect(await reply).toEqual(failure("aborted", "never mind"));
    expect(news).toEqual([]);
    expect(await pool.request("fail", undefined as never)).toEqual(failure("failed", "too far"));
    expect(started.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  });

  it.each([
    ["new", 0],
    ["ready", 1],
  ])("ends with its thread, a %s one, where that doesn't stop in time", async (_, before) => {
    const { pool, started } = poolHere({ threads: 1, grace: 1 });
    for (let i = 0; i < before; i++) await pool.request("double", i);
    const stop = new AbortController();
    const reply = pool.request("forever", undefined as never, { signal: stop.signal });
    stop.abort(reason);
    expect(await reply).toEqual(failure("aborted", "never mind"));
    expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });
});

describe("a request that takes too long", () => {
  it("is stopped, by a thread that is new or ready", async () => {
    const { pool, started } = poolHere({ threads: 1, timeLimit: 1, grace: 60_000 });
    const begun: string[] = [];
    for (const _ of ["new", "ready"]) {
      const late = pool.request("untilAborted", undefined, { onBegin: () => begun.push("begun") });
      expect(await late).toEqual(failure("late", "took too long"));
    }
    expect(begun).toEqual(["begun", "begun"]);
    expect(started.length).toBe(1);
  });

  it("stays late where nobody wants it any more meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { pool } = poolHere({ threads: 1, timeLimit: 1000, grace: 1000 });
    await pool.request("double", 1);
    const stop = new AbortController();
    const reply = pool.request("forever", undefined as never, { signal: stop.signal });
    vi.advanceTimersByTime(1000);
    stop.abort();
    vi.advanceTimersByTime(1000);
    expect(await reply).toEqual(failure("late", "took too long"));
  });

  it("leaves no clock behind when it's answered, or its pool is closed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { pool } = poolHere({ threads: 1, timeLimit: 1000, grace: 1000 });
    await pool.request("double", 1);
    expect(vi.getTimerCount()).toBe(0);
    void pool.request("forever", undefined as never);
    expect(vi.getTimerCount()).toBe(1);
    await pool.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("isn't late as long as its thread isn't ready", async () => {
    const { pool } = poolHere({ timeLimit: 1, isReady: false });
    const replies: unknown[] = [];
    const begun: string[] = [];
    void pool.request("double", 1, { onBegin: () => begun.push("begun") }).then((reply) => replies.push(reply));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([replies, begun]).toEqual([[], []]);
  });
});

describe("a thread", () => {
  it("that can't be started ends its request only", async () => {
    let starts = 0;
    const { pool: other } = poolHere();
    const pool = new WorkerPool<typeof handlers>({
      threads: 1,
      start: () => {
        starts++;
        throw new Error("no threads here");
      },
    });
    const both = await Promise.all([pool.request("double", 1), pool.request("double", 2)]);
    expect(both).toEqual([failure("unavailable", "no threads here"), failure("unavailable", "no threads here")]);
    expect(starts).toBe(2);
    expect(unwrapReply(await other.request("double", 1))).toBe(2);
  });

  it.each([
    ["couldn't be loaded", false, new Error("not found"), "unavailable"],
    ["broke down", true, new Error("boom"), "crashed"],
    [
      "wanted too much memory",
      true,
      Object.assign(new Error("heap"), { code: "ERR_WORKER_OUT_OF_MEMORY" }),
      "out of memory",
    ],
  ])("that %s takes its request with it", async (_, isReady, error, kind) => {
    const { pool, started } = poolHere({ threads: 1, isReady });
    if (isReady) await pool.request("double", 1);
    const reply = pool.request("forever", undefined as never);
    started[0]?.fail(error);
    // A thread of Node says so twice.
    started[0]?.fail(new Error("it ended with exit code 1"));
    expect(await reply).toEqual(failure(kind, error.message));
    expect(started[0]?.isTerminated).toBe(true);
    void pool.request("double", 1);
    expect(started.length).toBe(2);
  });

  it("that breaks down leaves the others alone", async () => {
    const { pool, started } = poolHere();
    const lost = pool.request("forever", undefined as never);
    const kept = pool.request("later", undefined as never);
    for (const message of ["boom", "it ended with exit code 1"]) started[0]?.fail(new Error(message));
    expect([(await lost).ok, (await kept).ok]).toEqual([false, true]);
    expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    await pool.request("double", 1);
    expect(started.length).toBe(2);
  });

  it("that has nothing to do is kept, as many as there may be", async () => {
    const { pool, started } = poolHere({ maxIdle: 1 });
    await Promise.all([pool.request("double", 1), pool.request("double", 2)]);
    expect(started.map(({ isTerminated }) => isTerminated).sort()).toEqual([false, true]);
    await pool.request("double", 3);
    expect(started.length).toBe(2);
  });
});

describe("a pool that is closed", () => {
  it("gives up what it was at, and takes nothing more", async () => {
    const { pool, started } = poolHere({ threads: 1 });
    const given = [pool.request("forever", undefined as never), pool.request("double", 1)];
    await pool.close();
    const closed = failure("closed", "The worker pool is closed.");
    expect(await Promise.all([...given, pool.request("double", 1)])).toEqual([closed, closed, closed]);
    expect(started.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it("may finish what it has before", async () => {
    const { pool, started } = poolHere({ threads: 1 });
    const given = [1, 2, 3].map((n) => pool.request("double", n));
    const finished = pool.finish();
    expect(await pool.request("double", 4)).toEqual(failure("closed", "closed"));
    expect((await Promise.all(given)).map(unwrapReply)).toEqual([2, 4, 6]);
    await finished;
    expect(started.every(({ isTerminated }) => isTerminated)).toBe(true);
  });
});
