/** The page about making tells the measures that are the default. */

import { expect, it } from "vitest";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { textOf } from "../../frame/files.js";

const row = /^\| `--([a-z-]+)` \| .* \| ([\w.]+) \|$/gm;

it("the page about making tells the usual measures", () => {
  const settings: Readonly<Record<string, unknown>> = solidSettings({});
  const page = textOf("docs/making.md");
  const section = page.slice(page.indexOf("## With a 3D printer")).split("\n## ")[0] ?? "";
  const told = [...section.matchAll(row)].map(([, name = "", usual]) => [name, usual]);
  expect(told.length).toBeGreaterThan(5);
  for (const [name = "", usual] of told) expect([name, String(settings[name])]).toEqual([name, usual]);
});
