/** A site as the built package makes it, whose files are made when a test wants them. */

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { unwrap } from "../../../src/core/text/fault.js";
import type { SiteAsked } from "../../../src/requests/site/site.js";
import type { SiteFile } from "../../../src/requests/site/site-frame.js";
import { root } from "../../frame/files.js";

/** The built one: what a site is made of is beside it. */
const library = (): Promise<typeof import("../../../src/requests/requests.js")> =>
  import(pathToFileURL(join(root, "dist/requests/requests.js")).href);

export async function siteOf(asked: SiteAsked): Promise<ReadonlyMap<string, SiteFile>> {
  const { askSite } = await library();
  const { files } = unwrap(await askSite(asked, { now: new Date(2026, 11, 24, 9, 30) }));
  return new Map(files.map((file) => [file.path, file]));
}
