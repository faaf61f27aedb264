/** From the folders of an installation to the files of the app, as they are served and as a site has them. */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** A file of the app: its path from the app's page on, and what is in it. */
export interface PackedFile {
  readonly path: string;
  /** As it is installed, where that is compressed. */
  readonly brotli?: Uint8Array<ArrayBuffer>;
  bytes(): Uint8Array<ArrayBuffer>;
}

/** What the package has compressed, as its largest parts are: read in the reader's browser far more often than here. */
const compressed = ".br";

function fileAt(folder: string, path: string): PackedFile {
  const stored = readFileSync(join(folder, path));
  if (!path.endsWith(compressed)) return { path, bytes: () => stored };
  return { path: path.slice(0, -compressed.length), brotli: stored, bytes: () => brotliDecompressSync(stored) };
}

function filesIn(folder: string): PackedFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll("\\", "/"),
  );
  // The plain file comes last, and so is the one that counts where both are there.
  const ours = paths.sort((a, b) => (a.endsWith(compressed) ? -1 : 1) - (b.endsWith(compressed) ? -1 : 1));
  return ours.map((path) => fileAt(folder, path));
}

/** The name that the app has for a font: with a hash of its contents, as scripts/build-app.mjs gives it. */
function fontName(file: string, bytes: Uint8Array): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return `assets/${basename(file, extname(file))}-${hash}${extname(file)}`;
}

/** The fonts of pictures are those of the app too, so the package has them once. A checkout has them in the app's folder. */
function fontsIn(folder: string): PackedFile[] {
  if (!existsSync(folder)) return [];
  const files = filesIn(folder).filter(({ path }) => extname(path) === ".ttf");
  return files.map((file) => ({ ...file, path: fontName(file.path, file.bytes()) }));
}

/** All files by path. Throws where there is no such folder. */
export function packedApp(folder: string, fonts?: string): ReadonlyMap<string, PackedFile> {
  const all = [...(fonts === undefined ? [] : fontsIn(fonts)), ...filesIn(folder)];
  return new Map(all.map((file) => [file.path, file]));
}
