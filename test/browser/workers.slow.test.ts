/** Workers of the built app begin once, in every engine. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { root } from "../frame/files.js";

const folder = join(root, "dist/app/assets");

function textOf(file: string): string {
  const bytes = readFileSync(join(folder, file));
  return (file.endsWith(".br") ? brotliDecompressSync(bytes) : bytes).toString();
}

it("no part of a worker imports from the file it began with, which WebKit would then run again", () => {
  const scripts = readdirSync(folder).filter((file) => /\.js(\.br)?$/.test(file));
  const texts = scripts.map((file): [string, string] => [file.replace(/\.br$/, ""), textOf(file)]);
  const begins = texts.flatMap(([, text]) => [...text.matchAll(/new URL\([`'"]([\w-]+-thread-[\w-]+\.js)/g)]);
  const entries = new Set(begins.map(([, file]) => file ?? ""));
  expect([...entries].map((file) => file.replace(/-thread.*/, "")).sort()).toEqual(["app", "browser"]);
  const imports = texts.flatMap(([file, text]) =>
    [...text.matchAll(/(?:from|import)\s*\(?[`'"]\.\/([^`'"]+)/g)].map(([, other]) => [file, other ?? ""] as const),
  );
  expect(imports.length).toBeGreaterThan(entries.size);
  expect(imports.filter(([, other]) => entries.has(other))).toEqual([]);
});
