/** From an address to the censuses in the Redis there, or to why it can't be asked. */

import type { Redis } from "ioredis";
import { CensusQueue } from "./census-queue.js";
import type { QueueAddress } from "./queue-address.js";
import type { QueuePackages } from "./queue-packages.js";

/** Why there is no talking to it. */
export interface QueueObstacle {
  /** Nobody there; no such host; another password; somebody who is no Redis; or what it says itself. */
  readonly kind: "nobody" | "host" | "password" | "silent" | "other";
  readonly message: string;
}

export interface Listeners {
  /** It was there and is gone; it will be asked again and again. */
  onLost(): void;
  onBack(): void;
}

const patience = 5000;
const longestPause = 1000;

const kinds: readonly (readonly [RegExp, QueueObstacle["kind"]])[] = [
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, "nobody"],
  [/ENOTFOUND|EAI_AGAIN/, "host"],
  [/NOAUTH|WRONGPASS|invalid (username|password)/i, "password"],
  [/ETIMEDOUT|ECONNRESET|RESP type|Protocol error|Connection is closed|SSL|EPROTO/i, "silent"],
];

function obstacleFor(error: Error): QueueObstacle {
  const text = `${error.message} ${"code" in error ? String(error.code) : ""}`;
  return { kind: kinds.find(([pattern]) => pattern.test(text))?.[1] ?? "other", message: error.message };
}

/** An answer within some seconds, or an error. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("ETIMEDOUT")), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function watch(redis: Redis, { onLost, onBack }: Listeners): void {
  let isLost = false;
  redis.on("close", () => {
    if (!isLost) onLost();
    isLost = true;
  });
  redis.on("ready", () => {
    if (isLost) onBack();
    isLost = false;
  });
}

/** Asks once; later on, it is patient, because a Redis may be restarted. */
export async function connectQueue(
  packages: QueuePackages,
  address: QueueAddress,
  listeners: Listeners,
): Promise<CensusQueue | QueueObstacle> {
  let isKnown = false;
  let first: Error | undefined;
  const redis = new packages.ioredis.Redis(address.url, {
    lazyConnect: true,
    connectTimeout: patience,
    // What is asked while it is away waits until it is back.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isKnown ? Math.min(times * 100, longestPause) : null),
  });
  redis.on("error", (error: Error) => {
    first ??= error;
  });
  try {
    await inTime(redis.connect().then(() => redis.ping()));
  } catch (error) {
    redis.disconnect();
    return obstacleFor(first ?? (error as Error));
  }
  isKnown = true;
  watch(redis, listeners);
  return new CensusQueue(packages, redis, address);
}
