/** A census as Redis keeps it, from JSON and back. What comes from there may be anything. */

/** What everybody needs to know of a census before they work on it. */
export interface QueuedCensus {
  /** Made of the version, the puzzle and what is asked: the name of its queue. */
  readonly name: string;
  /** The version of Daytile that put it there; another one might find other units. */
  readonly daytile: string;
  readonly puzzle: string;
  /** As people write it. */
  readonly pieces: string;
  readonly sets: number;
  readonly units: number;
  /** What the journal of a file of results calls it. */
  readonly journal: string;
  /** The request. */
  readonly asked: unknown;
  /** How it's done, so that nobody has to plan it again. */
  readonly plan: unknown;
}

const textKeys = ["name", "daytile", "puzzle", "pieces", "journal"] as const;
const numberKeys = ["sets", "units"] as const;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Undefined where the text is something else. */
export function readQueuedCensus(text: string): QueuedCensus | undefined {
  const value = parsed(text);
  if (typeof value !== "object" || value === null) return undefined;
  const record = value as Readonly<Record<string, unknown>>;
  const isSound =
    textKeys.every((key) => typeof record[key] === "string") && numberKeys.every((key) => isCount(record[key]));
  return isSound ? (value as QueuedCensus) : undefined;
}

export const writeQueuedCensus = (census: QueuedCensus): string => JSON.stringify(census);

/** Version, puzzle and census: what has the same name has the same units. A colon would mean something to Redis. */
export const queueName = (daytile: string, puzzle: string, hash: string): string =>
  `${daytile}-${puzzle}-${hash}`.replace(/[^\w.-]/g, "_");

/** Its job has this id, so a unit can't be there twice. */
export const unitId = (census: string, unit: number): string => `${census}-unit-${unit + 1}`;
