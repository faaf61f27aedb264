/** From a link to what other sites show of it: tags in the app's page, and an answer to those who ask by oEmbed. */

import { type Context, Hono } from "hono";
import { type CalendarDate, parseIsoDate, weekdayOf } from "../core/calendar/calendar.js";
import { formatDate } from "../core/calendar/date-text.js";
import { boardPicture } from "../core/drawing/board-picture.js";
import { serverMessages } from "../core/locales/en/server.generated.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { quoted } from "../core/text/sentences.js";
import { cataloguePuzzle } from "../formats/catalogue.js";
import { isCatalogueId } from "../formats/catalogue-ids.js";
import { isPuzzleLink } from "../formats/link.js";
import { refused } from "../requests/outcome.js";
import { problemResponse } from "./api/problem.js";
import { isoDate } from "./days.js";
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
  /** Height for a width of one; undefined for a puzzle that a link carries, which is read by whoever draws it. */
  readonly ratio: number | undefined;
}

/** A day of this year where none is named, as the app reads it. */
function dateIn(text: string, year: number): CalendarDate | undefined {
  const [, month = "", day = ""] = /^(\d\d?)-(\d\d?)$/.exec(text) ?? [];
  const whole =
    month === "" ? text : [String(year).padStart(4, "0"), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return /^\d{4}-\d\d-\d\d$/.test(whole) ? parseIsoDate(whole) : undefined;
}

/** The choices of a target, for what no calendar has: undefined where one of them is unknown. */
function fieldsIn(target: string | null, { fields }: Puzzle): [string, string][] | undefined {
  const ids = (target ?? "").split(",").map((id) => id.trim());
  const pairs = fields.map(({ name, choices }, i): [string, string | undefined] => [
    `fields[${name}]`,
    choices.find(({ id }) => id === ids[i])?.id,
  ]);
  const isWhole = ids.length === fields.length && pairs.every(([, id]) => id !== undefined);
  return isWhole ? (pairs as [string, string][]) : undefined;
}

/** What can't be read is left out: a wrong link leads to today's puzzle. */
function previewOf(link: URL, origin: string, year: number): Preview {
  const named = link.searchParams.get("puzzle") ?? "";
  const own = isPuzzleLink(named) ? named : undefined;
  const puzzle = cataloguePuzzle(isCatalogueId(named) ? named : "classic");
  const fields = own === undefined ? fieldsIn(link.searchParams.get("target"), puzzle) : undefined;
  const date = fields === undefined ? dateIn(link.searchParams.get("date") ?? "", year) : undefined;
  const query = new URLSearchParams([["size", String(previewSize)], ["puzzle", own ?? puzzle.id], ...(fields ?? [])]);
  const { width, height } = boardPicture(puzzle, { placements: [] }).box;
  return {
    title: date === undefined ? "Daytile" : `Daytile: ${formatDate({ ...date, weekday: weekdayOf(date) }, "en")}`,
    description: "Cover everything but the date.",
    image: `${origin}/${date === undefined ? "today" : isoDate(date)}.png?${query}`,
    link: `${origin}/${link.search}`,
    ratio: own === undefined ? height / width : undefined,
  };
}

const meta = (name: string, value: string): string => `<meta property="${name}" content="${escapedHtml(value)}">`;

/** Sites that know the size of a picture show it at once. */
const sizeTags = (ratio: number | undefined): string[] =>
  ratio === undefined
    ? []
    : [
        meta("og:image:width", String(previewSize)),
        meta("og:image:height", String(Math.round(previewSize * ratio))),
        meta("og:image:type", "image/png"),
      ];

function tags({ title, description, image, link, ratio }: Preview, origin: string): string {
  const oembed = `${origin}/oembed?${new URLSearchParams({ url: link })}`;
  return [
    meta("og:type", "website"),
    meta("og:site_name", "Daytile"),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:image", image),
    ...sizeTags(ratio),
    meta("og:image:alt", "The board with its date"),
    meta("og:url", link),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapedHtml(oembed)}">`,
    `<link rel="alternate" type="application/atom+xml" href="${origin}/feed.xml" title="Daytile">`,
  ].join("\n");
}

/** The app's page with the tags of one link. */
export function pageWithTags(html: string, request: Request, originOf: OriginOf, year: number): string {
  const origin = originOf(request);
  return html.replace("</head>", () => `${tags(previewOf(new URL(request.url), origin, year), origin)}\n</head>`);
}

/** A picture is at least so wide, however little room there is. */
const minSize = 16;

function roomAsked(text: string | undefined): number {
  const room = Number(text ?? previewSize);
  return Number.isSafeInteger(room) && room > 0 ? room : previewSize;
}

/** As wide as there is room for, in height too. */
function widthFor(ratio: number, maxwidth: string | undefined, maxheight: string | undefined): number {
  const room = Math.min(roomAsked(maxwidth), roomAsked(maxheight) / ratio, previewSize);
  return Math.max(minSize, Math.floor(room));
}

function oembed(context: Context, originOf: OriginOf, year: number): Response {
  const { url = "", format = "json", maxwidth, maxheight } = context.req.query();
  const origin = originOf(context.req.raw);
  if (format !== "json") return problemResponse({ status: 501, title: serverMessages.onlyJson(), faults: [] });
  const link = URL.canParse(url) ? new URL(url) : undefined;
  if (link === undefined || !`${link.origin}${link.pathname}`.startsWith(`${origin}/`))
    return refusedResponse(refused(serverMessages.ownAddress({ text: quoted(url) })));
  const { title, image, ratio = 1 } = previewOf(link, origin, year);
  const width = widthFor(ratio, maxwidth, maxheight);
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

/** `year` is this one. */
export function preview(originOf: OriginOf, year: () => number): Hono {
  return new Hono().get("/oembed", (context) => oembed(context, originOf, year()));
}
