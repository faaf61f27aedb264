/** What a unit found, from its lines to a few bytes for Redis and back. Packing takes other threads than the caller's. */

import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { WrittenUnit } from "../core/census/unit.js";

export interface PackedUnit {
  readonly working: number;
  /** In base 64. */
  readonly packed: string;
}

/** A fifth of the usual level's time, for two fifths more bytes: all cores are needed to count. */
const level = 2;

const [pack, unpack] = [promisify(deflateRaw), promisify(inflateRaw)];

export async function packUnit({ text, working }: WrittenUnit): Promise<PackedUnit> {
  return { working, packed: (await pack(text, { level })).toString("base64") };
}

const isPacked = (value: unknown): value is PackedUnit =>
  typeof value === "object" &&
  value !== null &&
  "working" in value &&
  Number.isSafeInteger(value.working) &&
  "packed" in value &&
  typeof value.packed === "string";

/** Undefined where it is something else. */
export async function unpackUnit(value: unknown): Promise<WrittenUnit | undefined> {
  if (!isPacked(value)) return undefined;
  try {
    return { text: (await unpack(Buffer.from(value.packed, "base64"))).toString("utf8"), working: value.working };
  } catch {
    return undefined;
  }
}
