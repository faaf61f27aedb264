/** From a census to the name it goes by, and to the file that its results are written to. */

import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { type OpenResults, openResults } from "../../census/results-file.js";
import { filesMessages } from "../../core/locales/en/files.generated.js";
import type { CensusAnswer } from "../../requests/census.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";
import type { Context } from "../command.js";
import { cannotCreate } from "../terminal/files.js";
import { version } from "../terminal/version.js";

/** What makes two censuses the same one, wherever they are done. */
export const censusHash = ({ planned: { plan, parts } }: CensusAnswer): string =>
  createHash("sha256")
    .update(JSON.stringify([plan.survey, parts.map(({ to }) => to)]))
    .digest("hex")
    .slice(0, 16);

/** What the journal calls it: then one census goes on with what the other began. */
export const journalOf = (census: CensusAnswer): string =>
  JSON.stringify({ daytile: version(), census: censusHash(census), units: census.planned.parts.length });

export async function openOutput({ io }: Context, name: string, journal: string): Promise<Outcome<OpenResults>> {
  try {
    const opened = await openResults(resolve(io.cwd, name), journal);
    if (opened === "exists") return refused(filesMessages.existsAlready({ name }));
    if (opened === "other") return refused(filesMessages.otherCensus({ name }));
    return "machine" in opened ? refused(filesMessages.heldByCensus({ name, process: opened.process })) : found(opened);
  } catch (error) {
    return cannotCreate(io.cwd, name, error);
  }
}
