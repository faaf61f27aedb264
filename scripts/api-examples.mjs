/**
 * From the examples in comments to programs that print what each of them promises.
 *
 *     weekdayOf({ year: 2026, month: 12, day: 25 }); // → 5
 *
 * An expression with a promise behind it is printed; everything else is run as it is.
 */

import ts from "typescript";
import { withImports } from "./api-pages.mjs";

/** @typedef {{ name: string, door: string, code: string, program: string }} Example */

const promise = /^;?[ \t]*\/\/ → /;

/** @param {ts.Expression} expression */
const isPrinting = (expression) => ts.isCallExpression(expression) && expression.expression.getText() === "console.log";

/**
 * The same code, printing what it promises.
 * @param {string} code
 */
export function printing(code) {
  const source = ts.createSourceFile("example.ts", code, ts.ScriptTarget.ES2023, true);
  const promising = source.statements
    .filter(ts.isExpressionStatement)
    .filter(({ expression, end }) => promise.test(code.slice(end)) && !isPrinting(expression));
  return promising.reduceRight((text, { expression }) => {
    const [start, end] = [expression.getStart(), expression.end];
    return `${text.slice(0, start)}console.log(${text.slice(start, end)})${text.slice(end)}`;
  }, code);
}

/**
 * Every example of the library, those of one thing in several doors once.
 * @param {import("./api-pages.mjs").Library} library
 * @returns {Example[]}
 */
export function examplesOf(library) {
  return [...library.entryOf.values()].flatMap(({ name, door, examples }) =>
    examples.map((code) => ({ name, door, code, program: withImports(printing(code), library) })),
  );
}
