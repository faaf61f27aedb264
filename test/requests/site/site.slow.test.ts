/** A site is whole: each link leads to a file that is there, and each anchor to its heading. */

import { posix } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { catalogueIds } from "../../../src/formats/catalogue-ids.js";
import { askSite, type SiteAsked } from "../../../src/requests/site/site.js";
import type { SiteFile } from "../../../src/requests/site/site-frame.js";
import { siteOf } from "./made.js";

const root = "/puzzles/daily/";

/** Its numbers alone take as long as all others together. */
const takesLong = "puzzles/classic-year/index.html";

const linksIn = (html: string): string[] =>
  [...html.replace(/<pre[^>]*>[\s\S]*?<\/pre>/g, "").matchAll(/\s(?:href|src)="([^"]*)"/g)].map(
    ([, link = ""]) => link,
  );

const idsIn = (html: string): Set<string> => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));

/** From the root of the site on; a folder stands for its page. */
function targetOf(page: string, link: string): string {
  const address = new URL(link, `https://example.org${root}${page}`);
  const path = decodeURIComponent(address.pathname);
  if (address.origin !== "https://example.org" || !path.startsWith(root)) return `outside: ${link}`;
  const inside = path.slice(root.length);
  return inside === "" || inside.endsWith("/") ? posix.join(inside, "index.html") : inside;
}

const isElsewhere = (link: string): boolean => /^(data:|https?:\/\/(?!example\.org))/.test(link);

describe("a site", () => {
  let files: ReadonlyMap<string, SiteFile>;
  const pages = new Map<string, string>();
  beforeAll(async () => {
    files = await siteOf({ base: `https://example.org${root}`, pictures: ["classic", "weekday"] });
    for (const { path, data } of files.values()) {
      if (path.endsWith(".html") && path !== takesLong && !path.startsWith("play/"))
        pages.set(path, String(await data()));
    }
  });

  it("has links that all lead somewhere, below any path", () => {
    const isAnchor = (page: string, anchor: string): boolean => idsIn(pages.get(page) ?? "").has(anchor);
    const broken = [...pages].flatMap(([page, html]) =>
      linksIn(html)
        .filter((link) => !isElsewhere(link))
        .filter((link) => {
          const [path = "", anchor] = link.split("#");
          const target = path === "" ? page : targetOf(page, path);
          if (target === takesLong || target === "play/index.html") return false;
          return !files.has(target) || (anchor !== undefined && anchor !== "" && !isAnchor(target, anchor));
        })
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThan(40);
  });

  it("names each page once, says what it is about, and lets nothing but its own files in", () => {
    const titles = [...pages.values()].map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
    expect(new Set(titles).size).toBe(titles.length);
    for (const [page, html] of pages) {
      expect([page, html.match(/<h1\b/g)?.length]).toEqual([page, 1]);
      expect(html, page).toMatch(/<meta name="description" content="[^"]{10,}">/);
      expect(html, page).toContain("content-security-policy");
      expect(html, page).not.toMatch(/<script(?! type="module" src=)|\sstyle="|\son\w+="|&amp;(amp|#39|quot);/);
    }
  });

  it("has every page of the docs, a page for each puzzle, and both pictures of every date", () => {
    const paths = [...files.keys()];
    expect(paths).toEqual(expect.arrayContaining(["docs/element.html", "docs/glossary.html", "api/daytile.html"]));
    expect(catalogueIds.filter((id) => !files.has(`puzzles/${id}/index.html`))).toEqual([]);
    const pictures = (id: string): string[] =>
      paths.filter((path) => new RegExp(`^puzzles/${id}/[\\d-]+(-solution)?\\.svg$`).test(path));
    expect(pictures("classic")).toHaveLength(2 * 366);
    expect(pictures("weekday")).toHaveLength(2 * 365);
    expect(pictures("hex-lake")).toEqual([]);
  });

  it("has pictures that show their date, one of them with a solution", async () => {
    const text = async (path: string): Promise<string> => String(await files.get(path)?.data());
    expect(await text("puzzles/classic/02-29.svg")).toContain(">29 February</title>");
    expect(await text("puzzles/classic/02-29.svg")).toContain("0 of 8 pieces");
    expect(await text("puzzles/classic/02-29-solution.svg")).not.toContain("0 of 8 pieces");
    expect(await text("puzzles/weekday/2026-12-25.svg")).toContain(">25 December 2026</title>");
  });

  it("has boards in its docs, each with a picture for those without scripts", () => {
    const boards = [...pages].flatMap(([page, html]) =>
      [...html.matchAll(/<calendar-puzzle[^>]*>(.*?)<\/calendar-puzzle>/g)].map(
        ([, inside = ""]) => [page, inside] as const,
      ),
    );
    expect(boards.filter(([page]) => page.startsWith("docs/")).length).toBeGreaterThan(5);
    for (const [page, inside] of boards)
      expect(inside, page).toMatch(/^<img alt="[^"]+" width="100%" src="data:image\/svg/);
    expect(pages.get("docs/element.html")).toContain('src="../element/calendar-puzzle.js"');
    expect(pages.get("docs/json.html")).not.toContain("calendar-puzzle.js");
  });

  it("has no page that depends on today", () => {
    const board = /<calendar-puzzle><img alt="([^"]+)"/.exec(pages.get("index.html") ?? "")?.[1];
    expect(board).toBe("The board, without a date");
  });

  it("tells search engines and previews its addresses in full, if it knows them", async () => {
    expect(String(await files.get("sitemap.xml")?.data())).toContain(
      `<loc>https://example.org${root}docs/element.html</loc>`,
    );
    expect(pages.get("docs/element.html")).toContain(`content="https://example.org${root}preview.png"`);
    expect(pages.get("404.html")).toContain(`href="${root}site.css"`);
    const nowhere = await siteOf({ pictures: ["none"] });
    expect([nowhere.has("sitemap.xml"), nowhere.has("puzzles/classic/12-25.svg")]).toEqual([false, false]);
    expect(String(await nowhere.get("404.html")?.data())).toContain('href="/site.css"');
  });
});

describe("a wish for a site", () => {
  it.each([
    [{ base: "puzzles" }, "expected a path or URL such as /puzzles/ or https://example.org/puzzles/, not puzzles"],
    [{ base: '/"><script>/' }, "expected a path or URL"],
    [{ pictures: ["clasic"] }, 'unknown puzzle "clasic"; did you mean classic?'],
    [{ picture: "all" }, 'unknown part "picture"; did you mean "pictures"?'],
  ])("%j is refused with a sentence", async (asked, sentence) => {
    const outcome = await askSite(asked as SiteAsked);
    expect(outcome.ok ? "" : outcome.faults[0]?.message).toContain(sentence);
  });
});
