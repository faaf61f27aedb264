/** One name, one meaning: no two modules export the same name, unless there is a reason. */
// @module-tag thorough

import ts from "typescript";
import { describe, expect, it } from "vitest";
import { filesIn, root, textOf } from "./files.js";

/** This list may shrink; it grows for nobody. */
const justified: Readonly<Record<string, string>> = {
  options: "the kernel's memory has a place of that name, read as block.options only",
  startPool: "one function, written once for browsers and once for Node",
};

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText(statement.getSourceFile()));
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name === undefined ? [] : [name.text];
}

/** What a module declares and exports itself: what it hands on from another has its name from there. */
function exportedNames(file: string, text: string): Set<string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  return new Set(source.statements.filter(isExported).flatMap(declaredNames));
}

/** Names that several modules export, each with the modules. */
function sharedNames(modules: ReadonlyMap<string, string>): Record<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [file, text] of modules)
    for (const name of exportedNames(file, text)) places.set(name, [...(places.get(name) ?? []), file]);
  return Object.fromEntries([...places].filter(([, files]) => files.length > 1));
}

describe("names that are exported", () => {
  const files = filesIn(root).filter((file) => /^src\/.*(?<!\.d|\.generated)\.ts$/.test(file));
  const shared = sharedNames(new Map(files.map((file) => [file, textOf(file)])));

  it("have one meaning each", () => {
    expect(files.length).toBeGreaterThan(400);
    const others = Object.entries(shared).filter(([name]) => !Object.hasOwn(justified, name));
    expect(others).toEqual([]);
  });

  it("need no reason where they have only one", () => {
    expect(Object.keys(justified).filter((name) => !Object.hasOwn(shared, name))).toEqual([]);
  });

  it("are found whatever they name, but not where they are handed on", () => {
    const modules = new Map([
      ["a.ts", "export const one = 1, two = 2; export function f() {}\nexport interface T {}\nclass Hidden {}"],
      [
        "b.ts",
        "export type T = 1;\nexport const two = 3;\nexport async function f() {}\nexport { one } from './a.js';",
      ],
      ["c.ts", "function f(a: 1): 1;\nclass Hidden {}\nexport class T {}"],
    ]);
    expect(sharedNames(modules)).toEqual({ two: ["a.ts", "b.ts"], f: ["a.ts", "b.ts"], T: ["a.ts", "b.ts", "c.ts"] });
  });
});
