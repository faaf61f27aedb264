/** From the packed file of the atlas to the atlas, fetched when somebody first opens it. */

import { type Atlas, readAtlas } from "./atlas-sets.js";

// Bundlers look for these very words.
const address = new URL("../../../../docs/atlas.json.gz", import.meta.url);

/** Some servers send what ends in .gz as a packed text, which the browser then unpacks by itself. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function fetchAtlas(): Promise<Atlas> {
  const response = await fetch(address);
  if (!response.ok) throw new Error("the atlas could not be fetched");
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!isPacked(bytes)) return readAtlas(new TextDecoder().decode(bytes));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return readAtlas(await new Response(unpacked).text());
}

let known: Promise<Atlas> | undefined;

/** The same one every time; what failed is tried again. */
export function loadAtlas(): Promise<Atlas> {
  known ??= fetchAtlas().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
