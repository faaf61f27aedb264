/** The programs in examples/ run against the package as it is packed. */

import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesIn, root, textOf } from "./files.js";
import { links, outputOf, patternOf, promisedOutput } from "./markdown.js";
import { projectWithPackage } from "./packed.js";
import { run } from "./run.js";

const programs = filesIn(join(root, "examples")).filter((file) => file.endsWith(".mjs"));

describe("the programs in examples/", () => {
  let project: string;
  let cleanUp: () => void;
  beforeAll(() => {
    project = projectWithPackage((remove) => {
      cleanUp = remove;
    });
  });
  afterAll(() => cleanUp());

  it("are all listed in their README", () => {
    const listed = links(textOf("examples/README.md")).filter((link) => link.endsWith(".mjs"));
    expect(listed.sort()).toEqual(programs.sort());
    expect(programs.length).toBeGreaterThan(12);
  });

  it.each(programs)("%s prints what it promises, with the packed package", (program) => {
    const promised = promisedOutput(textOf("examples", program));
    expect(promised).not.toBe("");
    copyFileSync(join(root, "examples", program), join(project, program));
    const { status, stdout, all } = run(project, `"${process.execPath}" ${program}`);
    expect(status, all).toBe(0);
    expect(outputOf(stdout)).toMatch(patternOf(promised));
  });
});
