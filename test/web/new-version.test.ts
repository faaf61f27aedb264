/** When the app says that there is a new version: never on a first visit, however the browser orders its news. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { onNewVersion } from "../../src/web/new-version.js";

/** A service worker as the page sees it. */
class FakeWorker extends EventTarget {
  readonly told: unknown[] = [];

  constructor(public state: string) {
    super();
  }

  postMessage(message: unknown): void {
    this.told.push(message);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;

  /** A worker is found, and later said to be ready. */
  install(): FakeWorker {
    const worker = new FakeWorker("installing");
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    return worker;
  }

  wait(worker: FakeWorker): void {
    [this.installing, this.waiting] = [null, worker];
    worker.become("installed");
  }
}

function visit({ controller, registration }: { controller: FakeWorker | null; registration: FakeRegistration }) {
  const container = Object.assign(new EventTarget(), { controller, register: async () => registration });
  const reload = vi.fn();
  vi.stubGlobal("navigator", { serviceWorker: container, onLine: true });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { baseURI: "https://example.org/" }));
  vi.stubGlobal("location", { reload });
  const offers: (() => void)[] = [];
  return { container, reload, offers, started: onNewVersion((offer) => offers.push(offer)) };
}

afterEach(() => vi.unstubAllGlobals());

describe("on a first visit", () => {
  it("nothing is new, even if the worker has taken over by the time it says that it is ready", async () => {
    const registration = new FakeRegistration();
    const first = registration.install();
    const { container, offers, started } = visit({ controller: null, registration });
    await started;
    registration.dispatchEvent(new Event("updatefound"));
    container.controller = first;
    registration.wait(first);
    expect(offers).toEqual([]);
  });

  it("a version that comes later is offered", async () => {
    const registration = new FakeRegistration();
    registration.active = new FakeWorker("activated");
    const { offers, started } = visit({ controller: null, registration });
    await started;
    registration.wait(registration.install());
    expect(offers).toHaveLength(1);
  });
});

describe("on a later visit", () => {
  const later = async () => {
    const registration = new FakeRegistration();
    const waiting = new FakeWorker("installed");
    registration.waiting = waiting;
    const page = visit({ controller: new FakeWorker("activated"), registration });
    await page.started;
    return { ...page, waiting };
  };

  it("a version that waits is offered, takes over when it is wanted, and then the page is loaded anew", async () => {
    const { container, offers, reload, waiting } = await later();
    expect(offers).toHaveLength(1);
    expect(waiting.told).toEqual([]);
    offers[0]!();
    expect([waiting.told, reload.mock.calls.length]).toEqual([["take over"], 0]);
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("one that another tab has asked for is there at once", async () => {
    const { offers, reload, waiting } = await later();
    waiting.become("activated");
    offers[0]!();
    expect(reload).toHaveBeenCalledOnce();
  });
});
