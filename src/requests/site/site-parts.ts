/** From what a site is to have to all its files, each made when somebody takes it. */

import { fileURLToPath } from "node:url";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { catalogueIds } from "../../formats/catalogue-ids.js";
import { loadCataloguePuzzle } from "../../formats/load-puzzle.js";
import type { Caller } from "../caller.js";
import { askPicture } from "../pictures/picture.js";
import { askYear, type YearAnswer } from "../year.js";
import { type PackedFile, packedApp } from "./app-folder.js";
import { made } from "./site-boards.js";
import { datePictures, datesPage } from "./site-dates.js";
import { docFiles, docPages, renderedPages } from "./site-docs.js";
import { asFolder, framed, type SiteBase, type SiteFile, type SitePage } from "./site-frame.js";
import { frontBody, frontPage, lostPage } from "./site-front.js";
import { galleryPage, galleryPictures } from "./site-gallery.js";
import { cataloguePage, puzzlePage, puzzlePictures, type SitePuzzle } from "./site-puzzles.js";
import { siteStyles } from "./site-styles.js";

const appFolder = fileURLToPath(new URL("../../app", import.meta.url));
const fontFolder = fileURLToPath(new URL("../../fonts", import.meta.url));

/** What a site is to have, as it is known by then. */
export interface SiteParts {
  readonly base: SiteBase;
  /** The puzzles whose dates all get pictures. */
  readonly pictures: readonly string[];
}

/** Pages are asked for in several places, and counted once. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

const yearOf = (puzzle: Puzzle, caller: Caller) =>
  once(async (): Promise<YearAnswer> => made(await askYear({ puzzle }, caller)));

const sitePuzzles = ({ pictures }: SiteParts, caller: Caller): Promise<SitePuzzle[]> =>
  Promise.all(
    catalogueIds.map(async (id) => {
      const puzzle = await loadCataloguePuzzle(id);
      return { puzzle, hasDates: pictures.includes(id), year: yearOf(puzzle, caller) };
    }),
  );

interface Making {
  readonly page: SitePage;
  body(): Promise<string>;
}

const plain = (page: SitePage): Making => ({ page, body: async () => page.body });

function pagesOf({ base }: SiteParts, puzzles: readonly SitePuzzle[], caller: Caller): Making[] {
  const hasClassic = puzzles.some(({ puzzle, hasDates }) => puzzle.id === "classic" && hasDates);
  return [
    { page: frontPage, body: () => frontBody(hasClassic, caller) },
    plain(lostPage(base.path)),
    plain(galleryPage),
    ...docPages(renderedPages(), caller),
    plain(cataloguePage(puzzles)),
    ...puzzles.map((each) => puzzlePage(each, caller)),
  ];
}

/** The element has its own place, where other people's pages may want it. */
const placeOf = ({ path }: PackedFile): string => (path.startsWith("element/") ? path : `play/${path}`);

/** Types are for programs. */
const isForReaders = ({ path }: PackedFile): boolean => !path.endsWith(".d.ts");

function appFiles(app: ReadonlyMap<string, PackedFile>): SiteFile[] {
  const files = [...app.values()].filter(isForReaders);
  return files.map((file) => ({ path: placeOf(file), data: async () => file.bytes() }));
}

function styles(app: ReadonlyMap<string, PackedFile>): SiteFile {
  const font = (name: string): string => `play/${[...app.keys()].find((path) => path.startsWith(`assets/${name}-`))}`;
  const sheet = siteStyles({ medium: font("Nunito-Medium"), bold: font("Nunito-Bold") }, renderedPages().styles);
  return { path: "site.css", data: async () => sheet };
}

/** Search engines and previews want addresses in full. */
function publicFiles({ base }: SiteParts, pages: readonly Making[], caller: Caller): SiteFile[] {
  if (base.origin === undefined) return [];
  const root = `${base.origin}${base.path}`;
  const urls = pages.map(({ page }) => page.path).filter((path) => path !== "404.html");
  const entries = urls.map((path) => `<url><loc>${root}${asFolder(path)}</loc></url>\n`);
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
  const picture = async () =>
    made(await askPicture({ picture: "solution", date: "12-25", format: "png", size: 1200 }, caller)).data;
  return [
    { path: "sitemap.xml", data: async () => map },
    { path: "preview.png", data: picture },
  ];
}

/** Those of a puzzle whose dates all get pictures. */
async function dateFiles({ puzzle, hasDates, year }: SitePuzzle, base: SiteBase, caller: Caller): Promise<SiteFile[]> {
  if (!hasDates) return [];
  const answer = await year();
  const page = datesPage(puzzle, answer, caller);
  return [{ path: page.path, data: async () => framed(page, base) }, ...datePictures(puzzle, answer, caller)];
}

/** All files; those that need a while come as they are taken. */
export async function siteFiles(parts: SiteParts, caller: Caller): Promise<SiteFile[]> {
  const app = packedApp(appFolder, fontFolder);
  const puzzles = await sitePuzzles(parts, caller);
  const pages = pagesOf(parts, puzzles, caller);
  const dates = await Promise.all(puzzles.map((each) => dateFiles(each, parts.base, caller)));
  return [
    ...appFiles(app),
    styles(app),
    ...galleryPictures(caller),
    ...docFiles(renderedPages(), caller),
    ...puzzles.flatMap((each) => puzzlePictures(each, caller)),
    ...dates.flat(),
    ...publicFiles(parts, pages, caller),
    ...pages.map(({ page, body }) => ({
      path: page.path,
      data: async () => framed({ ...page, body: await body() }, parts.base),
    })),
  ];
}
