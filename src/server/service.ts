/** From requests to responses: answered by the crew, kept as long as they are true, and counted. */

import { createHash } from "node:crypto";
import type { Answer, Request as Asked } from "../requests/ask.js";
import { jsonText } from "../requests/json.js";
import type { Refusal } from "../requests/outcome.js";
import { type HttpProblem, problemOf, problemResponse } from "./api/problem.js";
import { Crew, type CrewLimits, type Unanswered } from "./crew/crew.js";
import { type KeptAnswer, KeptAnswers } from "./kept.js";
import { Metrics } from "./metrics.js";
import { dayIn, noonOf, secondsToMidnight } from "./midnight.js";
import { type Rate, Rates } from "./rate.js";

export interface ServiceLimits extends CrewLimits {
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

const typesByFormat: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  pdf: "application/pdf",
  gif: "image/gif",
  txt: "text/plain; charset=utf-8",
};

const tagOf = (body: Uint8Array): string => `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

const bytesOf = (data: string | Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(data));

export function keptAnswer(data: string | Uint8Array, type: string): KeptAnswer {
  const body = bytesOf(data);
  return { body, type, tag: tagOf(body) };
}

function fromAnswer(answer: Answer): KeptAnswer {
  return answer.kind === "document"
    ? keptAnswer(jsonText(answer.document), "application/json; charset=utf-8")
    : keptAnswer(answer.data, typesByFormat[answer.format] ?? "application/octet-stream");
}

/** A day is over when it is over where the reader is; what a date in full says stays true for longer. */
export interface Freshness {
  readonly zone: string | undefined;
  readonly isAboutToday: boolean;
}

const dayInSeconds = 86_400;

export class Service {
  readonly crew: Crew;
  readonly metrics: Metrics;
  readonly rates: Rates;
  readonly now: () => Date;
  private readonly kept: KeptAnswers;
  private readonly underWay = new Map<string, Promise<KeptAnswer | HttpProblem>>();

  constructor({ limits, now, onFault }: ServiceOptions) {
    this.now = now;
    this.crew = new Crew(limits, onFault);
    this.kept = new KeptAnswers(limits.room);
    this.rates = new Rates(limits.rate);
    this.metrics = new Metrics({
      requests_waiting: { help: "Requests that wait for a thread.", value: () => this.crew.waiting },
      requests_working: { help: "Requests that a thread works on.", value: () => this.crew.working },
      memory_bytes: { help: "Memory of the process.", value: () => process.memoryUsage.rss() },
    });
  }

  /** What is asked for by many at once is worked out once. */
  answer(request: Asked, zone: string | undefined, made = fromAnswer): Promise<KeptAnswer | HttpProblem> {
    const day = dayIn(zone, this.now());
    const key = JSON.stringify([request, day, made.name]);
    const kept = this.kept.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const begun = this.underWay.get(key);
    if (begun !== undefined) return begun;
    const work = this.work(request, noonOf(day), made, key).finally(() => this.underWay.delete(key));
    this.underWay.set(key, work);
    return work;
  }

  private async work(request: Asked, now: Date, made: (answer: Answer) => KeptAnswer, key: string) {
    const outcome = await this.crew.answer(request, now);
    if (typeof outcome === "string" || !outcome.ok) return problemOf(outcome);
    const answer = made(outcome.value);
    this.kept.keep(key, answer);
    return answer;
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

export function respond(answer: KeptAnswer | HttpProblem, asked: Request, cacheControl: string): Response {
  if (!("body" in answer)) return problemResponse(answer);
  const headers = { "cache-control": cacheControl, etag: answer.tag };
  if (isKnown(answer.tag, asked.headers.get("if-none-match") ?? undefined)) {
    return new Response(null, { status: 304, headers });
  }
  const length = String(answer.body.length);
  return new Response(answer.body, { headers: { ...headers, "content-type": answer.type, "content-length": length } });
}

export const refusedResponse = (refusal: Refusal | Unanswered): Response => problemResponse(problemOf(refusal));
