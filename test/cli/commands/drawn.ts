/** Turns a kind of picture into a verdict on what `daytile draw` makes of it. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { expectWellFormed } from "../../support/xml.js";
import { daytile } from "../support.js";

/** On both lattices. */
export async function expectSvg(kind: string): Promise<void> {
  for (const puzzle of ["classic", "hex-lake"]) {
    const { code, stdout, stderr } = await daytile(`draw ${kind} -p ${puzzle}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expectWellFormed(stdout);
    expect(stdout).toMatch(/^<svg .*role="img"/);
    expect(stdout).toMatch(/<title id="(\w+)-title">[^<]+<\/title>\n<desc id="\1-desc">[^<]+<\/desc>/);
  }
}

export async function expectText(kind: string): Promise<void> {
  const { code, stdout, cwd } = await daytile(`draw ${kind} -o picture.txt`);
  expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
  const text = readFileSync(join(cwd, "picture.txt"), "utf8");
  expect(text).not.toContain("<svg");
  expect(text.split("\n").length).toBeGreaterThan(7);
}
