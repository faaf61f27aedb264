/** The page about <calendar-puzzle> says of each attribute, event, method, part and colour what the list says. */

import { expect, it } from "vitest";
import { attributes, colours, events, methods, parts } from "../../../src/core/embed/embed.js";
import { textOf } from "../../frame/files.js";

const page = textOf("docs/element.md");
const rows = page.split("\n").filter((line) => line.startsWith("| `"));
const plain = (text: string): string => text.replaceAll("’", "'");

it.each([
  ...attributes.map(({ name, description }) => [name, description] as const),
  ...events.map(({ name, detail, description }) => [name, `\`${detail}\` | ${description}`] as const),
  ...methods.map(({ name, description }) => [`${name}()`, description] as const),
  ...[...parts, ...colours].map(({ name, description }) => [name, description] as const),
])("%s", (name, text) => {
  const [row, ...others] = rows.filter((line) => line.startsWith(`| \`${name}\` |`) && line.includes(plain(text)));
  expect(row?.endsWith(`${plain(text)} |`)).toBe(true);
  expect(others).toEqual([]);
});

it("has no row for what isn't there", () => {
  const all = attributes.length + events.length + methods.length + parts.length + colours.length;
  expect(rows).toHaveLength(all);
});
