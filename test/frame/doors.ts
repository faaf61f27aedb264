/** Turns the doors of the package, the files that package.json exports, into what they export and how it is described. */

import { join } from "node:path";
import ts from "typescript";
import { packageJson, root } from "./files.js";

export interface Exported {
  readonly name: string;
  /** The first sentence or more of its doc comment; empty if it has none. */
  readonly description: string;
}

/** Every path in the exports, whatever the conditions before it. */
function pathsIn(exported: unknown): string[] {
  if (typeof exported === "string") return [exported];
  return Object.values((exported ?? {}) as Record<string, unknown>).flatMap(pathsIn);
}

/** As sources, each once. */
export function doors(exported: unknown = packageJson.exports): string[] {
  const declarations = pathsIn(exported).filter((path) => path.endsWith(".d.ts"));
  const sources = declarations.map((path) => path.replace("./dist/", "src/").replace(/\.d\.ts$/, ".ts"));
  return [...new Set(sources)];
}

/** Re-exports are followed to where the thing is declared; a comment there counts, and none elsewhere. */
function describe(checker: ts.TypeChecker, symbol: ts.Symbol): Exported {
  const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return { name: symbol.name, description: ts.displayPartsToString(declared.getDocumentationComment(checker)).trim() };
}

export function exportsOf(files: readonly string[]): Exported[] {
  const paths = files.map((file) => join(root, file));
  // Names and comments are all that is asked for: without libraries that takes a second instead of five.
  const options = { module: ts.ModuleKind.NodeNext, noLib: true, types: [], target: ts.ScriptTarget.ES2023 };
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  return paths.flatMap((path) => {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${path} is no module`);
    return checker.getExportsOfModule(module).map((symbol) => describe(checker, symbol));
  });
}
