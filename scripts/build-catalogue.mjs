/**
 * Turns the files in puzzles/ and their translations into src/formats/catalogue.generated.ts: checked puzzles as JSON, so
 * that a program which needs one of them reads neither YAML nor files, in Node and in a browser alike. The usual puzzle stands in a module of
 * its own, with the names of all, for a page that is to open fast.
 *
 * It runs before the compiler, which needs the generated file; so it translates the few modules it uses by itself.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { parse } from "yaml";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const source = join(root, "src");
const puzzles = join(root, "puzzles");
const defaultId = "classic";
const targets = {
  usual: join(source, "formats", "default-puzzle.generated.ts"),
  catalogue: join(source, "formats", "catalogue.generated.ts"),
};
/** Inside node_modules, so that the translated modules find their dependencies. */
const cache = join(root, "node_modules", ".cache", `daytile-catalogue-${process.pid}`);

const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023, verbatimModuleSyntax: true };

/** @param {string} folder below src/ */
function translate(folder) {
  mkdirSync(join(cache, folder), { recursive: true });
  const names = readdirSync(join(source, folder)).filter(
    (name) => name.endsWith(".ts") && !name.startsWith("catalogue"),
  );
  for (const name of names) {
    const text = readFileSync(join(source, folder, name), "utf8");
    const { outputText } = ts.transpileModule(text, { compilerOptions: options });
    writeFileSync(join(cache, folder, name.replace(/\.ts$/, ".js")), outputText);
  }
}

/**
 * @typedef {Record<string, string>} Text by language
 * @typedef {{ id: string, title: Text, note: Text }} Puzzle
 * @typedef {Record<string, { title: string, note: string }>} Translations by the puzzle's id
 * @typedef {{ ok: true, value: Puzzle } | { ok: false, faults: unknown[] }} Reading
 * @typedef {{ readPuzzleYaml(text: string, file: string): Reading, formatProblems(problems: unknown[]): string }} Reader
 */

/** @returns {Promise<Reader>} */
async function loadReader() {
  for (const folder of ["core/text", "core/calendar", "core/lattice", "core/puzzle", "core/puzzle/check", "formats"])
    translate(folder);
  writeFileSync(join(cache, "package.json"), '{ "type": "module" }\n');
  /** @param {string} path */
  const load = (path) => import(pathToFileURL(join(cache, path)).href);
  const [{ readPuzzleYaml }, { formatProblems }] = await Promise.all([
    load("formats/yaml.js"),
    load("formats/problem.js"),
  ]);
  return { readPuzzleYaml, formatProblems };
}

/**
 * The checked puzzle, or the problems as a text.
 * @param {Reader} reader
 * @param {string} name
 * @returns {{ puzzle?: Puzzle, problems?: string }}
 */
function readPuzzle({ readPuzzleYaml, formatProblems }, name) {
  const file = `puzzles/${name}`;
  const reading = readPuzzleYaml(readFileSync(join(puzzles, name), "utf8"), file);
  if (!reading.ok) return { problems: formatProblems(reading.faults) };
  if (`${reading.value.id}.yaml` === name) return { puzzle: reading.value };
  return { problems: `${file}:1:1: the file must be named after its id, ${reading.value.id}.yaml` };
}

/** Titles and notes stand apart, by language, so that a puzzle's file stays on one screen. */
function readTranslations() {
  const folder = join(puzzles, "translations");
  return readdirSync(folder).map((name) => {
    /** @type {Translations} */
    const texts = parse(readFileSync(join(folder, name), "utf8"));
    return { language: name.slice(0, -".yaml".length), texts };
  });
}

/**
 * @param {Puzzle} puzzle
 * @param {ReturnType<typeof readTranslations>} translations
 * @returns {Puzzle}
 */
function translated(puzzle, translations) {
  /** @param {"title" | "note"} key */
  const inAll = (key) => {
    const others = translations.flatMap(({ language, texts }) => {
      const text = texts[puzzle.id]?.[key];
      return text === undefined ? [] : [[language, text]];
    });
    return { ...puzzle[key], ...Object.fromEntries(others) };
  };
  return { ...puzzle, title: inAll("title"), note: inAll("note") };
}

const head = "/** Generated from puzzles/ by scripts/build-catalogue.mjs. */\n\n";

/** @param {Puzzle} puzzle */
const asText = (puzzle) => JSON.stringify(JSON.stringify(puzzle));

/** @param {Puzzle[]} list */
function defaultModule(list) {
  const usual = list.flatMap((puzzle) => (puzzle.id === defaultId ? asText(puzzle) : []));
  const ids = list.map(({ id }) => `  ${JSON.stringify(id)},\n`);
  return `${head}export const defaultPuzzleJson =\n  ${usual};\n\nexport const puzzleNames = [\n${ids.join("")}];\n`;
}

/** @param {Puzzle[]} list */
function catalogueModule(list) {
  const entries = list.map((puzzle) => {
    return `  ${JSON.stringify(puzzle.id)}: ${puzzle.id === defaultId ? "defaultPuzzleJson" : asText(puzzle)},\n`;
  });
  const imported = 'import { defaultPuzzleJson } from "./default-puzzle.generated.js";\n\n';
  return `${head}${imported}export const catalogueJson = {\n${entries.join("")}};\n`;
}

/**
 * An untouched file keeps its date, and the compiler its work.
 * @param {string} target
 * @param {string} text
 */
function writeIfChanged(target, text) {
  let before;
  try {
    before = readFileSync(target, "utf8");
  } catch {
    before = undefined;
  }
  if (before !== text) writeFileSync(target, text);
}

try {
  const reader = await loadReader();
  const files = readdirSync(puzzles).filter((name) => name.endsWith(".yaml"));
  const ids = files.map((name) => name.slice(0, -".yaml".length)).sort();
  const read = ids.map((id) => readPuzzle(reader, `${id}.yaml`));
  const problems = read.flatMap((each) => each.problems ?? []);
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  } else {
    const translations = readTranslations();
    const list = read.flatMap(({ puzzle }) => (puzzle === undefined ? [] : translated(puzzle, translations)));
    writeIfChanged(targets.usual, defaultModule(list));
    writeIfChanged(targets.catalogue, catalogueModule(list));
  }
} finally {
  rmSync(cache, { recursive: true, force: true });
}
