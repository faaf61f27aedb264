/** The files of the fonts, as Node finds them; the app has a module of its own that fetches them. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Beside the sources as well as beside what they are compiled to. */
export const fontPath = (name: string): string => fileURLToPath(new URL(`../../fonts/${name}`, import.meta.url));

export const readFontFile = (name: string): Promise<Uint8Array> => readFile(fontPath(name));
