/** From `daytile site` to a folder with a site in it, as its options say: it counts a board of 37,200 targets for that. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../frame/files.js";
import { run, temporaryFolder } from "../../frame/run.js";
import { bin } from "../terminal/terminal.js";

const ends: (() => void)[] = [];

it("writes what its options say: where it will be, which pictures, into which folder", () => {
  const folder = temporaryFolder((remove) => ends.push(remove));
  const line = `"${process.execPath}" "${bin}" site -o out --at https://example.org/sub/ --pictures hex-lake --threads 2 --lang de`;
  const outcome = run(folder, line);
  expect(outcome.status, outcome.all).toBe(0);
  const text = (path: string): string => readFileSync(join(folder, "out", path), "utf8");
  const has = (path: string): boolean => existsSync(join(folder, "out", path));
  expect([has("puzzles/hex-lake/12-25.svg"), has("puzzles/classic/12-25.svg")]).toEqual([true, false]);
  expect(text("404.html")).toContain('href="/sub/site.css"');
  expect(text("sitemap.xml")).toContain("<loc>https://example.org/sub/</loc>");
  expect(text("puzzles/classic/index.html")).toContain(">25,061<");
  expect(text("puzzles/classic-year/index.html")).toContain(">1,391,023,514<");
  expect(text("play/index.html")).toBe(readFileSync(join(root, "dist/app/index.html"), "utf8"));
  const listed = text(".daytile-files").trim().split("\n");
  const there = readdirSync(join(folder, "out"), { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  expect(there.length).toBe(listed.length + 1);
  for (const remove of ends) remove();
});
