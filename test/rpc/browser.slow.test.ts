/** A pool works in a real browser, and without workers too. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { startPool } from "../../src/rpc/browser.js";
import type { BrowserPort } from "../../src/rpc/browser-port.js";
import { classic } from "../support/puzzles.js";
import { expectLikeOneThread, jobsFor } from "./jobs.js";

interface Started {
  readonly address: string;
  readonly options: unknown;
  isTerminated: boolean;
}

/** A browser with one worker: the module it asks for runs here, and takes our globals for its own. */
function stubBrowser(loads: boolean): Started[] {
  const started: Started[] = [];
  class FakeWorker {
    onmessage: BrowserPort["onmessage"] = null;
    onerror: ((event: { message?: string }) => void) | null = null;
    private readonly inside: Promise<unknown>;
    private readonly record: Started;

    constructor(address: URL, options: unknown) {
      this.record = { address: address.href, options, isTerminated: false };
      started.push(this.record);
      vi.stubGlobal("postMessage", (data: unknown, { transfer }: { transfer: ArrayBuffer[] }) => {
        const copy = structuredClone(data, { transfer });
        setTimeout(() => this.onmessage?.({ data: copy }));
      });
      this.inside = loads ? import("../../src/rpc/browser-thread.js") : Promise.resolve();
      if (!loads) setTimeout(() => this.onerror?.({}));
    }

    postMessage(data: unknown): void {
      const copy = structuredClone(data);
      void this.inside.then(() => (globalThis as unknown as BrowserPort).onmessage?.({ data: copy }));
    }

    terminate(): void {
      this.record.isTerminated = true;
    }
  }
  vi.stubGlobal("Worker", FakeWorker);
  return started;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "onmessage");
});

describe("a pool in a browser", () => {
  it("starts a module worker, which works as one thread would", async () => {
    const started = stubBrowser(true);
    const pool = startPool(1);
    await expectLikeOneThread(classic, (job) => pool.run(job, {}));
    await pool.close();
    expect(started).toEqual([
      {
        address: expect.stringMatching(/\/rpc\/browser-thread\.js$/),
        options: { type: "module" },
        isTerminated: true,
      },
    ]);
  });

  it("begins once, though WebKit runs a worker's first module again", async () => {
    const posted: unknown[] = [];
    vi.stubGlobal("postMessage", (message: unknown) => posted.push(message));
    vi.resetModules();
    await import("../../src/rpc/browser-thread.js");
    const { onmessage } = globalThis as unknown as BrowserPort;
    vi.resetModules();
    await import("../../src/rpc/browser-thread.js");
    expect(posted).toEqual([{ kind: "hello" }]);
    expect((globalThis as unknown as BrowserPort).onmessage).toBe(onmessage);
  });

  it("does the work itself where a worker cannot be loaded", async () => {
    stubBrowser(false);
    const pool = startPool(2);
    expect((await pool.run(jobsFor(classic).count, {})).found).toBe(25_061);
  });

  it("has as many threads as the machine has cores, and at least one", () => {
    vi.stubGlobal("navigator", { hardwareConcurrency: 7 });
    expect(startPool().threads).toBe(7);
    vi.stubGlobal("navigator", undefined);
    expect(startPool().threads).toBe(1);
  });
});
