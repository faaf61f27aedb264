/** The manual page that was built is up to date, and mandoc finds nothing wrong with it. */
// @module-tag mandoc

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { toolPath } from "../../../scripts/test-tools.mjs";
import { packageJson, root } from "../../frame/files.js";
import { madePage } from "./manual.js";

const built = join(root, packageJson.man[0] ?? "");

function mandoc(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(toolPath("mandoc"), args, { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

it("the manual page that was built is the one that the sources make", async () => {
  expect(gunzipSync(readFileSync(built)).toString()).toBe(await madePage());
});

it("mandoc finds nothing wrong with the manual page", () => {
  expect(mandoc("-Tlint", "-W", "warning", built)).toBe("");
});

it("mandoc shows it, in 80 columns, with the characters that are meant", () => {
  // A letter printed twice on one spot is bold, an underlined one is in italics.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: so terminals were told.
  const shown = mandoc("-Tutf8", "-O", "width=80", built).replace(/.\u0008/g, "");
  expect(shown).toContain("daytile make laser -p weekday --week-start Mon --lang de \\\n");
  expect(shown).toContain("daytile check FILE…");
  expect(shown).toContain("The format follows the file name: .svg, .dxf, .zip.");
  expect(shown.split("\n").filter((line) => line.length > 80)).toEqual([]);
});
