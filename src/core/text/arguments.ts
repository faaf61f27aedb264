/**
 * From what a program without types passes to a TypeError that says which argument is wrong, and what was expected:
 *
 *     puzzle: expected a puzzle, not undefined
 *     theme: unknown "x"; choose from light, dark, colour-blind, black-and-white
 *
 * Only what would otherwise end in a riddle is looked at. What a person wrote is never an argument's fault: that comes
 * back as a value, with faults.
 */

import { quoted, suggester } from "./sentences.js";

/** A value in a sentence, whatever it is. */
export function shown(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "function") return "a function";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === "string";

/** What is wrong with a value that should be one of these words; undefined where nothing is. */
function whyNotOneOf(value: unknown, known: readonly string[]): string | undefined {
  if (!isText(value)) return `expected one of ${known.join(", ")}, not ${shown(value)}`;
  if (known.includes(value)) return undefined;
  return `unknown ${quoted(value)}${suggester(known)(value) || `; choose from ${known.join(", ")}`}`;
}

export function expectThat(isRight: boolean, name: string, what: string, value: unknown): void {
  if (!isRight) throw new TypeError(`${name}: expected ${what}, not ${shown(value)}`);
}

export const expectObject = (value: unknown, name: string, what = "an object"): void =>
  expectThat(isObject(value), name, what, value);

/** An object with no other parts than these: a misspelt option would else do nothing. */
export function expectOptions(value: unknown, name: string, known: readonly string[]): void {
  expectObject(value, name);
  for (const part of Object.keys(value as object)) {
    if (known.includes(part)) continue;
    const hint = suggester(known)(part) || `; choose from ${known.join(", ")}`;
    throw new TypeError(`${name}: unknown option ${quoted(part)}${hint}`);
  }
}

export const expectList = (value: unknown, name: string, what = "a list"): void =>
  expectThat(Array.isArray(value), name, what, value);

export const expectText = (value: unknown, name: string): void => expectThat(isText(value), name, "a string", value);

export const expectNumber = (value: unknown, name: string): void =>
  expectThat(typeof value === "number", name, "a number", value);

export const expectFunction = (value: unknown, name: string): void =>
  expectThat(typeof value === "function", name, "a function", value);

/** An object with these parts as numbers. */
export function expectNumbers(value: unknown, name: string, parts: readonly string[]): void {
  expectObject(value, name);
  for (const part of parts) expectNumber((value as Record<string, unknown>)[part], `${name}.${part}`);
}

/** An object with these parts as lists. */
export function expectLists(value: unknown, name: string, what: string, parts: readonly string[]): void {
  const isRight = isObject(value) && parts.every((part) => Array.isArray(value[part]));
  expectThat(isRight, name, what, value);
}

/** An object with these parts as objects. */
export function expectObjects(value: unknown, name: string, what: string, parts: readonly string[]): void {
  const isRight = isObject(value) && parts.every((part) => isObject(value[part]));
  expectThat(isRight, name, what, value);
}

export function expectOneOf(value: unknown, name: string, known: readonly string[]): void {
  const why = whyNotOneOf(value, known);
  if (why !== undefined) throw new TypeError(`${name}: ${why}`);
}
