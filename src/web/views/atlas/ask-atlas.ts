/** From what somebody wants to see of the atlas to its sets: a worker reads them once, and sorts them as often as is wished. */

import type { AtlasAsked, AtlasTold } from "./atlas-messages.js";
import type { Atlas, AtlasWish } from "./atlas-sets.js";

// Bundlers look for these very words.
const address = new URL("../../../../docs/atlas.bin", import.meta.url);

async function fetched(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error("the atlas could not be fetched");
  return new Uint8Array(await response.arrayBuffer());
}

/** What is known so far. */
export type AtlasNews = AtlasTold & { readonly atlas: Atlas };

/** It stays for as long as the page does: whoever comes back has the atlas at once. */
let worker: Promise<Worker> | undefined;
let known: AtlasNews | undefined;
let hear: (news: AtlasNews | "failed") => void = () => undefined;

function onTold(told: AtlasTold): void {
  const atlas = told.atlas ?? known?.atlas;
  if (atlas === undefined) return;
  known = { ...told, atlas };
  hear(known);
}

function fail(): void {
  [worker, known] = [undefined, undefined];
  hear("failed");
}

async function start(): Promise<Worker> {
  const file = await fetched();
  const started = new Worker(new URL("./atlas-thread.js", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<AtlasTold>) => onTold(data);
  started.onerror = fail;
  started.postMessage({ file } satisfies AtlasAsked, [file.buffer]);
  return started;
}

/** `listener` hears what is known, again and again, until somebody else asks. */
export async function askAtlas(wish: AtlasWish, listener: (news: AtlasNews | "failed") => void): Promise<void> {
  hear = listener;
  if (known !== undefined) listener(known);
  worker ??= start();
  try {
    (await worker).postMessage({ wish } satisfies AtlasAsked);
  } catch {
    fail();
  }
}
