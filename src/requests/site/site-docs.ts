/** From the pages that the build has rendered to those of a site, with boards to play and pictures drawn now. */

import { existsSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { escaped } from "../../core/pens/svg.js";
import type { Caller } from "../caller.js";
import { askProduct } from "../products/product.js";
import { made, svgAsked, withBoards } from "./site-boards.js";
import type { SiteFile, SitePage } from "./site-frame.js";

/** As scripts/build-site.mjs writes it. */
interface Rendered {
  readonly pages: readonly SitePage[];
  /** Of all pages. */
  readonly styles: string;
  readonly pictures: Readonly<Record<string, string>>;
}

const renderedFile = new URL("../../site/pages.br", import.meta.url);
const schemaFile = new URL("../../../docs/json-schema.json", import.meta.url);

/** A checkout that was only started has none yet. */
export const areDocsBuilt = (): boolean => existsSync(renderedFile);

export const renderedPages = (): Rendered =>
  JSON.parse(brotliDecompressSync(readFileSync(renderedFile)).toString("utf8")) as Rendered;

/** In the order in which somebody new would want them; pages that aren't named come after these. */
const order = [
  "command-line",
  "element",
  "server",
  "site",
  "making",
  "puzzle-file",
  "techniques",
  "difficulty",
  "algorithms",
  "json",
  "promises",
  "glossary",
];

const nameOf = (path: string): string => path.replace(/^.*\/|\.html$/g, "");

function rank({ path }: SitePage): number {
  const at = order.indexOf(nameOf(path));
  return at < 0 ? order.length : at;
}

const card = ({ path, title, about }: SitePage): string =>
  `<li><a href="${nameOf(path)}.html"><strong>${escaped(title)}</strong> <span>${escaped(about)}</span></a></li>`;

function docsIndex(pages: readonly SitePage[]): SitePage {
  const about = "How to play, make, embed and program calendar puzzles with Daytile.";
  const cards = [...pages].sort((a, b) => rank(a) - rank(b)).map(card);
  return {
    path: "docs/index.html",
    title: "Docs",
    about,
    look: "broad",
    body: `<h1>Docs</h1>\n<p class="lead">${about}</p>\n<ul class="cards">${cards.join("\n")}</ul>
<p>For programs, there’s <a href="../api/">a reference</a> with an example for every function.</p>`,
  };
}

/** Those of docs/ and the reference, and the page that lists the first. */
export function docPages({ pages }: Rendered, caller: Caller): { page: SitePage; body(): Promise<string> }[] {
  const docs = pages.filter(({ path }) => path.startsWith("docs/"));
  return [docsIndex(docs), ...pages].map((page) => ({ page, body: () => withBoards(page.body, caller) }));
}

/** What these pages show and link to. */
export function docFiles({ pictures }: Rendered, caller: Caller): SiteFile[] {
  const search = { picture: "search", algorithm: "regions", date: "12-25" } as const;
  return [
    ...Object.entries(pictures).map(([path, svg]) => ({ path, data: async () => svg })),
    { path: "docs/json-schema.json", data: async () => readFileSync(schemaFile) },
    { path: "docs/images/regions.svg", data: () => svgAsked(search, caller) },
    { path: "docs/images/laser.svg", data: async () => made(await askProduct({ product: "laser" }, caller)).data },
  ];
}
