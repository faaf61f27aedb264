/**
 * Turns the pages of docs/ into dist/site/pages.br: their HTML, rendered here, because then nobody who installs Daytile
 * needs what renders Markdown, and compressed, because the reference alone is 200 kB of text. `daytile site` puts boards,
 * pictures and a frame round them.
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { Marked } from "marked";
import { dist, root } from "./source-imports.mjs";

/** For those who change Daytile, who have them beside the sources. */
const forContributors = ["docs/decisions.md", "docs/mutants.md", "docs/voice.md"];

/** The site draws its own gallery. */
const drawnThere = { "docs/gallery.md": "gallery/index.html" };

/** @param {string} folder @param {RegExp} pattern */
const named = (folder, pattern) =>
  readdirSync(`${root}/${folder}`)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);

const inDocs = named("docs", /\.md$/).filter((file) => !forContributors.includes(file) && !(file in drawnThere));

/** @param {string} file */
const pageName = (file) =>
  posix
    .basename(file, ".md")
    .toLowerCase()
    .replace(/^readme$/, "index");

/**
 * From a file to where it is in the site.
 * @type {ReadonlyMap<string, string>}
 */
const places = new Map([
  ...inDocs.map((file) => /** @type {const} */ ([file, `docs/${pageName(file)}.html`])),
  ...["GLOSSARY.md", "CHANGELOG.md"].map((file) => /** @type {const} */ ([file, `docs/${pageName(file)}.html`])),
  ...named("docs/api", /\.md$/).map((file) => /** @type {const} */ ([file, `api/${pageName(file)}.html`])),
]);

/** Pictures that are small once they are compressed; the site draws the others when it is written. */
const pictures = named("docs/techniques", /\.svg$/);

/** All that a page can link to. */
const known = new Map([
  ...places,
  ...Object.entries(drawnThere),
  ...pictures.map((file) => /** @type {const} */ ([file, file])),
  ["README.md", "index.html"],
  ["docs/json-schema.json", "docs/json-schema.json"],
  ["docs/images/regions.svg", "docs/images/regions.svg"],
  ["docs/images/laser.svg", "docs/images/laser.svg"],
]);

/**
 * @param {string} link as a page has it
 * @param {string} file the page
 * @returns {string | undefined} as its page in the site has it; undefined where it leads out of the site
 */
function linkInSite(link, file) {
  if (/^([a-z]+:|#)/.test(link)) return link;
  const [path = "", anchor] = link.split("#");
  const place = known.get(posix.normalize(posix.join(posix.dirname(file), path)));
  if (place === undefined) return undefined;
  const way = posix.relative(posix.dirname(places.get(file) ?? ""), place);
  return anchor === undefined ? way : `${way}#${anchor}`;
}

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** As GitHub makes them. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/**
 * A line of HTML that shows the element is followed by what it shows.
 * @param {string} code
 */
function boardIn(code) {
  const [, attributes] = /<calendar-puzzle([^>]*)><\/calendar-puzzle>/.exec(code) ?? [];
  if (attributes === undefined || code.includes("<style>")) return "";
  const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);
  return `<!--board ${JSON.stringify(Object.fromEntries(pairs))}-->`;
}

/**
 * Pictures that the site has stay, those that it hasn't go with the paragraph they are alone in.
 * @param {string} html
 * @param {string} file
 */
const withPictures = (html, file) =>
  html.replace(/(<p[^>]*>)?<img src="([^"]+)"([^>]*)>(<\/p>)?/g, (_, before = "", source, rest, after = "") => {
    const link = linkInSite(source, file);
    return link === undefined ? "" : `${before}<img src="${link}" loading="lazy"${rest}>${after}`;
  });

/** @param {string} file */
function rendered(file) {
  const seen = new Map();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const anchor = anchorOf(text);
        const times = seen.get(anchor) ?? 0;
        seen.set(anchor, times + 1);
        const id = times === 0 ? anchor : `${anchor}-${times}`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const link = linkInSite(href, file);
        const text = this.parser.parseInline(tokens);
        return link === undefined ? text : `<a href="${escaped(link)}">${text}</a>`;
      },
      code: ({ text, lang = "" }) =>
        `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n${lang === "html" ? boardIn(text) : ""}`,
      html: ({ text }) => (/^<!--(?!board )/.test(text) ? "" : withPictures(text, file)),
      table(token) {
        const head = token.header.map((cell) => this.tablecell(cell)).join("");
        const rows = token.rows.map((row) => `<tr>${row.map((cell) => this.tablecell(cell)).join("")}</tr>\n`);
        return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>\n`;
      },
      // Styles keep numbers at the end of their column: a page may have no style attributes.
      tablecell({ tokens, header, align }) {
        const tag = header ? "th" : "td";
        return `<${tag}${align === "right" ? ' class="number"' : ""}>${this.parser.parseInline(tokens)}</${tag}>`;
      },
    },
  });
  return String(marked.parse(readFileSync(`${root}/${file}`, "utf8")));
}

const marks = /** @type {const} */ ({ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "’" });

/** @param {string} html */
const textIn = (html) =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (mark) => marks[/** @type {keyof typeof marks} */ (mark)])
    .replace(/\s+/g, " ")
    .trim();

/**
 * @param {string} file
 * @param {string} path
 */
function pageOf(file, path) {
  const body = rendered(file);
  const title = textIn(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? path);
  const about = textIn(/<p>(.*?)<\/p>/s.exec(body)?.[1] ?? "");
  const first = /^.*?[.!?](?= |$)/.exec(about)?.[0] ?? about;
  return { path, title, about: first.replace(/:$/, "."), body };
}

const site = {
  pages: [...places].map(([file, path]) => pageOf(file, path)),
  styles: readFileSync(`${root}/scripts/site.css`, "utf8"),
  pictures: Object.fromEntries(pictures.map((file) => [file, readFileSync(`${root}/${file}`, "utf8")])),
};
const bytes = Buffer.from(JSON.stringify(site));
mkdirSync(`${dist}/site`, { recursive: true });
const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
writeFileSync(`${dist}/site/pages.br`, brotliCompressSync(bytes, { params }));
