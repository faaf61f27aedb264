/**
 * Turns the sentences in `locales/` into modules: `src/core/locales/de/dates.generated.ts` has what German says about dates. Plain
 * sentences become texts, and those with `{placeholders}` functions, typed from what all languages do with each placeholder.
 * It refuses what can't be right: a sentence English doesn't have, other placeholders, plural forms the language lacks.
 */

import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse as parseMessage } from "@messageformat/parser";
import { parse as parseYaml } from "yaml";

/** @import { Token } from "@messageformat/parser" */
/** @typedef {{ readonly [name: string]: string | Tree }} Tree sentences, nested by area */
/** @typedef {Map<string, Token[]>} Messages by id, such as `dates.notADate` */
/** @typedef {Map<string, Set<string>>} Uses what is done with each placeholder */

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const source = "en";

/** How a placeholder may be written, and the function of `core/i18n/` that does it. */
const formats = new Map([
  ["number", "formatNumber"],
  ["number, ::.0", "formatDecimal"],
  ["list", "formatList"],
  ["list, or", "formatChoice"],
  ["list, comma", "joinByCommas"],
  ["list, semicolon", "joinBySemicolons"],
  ["list, words", "words"],
  ["month", "nameMonth"],
  ["weekday", "nameWeekday"],
  ["date", "formatDay"],
  ["capital", "capitalise"],
  ["amount", "formatAmount"],
  ["measure", "formatMeasure"],
  ["size", "formatSize"],
  ["duration", "formatDuration"],
]);

/** @type {Readonly<Record<string, string>>} */
const types = {
  list: "readonly string[]",
  date: "{ readonly year: number; readonly month: number; readonly day: number }",
  flag: "boolean",
  number: "number",
  measure: "number | string",
  text: "string",
  any: "string | number",
};

/**
 * @param {Tree} tree
 * @param {string} [path]
 * @returns {[string, string][]} sentences by id
 */
export function sentencesIn(tree, path = "") {
  return Object.entries(tree).flatMap(([name, value]) => {
    const id = path === "" ? name : `${path}.${name}`;
    if (typeof value === "string") return [/** @type {[string, string]} */ ([id, value])];
    if (value === null || typeof value !== "object") throw new Error(`${id}: expected a sentence or an area`);
    return sentencesIn(value, id);
  });
}

/**
 * @param {string} language
 * @param {Tree} tree
 * @returns {Messages}
 */
export function parseMessages(language, tree) {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const ordinals = new Intl.PluralRules(language, { type: "ordinal" }).resolvedOptions().pluralCategories;
  return new Map(
    sentencesIn(tree).map(([id, text]) => {
      try {
        const tokens = parseMessage(text, { cardinal: categories, ordinal: ordinals });
        checkPlurals(tokens, categories);
        return [id, tokens];
      } catch (error) {
        throw new Error(`${language} ${id}: ${error instanceof Error ? error.message : error}\n  ${text}`);
      }
    }),
  );
}

/**
 * Numbers need all forms of the language, or only `other` beside single numbers.
 * @param {Token[]} tokens
 * @param {readonly string[]} categories
 */
function checkPlurals(tokens, categories) {
  for (const token of tokens) {
    if (!("cases" in token)) continue;
    const keys = token.cases.map(({ key }) => key).filter((key) => !key.startsWith("="));
    const lacking = categories.filter((category) => !keys.includes(category));
    if (token.type === "plural" && keys.length > 1 && lacking.length > 0)
      throw new Error(`{${token.arg}, plural}: lacks ${lacking.join(", ")}`);
    for (const { tokens: inner } of token.cases) checkPlurals(inner, categories);
  }
}

/**
 * @param {Token} token
 * @returns {string} how it writes its placeholder, such as `list, or`
 */
function formatOf(token) {
  if (token.type !== "function") return token.type;
  const style = (token.param ?? [])
    .map((part) => ("value" in part ? part.value : ""))
    .join("")
    .trim();
  return style === "" ? token.key : `${token.key}, ${style}`;
}

/**
 * @param {Token} token
 * @returns {string} what kind of value that takes
 */
function useOf(token) {
  if (token.type === "plural" || token.type === "selectordinal") return "count";
  if (token.type === "select") {
    const keys = token.cases.map(({ key }) => key).filter((key) => key !== "other" && key !== "none");
    return keys.length > 0 && keys.every((key) => key === "true" || key === "false") ? "flag" : "choice";
  }
  if (token.type !== "function") return "any";
  const format = formatOf(token);
  if (!formats.has(format)) throw new Error(`{${token.arg}, ${format}}: choose from ${[...formats.keys()].join("; ")}`);
  if (format.startsWith("list")) return "list";
  if (format === "capital") return "text";
  return format === "date" || format === "measure" ? format : "number";
}

/**
 * @param {Token[]} tokens
 * @param {Uses} uses
 */
function collectUses(tokens, uses) {
  for (const token of tokens) {
    if (!("arg" in token)) continue;
    const known = uses.get(token.arg) ?? new Set();
    uses.set(token.arg, known.add(useOf(token)));
    if (!("cases" in token)) continue;
    if (token.cases.some(({ key }) => key === "none")) known.add("none");
    for (const { tokens: inner } of token.cases) collectUses(inner, uses);
  }
}

/**
 * @param {Token[]} tokens
 * @returns {Uses}
 */
export function usesIn(tokens) {
  /** @type {Uses} */
  const uses = new Map();
  collectUses(tokens, uses);
  return uses;
}

/**
 * @param {Set<string>} uses in all languages
 * @returns {keyof types}
 */
function kindOf(uses) {
  if (uses.has("list")) return "list";
  if (uses.has("date")) return "date";
  if (uses.has("flag")) return "flag";
  if (uses.has("number") || uses.has("count")) return "number";
  if (uses.has("measure")) return "measure";
  return uses.has("text") || uses.has("choice") ? "text" : "any";
}

/**
 * @param {string} id
 * @param {Set<string>} uses
 */
function typeOf(id, uses) {
  const kinds = ["list", "date", "flag"].filter((kind) => uses.has(kind));
  const isNumber = uses.has("number") || (uses.has("count") && !uses.has("list"));
  if (kinds.length + Number(isNumber) > 1) throw new Error(`${id}: used as ${[...uses].join(" and as ")}`);
  return `${types[kindOf(uses)]}${uses.has("none") ? " | undefined" : ""}`;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[\\`]|\$(?=\{)/g, "\\$&");

/** @param {string} name */
const keyText = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** Formats that few languages need, by the file of `core/i18n/` that has them. */
const ownFiles = new Map([
  ["tidy", "chinese"],
  ["isolate", "isolate"],
]);

/** Formats that are the same in all languages. */
const withoutLanguage = ["choose", "isolate", "tidy"];

/** Writes one sentence as an expression; names of the formats it calls are added to `called`. */
class Writer {
  /**
   * @param {Uses} uses in all languages
   * @param {Set<string>} called
   * @param {string} language
   * @param {boolean} isFromRight whether texts that are filled in are kept apart
   */
  constructor(uses, called, language, isFromRight) {
    this.uses = uses;
    this.called = called;
    this.language = language;
    this.isFromRight = isFromRight;
  }

  /**
   * @param {string} arg
   * @returns {string} an expression
   */
  filled(arg) {
    const kind = kindOf(this.uses.get(arg) ?? new Set());
    if (!this.isFromRight || !["list", "measure", "text", "any"].includes(kind)) return arg;
    if (kind !== "list") return this.call("isolate", arg);
    this.called.add("isolate");
    return `${arg}.map(isolate)`;
  }

  /**
   * @param {string} name
   * @param {readonly string[]} args
   */
  call(name, ...args) {
    this.called.add(name);
    const all = withoutLanguage.includes(name) ? args : [`"${this.language}"`, ...args];
    return `${name}(${all.join(", ")})`;
  }

  /** @param {string} arg */
  countOf(arg) {
    return this.uses.get(arg)?.has("list") ? `${arg}.length` : arg;
  }

  /**
   * @param {Token[]} tokens
   * @param {string} [count] what `#` stands for
   * @returns {string} an expression
   */
  text(tokens, count) {
    const [only] = tokens;
    if (tokens.length === 1 && only && only.type !== "content" && only.type !== "argument")
      return this.part(only, count);
    return `\`${tokens.map((/** @type {Token} */ token) => (token.type === "content" ? escaped(token.value) : `\${${this.part(token, count)}}`)).join("")}\``;
  }

  /**
   * @param {Token} token
   * @param {string} [count]
   * @returns {string}
   */
  part(token, count) {
    if (token.type === "content") return JSON.stringify(token.value);
    if (token.type === "octothorpe") return this.call("formatNumber", count ?? "");
    if (token.type === "argument") return this.filled(token.arg);
    if (token.type === "function") {
      const name = formats.get(formatOf(token)) ?? "";
      const filled = this.filled(token.arg);
      return name === "words" ? `${filled}.join(" ")` : this.call(name, filled);
    }
    if (token.type === "select") return this.select(token, count);
    const its = this.countOf(token.arg);
    const forms = token.cases.map((one) => `${keyText(one.key)}: ${this.text(one.tokens, its)}`);
    return this.call(token.type === "plural" ? "choosePlural" : "chooseOrdinal", its, `{ ${forms.join(", ")} }`);
  }

  /**
   * @param {import("@messageformat/parser").Select} token
   * @param {string} [count]
   */
  select({ arg, cases }, count) {
    const texts = new Map(cases.map(({ key, tokens }) => [key, this.text(tokens, count)]));
    const other = texts.get("other") ?? "``";
    if (texts.size === 2 && texts.has("none")) return `(${arg} === undefined ? ${texts.get("none")} : ${other})`;
    if (this.uses.get(arg)?.has("flag"))
      return `(${arg} ? ${texts.get("true") ?? other} : ${texts.get("false") ?? other})`;
    return this.call("choose", arg, `{ ${[...texts].map(([key, text]) => `${keyText(key)}: ${text}`).join(", ")} }`);
  }
}

/**
 * @param {string} language
 * @param {Messages} english
 * @param {Messages} messages
 * @returns {string[]} what is wrong with a translation
 */
export function translationFaults(language, english, messages) {
  const faults = [...messages.keys()]
    .filter((id) => !english.has(id))
    .map((id) => `${language} ${id}: English has no such sentence`);
  for (const [id, tokens] of english) {
    const translated = messages.get(id);
    if (translated === undefined) continue;
    const wanted = usesIn(tokens);
    const given = usesIn(translated);
    const strange = [...given.keys()].filter((name) => !wanted.has(name));
    if (strange.length > 0) faults.push(`${language} ${id}: English has no {${strange.join("}, {")}}`);
    const isShown = (/** @type {Set<string>} */ uses) =>
      [...uses].some((use) => !["count", "flag", "choice", "none"].includes(use));
    const lacking = [...wanted].filter(([name, uses]) => isShown(uses) && !given.has(name)).map(([name]) => name);
    if (lacking.length > 0) faults.push(`${language} ${id}: lacks {${lacking.join("}, {")}}`);
  }
  return faults;
}

/**
 * @param {Token[]} tokens
 * @returns {boolean} whether there is a blank in the sentence, or a list, that Chinese may write without or with one
 */
const hasBlanks = (tokens) =>
  tokens.some(
    (token) =>
      (token.type === "content" && /[ 和]/.test(token.value)) ||
      (token.type === "function" && token.key === "list") ||
      ("cases" in token && token.cases.some(({ tokens: inner }) => hasBlanks(inner))),
  );

/** An area is a module: each top-level name of a file, and each part of the app.
 * @param {string} id */
const areaOf = (id) =>
  id
    .split(".")
    .slice(0, id.startsWith("app.") ? 2 : 1)
    .join(".");
/** @param {string} area */
const nameOfArea = (area) => area.replace("app.", "");
/** @param {string} area */
const fileOfArea = (area) => `${area.replace(".", "/")}.generated`;

/**
 * @param {string[]} ids
 * @param {number} depth
 * @param {(id: string) => string} write
 * @returns {string} an object literal
 */
function nested(ids, depth, write) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const id of ids) {
    const name = id.split(".")[depth] ?? "";
    groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  const entries = [...groups].map(([name, inner]) => {
    const [only = ""] = inner;
    const isLeaf = only.split(".").length === depth + 1;
    return `${keyText(name)}: ${isLeaf ? write(only) : nested(inner, depth + 1, write)},`;
  });
  return `{\n${entries.join("\n")}\n}`;
}

/** @param {Token[]} [tokens] of a sentence without placeholders */
const textOf = (tokens = []) => tokens.map((token) => ("value" in token ? token.value : "")).join("");

/**
 * @param {string} language
 * @param {Map<string, Messages>} all
 * @param {Map<string, Uses>} uses of placeholders in all languages, by id
 * @param {Set<string>} called names of the formats that are called are added
 * @returns {(id: string, isTyped?: boolean) => string} what writes a sentence as a text or a function
 */
function sentenceWriter(language, all, uses, called) {
  return (id, isTyped = language === source) => {
    const own = all.get(language)?.get(id);
    const tokens = own ?? all.get(source)?.get(id) ?? [];
    const its = uses.get(id) ?? new Map();
    const readsFromRight = textOf(all.get(language)?.get("calendar.direction")) === "rtl";
    // A date consists of numbers and words of its language.
    const isFromRight = own !== undefined && readsFromRight && !id.startsWith("calendar.");
    const writer = new Writer(its, called, own === undefined ? source : language, isFromRight);
    if (its.size === 0) return JSON.stringify(textOf(tokens));
    const shown = usesIn(tokens);
    const names = [...its.keys()].filter((name) => shown.has(name)).join(", ");
    const body = writer.text(tokens);
    const text = writer.language === "zh" && hasBlanks(tokens) ? writer.call("tidy", body) : body;
    const type = [...its].map(([name, use]) => `${name}: ${typeOf(id, use)}`).join("; ");
    return isTyped
      ? `({ ${names} }: { ${type} }): string => ${text}`
      : `(${names === "" ? "" : `{ ${names} }`}) => ${text}`;
  };
}

/**
 * @param {string} area
 * @param {Map<string, Messages>} all
 * @returns {string[]} the ids of its sentences
 */
const idsIn = (area, all) => [...(all.get(source) ?? new Map()).keys()].filter((id) => id.startsWith(`${area}.`));

/**
 * @param {Set<string>} called names of formats
 * @param {string} up the path to `src/core/`
 * @returns {string[]} lines that import them
 */
function importsOf(called, up) {
  const names = [...called].filter((name) => !ownFiles.has(name)).sort();
  return [
    ...(names.length > 0 ? [`import { ${names.join(", ")} } from "${up}i18n/formats.js";`] : []),
    ...[...ownFiles].flatMap(([name, file]) =>
      called.has(name) ? [`import { ${name} } from "${up}i18n/${file}.js";`] : [],
    ),
  ];
}

/**
 * @param {string} language
 * @param {string} area
 * @param {Map<string, Messages>} all
 * @param {Map<string, Uses>} uses of placeholders in all languages, by id
 */
function moduleOf(language, area, all, uses) {
  const up = "../".repeat(area.split(".").length + 1);
  const called = new Set();
  const body = nested(idsIn(area, all), area.split(".").length, sentenceWriter(language, all, uses, called));
  const name = nameOfArea(area);
  const lines = [
    `/** What ${new Intl.DisplayNames("en", { type: "language" }).of(language)} says: ${area}. Made from locales/${language}.yaml. */`,
    ...importsOf(called, up),
  ];
  if (language !== source)
    lines.push(`import type { ${name} as English } from "${up}locales/${source}/${fileOfArea(area)}.js";`);
  lines.push(`export const ${name}${language === source ? "" : ": typeof English"} = ${body};`);
  if (language === source && isMessages(area) && !isOfElement(area)) {
    lines.splice(1, 0, `import { defineMessages } from "${up}i18n/message.js";`);
    lines.push(`export const ${name}Messages = /* @__PURE__ */ defineMessages("${name}", ${name});`);
  }
  return `${lines.join("\n")}\n`;
}

/** @param {string} area */
const isOfElement = (area) => area === "board" || area === "tools";
/** @param {string} area */
const isOfApp = (area) => area.startsWith("app.");
/** Small areas that are said in any language without waiting: a module has all languages at once. */
export const atOnce = [
  "calendar",
  "typedDates",
  "titles",
  "models",
  "lost",
  "credits",
  "drawing",
  "charts",
  "paper",
  "materials",
];
/** Names of cells are part of messages, too.
 * @param {string} area */
const isMessages = (area) => !isOfApp(area) && area !== "tools" && !atOnce.includes(area);
/** What the app says with messages: the coach's advice and the steps of algorithms.
 * @param {string} area */
const isAdvice = (area) => ["board", "coach", "steps"].includes(area);

/**
 * Areas that are loaded together, by the name of their index.
 * @type {readonly (readonly [string, (area: string) => boolean])[]}
 */
const groups = [
  ["app", (area) => isOfApp(area) || isOfElement(area)],
  ["element", isOfElement],
  ["advice", isAdvice],
  ["messages", isMessages],
];

/**
 * @param {string} group
 * @param {readonly string[]} areas
 */
function indexOf(group, areas) {
  const imports = areas.map((area) => `import { ${nameOfArea(area)} } from "./${fileOfArea(area)}.js";`);
  return `${imports.join("\n")}\nexport const ${group} = { ${areas.map(nameOfArea).join(", ")} };\n`;
}

/**
 * @param {string} area
 * @param {Map<string, Messages>} all
 * @param {Map<string, Uses>} uses of placeholders in all languages, by id
 */
function allLanguagesOf(area, all, uses) {
  const languages = [...all.keys()];
  const called = new Set();
  const english = sentenceWriter(source, all, uses, new Set());
  const tables = languages.map((language) => {
    const write = sentenceWriter(language, all, uses, called);
    if (language === source) return `const ${source} = ${nested(idsIn(area, all), 1, write)};`;
    // What is the same in English needs no bytes.
    const own = idsIn(area, all).filter((id) => id.split(".").length > 2 || write(id) !== english(id, false));
    return `const ${language}: typeof ${source} = { ...${source},${nested(own, 1, write).slice(1)};`;
  });
  const lines = [
    `/** What every language says: ${area}. Made from locales/. */`,
    ...importsOf(called, "../"),
    ...tables,
    `export const ${area}In = { ${languages.join(", ")} };`,
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * @param {Map<string, Messages>} all by language
 * @returns {Map<string, Uses>} what all languages do with the placeholders of each sentence, by its id
 */
export function placeholdersIn(all) {
  const sentences = [...(all.get(source) ?? new Map())];
  return new Map(
    sentences.map(([id, tokens]) => {
      const uses = usesIn(tokens);
      for (const messages of all.values()) collectUses(messages.get(id) ?? [], uses);
      return [id, uses];
    }),
  );
}

/**
 * @param {Map<string, Messages>} all by language
 * @returns {Map<string, string>} modules by their path below src/core/locales
 */
export function compileLocales(all) {
  const english = all.get(source) ?? new Map();
  const faults = [...all].flatMap(([language, messages]) => translationFaults(language, english, messages));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const uses = placeholdersIn(all);
  const areas = [...new Set([...english.keys()].map(areaOf))];
  /** @type {Map<string, string>} */
  const modules = new Map();
  for (const language of all.keys()) {
    for (const area of areas.filter((area) => !atOnce.includes(area)))
      modules.set(`${language}/${fileOfArea(area)}.ts`, moduleOf(language, area, all, uses));
    for (const [group, has] of groups)
      modules.set(`${language}/${group}.generated.ts`, indexOf(group, areas.filter(has)));
  }
  for (const [group] of groups) {
    const entries = [...all.keys()].map(
      (language) => `  ${language}: () => import("./${language}/${group}.generated.js"),`,
    );
    // A file each: the package then leaves out what only the app loads.
    modules.set(`load-${group}.generated.ts`, `export const ${group}Loaders = {\n${entries.join("\n")}\n};\n`);
  }
  for (const area of areas.filter((area) => atOnce.includes(area)))
    modules.set(`${area}.generated.ts`, allLanguagesOf(area, all, uses));
  return modules;
}

/**
 * @param {string} folder with a file for each language
 * @param {string} language
 * @returns {Tree} without the titles of the catalogue, which its own build puts into the puzzles
 */
function readLocale(folder, language) {
  const { puzzles: _, ...areas } = parseYaml(readFileSync(join(folder, `${language}.yaml`), "utf8"));
  return areas;
}

/** @param {string} folder with a file for each language */
export function readLocales(folder) {
  const languages = readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.replace(".yaml", ""));
  const first = languages.filter((language) => language === source);
  return new Map(
    [...first, ...languages.filter((language) => language !== source)].map((language) => [
      language,
      parseMessages(language, readLocale(folder, language)),
    ]),
  );
}

function main() {
  const folder = join(root, "src/core/locales");
  const modules = compileLocales(readLocales(join(root, "locales")));
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of modules) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
