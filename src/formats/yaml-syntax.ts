/** From text to a YAML document without surprises: every scalar stays text, nothing is copied, errors are sentences. */

import { parseDocument, type YAMLError } from "yaml";
import type { Remark } from "./problem.js";

/** What the library calls these mistakes means little to somebody who has never read the YAML standard. */
const sentences: Readonly<Partial<Record<YAMLError["code"], string>>> = {
  TAB_AS_INDENT: "a line of a puzzle file is indented with spaces, not with tabs",
  MULTIPLE_DOCS: "a puzzle file holds one puzzle only; what follows this --- belongs in a file of its own",
  MULTILINE_IMPLICIT_KEY: "a key and its colon must stand on one line; is a colon missing, or a quote not closed?",
  RESOURCE_EXHAUSTION: "this is nested far too deeply for a puzzle file",
  BAD_ALIAS: "a word that begins with * must be put in quotes here",
};

/** Garbage has an error at every other character; the first ones say it all. */
const mostErrors = 20;

function remarkOn(error: YAMLError): Remark {
  return { at: error.pos[0], message: sentences[error.code] ?? `this is not YAML: ${error.message}` };
}

/**
 * The failsafe schema takes `1`, `No` and `2024-01-01` as they are written. Keys may repeat, since the library compares
 * each with each; whoever reads a mapping looks for that.
 */
export function parseYaml(source: string): { contents: unknown; remarks: Remark[] } {
  try {
    const document = parseDocument(source, {
      schema: "failsafe",
      merge: false,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: "error",
    });
    const errors = [...document.errors, ...document.warnings].slice(0, mostErrors);
    return { contents: document.contents, remarks: errors.map(remarkOn) };
  } catch (error) {
    // The library promises not to throw, but the text may come from anybody.
    return { contents: null, remarks: [{ at: 0, message: `this cannot be read as YAML: ${String(error)}` }] };
  }
}
