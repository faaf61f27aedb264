/** Reads the atlas in a worker, stretch by stretch, and sorts the sets that somebody wants to see. */

import { type AtlasFamily, readAtlas } from "../../../core/census/atlas-file.js";
import { type Atlas, type AtlasWish, atlasOf, setsWanted } from "./atlas-sets.js";

export interface AtlasAsked {
  /** Comes with the first request. */
  readonly file: Uint8Array | undefined;
  readonly wish: AtlasWish;
}

export interface AtlasRead {
  /** What has been read; left out while it's the same as the last time. */
  readonly atlas?: Atlas;
  /** Until then, there is more to come. */
  readonly isWhole: boolean;
  /** The places of the sets that are wished for, in their order. */
  readonly found: Uint32Array;
}

/** In milliseconds: then another wish is heard. */
const stretch = 50;

interface Reading {
  readonly families: AtlasFamily[];
  /** What is still to be read. */
  readonly rest: Generator<AtlasFamily | undefined>;
  atlas: Atlas;
  isWhole: boolean;
}

/** For as long as the worker lives. */
let reading: Reading | undefined;

function readStretch(reading: Reading): void {
  const end = performance.now() + stretch;
  while (!reading.isWhole && performance.now() < end) {
    const { done, value } = reading.rest.next();
    reading.isWhole = done === true;
    if (value !== undefined) reading.families.push(value);
  }
}

/** Reads on for a moment, and finds what is wished for in all that has been read. */
export function readOn({ file, wish }: AtlasAsked): AtlasRead {
  if (file !== undefined) reading = { families: [], rest: readAtlas(file), atlas: atlasOf([]), isWhole: false };
  if (reading === undefined) throw new Error("The atlas hasn't come yet.");
  readStretch(reading);
  const { families, isWhole, atlas: before } = reading;
  const hasMore = families.length > before.chapters.length;
  if (hasMore) reading.atlas = atlasOf(families);
  const { atlas } = reading;
  return { ...(hasMore ? { atlas } : {}), isWhole, found: setsWanted(atlas, wish) };
}
