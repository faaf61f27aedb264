/** Turns the list of what <calendar-puzzle> takes and tells into its types, for programs, JSX and editors. */

import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const list = join(dirname(fileURLToPath(import.meta.url)), "../dist/core/embed/embed.js");

/** @typedef {{ name: string, description: string }} Named */
/** @typedef {Named & { type: string }} Attribute */
/** @typedef {Named & { detail: string }} EventEntry */

/** @param {Named} entry @param {string} text */
const documented = ({ description }, text) => `  /** ${description} */\n  ${text}\n`;

/** @returns {Promise<string>} a module of declarations */
export async function elementTypes() {
  /** @type {{ attributes: Attribute[], events: EventEntry[], methods: Named[] }} */
  const { attributes, events, methods } = await import(pathToFileURL(list).href);
  const properties = attributes.map((each) => documented(each, `${each.name}: ${each.type};`)).join("");
  const calls = methods.map((each) => documented(each, `${each.name}(): void;`)).join("");
  const told = events.map((each) => documented(each, `${each.name}: CustomEvent<${each.detail}>;`)).join("");
  // What isn't a text in a program is one in a tag.
  const typeInTag = (/** @type {string} */ type) => (type === "number" ? "number | string" : type);
  const inTags = [
    ...attributes.map((each) => documented(each, `${each.name}?: ${typeInTag(each.type)} | undefined;`)),
    ...events.map((each) =>
      documented(each, `on${each.name}?: ((event: CalendarPuzzleEvents["${each.name}"]) => void) | undefined;`),
    ),
    ...["children", "class", "className", "id", "key", "ref", "style"].map((name) => `  ${name}?: unknown;\n`),
  ].join("");
  return `/** Types of <calendar-puzzle>, made from the list of its attributes and events. */

import type { Puzzle } from "../../core/puzzle/puzzle.js";

/** What \`addEventListener\` passes on. */
export interface CalendarPuzzleEvents {
${told}}

/** The puzzle of a date in any page. Importing this module defines the element. */
export declare class CalendarPuzzle extends HTMLElement {
${properties}${calls}  addEventListener<Name extends keyof CalendarPuzzleEvents>(
    name: Name,
    listener: (event: CalendarPuzzleEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** What a tag takes in JSX: its attributes, a listener for each event, and what any tag takes. */
export interface CalendarPuzzleAttributes {
${inTags}}

declare global {
  interface HTMLElementTagNameMap {
    "calendar-puzzle": CalendarPuzzle;
  }
}
`;
}
