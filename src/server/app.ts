/** From a request to an answer: the files of the app, what is worked out, and a plain page for everything else. */

import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { type Language, languageOf } from "../core/calendar/languages.js";
import type { Translate } from "../core/i18n/translate.js";
import { serverMessages } from "../core/locales/en/server.generated.js";
import { api } from "./api/api.js";
import { problemIn, problemResponse, wrongMethod } from "./api/problem.js";
import { apiRoot, routes } from "./api/routes.js";
import type { AppFile, AppFiles } from "./app-files.js";
import { encodingFor } from "./encoding.js";
import { strictHeaders } from "./headers.js";
import { ownHost } from "./hosts.js";
import { images } from "./images.js";
import { type LogEntry, roundedMs } from "./log.js";
import { languageLiked, nothingHere } from "./nothing-here.js";
import { basePath, originOf } from "./origin.js";
import { pageStyle, pageStyles } from "./pages/page.js";
import { keptText } from "./pool/written.js";
import { pageWithTags, preview } from "./preview.js";
import type { KnownAddresses } from "./quick.js";
import { headersOf, isComplete, openHeaders, respond, type Service } from "./service.js";
import { subscriptionsOf } from "./subscriptions.js";

/** What may change is asked for again every time; what bears a hash in its name never is. */
const cacheControl = ({ isHashed }: AppFile): string => (isHashed ? "public, max-age=31536000, immutable" : "no-cache");

/** A browser may have several versions, and whoever passes on its question may have weakened their tags. */
function isKnown({ tag }: AppFile, tags: string | undefined): boolean {
  const known = (tags ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  return known.includes(tag) || known.includes("*");
}

/** The element is for other people's pages. */
const isForPages = (path: string): boolean => path.startsWith("/element/");

function answer(context: Context, file: AppFile): Response {
  const kept = { "cache-control": cacheControl(file), etag: file.tag, vary: "accept-encoding" };
  const headers = isForPages(context.req.path) ? { ...kept, ...openHeaders } : kept;
  if (isKnown(file, context.req.header("if-none-match"))) return context.body(null, 304, headers);
  const encoding = encodingFor(context.req.header("accept-encoding"));
  const encoded = encoding && file.encoded(encoding);
  return context.body(encoded ?? file.bytes, 200, {
    ...headers,
    "content-type": file.type,
    ...(encoding && encoded ? { "content-encoding": encoding } : {}),
  });
}

export interface ServerOptions {
  /** Whether the name that a browser calls this server by is one of its own; left out: this machine's. */
  readonly isOwn?: (header: string | undefined) => boolean;
  /** Answers what has to be worked out; left out: only files are served. */
  readonly service?: Service | undefined;
  /** The address that readers know the server by, for links that leave it. */
  readonly origin?: string | undefined;
  /** Learns which addresses are answered from what is kept. */
  readonly known?: KnownAddresses | undefined;
  /** How refusals are said in a language; left out: in English. */
  readonly speak?: ((language: Language) => Promise<Translate>) | undefined;
  /** Told of each answer. */
  readonly onAnswer?: ((entry: LogEntry) => void) | undefined;
}

/** Of what is sent rather than asked for. */
const sentTo = ["/check", "/ask"];

function apiName(path: string): string {
  const first = `/${path.split("/")[1]}`;
  const isKnown = sentTo.includes(first) || routes.some((route) => route.path === first);
  return isKnown ? `${apiRoot}${first}` : apiRoot;
}

/** A name for what was asked, from a list that has an end. */
function routeName(path: string, files: AppFiles): string {
  if (files.has(path)) return "file";
  if (path.startsWith(`${apiRoot}/`)) return apiName(path.slice(apiRoot.length));
  return /^\/[\w-]+\.(svg|png|pdf|gif|txt)$/.test(path) ? "picture" : "other";
}

/** How often one address may ask for what has to be worked out. */
const patient =
  ({ rates }: Service): MiddlewareHandler =>
  async (context, next) => {
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    const retry = rates.wait(incoming?.socket.remoteAddress ?? "", performance.now());
    if (retry === 0) return next();
    return problemResponse({ status: 429, title: serverMessages.tooOften(), faults: [], retry });
  };

/** Whatever is answered is counted, and told. */
const noted =
  ({ metrics }: Service, files: AppFiles, onAnswer: ServerOptions["onAnswer"]): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const { path, method } = context.req;
    const { status } = context.res;
    metrics.note(status === 404 ? "none" : routeName(path, files), status, ms / 1000);
    onAnswer?.({ method, path, status, ms: roundedMs(ms) });
  };

/** What can't be answered is said in the language that was asked for, or else in the one that a browser likes. */
const spoken =
  (speak: NonNullable<ServerOptions["speak"]>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const problem = problemIn(context.res);
    if (problem === undefined) return;
    const asked = languageOf(problem.language ?? context.req.query("lang") ?? "");
    const language = asked ?? languageLiked(context.req.header("accept-language"));
    const response = problemResponse(problem, await speak(language));
    response.headers.set("content-language", language);
    response.headers.set("vary", "accept-language");
    context.res = response;
  };

/** Not context.header, which makes a new answer, to be read bit by bit, for each header of one that is there already. */
const opened: MiddlewareHandler = async (context, next) => {
  await next();
  if (isComplete(context.res)) return;
  for (const [name, value] of Object.entries(openHeaders)) context.res.headers.set(name, value);
};

const workedOut = [`${apiRoot}/*`, "/:name{[\\w-]+\\.(svg|png|pdf|gif|txt)}", "/calendar.ics", "/feed.xml"];

const metricsHeaders = { "cache-control": "no-store", "content-type": "text/plain; version=0.0.4; charset=utf-8" };

/** What is worked out comes after the files: an icon of the app is a picture too. */
function addService(app: Hono, service: Service, options: ServerOptions): void {
  const origins = originOf(options.origin);
  for (const path of workedOut) app.use(path, opened, patient(service));
  app.route(apiRoot, api(service, basePath(options.origin)));
  app.route("/", subscriptionsOf(service, origins));
  app.route(
    "/",
    preview(origins, () => service.now().getFullYear()),
  );
  app.route("/", images(service, options.known));
  app.get("/healthz", (context) => context.text("ok\n", 200, { "cache-control": "no-store" }));
  app.get("/metrics", (context) => context.text(service.metrics.text(), 200, metricsHeaders));
  app.get(pageStyle, (context) => context.body(pageStyles, 200, { "content-type": "text/css; charset=utf-8" }));
}

const isPage = (path: string): boolean => path === "/" || path === "/index.html";

/** The app's page says of itself what other sites should show of the link that led to it. */
function page(context: Context, { bytes }: AppFile, service: Service, origin: string | undefined): Response {
  const plain = Buffer.from(bytes).toString("utf8");
  const html = pageWithTags(plain, context.req.raw, originOf(origin), service.now().getFullYear());
  return respond(keptText(html, "text/html; charset=utf-8"), headersOf(context.req.raw), "no-cache", strictHeaders);
}

export function appServer(files: AppFiles, options: ServerOptions = {}): Hono {
  const { isOwn = ownHost({ host: "localhost" }), service, origin } = options;
  const app = new Hono();
  if (service !== undefined) app.use(noted(service, files, options.onAnswer));
  if (options.speak !== undefined) app.use(spoken(options.speak));
  app.use(async (context, next) => {
    await next();
    if (isComplete(context.res)) return;
    for (const [name, value] of Object.entries(strictHeaders)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.use(async (context, next) =>
    isOwn(context.req.header("host"))
      ? next()
      : problemResponse({ status: 421, title: serverMessages.otherName(), faults: [] }),
  );
  // Hono answers HEAD as it answers GET, without the body.
  app.get("*", (context, next) => {
    const file = files.get(context.req.path);
    if (file === undefined) return next();
    return service !== undefined && isPage(context.req.path)
      ? page(context, file, service, origin)
      : answer(context, file);
  });
  if (service !== undefined) addService(app, service, options);
  app.get("*", (context) => context.notFound());
  app.all("*", () => wrongMethod("GET, HEAD", serverMessages.onlyGet()));
  app.notFound((context) => {
    const language = languageLiked(context.req.header("accept-language"));
    return context.html(nothingHere(files, language, basePath(origin)), 404, {
      "cache-control": "no-cache",
      vary: "accept-language",
    });
  });
  return app;
}
