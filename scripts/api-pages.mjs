/** From everything the package exports to the pages of its reference: one per door, and one that lists them all. */

import ts from "typescript";

/** @typedef {import("./api-library.mjs").Entry} Entry */
/** @typedef {import("./api-library.mjs").Door} Door */
/** @typedef {import("./api-library.mjs").Library} Library */

const made = "<!-- Made by `npm run api` from the comments in src. Edit those, then run it again. -->";

/**
 * `daytile/formats` has its page in formats.md.
 * @param {string} door
 */
export const pageOf = (door) => `${door.split("/").at(-1)}.md`;

/**
 * Types are told apart from what has the same name in small letters: `Hint` and `hint`.
 * @param {Entry} entry
 */
const headingOf = ({ name, kind }) => (kind === "type" ? `type ${name}` : name);

/** @param {Entry} entry */
const anchorOf = (entry) => headingOf(entry).toLowerCase().replaceAll(" ", "-");

/**
 * @param {Entry} entry
 * @param {string} from The door whose page has the link.
 */
const linkTo = (entry, from) =>
  `[\`${entry.name}\`](${entry.door === from ? "" : pageOf(entry.door)}#${anchorOf(entry)})`;

/** @param {string} code */
const block = (code) => `\`\`\`ts\n${code}\n\`\`\``;

/**
 * The names that a piece of code uses but does not declare.
 * @param {string} code
 */
function namesUsed(code) {
  const source = ts.createSourceFile("example.ts", code, ts.ScriptTarget.ES2023, true);
  const [used, declared] = [new Set(), new Set()];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      if (isDeclared(parent, node)) declared.add(node.text);
      else if (!isMember(parent, node)) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].filter((name) => !declared.has(name));
}

/**
 * @param {ts.Node} parent
 * @param {ts.Identifier} node
 */
const isDeclared = (parent, node) =>
  (ts.isVariableDeclaration(parent) || ts.isBindingElement(parent) || ts.isParameter(parent)) && parent.name === node;

/**
 * @param {ts.Node} parent
 * @param {ts.Identifier} node
 */
const isMember = (parent, node) =>
  (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;

/**
 * An example as a program: what it uses is imported, each thing from its first door.
 * @param {string} code
 * @param {Library} library
 */
export function withImports(code, { doors }) {
  const used = namesUsed(code);
  /** @type {Map<string, string[]>} */
  const byDoor = new Map();
  for (const name of used) {
    const entry = doors.flatMap(({ entries }) => entries).find((each) => each.name === name);
    if (entry === undefined) continue;
    byDoor.set(entry.door, [...(byDoor.get(entry.door) ?? []), entry.kind === "type" ? `type ${name}` : name]);
  }
  const lines = [...byDoor].sort(([a], [b]) => (a < b ? -1 : 1)).map(([door, names]) => importLine(door, names));
  return lines.length === 0 ? code : `${lines.join("\n")}\n\n${code}`;
}

const bare = (/** @type {string} */ name) => name.replace("type ", "").toLowerCase();

/**
 * @param {string} door
 * @param {string[]} names
 */
function importLine(door, names) {
  const sorted = [...names].sort((a, b) => (bare(a) < bare(b) ? -1 : 1));
  return `import { ${sorted.join(", ")} } from "${door}";`;
}

/**
 * @param {Entry} entry
 * @param {Library} library
 * @param {string} from
 */
function entryText(entry, library, from) {
  const types = entry.mentions.flatMap((symbol) => library.entryOf.get(symbol) ?? []);
  return [
    `### ${headingOf(entry)}`,
    entry.text,
    block(entry.declaration),
    ...entry.examples.map((code) => `Example:\n\n${block(withImports(code, library))}`),
    ...(types.length === 0 ? [] : [`Types: ${types.map((type) => linkTo(type, from)).join(", ")}`]),
  ].join("\n\n");
}

/**
 * @param {string} title
 * @param {Entry[]} entries
 * @param {Library} library
 * @param {string} from
 */
function groupText(title, entries, library, from) {
  const own = entries.filter((entry) => library.entryOf.get(entry.symbol)?.door === from);
  const others = entries
    .flatMap((entry) => library.entryOf.get(entry.symbol) ?? [])
    .filter(({ door }) => door !== from);
  return [
    `## ${title === "" ? "Everything" : title}`,
    ...own.map((entry) => entryText(entry, library, from)),
    ...(others.length === 0 ? [] : [`Also here: ${others.map((entry) => linkTo(entry, from)).join(", ")}`]),
  ].join("\n\n");
}

/**
 * @param {Door} door
 * @param {Library} library
 */
function doorPage({ name, sentence, groups, entries }, library) {
  const parts = groups.map((title) => ({ title, entries: entries.filter(({ group }) => group === title) }));
  return `${[
    made,
    `# ${name}`,
    sentence,
    "What an example returns is shown after `// →`. [All modules](README.md)",
    ...parts
      .filter(({ entries: all }) => all.length > 0)
      .map((part) => groupText(part.title, part.entries, library, name)),
  ].join("\n\n")}\n`;
}

/** @param {string} text */
const firstSentence = (text) => text.replace(/\s+/g, " ").match(/^.*?[.?](?= |$)/)?.[0] ?? text;

/**
 * @param {Door} door
 * @param {Library} library
 */
function doorList({ name, sentence, entries }, { entryOf }) {
  const own = entries.filter(({ symbol, kind }) => entryOf.get(symbol)?.door === name && kind !== "type");
  const rows = own.map((entry) => `- ${linkTo(entry, "")}: ${firstSentence(entry.text)}`);
  return [`## [\`${name}\`](${pageOf(name)})`, sentence, rows.join("\n")].join("\n\n");
}

/** @param {Library} library */
function listPage(library) {
  return `${[
    made,
    "# The library",
    "Everything that a program can import from Daytile, module by module. Types are on each module's own page.",
    ...library.doors.map((door) => doorList(door, library)),
  ].join("\n\n")}\n`;
}

/**
 * The pages by the names of their files.
 * @param {Library} library
 * @returns {Record<string, string>}
 */
export function pagesOf(library) {
  const pages = library.doors.map((door) => [pageOf(door.name), doorPage(door, library)]);
  return Object.fromEntries([["README.md", listPage(library)], ...pages]);
}
