/** From nothing to the packages that speak with Redis, where somebody has installed them: few people need them. */

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

/** Undefined where they are not installed. */
export async function loadQueuePackages(): Promise<QueuePackages | undefined> {
  try {
    const [bullmq, ioredis] = await Promise.all([import("bullmq"), import("ioredis")]);
    return { bullmq, ioredis };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return undefined;
  }
}
