/** From nothing to the packages that speak with Redis, where somebody has installed them: few people need them. */

import { createRequire } from "node:module";

/** Each with the version that the tests run. */
const versions = { bullmq: "6.7.0", ioredis: "6.0.0" } as const;

/** What to install, as npm takes it. */
export const queuePackageNames = Object.entries(versions).map(([name, version]) => `${name}@${version}`);

export interface QueuePackages {
  readonly bullmq: typeof import("bullmq");
  readonly ioredis: Pick<typeof import("ioredis"), "Redis">;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));

/**
 * Undefined where they are not installed. Their modules are of the older kind: an import would first look through all of
 * them for what they export, and take twice the time.
 */
export function loadQueuePackages(): QueuePackages | undefined {
  const load = createRequire(import.meta.url);
  try {
    return { bullmq: load("bullmq") as QueuePackages["bullmq"], ioredis: load("ioredis") as QueuePackages["ioredis"] };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return undefined;
  }
}
