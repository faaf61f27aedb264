/** The workflow leaves out no tests but those that its machines can't run. */

import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { tags, tools } from "../../scripts/test-tools.mjs";
import { textOf } from "./files.js";

describe("the workflow", () => {
  const { matrix } = parse(textOf(".github/workflows/check.yml")).jobs.test.strategy;

  it("leaves out only what can be left out", () => {
    const names = tags.map(({ name }) => name);
    const without: string[] = matrix.system.flatMap(({ without }: { without: string }) => without.split(","));
    expect(
      without.filter((name) => !names.includes(name)),
      "each name is a tag of scripts/test-tools.mjs",
    ).toEqual([]);
  });

  it("leaves out what a system can't have, or its tests would not even begin", () => {
    const platforms: Record<string, string> = { ubuntu: "linux", macos: "darwin", windows: "win32" };
    for (const { name, without } of matrix.system as { name: string; without: string }[]) {
      const platform = platforms[name.split("-")[0] ?? ""] ?? "";
      const elsewhere = tools.filter((tool) => !tool.isForNights && !(tool.platforms?.includes(platform) ?? true));
      expect(without.split(","), name).toEqual(expect.arrayContaining(elsewhere.map((tool) => tool.name)));
    }
  });
});
