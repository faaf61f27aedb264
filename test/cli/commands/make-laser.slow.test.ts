/** The command for the laser writes sheets by its measures, and refuses what makes no sense. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { expectWellFormed } from "../../support/xml.js";
import { daytile, smallWeek } from "../support.js";

/** Two of five cells tell the weekday. */
const pairs = `id: pairs
title: A week in pairs
board: |
  p q r s t
  * * * * *
fields:
  weekday: {Sun: p q, Mon: p r, Tue: p s, Wed: q r, Thu: q s, Fri: r s, Sat: s t}
pieces: {I2: "##", M1: "#"}
copies: {M1: 6}
`;

describe("daytile make laser", () => {
  it("writes SVG to the standard output, in millimetres", async () => {
    const { code, stdout, stderr } = await daytile("make laser --sheet 500x400");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expectWellFormed(stdout.replaceAll("inkscape:", ""));
    expect(stdout).toMatch(/width="500mm" height="400mm" viewBox="0 0 500 400"/);
  });

  it("takes a sheet by its paper's name, and decimals with a comma", async () => {
    const { stdout } = await daytile("make laser --sheet a3 --kerf 0,2");
    expect(stdout).toContain('width="297mm" height="420mm"');
    expect(stdout).toBe((await daytile("make laser --sheet 297x420 --kerf 0.2mm")).stdout);
  });

  it("puts several sheets side by side, or writes the one asked for", async () => {
    const asked = "make laser --sheet 170x170";
    const all = await daytile(asked, { terminal: true });
    const [, count = 0] = /(\d+) sheets side by side/.exec(all.stderr) ?? [];
    expect(Number(count)).toBeGreaterThan(1);
    expect(all.stdout).toContain(`width="${Number(count) * 190 - 20}mm" height="170mm"`);
    expect(all.stdout).toContain('<g id="sheet"');
    const each: string[] = [];
    for (let sheet = 1; sheet <= Number(count); sheet++)
      each.push((await daytile(`${asked} --only-sheet ${sheet}`)).stdout);
    for (const one of each) {
      expect(one).toContain('width="170mm" height="170mm"');
      expect(one).not.toContain('<g id="sheet"');
    }
    const lines = (svg: string): number => svg.split("<path").length - 1;
    expect(new Set(each).size).toBe(each.length);
    // In the drawing of all of them each sheet has an edge, too.
    expect(each.reduce((sum, one) => sum + lines(one), 0)).toBe(lines(all.stdout) - each.length);
  });

  it("starts the week with the day asked for, and says where there is no week", async () => {
    const usual = await daytile("make laser -p weekday");
    expect((await daytile("make laser -p weekday --week-start Sun")).stdout).toBe(usual.stdout);
    const monday = await daytile("make laser -p weekday --week-start Mon");
    expect(monday.stdout).not.toBe(usual.stdout);
    const engraved = (svg: string): string => /<g id="engrave"[\s\S]*?<\/g>/.exec(svg)?.[0] ?? "";
    expect(engraved(monday.stdout)).toBe(engraved((await daytile("make laser -p weekday-monday")).stdout));
    const { stderr } = await daytile("make laser --week-start Mon");
    expect(stderr).toBe("daytile: classic doesn't show weekdays, so its week can't begin with Monday\n");
  });

  it("says where a week cannot be dealt out anew", async () => {
    const { code, stderr } = await daytile("make laser -p pairs.yaml --week-start Mon", {
      files: { "pairs.yaml": pairs },
    });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: "daytile: pairs has weekdays that share cells, so its week can't begin with Monday\n",
    });
  });

  it("makes a puzzle from a file, however hostile its labels are", async () => {
    const labels = `<script>alert(1)</script>|"'&]]>|يوم 1|🙂🙃|${"long ".repeat(7).trim()}`.split("|");
    const lines = ["Sun", "Mon", "Tue", "Wed", "Thu"].map((id, i) => `    ${id}: ${JSON.stringify(labels[i])}`);
    const file = `${smallWeek}labels:\n  en:\n${lines.join("\n")}\n`.replace("A small week", '"<b>&amp; \\"week\\""');
    const { code, stderr, cwd } = await daytile("make laser -p bad.yaml -o bad.svg", { files: { "bad.yaml": file } });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const svg = readFileSync(join(cwd, "bad.svg"), "utf8");
    expectWellFormed(svg.replaceAll("inkscape:", ""));
    expect(svg).toContain("<title>&lt;b&gt;&amp;amp; &quot;week&quot;</title>");
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
