/** From a few wishes to a whole site of plain files: the app, the docs, the catalogue, and pictures of every date. */

import { requestsMessages } from "../../core/locales/en/requests.generated.js";
import { watchMessages } from "../../core/locales/en/watch.generated.js";
import { catalogueIds, isCatalogueId } from "../../formats/catalogue-ids.js";
import type { Caller } from "../caller.js";
import { found, type Outcome, refused } from "../outcome.js";
import { type AskedOf, wrongParts } from "../parts.js";
import { defaultPuzzleId, unknownPuzzle } from "../puzzle.js";
import { siteParts } from "../schema.js";
import type { SiteBase, SiteFile } from "./site-frame.js";

/** What to put into a site. */
export interface SiteAsked extends AskedOf<typeof siteParts> {}

/** A site: all its files. */
export interface SiteAnswer {
  readonly files: readonly SiteFile[];
}

/** Only what needs no escaping in a page or an address. */
const basePattern = /^(https?:\/\/[\w.-]+(?::\d+)?)?(\/(?:[\w.~-]+\/)*)$/;

const examples = { path: "/puzzles/", url: "https://example.org/puzzles/" };

function baseOf({ base = "/" }: SiteAsked): Outcome<SiteBase> {
  const [, origin, path] = basePattern.exec(base.endsWith("/") ? base : `${base}/`) ?? [];
  return path === undefined ? refused(requestsMessages.wrongBase({ ...examples, base })) : found({ origin, path });
}

function puzzlesWithPictures({ pictures = [defaultPuzzleId] }: SiteAsked): Outcome<readonly string[]> {
  const namesFor = (name: string): readonly string[] => (name === "all" ? catalogueIds : name === "none" ? [] : [name]);
  const names = pictures.flatMap(namesFor);
  const unknown = names.find((name) => !isCatalogueId(name));
  return unknown === undefined ? found([...new Set(names)]) : unknownPuzzle(unknown);
}

/**
 * Makes a site of plain files for any host: the app, the docs with boards to play, the reference, the gallery, the
 * catalogue with its facts, and pictures of every date. Each file is made when you ask for its data. Links inside are
 * relative, so it works below any path.
 *
 * @example
 * ```ts
 * const { files } = unwrap(await askSite({ base: "/puzzles/", pictures: ["none"] }));
 * files.some(({ path }) => path === "docs/element.html"); // → true
 * ```
 */
export async function askSite(asked: SiteAsked = {}, caller: Caller = {}): Promise<Outcome<SiteAnswer>> {
  const wrong = wrongParts(asked, siteParts);
  if (wrong !== undefined) return wrong;
  const [base, pictures] = [baseOf(asked), puzzlesWithPictures(asked)];
  if (!base.ok) return base;
  if (!pictures.ok) return pictures;
  const { areDocsBuilt } = await import("./site-docs.js");
  if (!areDocsBuilt()) return refused(watchMessages.notBuilt());
  const { siteFiles } = await import("./site-parts.js");
  return found({ files: await siteFiles({ base: base.value, pictures: pictures.value }, caller) });
}
