/** From /calendar.ics and /feed.xml to every day's puzzle, to subscribe to. */

import { type Context, Hono } from "hono";
import { addDays } from "../core/calendar/calendar.js";
import { serverMessages } from "../core/locales/en/server.generated.js";
import { quoted } from "../core/text/sentences.js";
import { found, type Outcome, refused } from "../requests/outcome.js";
import type { QueryName } from "./api/parameters.js";
import { readQuery } from "./api/query.js";
import { calendarFile } from "./calendar.js";
import { isoDate, type PuzzleDays, puzzleDays } from "./days.js";
import { feedFile } from "./feed.js";
import type { KeptAnswer } from "./kept.js";
import { dayIn, zoneNamed } from "./midnight.js";
import type { OriginOf } from "./origin.js";
import { keptText } from "./pool/written.js";
import { headersOf, refusedResponse, respond, type Service } from "./service.js";

const names: readonly QueryName[] = ["puzzle", "lang", "tz"];

interface Subscription {
  readonly type: string;
  /** The first day, counted from today, and how many there are. */
  readonly first: number;
  readonly amount: number;
  /** With the query that it is asked for by. */
  write(days: PuzzleDays, origin: string, asked: URLSearchParams): string;
}

const subscriptions: Readonly<Record<string, Subscription>> = {
  "/calendar.ics": { type: "text/calendar; charset=utf-8", first: -7, amount: 7 + 366, write: calendarFile },
  "/feed.xml": { type: "application/atom+xml; charset=utf-8", first: -13, amount: 14, write: feedFile },
};

/** Written within the last minute, by address and day: to write one takes longer than anything else that is done here. */
const recent = new Map<string, { readonly until: number; readonly file: KeptAnswer }>();
const maxRecent = 64;
const minute = 60_000;

async function recently(key: string, now: number, write: () => Promise<Outcome<KeptAnswer>>) {
  const last = recent.get(key);
  if (last !== undefined && now < last.until && last.until <= now + minute) return found(last.file);
  const file = await write();
  if (recent.size >= maxRecent) recent.clear();
  if (file.ok) recent.set(key, { until: now + minute, file: file.value });
  return file;
}

async function answer(
  service: Service,
  { type, first, amount, write }: Subscription,
  originOf: OriginOf,
  context: Context,
) {
  const asked = new URL(context.req.url).searchParams;
  const query = readQuery(asked, names);
  if (!query.ok) return refusedResponse(query);
  const { tz, puzzle, language } = query.value;
  const zone = tz === undefined ? undefined : zoneNamed(String(tz));
  if (tz !== undefined && zone === undefined)
    return refusedResponse(refused(serverMessages.unknownZone({ zone: quoted(String(tz)) })));
  const from = addDays(dayIn(zone, service.now()), first);
  const file = await recently(`${isoDate(from)} ${context.req.url}`, service.now().getTime(), async () => {
    const days = await puzzleDays(service, { puzzle, language, from, amount });
    return days.ok ? found(keptText(write(days.value, originOf(context.req.raw), asked), type)) : days;
  });
  if (!file.ok) return refusedResponse(file);
  return respond(file.value, headersOf(context.req.raw), service.cacheControl({ zone, isAboutToday: true }));
}

export function subscriptionsOf(service: Service, originOf: OriginOf): Hono {
  const app = new Hono();
  for (const [path, each] of Object.entries(subscriptions)) {
    app.get(path, (context) => answer(service, each, originOf, context));
  }
  return app;
}
