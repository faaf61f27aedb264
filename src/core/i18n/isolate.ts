/** From a text to one that keeps its direction within a sentence that reads from the right. */

/** A number, or what has only letters that read from the right. */
const readsAlong = /^(?:[\d.,]*|(?=.*\p{Script=Arabic})[\p{Script=Arabic}\P{L}]*)$/u;

/**
 * Keeps a text apart from the sentence that it is filled in: it takes its direction from its first letter, and has no effect
 * on the text around it. A text that has such marks already is a sentence itself.
 */
export const isolate = <Value extends string | number>(value: Value): Value | string =>
  typeof value === "number" || value.includes("\u2068") || readsAlong.test(value) ? value : `\u2068${value}\u2069`;
