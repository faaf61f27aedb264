/** A release tags what is ready, and is refused otherwise. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nodeScript, type Outcome, run, temporaryFolder, writeFiles } from "./run.js";

const manifest = {
  name: "tiny",
  version: "1.2.3",
  type: "module",
  license: "MIT",
  files: ["index.js"],
  exports: "./index.js",
  scripts: { lint: "node -e 0", test: "node -e 0" },
};

interface Changes {
  readonly manifest?: object;
  readonly changelog?: string;
  readonly branch?: string;
}

const me = { GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@b", GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@b" };

/** A small package in its own repository, ready to be released. */
function repository({ changelog = "## 1.2.3 - 2026-01-31\n", branch = "main", ...rest }: Changes = {}): string {
  const folder = join(temporaryFolder(), "tiny");
  mkdirSync(folder);
  writeFiles(folder, {
    "package.json": JSON.stringify({ ...manifest, ...rest.manifest }),
    "index.js": "export const one = 1;\n",
    "CHANGELOG.md": `# Changelog\n\n${changelog}`,
    ".gitignore": "*.tgz\n",
  });
  const begun = run(folder, `git init -q -b ${branch} && git add -A && git commit -q -m start`, me);
  expect(begun.status, begun.all).toBe(0);
  return folder;
}

const release = (folder: string, ...options: string[]): Outcome =>
  run(folder, [nodeScript("scripts/release.mjs"), ...options].join(" "), me);
const tags = (folder: string): string => run(folder, "git tag").stdout.trim();

describe("a release", () => {
  it("tags the commit and says what to do next", () => {
    const folder = repository();
    const outcome = release(folder);
    expect(outcome.status, outcome.all).toBe(0);
    expect(outcome.stdout).toContain("git push --follow-tags");
    expect(tags(folder)).toBe("v1.2.3");
    expect(run(folder, "git cat-file -t v1.2.3").stdout).toBe("tag\n");
    expect(run(folder, "git status --porcelain --ignored").stdout).toBe("");
    expect(release(folder).all).toContain("The tag v1.2.3 exists already");
  });

  it("leaves nothing behind when it is only tried", () => {
    const folder = repository();
    expect(release(folder, "--dry-run").stdout).toMatch(/tiny 1\.2\.3 could be released\.\n$/);
    expect(tags(folder)).toBe("");
  });

  it.each<[string, Changes, string]>([
    ["from another branch", { branch: "next" }, "Releases are made from main, and this is next."],
    [
      "without a word in the changelog",
      { changelog: "## 1.2.2 - 2026-01-30\n" },
      "CHANGELOG.md says nothing about 1.2.3.",
    ],
    ["without a date", { changelog: "## 1.2.3 - unreleased\n" }, "CHANGELOG.md has no date for 1.2.3"],
    ["with lint", { manifest: { scripts: { ...manifest.scripts, lint: "exit 1" } } }, "npm run lint failed"],
    ["with a failing test", { manifest: { scripts: { ...manifest.scripts, test: "exit 1" } } }, "npm test failed"],
    ["with exports that lead nowhere", { manifest: { exports: "./nowhere.js" } }, "publint has found problems:"],
    [
      "with tests that change files",
      { manifest: { scripts: { ...manifest.scripts, test: "node -e \"fs.writeFileSync('new', '')\"" } } },
      "The checks changed files",
    ],
  ])("is refused %s", (_how, changes, sentence) => {
    const folder = repository(changes);
    const outcome = release(folder);
    expect(outcome.all).toContain(sentence);
    expect(outcome.all).not.toContain("at release");
    expect(outcome.status).toBe(1);
    expect(tags(folder)).toBe("");
  });

  it("is refused with changes that are not committed, and all reasons come at once", () => {
    const folder = repository({ branch: "next" });
    writeFiles(folder, { "index.js": "" });
    expect(release(folder).all).toBe(
      "There are uncommitted changes.\nReleases are made from main, and this is next.\n",
    );
  });
});
