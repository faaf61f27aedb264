/** From terms and what they mean to lines that fit a page. */

import { wrapped } from "../../core/pens/columns.js";

const margin = "  ";
/** A description that is narrower than this goes below what it describes. */
const narrowest = 30;

export type Pair = readonly [term: string, description: string];

function below([term, says]: Pair, columns: number): string[] {
  const inner = margin + margin;
  const terms = shellLines(term.trimStart(), columns - margin.length).map((line) => margin + line);
  return [...terms, ...wrapped(says, columns - inner.length).map((line) => inner + line)];
}

function beside([term, says]: Pair, width: number, columns: number): string[] {
  const indent = " ".repeat(margin.length + width + margin.length);
  const [first = "", ...others] = wrapped(says, columns - indent.length);
  return [margin + term.padEnd(width) + margin + first, ...others.map((line) => indent + line)];
}

/** How wide the terms are, for lists that are to stand below each other. */
export const termWidth = (pairs: readonly Pair[]): number => Math.max(...pairs.map(([term]) => term.length));

/** Terms on the left, what they mean on the right, where there is room for that. */
export function definitions(pairs: readonly Pair[], columns: number, width = termWidth(pairs)): string[] {
  const isWide = columns - width - 2 * margin.length >= narrowest;
  return pairs.flatMap((pair) => (isWide ? beside(pair, width, columns) : below(pair, columns)));
}

const goesOn = " \\";
const noBreak = "\u00a0";
/** An option stays beside its value. */
const optionAndValue = /( -\S+) (?=[^-])/g;

/** A line for a shell in lines that fit, each but the last with a backslash: so it can still be copied. */
export function shellLines(line: string, columns: number): string[] {
  if (line.length <= columns) return [line];
  const lines = wrapped(line.replace(optionAndValue, `$1${noBreak}`), columns - goesOn.length, margin);
  return lines.map((each, i) => (i < lines.length - 1 ? each + goesOn : each));
}
