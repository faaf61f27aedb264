/** From a link to what other sites show of it: tags in the app's page, and an answer to those who ask by oEmbed. */

import { type Context, Hono } from "hono";
import { parseIsoDate, weekdayOf } from "../core/calendar/calendar.js";
import { formatDate } from "../core/calendar/date-text.js";
import { boardPicture } from "../core/drawing/board-picture.js";
import { quoted } from "../core/text/sentences.js";
import { cataloguePuzzle } from "../formats/catalogue.js";
import { isCatalogueId } from "../formats/catalogue-ids.js";
import { refused } from "../requests/outcome.js";
import type { OriginOf } from "./origin.js";
import { escapedHtml } from "./pages/page.js";
import { openHeaders, refusedResponse } from "./service.js";

/** As large as most sites show a picture. */
const previewSize = 1200;

interface Preview {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly link: string;
  /** Height for a width of one. */
  readonly ratio: number;
}

/** What can't be read is left out: a wrong link leads to today's puzzle. */
function previewOf(link: URL, origin: string): Preview {
  const named = link.searchParams.get("puzzle") ?? "";
  const puzzle = isCatalogueId(named) ? named : "classic";
  const iso = link.searchParams.get("date") ?? "";
  const date = /^\d{4}-\d\d-\d\d$/.test(iso) ? parseIsoDate(iso) : undefined;
  const query = new URLSearchParams({ size: String(previewSize), puzzle });
  const { width, height } = boardPicture(cataloguePuzzle(puzzle), { placements: [] }).box;
  return {
    title: date === undefined ? "Daytile" : `Daytile: ${formatDate({ ...date, weekday: weekdayOf(date) }, "en")}`,
    description: "Cover everything but the date.",
    image: `${origin}/${date === undefined ? "today" : iso}.png?${query}`,
    link: `${origin}/${link.search}`,
    ratio: height / width,
  };
}

function tags({ title, description, image, link }: Preview, origin: string): string {
  const meta = (name: string, value: string): string => `<meta property="${name}" content="${escapedHtml(value)}">`;
  const oembed = `${origin}/oembed?${new URLSearchParams({ url: link })}`;
  return [
    meta("og:type", "website"),
    meta("og:site_name", "Daytile"),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:image", image),
    meta("og:url", link),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapedHtml(oembed)}">`,
    `<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Daytile">`,
  ].join("\n");
}

/** The app's page with the tags of one link. */
export function pageWithTags(html: string, request: Request, originOf: OriginOf): string {
  const origin = originOf(request);
  return html.replace("</head>", () => `${tags(previewOf(new URL(request.url), origin), origin)}\n</head>`);
}

function widthAsked(text: string | undefined): number {
  const width = Number(text ?? previewSize);
  return Number.isSafeInteger(width) ? Math.min(previewSize, Math.max(16, width)) : previewSize;
}

function oembed(context: Context, originOf: OriginOf): Response {
  const { url = "", format = "json", maxwidth } = context.req.query();
  const origin = originOf(context.req.raw);
  if (format !== "json") return context.text("Only JSON works here.\n", 501);
  const link = URL.canParse(url) ? new URL(url) : undefined;
  if (link?.origin !== origin)
    return refusedResponse(refused(`url: expected an address of this server, not ${quoted(url)}`));
  const width = widthAsked(maxwidth);
  const { title, image, ratio } = previewOf(link, origin);
  const picture = new URL(image);
  picture.searchParams.set("size", String(width));
  const document = {
    version: "1.0",
    type: "photo",
    provider_name: "Daytile",
    provider_url: `${origin}/`,
    title,
    url: picture.href,
    width,
    height: Math.round(width * ratio),
  };
  return Response.json(document, { headers: openHeaders });
}

export function preview(originOf: OriginOf): Hono {
  return new Hono().get("/oembed", (context) => oembed(context, originOf));
}
