/** From addresses such as /today.svg, /2026-12-25.png?solution=3 and /lazy-year.gif to pictures for any page. */

import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type Next } from "hono";
import { parseIsoDate } from "../core/calendar/calendar.js";
import { partsMessages } from "../core/locales/en/parts.generated.js";
import { serverMessages } from "../core/locales/en/server.generated.js";
import { type PictureFormat, pictureFormats } from "../core/names.js";
import { quoted } from "../core/text/sentences.js";
import { wrongForm } from "../core/text/wrong-form.js";
import type { Request as Asked } from "../requests/ask.js";
import { found, type Outcome, refused } from "../requests/outcome.js";
import { readRequest } from "../requests/read-request.js";
import { pictureParts } from "../requests/schema.js";
import type { QueryName } from "./api/parameters.js";
import { isAboutToday, type QueryParts, readQuery, refusedInQuery } from "./api/query.js";
import { boardQuery } from "./api/routes.js";
import { zoneNamed } from "./midnight.js";
import type { KnownAddresses } from "./quick.js";
import { headersOf, refusedResponse, respond, type Service } from "./service.js";

const names: readonly QueryName[] = ["puzzle", "theme", "lang", "solution", "size", "tz", "flips", "fields"];

/** Pictures that have a name instead of a day, and what their queries can say besides how they look. */
const namedPictures = {
  "lazy-year": ["puzzle", "year", "flips", "lang", "tz"],
  proof: boardQuery,
  reach: ["puzzle", "fields", "weekday", "place", "flips", "lang"],
} as const satisfies Readonly<Record<string, readonly QueryName[]>>;

type NamedPicture = keyof typeof namedPictures;

/** A larger one takes seconds to draw, and no page shows it. */
const maxSize = 2400;

interface OfDay {
  readonly day: string;
  readonly format: PictureFormat;
}

interface Named {
  readonly picture: NamedPicture;
  readonly format: PictureFormat;
}

const namePattern = /^\/([a-z-]+|\d{4}-\d\d-\d\d)\.([a-z]+)$/;

const isNamed = (name: string): name is NamedPicture => Object.hasOwn(namedPictures, name);

function nameIn(path: string): OfDay | Named | undefined {
  const [, name, extension] = namePattern.exec(path) ?? [];
  const format = pictureFormats.find((each) => each === extension);
  if (name === undefined || format === undefined) return undefined;
  if (isNamed(name)) return { picture: name, format };
  return name === "today" || parseIsoDate(name) !== undefined ? { day: name, format } : undefined;
}

const queryOf = (name: OfDay | Named): readonly QueryName[] =>
  "day" in name ? names : [...namedPictures[name.picture], "theme", "size"];

/** Nobody's day is spoiled by a picture: a solution is drawn where it is asked for, and a film is one. */
function whatToDraw(format: PictureFormat, solution: unknown): Outcome<QueryParts> {
  if (format === "gif") {
    return solution === undefined ? found({ picture: "search" }) : refused(serverMessages.gifShowsSearch());
  }
  if (solution === undefined || solution === "none") return found({ picture: "board" });
  if (!/^\d{1,15}$/.test(String(solution))) {
    return refused(serverMessages.expectedSolution({ text: quoted(String(solution)) }));
  }
  return found({ picture: "solution", number: Number(solution) });
}

/** Programs that print what they fetch. */
const isTerminal = (agent: string | undefined): boolean => /^(curl|wget|httpie|xh)\b/i.test(agent ?? "");

/** Choices take the place of a date: they are for what no calendar has. */
function partsFor(name: OfDay | Named, { solution, ...rest }: QueryParts): Outcome<QueryParts> {
  if (!("day" in name)) return found({ picture: name.picture, ...rest });
  const drawn = whatToDraw(name.format, solution);
  const when = rest.fields === undefined ? { date: name.day } : {};
  return drawn.ok ? found({ ...when, ...drawn.value, ...rest }) : drawn;
}

function readPicture(name: OfDay | Named, parts: QueryParts): Outcome<Asked> {
  const drawn = partsFor(name, parts);
  if (!drawn.ok) return drawn;
  const { format } = name;
  const { size } = parts;
  if (size !== undefined && (Number(size) < pictureParts.size.min || Number(size) > maxSize)) {
    return refused(wrongForm("size", partsMessages.number({ min: pictureParts.size.min, max: maxSize }), size));
  }
  return refusedInQuery(readRequest({ want: "picture", format, ...drawn.value }), { number: "solution" });
}

/** None where no socket is asked, as in tests. */
const incomingOf = ({ env }: Context): IncomingMessage | undefined =>
  (env as Partial<HttpBindings> | undefined)?.incoming;

async function answerPicture(
  service: Service,
  known: KnownAddresses | undefined,
  name: OfDay | Named,
  context: Context,
): Promise<Response> {
  const query = readQuery(new URL(context.req.url).searchParams, queryOf(name));
  if (!query.ok) return refusedResponse(query);
  const { tz, ...parts } = query.value;
  const zone = tz === undefined ? undefined : zoneNamed(String(tz));
  if (tz !== undefined && zone === undefined) {
    return refusedResponse(refused(serverMessages.unknownZone({ zone: quoted(String(tz)) })));
  }
  const colour = name.format === "txt" && isTerminal(context.req.header("user-agent")) ? { colour: true } : {};
  const asked = readPicture(name, { ...parts, ...colour });
  if (!asked.ok) return refusedResponse(asked);
  const freshness = { zone, isAboutToday: "day" in name ? name.day === "today" : isAboutToday(queryOf(name), parts) };
  const answer = await service.answer(asked.value, zone, context.req.raw);
  const response = respond(answer, headersOf(context.req.raw), service.cacheControl(freshness));
  // What depends on who asks is looked at each time.
  if (name.format === "txt") response.headers.append("vary", "user-agent");
  else if (response.ok) known?.learn(incomingOf(context), { asked: asked.value, freshness });
  return response;
}

export function images(service: Service, known: KnownAddresses | undefined): Hono {
  const app = new Hono();
  app.get("/*", (context: Context, next: Next) => {
    const name = nameIn(context.req.path);
    return name === undefined ? next() : answerPicture(service, known, name, context);
  });
  return app;
}
