/** From the folder of the built app to its files by address, read once, with all that an answer needs. */

import { createHash } from "node:crypto";
import { extname } from "node:path";
import { type PackedFile, packedApp } from "../requests/site/app-folder.js";
import { compress, type Encoding } from "./encoding.js";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

export interface AppFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly tag: string;
  /** Whether its name changes with its contents, so that it can be kept for good. */
  readonly isHashed: boolean;
  /** Undefined where there is nothing to be gained. */
  encoded(encoding: Encoding): Uint8Array<ArrayBuffer> | undefined;
}

export type AppFiles = ReadonlyMap<string, AppFile>;

function appFile({ path, brotli, bytes: read }: PackedFile): AppFile {
  const extension = extname(path);
  const bytes = read();
  const kept = new Map<Encoding, Uint8Array<ArrayBuffer>>(brotli === undefined ? [] : [["br", brotli]]);
  return {
    bytes,
    type: types[extension] ?? "application/octet-stream",
    tag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    isHashed: path.startsWith("assets/"),
    encoded(encoding) {
      if (extension === ".png") return undefined;
      const made = kept.get(encoding) ?? compress[encoding](bytes);
      kept.set(encoding, made);
      return made.length < bytes.length ? made : undefined;
    },
  };
}

/**
 * Only what is in the list can be asked for, whatever an address looks like, and what is served fits together even if the
 * folder is built anew in the meantime. Undefined where there is no built app.
 */
export function readAppFiles(folder: string, fonts?: string): AppFiles | undefined {
  try {
    const packed = [...packedApp(folder, fonts).values()];
    const all = new Map(packed.map((file) => [`/${file.path}`, appFile(file)]));
    const page = all.get("/index.html");
    return page === undefined ? undefined : all.set("/", page);
  } catch {
    return undefined;
  }
}
