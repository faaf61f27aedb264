/** From what a command found to its JSON document, of which docs/json.md and docs/json-schema.json tell. */

/** Raised when a key changes its meaning or goes away; new keys may come at any time. */
export const jsonVersion = 1;

/** The first keys of every document. */
export function jsonHead(command: string, puzzle?: { readonly id: string }): Record<string, unknown> {
  return { version: jsonVersion, command, ...(puzzle === undefined ? {} : { puzzle: puzzle.id }) };
}

export function jsonText(document: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify(document)}\n`;
}

/** A document whose last key holds a long list, item by item, a line each. */
export function jsonListStart(head: Readonly<Record<string, unknown>>, key: string): string {
  return `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(key)}:[`;
}

export const jsonListItem = (item: unknown, isFirst: boolean): string =>
  `${isFirst ? "" : ","}\n${JSON.stringify(item)}`;

export const jsonListEnd = "]}\n";
