/** From requests to responses: answered by the pool, kept as long as they are true, and counted. */

import { createHash } from "node:crypto";
import type { CalendarDate } from "../core/calendar/calendar.js";
import type { Request as Asked } from "../requests/ask.js";
import type { Refusal } from "../requests/outcome.js";
import { type HttpProblem, problemOf, problemResponse } from "./api/problem.js";
import { compress, type Encoding, encodingFor } from "./encoding.js";
import { strictHeaders } from "./headers.js";
import { type KeptAnswer, KeptAnswers } from "./kept.js";
import { Metrics } from "./metrics.js";
import { dayIn, noonOf, secondsToMidnight } from "./midnight.js";
import { type PoolFailure, type PoolLimits, RequestPool } from "./pool/request-pool.js";
import { type Rate, Rates } from "./rate.js";

export interface ServiceLimits extends PoolLimits {
  /** Bytes of answers that are kept. */
  readonly room: number;
  readonly rate: Rate;
}

export interface ServiceOptions {
  readonly limits: ServiceLimits;
  readonly now: () => Date;
  /** A fault of ours, for the log. */
  readonly onFault?: (fault: string) => void;
}

/** A day is over when it is over where the reader is; what a date in full says stays true for longer. */
export interface Freshness {
  readonly zone: string | undefined;
  readonly isAboutToday: boolean;
}

const dayInSeconds = 86_400;

/** A request may have a whole puzzle in it: what is long has a short name, so that a million of them are no burden. */
const longestKey = 200;

function keyOf(request: Asked, day: CalendarDate): string {
  const key = JSON.stringify([request, day]);
  return key.length <= longestKey ? key : createHash("sha256").update(key).digest("base64url");
}

/** Whoever asked: a signal says when they have hung up. */
type Asker = Pick<Request, "signal">;

interface Work {
  readonly answer: Promise<KeptAnswer | HttpProblem>;
  readonly left: AbortController;
  /** How many wait for it. */
  waiting: number;
}

export class Service {
  readonly pool: RequestPool;
  readonly metrics: Metrics;
  readonly rates: Rates;
  readonly now: () => Date;
  private readonly kept: KeptAnswers;
  private readonly underWay = new Map<string, Work>();

  constructor({ limits, now, onFault }: ServiceOptions) {
    this.now = now;
    this.pool = new RequestPool(limits, onFault);
    this.kept = new KeptAnswers(limits.room);
    this.rates = new Rates(limits.rate);
    this.metrics = new Metrics({
      requests_waiting: { help: "Requests that wait for a thread.", value: () => this.pool.waiting },
      requests_working: { help: "Requests that a thread works on.", value: () => this.pool.working },
      memory_bytes: { help: "Memory of the process.", value: () => process.memoryUsage.rss() },
    });
  }

  /** What is asked for by many at once is worked out once, and for as long as somebody waits for it. */
  answer(request: Asked, zone: string | undefined, asker?: Asker): Promise<KeptAnswer | HttpProblem> {
    const day = dayIn(zone, this.now());
    const key = keyOf(request, day);
    const kept = this.kept.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const work = this.underWay.get(key) ?? this.begin(request, noonOf(day), key);
    this.waitFor(work, key, asker?.signal);
    return work.answer;
  }

  private begin(request: Asked, now: Date, key: string): Work {
    const left = new AbortController();
    const answer = this.work(request, now, key, left.signal).finally(() => this.forget(key, work));
    const work: Work = { answer, left, waiting: 0 };
    this.underWay.set(key, work);
    return work;
  }

  private waitFor(work: Work, key: string, signal: AbortSignal | undefined): void {
    work.waiting++;
    signal?.addEventListener("abort", () => {
      work.waiting--;
      if (work.waiting > 0) return;
      this.forget(key, work);
      work.left.abort();
    });
  }

  /** Who asks the same after everybody has left begins anew. */
  private forget(key: string, work: Work): void {
    if (this.underWay.get(key) === work) this.underWay.delete(key);
  }

  /** Under what name today's answer is kept. */
  keyFor(request: Asked, zone: string | undefined): string {
    return keyOf(request, dayIn(zone, this.now()));
  }

  /** What needs no work, because it was asked for before. */
  keptUnder(key: string): KeptAnswer | undefined {
    return this.kept.get(key);
  }

  private async work(request: Asked, now: Date, key: string, left: AbortSignal) {
    const outcome = await this.pool.answer(request, now, left);
    if (typeof outcome === "string" || !outcome.ok) return problemOf(outcome);
    this.kept.keep(key, outcome.value);
    return outcome.value;
  }

  cacheControl({ zone, isAboutToday }: Freshness): string {
    const seconds = isAboutToday ? secondsToMidnight(zone, this.now()) : dayInSeconds;
    return `public, max-age=${seconds}`;
  }
}

export const newService = (options: ServiceOptions): Service => new Service(options);

const isKnown = (tag: string, tags: string | undefined): boolean =>
  (tags ?? "").split(",").some((each) => ["*", tag].includes(each.trim().replace(/^W\//, "")));

/** Anybody's page may show it: there is nothing in it that only its reader should see. */
export const openHeaders = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
} as const;

/** What an answer that was worked out is sent with. */
const allHeaders = { ...strictHeaders, ...openHeaders };

/** Answers that have all their headers: to look at those once more takes as long as all the rest. */
const complete = new WeakSet<Response>();

export const isComplete = (response: Response): boolean => complete.has(response);

function completed(body: Uint8Array<ArrayBuffer> | null, init: ResponseInit): Response {
  const response = new Response(body, init);
  complete.add(response);
  return response;
}

/** More than this takes so long to compress that everybody else would notice. */
const maxCompressed = 1024 * 1024;

/** What is compressed already, such as a PNG, or short, is sent as it is. */
const isWorthwhile = ({ type, body }: KeptAnswer): boolean =>
  body.length > 1400 && body.length <= maxCompressed && /svg|json|text|xml/.test(type);

const compressed = new WeakMap<KeptAnswer, Map<Encoding, Uint8Array<ArrayBuffer>>>();

/** Compressed once, for as long as the answer is kept. */
function encodedBody(answer: KeptAnswer, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const bodies = compressed.get(answer) ?? new Map<Encoding, Uint8Array<ArrayBuffer>>();
  const body = bodies.get(encoding) ?? compress[encoding](answer.body);
  compressed.set(answer, bodies.set(encoding, body));
  return body;
}

/** What whoever asks says in a header. */
export type HeaderOf = (name: string) => string | undefined;

/** All that is sent of an answer. */
export interface Sent {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** How a body is sent: compressed for those who can read it. */
export const encodingOf = (answer: KeptAnswer, header: HeaderOf): Encoding | undefined =>
  isWorthwhile(answer) ? encodingFor(header("accept-encoding")) : undefined;

/** Whether whoever asks has it already. */
export const isUnchanged = ({ tag }: KeptAnswer, header: HeaderOf): boolean => isKnown(tag, header("if-none-match"));

/** In full, or as the news that nothing has changed. */
export function sentAnswer(
  answer: KeptAnswer,
  encoding: Encoding | "unchanged" | undefined,
  cacheControl: string,
  common: Readonly<Record<string, string>> = allHeaders,
): Sent {
  const varied = isWorthwhile(answer) ? { vary: "accept-encoding" } : {};
  const headers = { ...common, "cache-control": cacheControl, etag: answer.tag, ...varied };
  if (encoding === "unchanged") return { status: 304, headers, body: null };
  const body = encoding === undefined ? answer.body : encodedBody(answer, encoding);
  const encoded = encoding === undefined ? {} : { "content-encoding": encoding };
  const length = String(body.length);
  return {
    status: 200,
    headers: { ...headers, "content-type": answer.type, "content-length": length, ...encoded },
    body,
  };
}

/** As a request says it. */
export const headersOf =
  ({ headers }: Request): HeaderOf =>
  (name) =>
    headers.get(name) ?? undefined;

export function respond(
  answer: KeptAnswer | HttpProblem,
  header: HeaderOf,
  cacheControl: string,
  common: Readonly<Record<string, string>> = allHeaders,
): Response {
  if (!("body" in answer)) return problemResponse(answer);
  const encoding = isUnchanged(answer, header) ? "unchanged" : encodingOf(answer, header);
  const { body, ...init } = sentAnswer(answer, encoding, cacheControl, common);
  return completed(body, init);
}

export const refusedResponse = (refusal: Refusal | PoolFailure): Response => problemResponse(problemOf(refusal));
