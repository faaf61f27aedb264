/** The workflows name what is there: tests that can be left out, commands, and actions that nobody can exchange. */

import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { tags } from "../../scripts/test-tools.mjs";
import { filesIn, packageJson, root, textOf } from "./files.js";

const workflows = filesIn(root).filter((file) => /^\.github\/workflows\//.test(file));

/** What all workflows say after a word, without its comment. */
const wordsAfter = (word: RegExp): string[] =>
  workflows.flatMap((file) => [...textOf(file).matchAll(word)].map(([, found = ""]) => found));

describe("the workflows", () => {
  it("leave out only what can be left out", () => {
    const { include } = parse(textOf(".github/workflows/check.yml")).jobs.systems.strategy.matrix;
    const without: string[] = include.flatMap(({ without }: { without: string }) => without.split(","));
    const names = tags.map(({ name }) => name);
    expect(
      without.filter((name) => !names.includes(name)),
      "each name is a tag of scripts/test-tools.mjs",
    ).toEqual([]);
  });

  it("run commands that package.json has", () => {
    const commands = wordsAfter(/\bnpm run ([\w-]+)/g);
    expect(commands).toContain("nightly");
    expect(commands.filter((command) => !(command in packageJson.scripts))).toEqual([]);
  });

  it("pin other people's actions by commit, which no one can move, and name its version", () => {
    const actions = wordsAfter(/\buses: ([^.].*)/g);
    expect(actions).not.toEqual([]);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it("begin with the oldest Node that package.json allows", () => {
    const oldest = packageJson.engines.node.replace(/\D/g, "");
    const { everything, systems } = parse(textOf(".github/workflows/check.yml")).jobs;
    expect(everything.container).toBe(`node:${oldest}-bookworm`);
    expect(String(Math.min(...systems.strategy.matrix.node))).toBe(oldest);
    expect(textOf(".nvmrc").trim()).toBe(oldest);
  });
});
