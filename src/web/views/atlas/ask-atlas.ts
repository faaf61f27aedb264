/** From what somebody wants to see of the atlas to its sets: a worker reads them once, and sorts them as often as is wished. */

import { unwrapReply } from "../../../rpc/worker-pool.js";
import { newAppWorkers } from "../../app-workers.js";
import type { Atlas, AtlasWish } from "./atlas-sets.js";
import type { AtlasRead } from "./read-atlas.js";

// Bundlers look for these very words.
const address = new URL("../../../../docs/atlas.bin", import.meta.url);

async function fetched(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error("the atlas could not be fetched");
  return new Uint8Array(await response.arrayBuffer());
}

/** What is known so far. */
export type AtlasNews = AtlasRead & { readonly atlas: Atlas };

/** It stays for as long as the page does: whoever comes back has the atlas at once. */
const worker = newAppWorkers(1);
let atlas: Atlas | undefined;
let known: AtlasNews | undefined;
let wanted: AtlasWish | undefined;
let hear: (news: AtlasNews | "failed") => void = () => undefined;
let isFollowing = false;

function onRead({ isWhole, found, ...read }: AtlasRead): void {
  atlas = read.atlas ?? atlas;
  // That there are none is only known in the end.
  if (atlas === undefined || (found.length === 0 && !isWhole)) return;
  known = { atlas, isWhole, found };
  hear(known);
}

/** Asks until the whole atlas is read, and what was wished for last is found. */
async function follow(): Promise<void> {
  let isWhole = known !== undefined;
  let file = isWhole ? undefined : await fetched();
  let wish: AtlasWish | undefined;
  while (wanted !== undefined && (wish !== wanted || !isWhole)) {
    wish = wanted;
    const transfer = file === undefined ? [] : [file.buffer];
    const read = unwrapReply(await worker.request("readAtlas", { file, wish }, { transfer }));
    file = undefined;
    isWhole = read.isWhole;
    onRead(read);
  }
}

/** `listener` hears what is known, again and again, until somebody else asks. */
export async function askAtlas(wish: AtlasWish, listener: (news: AtlasNews | "failed") => void): Promise<void> {
  hear = listener;
  wanted = wish;
  if (known !== undefined) listener(known);
  if (isFollowing) return;
  isFollowing = true;
  try {
    await follow();
  } catch {
    [atlas, known] = [undefined, undefined];
    hear("failed");
  } finally {
    isFollowing = false;
  }
}
