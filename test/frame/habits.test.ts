/** Forms, workflow, changelog and editor settings agree with the project. */

import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { tags, tools } from "../../scripts/test-tools.mjs";
import { filesIn, packageJson, root, textOf } from "./files.js";

const forms = filesIn(root).filter((file) => /^\.github\/ISSUE_TEMPLATE\/(?!config)/.test(file));

describe("issue forms", () => {
  it.each(forms)("%s has a name, and fields with an id of their own", (file) => {
    const { name, description, body } = parse(textOf(file));
    expect([name, description].every((text) => typeof text === "string" && text !== "")).toBe(true);
    const fields = body.filter((field: { type: string }) => field.type !== "markdown");
    expect(fields.length).toBeGreaterThan(0);
    const ids = fields.map((field: { id?: string }) => field.id);
    expect(ids.every((id: unknown) => typeof id === "string")).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(fields.every((field: { attributes?: { label?: string } }) => field.attributes?.label)).toBe(true);
  });

  it("are for bugs, puzzles and ideas", () => {
    expect(forms.map((file) => file.replace(/^.*\//, "")).sort()).toEqual(["bug.yml", "idea.yml", "puzzle.yml"]);
  });
});

describe("the workflow", () => {
  const { jobs } = parse(textOf(".github/workflows/check.yml"));
  const { matrix } = jobs.test.strategy;

  it("leaves out only what can be left out", () => {
    const names = tags.map(({ name }) => name);
    const without: string[] = matrix.system.flatMap(({ without }: { without: string }) => without.split(","));
    expect(without.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("leaves out what a system can't have, or its tests would not even begin", () => {
    const platforms: Record<string, string> = { ubuntu: "linux", macos: "darwin", windows: "win32" };
    for (const { name, without } of matrix.system as { name: string; without: string }[]) {
      const platform = platforms[name.split("-")[0] ?? ""] ?? "";
      const elsewhere = tools.filter((tool) => !tool.isForNights && !(tool.platforms?.includes(platform) ?? true));
      expect(without.split(","), name).toEqual(expect.arrayContaining(elsewhere.map((tool) => tool.name)));
    }
  });

  it("runs on three systems, and from the oldest Node that package.json allows", () => {
    expect(matrix.system.map(({ name }: { name: string }) => name.split("-")[0])).toEqual([
      "ubuntu",
      "macos",
      "windows",
    ]);
    expect(Math.min(...matrix.node)).toBe(Number(packageJson.engines.node.replace(/\D/g, "")));
    expect(textOf(".nvmrc").trim()).toBe(String(Math.min(...matrix.node)));
  });

  it("runs the tests as the README tells everybody", () => {
    expect(jobs.test.steps.at(-1).run).toMatch(/^npm test -- --without /);
  });
});

describe("the changelog", () => {
  const headings = [...textOf("CHANGELOG.md").matchAll(/^## (.*)$/gm)].map(([, heading = ""]) => heading);

  it("has a part for each version, the latest first", () => {
    expect(headings[0]).toMatch(
      new RegExp(`^${packageJson.version.replaceAll(".", "\\.")} - (unreleased|\\d{4}-\\d\\d-\\d\\d)$`),
    );
    for (const heading of headings.slice(1)) expect(heading).toMatch(/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/);
    const versions = headings.map((heading) => heading.split(" ")[0] ?? "");
    const numeric = new Intl.Collator("en", { numeric: true });
    expect([...versions].sort(numeric.compare).reverse()).toEqual(versions);
  });
});

describe("the editor's settings", () => {
  it("are those of the formatter", () => {
    const { formatter } = JSON.parse(textOf("biome.json"));
    expect(textOf(".editorconfig")).toContain(`indent_size = ${formatter.indentWidth}\n`);
    expect(textOf(".editorconfig")).toContain(`max_line_length = ${formatter.lineWidth}\n`);
  });
});
