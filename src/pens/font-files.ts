/** The files of the fonts, as Node finds them; the app has its own module that fetches them. */

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

/** Beside the sources. */
export const fontPath = (name: string): string => fileURLToPath(new URL(`../../fonts/${name}`, import.meta.url));

/** Beside what is built, and so where Daytile is installed: compressed, which halves them. */
const packedPath = (name: string): string => fileURLToPath(new URL(`../fonts/${name}.br`, import.meta.url));

function readBytes(name: string): Uint8Array {
  const packed = packedPath(name);
  return existsSync(packed) ? brotliDecompressSync(readFileSync(packed)) : readFileSync(fontPath(name));
}

const known = new Map<string, Uint8Array>();

/** Read and unpacked once, which takes longer than opening them. */
export function fontBytes(name: string): Uint8Array {
  const bytes = known.get(name) ?? readBytes(name);
  known.set(name, bytes);
  return bytes;
}

export const readFontFile = (name: string): Promise<Uint8Array> => Promise.resolve(fontBytes(name));
