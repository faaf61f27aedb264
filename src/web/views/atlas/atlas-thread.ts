/** Where the worker begins that reads the atlas, one family after the other, and sorts the sets that somebody wants to see. */

import { type AtlasFamily, readAtlas } from "../../../core/census/atlas-file.js";
import type { AtlasAsked, AtlasTold } from "./atlas-messages.js";
import { type Atlas, type AtlasWish, atlasOf, setsWanted } from "./atlas-sets.js";

interface AtlasPort {
  postMessage(message: AtlasTold): void;
  onmessage: ((event: { readonly data: AtlasAsked }) => void) | null;
}

const port = globalThis as unknown as AtlasPort;

/** In milliseconds: then another wish is heard. */
const stretch = 50;

let wish: AtlasWish | undefined;
let atlas: Atlas | undefined;
let isWhole = false;
let toldOf: Atlas | undefined;

function tell(): void {
  if (atlas === undefined || wish === undefined) return;
  const found = setsWanted(atlas, wish);
  // That there are none is only known in the end.
  if (found.length === 0 && !isWhole) return;
  port.postMessage({ ...(toldOf === atlas ? {} : { atlas }), isWhole, found });
  toldOf = atlas;
}

async function read(file: Uint8Array): Promise<void> {
  const families: AtlasFamily[] = [];
  let end = performance.now() + stretch;
  for (const family of readAtlas(file)) {
    if (family !== undefined) families.push(family);
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + stretch;
    if (families.length === (atlas?.chapters.length ?? 0)) continue;
    atlas = atlasOf(families);
    tell();
  }
  [atlas, isWhole] = [atlasOf(families), true];
  tell();
}

port.onmessage = ({ data }) => {
  if ("file" in data) return void read(data.file);
  wish = data.wish;
  tell();
};
