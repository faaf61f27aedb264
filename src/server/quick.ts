/** From an address that was answered before to the answer that is kept, past all that has been looked at the first time. */

import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { Request as Asked } from "../requests/ask.js";
import { type Freshness, respond, type Service } from "./service.js";

/** What an address asks for. */
interface Known {
  readonly asked: Asked;
  readonly freshness: Freshness;
}

/** More addresses than this nobody asks for again and again. */
const maxKnown = 1000;

/** What addresses ask for, host and all, once it was found to be in order. */
export class KnownAddresses {
  private readonly known = new Map<string, Known>();

  learn(url: string, known: Known): void {
    if (this.known.size >= maxKnown) this.known.clear();
    this.known.set(url, known);
  }

  get(url: string): Known | undefined {
    return this.known.get(url);
  }
}

/** Told of each answer: its status, and how many milliseconds it took. */
export type OnQuick = (request: Request, status: number, ms: number) => void;

function answerOf(service: Service, known: KnownAddresses, request: Request, { incoming }: HttpBindings) {
  const entry = request.method === "GET" ? known.get(request.url) : undefined;
  const kept = entry && service.keptAnswer(entry.asked, entry.freshness.zone);
  if (entry === undefined || kept === undefined) return undefined;
  // Who may not be answered now learns that the long way.
  if (service.rates.wait(incoming.socket.remoteAddress ?? "", performance.now()) > 0) return undefined;
  const header = (name: string): string | undefined => incoming.headers[name]?.toString();
  return respond(kept, header, service.cacheControl(entry.freshness));
}

/** The same app, which answers at once what it can. */
export function quickened(app: Hono, service: Service, known: KnownAddresses, onQuick: OnQuick): Hono {
  const slowly = app.fetch;
  app.fetch = (request, env, execution) => {
    const start = performance.now();
    const bindings = env as HttpBindings | undefined;
    const response = bindings?.incoming && answerOf(service, known, request, bindings);
    if (!response) return slowly(request, env, execution);
    onQuick(request, response.status, performance.now() - start);
    return response;
  };
  return app;
}
