/** From the sources of the English tables to samples of what is filled into each sentence: whatever its types allow. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { filesIn, root } from "../../frame/files.js";

/** Where the sources are prepared for mutants, those that people wrote are elsewhere. */
const sources = process.env.DAYTILE_SOURCES ?? root;

/** A text that no language has words for. */
const sampleText = "X";

const samples: Readonly<Record<string, readonly unknown[]>> = {
  string: [sampleText],
  number: [1, 2, 5],
  boolean: [true, false],
  "readonly string[]": [[sampleText, "Y"]],
  "number | undefined": [2024, undefined],
  Most: [5, undefined],
  Kind: [0, 1, 2, 3],
};

export interface Sample {
  /** Such as `dates.notADate`. */
  readonly area: string;
  readonly name: string;
  readonly values: readonly unknown[];
}

function combinations(kinds: readonly string[]): unknown[][] {
  return kinds.reduce<unknown[][]>(
    (all, kind) => {
      const values = samples[kind];
      if (values === undefined) throw new Error(`no sample for ${kind}`);
      return all.flatMap((rest) => values.map((value) => [...rest, value]));
    },
    [[]],
  );
}

export interface Parameter {
  readonly name: string;
  readonly type: string;
}

interface Tables {
  /** Names of sentences with their parameters, by the name of the table. */
  readonly sentences: Map<string, Map<string, readonly Parameter[]>>;
  /** The areas of `speaker`, by the name of the table. */
  readonly areas: Map<string, string>;
}

function readTable(name: string, table: ts.ObjectLiteralExpression, { sentences }: Tables): void {
  const kinds = table.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property) || !ts.isArrowFunction(property.initializer)) return [];
    const parameters = property.initializer.parameters.map(({ name, type }) => ({
      name: name.getText(),
      type: type?.getText() ?? "",
    }));
    return [[property.name.getText(), parameters] as const];
  });
  sentences.set(name, new Map(kinds));
}

function readFile(file: string, tables: Tables): void {
  const source = ts.createSourceFile(file, readFileSync(join(sources, file), "utf8"), ts.ScriptTarget.ES2023, true);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectLiteralExpression(node.initializer)) {
      if (node.name.getText().endsWith("Sentences")) readTable(node.name.getText(), node.initializer, tables);
    }
    if (ts.isCallExpression(node) && node.expression.getText() === "speaker") {
      const [area, table] = node.arguments.map((each) => each.getText());
      tables.areas.set(table ?? "", (area ?? "").replaceAll('"', ""));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** A sentence of an English table, and what is filled into it. */
export interface Sentence {
  readonly file: string;
  readonly table: string;
  readonly area: string;
  readonly name: string;
  readonly parameters: readonly Parameter[];
}

export function allSentences(): Sentence[] {
  const files = filesIn(root).filter((file) => /^src\/.*messages\.ts$/.test(file));
  return files.flatMap((file) => {
    const tables: Tables = { sentences: new Map(), areas: new Map() };
    readFile(file, tables);
    return [...tables.sentences].flatMap(([table, sentences]) =>
      [...sentences].map(([name, parameters]) => ({
        file,
        table,
        area: tables.areas.get(table) ?? "",
        name,
        parameters,
      })),
    );
  });
}

/** Every sentence with every sample of its fillings. */
export const allSamples = (): Sample[] =>
  allSentences().flatMap(({ area, name, parameters }) =>
    combinations(parameters.map(({ type }) => type)).map((values) => ({ area, name, values })),
  );
