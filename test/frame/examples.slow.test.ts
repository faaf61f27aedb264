/** The examples in the pages print what's below them. */

import { chmodSync, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { filesIn, packageJson, root, textOf } from "./files.js";
import { consoleExamples, type Example, outputOf, patternOf, scriptExamples } from "./markdown.js";
import { compile, folderWithDaytile, nodeScript, type Outcome, run, writeFiles } from "./run.js";

type Found = Example & { readonly page: string };

/** The reference shows the examples of comments, which have their own test. */
const pages = filesIn(root).filter((file) => file.endsWith(".md") && !file.startsWith("docs/api/"));
const inAllPages = (find: (markdown: string) => Example[]): Found[] =>
  pages.flatMap((page) => find(textOf(page)).map((example) => ({ page, ...example })));

/** All are compiled together: starting the compiler for each takes longer than anything else here. */
function compiled(codes: readonly string[], done: (cleanUp: () => void) => void): { folder: string; all: string } {
  const folder = folderWithDaytile(done);
  const files = codes.map((code, i) => [`example-${i}.ts`, `${code}\nexport {};\n`]);
  writeFiles(folder, Object.fromEntries(files));
  return { folder, all: compile(folder, { types: ["node"], skipLibCheck: true }).all };
}

const runScript = (folder: string, i: number): Outcome => run(folder, `"${process.execPath}" out/example-${i}.js`);

/** `daytile` is the built command; npm's scripts run where they are defined. */
function runCommand(command: string): Outcome {
  const folder = folderWithDaytile();
  const bin = packageJson.bin.daytile ?? "";
  expect(existsSync(join(root, bin)), `${bin} is built`).toBe(true);
  writeFiles(folder, { daytile: `#!/bin/sh\nexec ${nodeScript(bin)} "$@"\n` });
  chmodSync(join(folder, "daytile"), 0o755);
  const path = { PATH: `${folder}${delimiter}${process.env.PATH}` };
  return run(command.startsWith("npm ") ? root : folder, command, path);
}

function expectShown({ status, stdout, all }: Outcome, shown: string): void {
  expect(status, all).toBe(0);
  expect(outputOf(stdout)).toMatch(patternOf(shown));
}

describe("the pages' examples", () => {
  const scripts = inAllPages(scriptExamples);
  // A command without output is an instruction, not an example; and the tests cannot run the tests.
  const commands = inAllPages(consoleExamples).filter(({ code, shown }) => shown !== "" && code !== "npm test");

  it("are there", () => expect(scripts.map(({ page }) => page)).toContain("README.md"));

  describe("in TypeScript", () => {
    let program: ReturnType<typeof compiled>;
    let cleanUp: () => void;
    beforeAll(() => {
      program = compiled(
        scripts.map(({ code }) => code),
        (remove) => {
          cleanUp = remove;
        },
      );
    });
    afterAll(() => cleanUp());

    it("have types that fit", () => expect(program.all).toBe(""));

    it.each(scripts.map((script, i) => ({ ...script, i })))(
      "$page, line $line: prints what it shows",
      ({ shown, i }) => {
        expect(shown, "an example shows what it prints").not.toBe("");
        expectShown(runScript(program.folder, i), shown);
      },
    );
  });

  for (const { page, line, code, shown } of commands) {
    it(`${page}, line ${line}: ${code}`, { tags: ["unix"] }, () => expectShown(runCommand(code), shown));
  }
});

describe("running examples", () => {
  const imports = 'import { latticeNamed } from "daytile";\n';

  it("notices an output that is not as shown, and types that do not fit", () => {
    const codes = [
      `${imports}console.log(latticeNamed("hex").neighbours.length);`,
      `${imports}console.log(latticeNamed("round"));`,
    ];
    const { folder, all } = compiled(codes, onTestFinished);
    expectShown(runScript(folder, 0), "6");
    expect(() => expectShown(runScript(folder, 0), "8")).toThrow();
    expect(all).toMatch(/^example-1\.ts\(\d+,\d+\): error TS2345/);
  });
});
