/** Tests are where the sources are: every folder of test/ has its counterpart in src/, or its own reason. */

import { expect, it } from "vitest";
import { filesIn, root } from "./files.js";

/** Folders that test no one folder of the sources. */
const special: Readonly<Record<string, string>> = {
  browser: "plays the app in real browsers",
  "cli/wiring": "every option of the command line, from the line to what it changes",
  frame: "tests the repository itself",
  fuzz: "random input for every reader",
  gallery: "draws every picture",
  known: "counts that the world agrees on, met by every search",
  oracle: "independent programs whose answers ours are held against",
  support: "helps the others",
};

/** The folders of files, and all that they are in. */
function foldersOf(files: readonly string[]): Set<string> {
  const parts = files.map((file) => file.split("/").slice(0, -1));
  return new Set(parts.flatMap((names) => names.map((_, i) => names.slice(0, i + 1).join("/"))));
}

const isSpecial = (folder: string): boolean =>
  Object.keys(special).some((known) => folder === known || folder.startsWith(`${known}/`));

/** Snapshots are in a folder that vitest chooses. */
const under = (place: string): string[] =>
  filesIn(root).flatMap((file) =>
    file.startsWith(`${place}/`) && !file.includes("/__snapshots__/") ? [file.slice(place.length + 1)] : [],
  );

const [sources, tests] = [foldersOf(under("src")), foldersOf(under("test"))];

it("every folder of tests is a folder of sources, or has a reason", () => {
  expect(tests).toContain("core/puzzle/check");
  expect([...tests].filter((folder) => !sources.has(folder) && !isSpecial(folder))).toEqual([]);
});

it("reasons are for folders that there are, and that the sources lack", () => {
  const known = Object.keys(special);
  expect(known.filter((folder) => !tests.has(folder) || sources.has(folder))).toEqual([]);
});
