/** The core compiles without the types of a page or of Node, and programs can use the library without them. */

import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { root } from "./files.js";

describe("the core", () => {
  /** What the compiler says to a text as if it were a file of the core. */
  function complaints(text: string): string[] {
    const folder = join(root, "src/core");
    const config = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
    const host = ts.createCompilerHost(options);
    const path = join(folder, "intruder.ts");
    const read = host.getSourceFile;
    host.getSourceFile = (name, ...rest) =>
      name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023) : read.call(host, name, ...rest);
    const program = ts.createProgram([path], options, host);
    return program.getSemanticDiagnostics(program.getSourceFile(path)).map(({ code, start = 0 }) => {
      return `${code} ${text.slice(start).split(/\W/)[0]}`;
    });
  }

  it("knows the language, but neither a browser nor Node", () => {
    const cannotFindName = expect.stringMatching(/^(2304|2580|2584|2591) (document|process|setTimeout)$/);
    expect(complaints("export const n = [document, process, setTimeout];")).toEqual(Array(3).fill(cannotFindName));
    expect(complaints("export const n = new Map([[1, [2].at(-1)]]);")).toEqual([]);
  });
});

describe("the library", () => {
  it.each([
    "index",
    "core/algorithms/algorithms",
    "formats/formats",
    "requests/requests",
    "requests/products/products",
  ])("has types that need neither a browser nor Node: %s", (door) => {
    const options = { lib: ["lib.es2023.d.ts"], types: [], strict: true, module: ts.ModuleKind.NodeNext };
    const program = ts.createProgram([join(root, `dist/${door}.d.ts`)], options);
    expect(program.getSourceFiles().length).toBeGreaterThan(10);
    const complaints = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
    expect(complaints).toEqual([]);
  });
});
