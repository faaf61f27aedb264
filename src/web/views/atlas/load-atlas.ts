/** From the file of the atlas to the atlas, fetched and read when somebody first opens it. */

import { type AtlasFamily, readAtlas } from "../../../core/census/atlas-file.js";
import { type Atlas, atlasOf } from "./atlas-sets.js";

// Bundlers look for these very words.
const address = new URL("../../../../docs/atlas.bin", import.meta.url);

/** The app answers after so many milliseconds, whatever is left to be read. */
const stretch = 12;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function fetched(): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error("the atlas could not be fetched");
  return new Uint8Array(await response.arrayBuffer());
}

/** What has been read, the rest being under way, or all of it. */
export interface LoadedAtlas {
  readonly atlas: Atlas;
  readonly isWhole: boolean;
}

let families: AtlasFamily[] = [];
let reading: Generator<AtlasFamily | undefined> | undefined;
let isWhole = false;

/** Yields the atlas whenever there is more of it. Whoever comes back goes on where somebody stopped. */
export async function* loadAtlas(): AsyncGenerator<LoadedAtlas> {
  reading ??= readAtlas(await fetched());
  let shown = 0;
  for (let end = performance.now() + stretch; !isWhole; ) {
    const { done, value } = reading.next();
    if (done) isWhole = true;
    else if (value !== undefined) families = [...families, value];
    if (performance.now() < end && !isWhole) continue;
    if (families.length > shown) yield { atlas: atlasOf(families), isWhole };
    shown = families.length;
    await pause();
    end = performance.now() + stretch;
  }
  yield { atlas: atlasOf(families), isWhole };
}
