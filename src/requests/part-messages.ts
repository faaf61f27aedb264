/** What there is to say about the parts of a request: what was expected instead. What is typed is filled in. */

import { speaker } from "../core/text/message.js";
import { rangeOf } from "../make/parameters.js";

/** Left out: no end. */
type Most = number | undefined;

const range = (min: number, max: Most): string => rangeOf(max === undefined ? { min } : { min, max });

export const partSentences = {
  unknownPart: (name: string) => `unknown part ${name}`,
  unknownValue: (part: string, value: string) => `${part}: unknown ${value}`,
  flag: () => "true or false",
  texts: () => "a list of strings",
  textOrNumber: () => "a string or a number",
  number: (min: number, max: Most) => `a number ${range(min, max)}`,
  wholeNumber: (min: number, max: Most) => `a whole number ${range(min, max)}`,
  oneOf: (words: readonly string[]) => `one of ${words.join(", ")}`,
  puzzle: () => "the id of a puzzle, a puzzle file or an object with its keys",
  rows: () => "rows of words",
  choices: (example: string) => `choices by field, such as ${example}`,
  settings: (example: string) => `settings by name, such as ${example}`,
  expectedRequest: (example: string) => `expected a request such as ${example}`,
};

export const sayPart = speaker("parts", partSentences);
