/** From files to one zip and back; the same files always make the same bytes. */

import { strToU8, unzipSync, type ZippableFile, zipSync } from "fflate";

/** A file with its name, which may have a folder before it. */
export interface NamedFile {
  readonly name: string;
  readonly data: Uint8Array | string;
}

/** The first day that a zip can name. */
const noDate = new Date(1980, 0, 1);
/** Those that are packed already only cost time. */
const packed = /\.(3mf|png|pdf)$/;

export function packZip(files: readonly NamedFile[]): Uint8Array {
  const entries = files.map(({ name, data }): [string, ZippableFile] => {
    const bytes = typeof data === "string" ? strToU8(data) : data;
    return [name, [bytes, { level: packed.test(name) ? 0 : 6 }]];
  });
  return zipSync(Object.fromEntries(entries), { mtime: noDate });
}

export const unpackZip = (zip: Uint8Array): NamedFile[] =>
  Object.entries(unzipSync(zip)).map(([name, data]) => ({ name, data }));
