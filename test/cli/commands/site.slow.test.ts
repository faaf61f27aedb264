/** From `daytile site` to a folder with a site in it, as its options say. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../frame/files.js";
import { run, temporaryFolder } from "../../frame/run.js";
import { daytile } from "../support.js";
import { bin } from "../terminal/terminal.js";

const ends: (() => void)[] = [];

describe("daytile site", () => {
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

  it.each([
    ["site", "site needs a folder: add -o with its name"],
    ["site --lang de", "site braucht einen Ordner: -o mit seinem Namen"],
    ["site -o out --at nowhere", "expected where the site will be, as in /puzzles/"],
    ["site -o out --pictures clasic", "did you mean classic?"],
    ["site there -o out", "there"],
  ])("%s is refused with a sentence, and nothing is written", async (line, sentence) => {
    const { code, stderr, cwd } = await daytile(line);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
    expect(existsSync(join(cwd, "out"))).toBe(false);
  });
});
