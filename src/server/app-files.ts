/** From the folder of the built app to its files by address, read once, with all that an answer needs. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

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

export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

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

/** The best that is still quick: a file is compressed when it is first asked for. */
const brotliQuality = 9;

const compress: Readonly<Record<Encoding, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

function appFile(path: string, bytes: Uint8Array<ArrayBuffer>): AppFile {
  const extension = extname(path);
  const kept = new Map<Encoding, Uint8Array<ArrayBuffer>>();
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

/** By address. */
function filesIn(folder: string): [string, AppFile][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => {
    const name = path.slice(folder.length + 1).replaceAll("\\", "/");
    return [`/${name}`, appFile(name, readFileSync(path))];
  });
}

/** The name that the app has for a font: with a hash of its contents, as scripts/build-app.mjs gives it. */
function fontName(file: string, bytes: Uint8Array): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return `assets/${basename(file, extname(file))}-${hash}${extname(file)}`;
}

/** The fonts of pictures are those of the app too, so the package has them once. */
function fontsIn(folder: string): [string, AppFile][] {
  const files = readdirSync(folder).filter((name) => extname(name) === ".ttf");
  return files.map((file) => {
    const bytes = readFileSync(join(folder, file));
    const name = fontName(file, bytes);
    return [`/${name}`, appFile(name, bytes)];
  });
}

/**
 * Only what is in the list can be asked for, whatever an address looks like, and what is served fits together even if the
 * folder is built anew in the meantime. Undefined where there is no built app.
 */
export function readAppFiles(folder: string, fonts?: string): AppFiles | undefined {
  try {
    const all = new Map([...(fonts === undefined ? [] : fontsIn(fonts)), ...filesIn(folder)]);
    const page = all.get("/index.html");
    return page === undefined ? undefined : all.set("/", page);
  } catch {
    return undefined;
  }
}
