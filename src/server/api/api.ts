/** From addresses below /api/v1 to requests, and from their answers to responses. */

import { type Context, Hono } from "hono";
import type { Message } from "../../core/i18n/message.js";
import { partsMessages } from "../../core/locales/en/parts.generated.js";
import { serverMessages } from "../../core/locales/en/server.generated.js";
import { isObject } from "../../core/text/arguments.js";
import { quoted } from "../../core/text/sentences.js";
import { wrongForm } from "../../core/text/wrong-form.js";
import type { Request as Asked, Want } from "../../requests/ask.js";
import { jsonText } from "../../requests/json.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import { oneOf } from "../../requests/parts.js";
import { loadPuzzle } from "../../requests/puzzle.js";
import { notARequest, readRequest } from "../../requests/read-request.js";
import { zoneNamed } from "../midnight.js";
import { keptAnswer } from "../pool/written.js";
import { headersOf, refusedResponse, respond, type Service } from "../service.js";
import { openApiDocument } from "./openapi.js";
import { apiPage } from "./page.js";
import { maxPage } from "./parameters.js";
import { type HttpProblem, problemOf, problemResponse, wrongMethod } from "./problem.js";
import { isAboutToday, readQuery, refusedInQuery } from "./query.js";
import { type ApiRoute, apiRoot, routes } from "./routes.js";

/** Bytes of a request that is sent: more than any puzzle of the catalogue needs ten times over. */
const maxBody = 256 * 1024;

const defaultPage = 10;

/** What may be sent as a request: what is answered with data, within a moment. */
const sendable: readonly Want[] = [
  "solutions",
  "count",
  "year",
  "lazy-year",
  "audit",
  "hint",
  "explanation",
  "reach",
  "check",
  "facts",
  "target",
  "picture",
];

interface Parts {
  readonly tz?: string;
  readonly [part: string]: unknown;
}

/** A page has an end, wherever it is asked for. */
function paged(request: Readonly<Record<string, unknown>>): Outcome<Readonly<Record<string, unknown>>> {
  if (request.want !== "solutions") return found(request);
  if (request.all === true) return refused(serverMessages.pageByPage({ most: maxPage }));
  if (Number(request.limit ?? 1) > maxPage)
    return refused(wrongForm("limit", partsMessages.wholeNumber({ min: 1, max: maxPage }), request.limit));
  return found(request.number === undefined ? { limit: defaultPage, ...request } : request);
}

function readAsked(data: Readonly<Record<string, unknown>>): Outcome<Asked> {
  const bounded = paged(data);
  return bounded.ok ? readRequest(bounded.value) : bounded;
}

/** An address that has the name of a puzzle in it leads somewhere only if there is one. */
async function unknownIn({ puzzle }: Readonly<Record<string, string>>): Promise<Refusal | undefined> {
  const loaded = puzzle === undefined ? undefined : await loadPuzzle(puzzle);
  return loaded?.ok === false ? loaded : undefined;
}

async function answerRoute(service: Service, route: ApiRoute, context: Context): Promise<Response> {
  const query = readQuery(new URL(context.req.url).searchParams, route.query);
  if (!query.ok) return refusedResponse(query);
  const { tz, ...parts } = query.value as Parts;
  const zone = tz === undefined ? undefined : zoneNamed(tz);
  if (tz !== undefined && zone === undefined)
    return refusedResponse(refused(serverMessages.unknownZone({ zone: quoted(tz) })));
  const named = await unknownIn(context.req.param());
  if (named !== undefined)
    return problemResponse({ ...problemOf(named), status: 404, title: serverMessages.noPuzzle() });
  const asked = refusedInQuery(readAsked({ want: route.want, ...parts, ...context.req.param() }));
  if (!asked.ok) return refusedResponse(asked);
  return respond(
    await service.answer(asked.value, zone, context.req.raw),
    headersOf(context.req.raw),
    service.cacheControl({ zone, isAboutToday: isAboutToday(route.query, parts) }),
  );
}

const problem = (status: HttpProblem["status"], title: Message): Response =>
  problemResponse({ status, title, faults: [] });

const preflight = {
  "access-control-allow-methods": "GET, HEAD, POST",
  "access-control-allow-headers": "content-type",
  "access-control-max-age": "86400",
} as const;

const tooLarge = (): Response => problem(413, serverMessages.requestTooLarge({ most: maxBody / 1024 }));

/** Read bit by bit, so that nobody can fill the memory by leaving out or belying the length. */
async function bodyOf(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): Outcome<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? found(value) : refused(notARequest());
  } catch {
    return refused(serverMessages.notJson());
  }
}

function sent(text: string): Outcome<Asked> {
  const data = parsed(text);
  if (!data.ok) return data;
  const { want } = data.value;
  const unknown = oneOf(sendable)(want, "want");
  return unknown.length > 0 ? refused(...unknown) : readAsked(data.value);
}

const isJson = (request: Request): boolean => /^application\/json\b/i.test(request.headers.get("content-type") ?? "");

/** A request that is sent may say its language itself. */
const inLanguageOf = (asked: Asked, problem: HttpProblem): HttpProblem =>
  "language" in asked && asked.language !== undefined ? { ...problem, language: asked.language } : problem;

async function answerSent(
  service: Service,
  request: Request,
  read: (text: string) => Outcome<Asked>,
): Promise<Response> {
  const text = await bodyOf(request);
  if (text === undefined) return tooLarge();
  const asked = read(text);
  if (!asked.ok) return refusedResponse(asked);
  const answer = await service.answer(asked.value, undefined, request);
  return respond("body" in answer ? answer : inLanguageOf(asked.value, answer), headersOf(request), "no-store");
}

/** A puzzle file as it is sent, and in the query the language of what is said about it. */
function checkAsked(request: Request): (yaml: string) => Outcome<Asked> {
  const query = readQuery(new URL(request.url).searchParams, ["lang"]);
  return (yaml) =>
    query.ok
      ? refusedInQuery(readRequest({ want: "check", puzzle: { yaml, name: "puzzle.yaml" }, ...query.value }))
      : query;
}

/** `{name}` in a path, as Hono writes it. */
const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

/** `base` is where a proxy has put the server: a path, or nothing. */
export function api(service: Service, base = ""): Hono {
  const app = new Hono();
  for (const route of routes) app.get(pattern(route.path), (context) => answerRoute(service, route, context));
  app.post("/check", ({ req }) => answerSent(service, req.raw, isJson(req.raw) ? sent : checkAsked(req.raw)));
  app.post("/ask", ({ req }) =>
    isJson(req.raw) ? answerSent(service, req.raw, sent) : problem(415, serverMessages.sendJson()),
  );
  const document = keptAnswer(jsonText(openApiDocument(base)), "application/json; charset=utf-8");
  const page = keptAnswer(apiPage(base), "text/html; charset=utf-8");
  app.get("/openapi.json", ({ req }) => respond(document, headersOf(req.raw), "no-cache"));
  const home = ({ req }: Context): Response => respond(page, headersOf(req.raw), "no-cache");
  app.get("/", home);
  // Browsers ask this before they send JSON from another origin's page.
  app.options("*", () => new Response(null, { status: 204, headers: preflight }));
  app.all("/:sent{check|ask}", () => wrongMethod("POST, OPTIONS"));
  app.get("*", (context) =>
    context.req.path === `${apiRoot}/` ? home(context) : problem(404, serverMessages.nothingHere({ address: apiRoot })),
  );
  app.all("*", () => wrongMethod("GET, HEAD, OPTIONS"));
  return app;
}
