/** From a request to an answer: the files of the app, and a plain page for everything else. */

import { type Context, Hono } from "hono";
import { type AppFile, type AppFiles, type Encoding, encodings } from "./app-files.js";
import { strictHeaders } from "./headers.js";
import { ownHost } from "./hosts.js";

const nothingHere = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Nothing here</title>
  </head>
  <body>
    <h1>There is nothing here</h1>
    <p><a href="/">Today's puzzle</a> is one step away.</p>
  </body>
</html>
`;

/** The first of ours that the browser takes; one with a weight of nought is one it refuses. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? "")
    .split(",")
    .map((part) => part.split(";").map((word) => word.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
    .map(([name]) => name);
  return encodings.find((encoding) => names.includes(encoding));
}

/** What may change is asked for again every time; what bears a hash in its name never is. */
const cacheControl = ({ isHashed }: AppFile): string => (isHashed ? "public, max-age=31536000, immutable" : "no-cache");

/** A browser may have several versions, and whoever passes on its question may have weakened their tags. */
function isKnown({ tag }: AppFile, tags: string | undefined): boolean {
  const known = (tags ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  return known.includes(tag) || known.includes("*");
}

function answer(context: Context, file: AppFile): Response {
  const headers = { "cache-control": cacheControl(file), etag: file.tag, vary: "accept-encoding" };
  if (isKnown(file, context.req.header("if-none-match"))) return context.body(null, 304, headers);
  const encoding = encodingFor(context.req.header("accept-encoding"));
  const encoded = encoding && file.encoded(encoding);
  return context.body(encoded ?? file.bytes, 200, {
    ...headers,
    "content-type": file.type,
    ...(encoding && encoded ? { "content-encoding": encoding } : {}),
  });
}

/** `isOwn` tells whether the name that a browser calls this server by is one of its own; left out: this machine's. */
export function appServer(files: AppFiles, isOwn = ownHost({ host: "localhost" })): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(strictHeaders)) context.header(name, value);
  });
  app.use(async (context, next) =>
    isOwn(context.req.header("host")) ? next() : context.text("This server doesn't answer to that name.\n", 421),
  );
  // Hono answers HEAD as it answers GET, without the body.
  app.get("*", (context) => {
    const file = files.get(context.req.path);
    return file === undefined ? context.notFound() : answer(context, file);
  });
  app.all("*", (context) => context.text("Only GET and HEAD work here.\n", 405, { allow: "GET, HEAD" }));
  app.notFound((context) => context.html(nothingHere, 404, { "cache-control": "no-cache" }));
  return app;
}
