/** Other people's solvers, by name: from a model to the placements that their solutions choose. */

import { requestsMessages } from "../../core/locales/en/requests.generated.js";
import type { EngineName } from "../../core/names.js";
import { found, type Outcome, refused } from "../outcome.js";
import type { Engine } from "./engine.js";

/** Each with the version that the tests run. */
const engines = {
  minizinc: { version: "4.5.1", load: async () => (await import("./minizinc.js")).loadMiniZinc() },
  highs: { version: "1.15.3", load: async () => (await import("./highs.js")).loadHighs() },
  "dancing-links": { version: "4.3.10", load: async () => (await import("./dancing-links.js")).loadDancingLinks() },
} as const satisfies Readonly<Record<EngineName, { version: string; load(): Promise<Engine> }>>;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));

export async function loadEngine(name: EngineName): Promise<Outcome<Engine>> {
  const { version, load } = engines[name];
  try {
    return found(await load());
  } catch (error) {
    if (!isMissing(error)) throw error;
    return refused(requestsMessages.notInstalled({ engine: name, version }));
  }
}
