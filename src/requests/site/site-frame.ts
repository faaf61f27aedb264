/** From what a page of a site says to the whole page: head, navigation and foot, with links that work below any path. */

import { escaped } from "../../core/pens/svg.js";

/** A file of a site. */
export interface SiteFile {
  /** From the site's folder on, such as `docs/element.html`. */
  readonly path: string;
  /** Makes what is in it. */
  data(): Promise<string | Uint8Array>;
}

/** A page before it has its frame. */
export interface SitePage {
  /** From the root of the site, such as `docs/element.html`. */
  readonly path: string;
  readonly title: string;
  /** For search engines, and for lists of pages. */
  readonly about: string;
  readonly body: string;
  /** The class of the page, where it looks different. */
  readonly look?: string;
}

/** Where a site is going to be. */
export interface SiteBase {
  /** As far as it is known: https://example.org */
  readonly origin: string | undefined;
  /** Begins and ends with a slash. */
  readonly path: string;
}

/** What everybody can go to from every page. */
const places = [
  { path: "play/index.html", name: "Play" },
  { path: "puzzles/index.html", name: "Puzzles" },
  { path: "gallery/index.html", name: "Gallery" },
  { path: "docs/index.html", name: "Docs" },
  { path: "api/index.html", name: "Library" },
] as const;

/** How many folders up the root is. */
const wayUp = (path: string): string => "../".repeat(path.split("/").length - 1);

/** A folder's page goes by the name of the folder, as every host has it. */
export const asFolder = (path: string): string => path.replace(/(^|\/)index\.html$/, "$1");

const isInside = (page: string, folder: string): boolean => page.split("/")[0] === folder.split("/")[0];

function navigation(page: string, root: string): string {
  const links = places.map(({ path, name }) => {
    const current = page === path ? ' aria-current="page"' : isInside(page, path) ? ' aria-current="true"' : "";
    return `<a href="${root}${asFolder(path)}"${current}>${name}</a>`;
  });
  return `<nav aria-label="Daytile">${links.join("\n")}</nav>`;
}

/** Only what is in the site, and pictures that pages have in them. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const meta = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

/** What other sites show of a link: they want addresses in full. */
function preview({ path, title, about }: SitePage, { origin, path: base }: SiteBase): string[] {
  if (origin === undefined) return [];
  const root = `${origin}${base}`;
  return [
    `<link rel="canonical" href="${escaped(root + asFolder(path))}">`,
    meta("og:title", title),
    meta("og:description", about),
    meta("og:type", "website"),
    meta("og:url", root + asFolder(path)),
    meta("og:image", `${root}preview.png`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const script = (root: string): string => `<script type="module" src="${root}element/calendar-puzzle.js"></script>`;

function head(page: SitePage, base: SiteBase, root: string): string {
  const { title, about, body } = page;
  return [
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(title === "Daytile" ? title : `${title} · Daytile`)}</title>`,
    `<meta name="description" content="${escaped(about)}">`,
    ...preview(page, base),
    `<link rel="icon" href="${root}play/icons/icon.svg">`,
    `<link rel="stylesheet" href="${root}site.css">`,
    ...(body.includes("<calendar-puzzle") ? [script(root)] : []),
  ].join("\n");
}

/** A page that is shown wherever nothing is can't know how deep it is. */
const isLost = (path: string): boolean => path === "404.html";

/** The whole page. */
export function framed(page: SitePage, base: SiteBase): string {
  const { path, body, look } = page;
  const root = isLost(path) ? base.path : wayUp(path);
  return `<!doctype html>
<html lang="en">
<head>
${head(page, base, root)}
</head>
<body${look === undefined ? "" : ` class="${look}"`}>
<a class="skip" href="#content">Skip to content</a>
<header><a class="home" href="${root === "" ? "./" : root}"><img src="${root}play/icons/icon.svg" width="32" height="32" alt="">Daytile</a>
${navigation(path, root)}</header>
<main id="content">
${body}
</main>
<footer><p>Made with <code>daytile site</code>. It has no trackers.</p></footer>
</body>
</html>
`;
}
