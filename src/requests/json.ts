/** From what a command found to its JSON document, of which docs/json.md and docs/json-schema.json tell. */

/** Raised when a key changes its meaning or goes away; new keys may come at any time. */
export const jsonVersion = 1;

/** The first keys of every document. */
export function jsonHead(command: string, puzzle?: { readonly id: string }): Record<string, unknown> {
  return { version: jsonVersion, command, ...(puzzle === undefined ? {} : { puzzle: puzzle.id }) };
}

/** What JSON lets through, and a terminal or an editor would act on or not show. */
const unseen = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The same value with nothing in it but what can be seen. */
function written(value: unknown): string {
  const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(unseen, (character) => character.split("").map(escaped).join(""));
}

export function jsonText(document: Readonly<Record<string, unknown>>): string {
  return `${written(document)}\n`;
}

/** A document whose last key holds a long list, item by item, a line each. */
export function jsonListStart(head: Readonly<Record<string, unknown>>, key: string): string {
  return `${written(head).slice(0, -1)},${written(key)}:[`;
}

export const jsonListItem = (item: unknown, isFirst: boolean): string => `${isFirst ? "" : ","}\n${written(item)}`;

export const jsonListEnd = "]}\n";
