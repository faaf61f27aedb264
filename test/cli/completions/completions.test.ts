/** The scripts for all shells know every command and every option. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { commandNames, loadCommand } from "../../../src/cli/commands.js";
import { catalogueIds } from "../../../src/formats/catalogue.js";
import { daytile } from "../support.js";

describe.each(["bash", "zsh", "fish"])("the script for %s", (shell) => {
  it("knows every command, its options, and every puzzle", async () => {
    const { code, stdout } = await daytile(`completions ${shell}`);
    expect(code).toBe(0);
    const options = (await Promise.all(commandNames.map(loadCommand))).flatMap((command) => command.options);
    const words = new Set(stdout.split(/\\n|[^\w-]+/));
    const spelled = shell === "fish" ? options : options.map((name) => `--${name}`);
    expect([...commandNames, ...spelled, ...catalogueIds].filter((word) => !words.has(word))).toEqual([]);
  });

  it("closes every quote and bracket that it opens", async () => {
    const { stdout } = await daytile(`completions ${shell}`);
    const bare = stdout.replace(/\\./g, "").replace(/'[^']*'/g, "");
    expect(bare).not.toContain("'");
    const count = (mark: string): number => bare.split(mark).length;
    expect(count("{")).toBe(count("}"));
  });
});
