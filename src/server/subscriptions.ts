/** From /calendar.ics and /feed.xml to every day's puzzle, to subscribe to. */

import { type Context, Hono } from "hono";
import { addDays } from "../core/calendar/calendar.js";
import { quoted } from "../core/text/sentences.js";
import { refused } from "../requests/outcome.js";
import type { QueryName } from "./api/parameters.js";
import { readQuery } from "./api/query.js";
import { calendarFile } from "./calendar.js";
import { type PuzzleDays, puzzleDays } from "./days.js";
import { feedFile } from "./feed.js";
import { dayIn, zoneNamed } from "./midnight.js";
import type { OriginOf } from "./origin.js";
import { headersOf, keptAnswer, refusedResponse, respond, type Service } from "./service.js";

const names: readonly QueryName[] = ["puzzle", "lang", "tz"];

interface Subscription {
  readonly type: string;
  /** The first day, counted from today, and how many there are. */
  readonly first: number;
  readonly amount: number;
  write(days: PuzzleDays, origin: string): string;
}

const subscriptions: Readonly<Record<string, Subscription>> = {
  "/calendar.ics": { type: "text/calendar; charset=utf-8", first: -7, amount: 7 + 366, write: calendarFile },
  "/feed.xml": { type: "application/atom+xml; charset=utf-8", first: -13, amount: 14, write: feedFile },
};

async function answer(
  service: Service,
  { type, first, amount, write }: Subscription,
  originOf: OriginOf,
  context: Context,
) {
  const query = readQuery(new URL(context.req.url).searchParams, names);
  if (!query.ok) return refusedResponse(query);
  const { tz, puzzle, language } = query.value;
  const zone = tz === undefined ? undefined : zoneNamed(String(tz));
  if (tz !== undefined && zone === undefined)
    return refusedResponse(refused(`tz: unknown time zone ${quoted(String(tz))}`));
  const from = addDays(dayIn(zone, service.now()), first);
  const days = await puzzleDays(service, { puzzle, language, from, amount });
  if (!days.ok) return refusedResponse(days);
  const file = keptAnswer(write(days.value, originOf(context.req.raw)), type);
  return respond(file, headersOf(context.req.raw), service.cacheControl({ zone, isAboutToday: true }));
}

export function subscriptionsOf(service: Service, originOf: OriginOf): Hono {
  const app = new Hono();
  for (const [path, each] of Object.entries(subscriptions)) {
    app.get(path, (context) => answer(service, each, originOf, context));
  }
  return app;
}
