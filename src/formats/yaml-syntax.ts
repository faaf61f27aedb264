/** From text to a YAML document without surprises: every scalar stays text, nothing is copied, errors are sentences. */

import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  type YAMLError,
} from "yaml";
import type { Message } from "../core/i18n/message.js";
import { formatsMessages } from "../core/locales/en/formats.generated.js";
import type { Remark } from "./problem.js";

/** What the library calls these mistakes means little to somebody who has never read the YAML standard. */
const sentences: Readonly<Partial<Record<YAMLError["code"], () => Message>>> = {
  TAB_AS_INDENT: formatsMessages.tabs,
  MULTIPLE_DOCS: () => formatsMessages.twoDocuments({ mark: "---" }),
  MULTILINE_IMPLICIT_KEY: formatsMessages.keyOnTwoLines,
  RESOURCE_EXHAUSTION: formatsMessages.tooDeep,
  TAG_RESOLVE_FAILED: () => formatsMessages.tags({ mark: "!" }),
};

/** Garbage has an error at every other character; the first ones say it all. */
const maxErrors = 20;

/** The library sees a quote that is not closed where the file ends; a person looks for where it opens. */
function unclosedQuote(error: YAMLError, quotes: readonly number[]): Remark | undefined {
  const at = quotes.findLast((quote) => quote <= error.pos[0]);
  const isQuote = error.code === "MISSING_CHAR" && /^Missing closing .quote/.test(error.message);
  return isQuote && at !== undefined ? { at, ...formatsMessages.unclosedQuote() } : undefined;
}

function sentenceFor(error: YAMLError, source: string): Message {
  if (error.code !== "BAD_ALIAS") return sentences[error.code]?.() ?? formatsMessages.notYaml({ why: error.message });
  return formatsMessages.beginsWith({ mark: source[error.pos[0]] === "&" ? "&" : "*" });
}

/** Where a node's tag or anchor begins, which is before the node itself. */
function markBefore(source: string, mark: "!" | "&", at: number): number {
  let found = source.lastIndexOf(mark, at);
  while (source[found - 1] === mark) found--;
  return Math.max(0, found);
}

function refusedIn(node: Node, source: string): Remark[] {
  const at = node.range?.[0] ?? 0;
  if (isAlias(node)) return [{ at, ...formatsMessages.aliases({ mark: "*" }) }];
  const tag =
    node.tag === undefined ? [] : [{ at: markBefore(source, "!", at), ...formatsMessages.tags({ mark: "!" }) }];
  if ((node as { anchor?: string }).anchor === undefined) return tag;
  return [...tag, { at: markBefore(source, "&", at), ...formatsMessages.aliases({ mark: "&" }) }];
}

/** Deeper than any key of a puzzle file: whoever reads the key refuses what's there as a whole. */
const maxDepth = 8;

/** Every node, down to a depth at which nothing of a puzzle file can be. */
function* nodesIn(node: unknown, depth = 0): Generator<Node> {
  if (isPair(node)) {
    yield* nodesIn(node.key, depth);
    yield* nodesIn(node.value, depth);
  } else if (isNode(node)) {
    yield node;
    if (isCollection(node) && depth < maxDepth) for (const item of node.items) yield* nodesIn(item, depth + 1);
  }
}

/** What YAML has beyond texts, lists and mappings; and where quotes open. */
function survey(document: Document, source: string): { refused: Remark[]; quotes: number[] } {
  const refused: Remark[] = [];
  const quotes: number[] = [];
  for (const node of nodesIn(document.contents)) {
    refused.push(...refusedIn(node, source));
    if (isScalar(node) && node.type?.startsWith("QUOTE")) quotes.push(node.range?.[0] ?? 0);
  }
  return { refused, quotes };
}

/**
 * Errors of the library are values here, and nobody reads where in the library they arose. Writing that down takes most
 * of the time where a file has tens of thousands of them.
 */
function withoutStacks<Value>(work: () => Value): Value {
  const errors: { stackTraceLimit?: number } = Error;
  const before = errors.stackTraceLimit;
  errors.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    if (before === undefined) delete errors.stackTraceLimit;
    else errors.stackTraceLimit = before;
  }
}

const readingOptions = {
  schema: "failsafe",
  merge: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: "error",
} as const;

/**
 * The failsafe schema takes `1`, `No` and `2024-01-01` as they are written. Keys may repeat, since the library compares
 * each with each; whoever reads a mapping looks for that.
 */
export function parseYaml(source: string): { contents: unknown; remarks: Remark[] } {
  try {
    const document = withoutStacks(() => parseDocument(source, readingOptions));
    const errors = [...document.errors, ...document.warnings].slice(0, maxErrors);
    const { refused, quotes } = survey(document, source);
    const remarks = errors.map(
      (error) => unclosedQuote(error, quotes) ?? { at: error.pos[0], ...sentenceFor(error, source) },
    );
    const told = new Set(remarks.map(({ at }) => at));
    return { contents: document.contents, remarks: [...remarks, ...refused.filter(({ at }) => !told.has(at))] };
  } catch (error) {
    // The library promises not to throw, but the text may come from anybody.
    return { contents: null, remarks: [{ at: 0, ...formatsMessages.notYaml({ why: String(error) }) }] };
  }
}
