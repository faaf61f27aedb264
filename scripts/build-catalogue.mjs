/**
 * Turns the files in puzzles/, machines/ and materials/, and what locales/ calls the puzzles, into modules below src/formats: checked
 * and as JSON, so that a program which needs one of them reads neither YAML nor files, in Node and in a browser alike.
 * Each puzzle has its own module, for programs that are to be small or to start fast. Of the atlas, docs/atlas.bin,
 * it keeps which sets of pieces work, for those who look for one.
 *
 * It runs before the compiler, which needs the generated files; so it bundles the few modules it uses by itself.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { parse } from "yaml";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const puzzles = join(root, "puzzles");
const formats = join(root, "src", "formats");
/** Inside node_modules, so that the translated modules find their dependencies. */
const cache = join(root, "node_modules", ".cache", `daytile-catalogue-${process.pid}`);

/**
 * @typedef {Record<string, string>} Text by language
 * @typedef {{ id: string | null, point: { x: number, y: number } }} Cell
 * @typedef {{ id: string, title: Text, note: Text, board: { cells: Cell[] } }} Puzzle
 * @typedef {Record<string, { title: string, note: string }>} Translations by the puzzle's id
 * @typedef {{ ok: true, value: Puzzle } | { ok: false, faults: unknown[] }} Reading
 * @typedef {{ ok: true, value: { id: string } } | { ok: false, faults: unknown[] }} WorkshopReading
 * @typedef {object} Reader
 * @property {(text: string, file: string) => Reading} readPuzzleYaml
 * @property {(text: string, file: string) => WorkshopReading} readMachineYaml
 * @property {(text: string, file: string) => WorkshopReading} readMaterialYaml
 * @property {(problems: unknown[]) => string} formatProblems
 */

/** @returns {Promise<Reader>} */
async function loadReader() {
  const names = ["yaml", "problem", "workshop"];
  const bundler = await rolldown({
    input: names.map((name) => join(formats, `${name}.ts`)),
    cwd: root,
    platform: "node",
    tsconfig: false,
  });
  await bundler.write({ dir: cache, entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" });
  await bundler.close();
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(join(cache, `${name}.mjs`)).href)));
  return Object.assign({}, ...modules);
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

/**
 * The machines or materials of a folder, each in a file named after its id.
 * @param {string} folder
 * @param {Reader["readMachineYaml"]} read
 * @param {Reader["formatProblems"]} formatProblems
 * @returns {{ list: { id: string }[], problems: string[] }}
 */
function readWorkshop(folder, read, formatProblems) {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith(".yaml"));
  const readings = files.sort().map((name) => {
    const file = `${folder}/${name}`;
    const reading = read(readFileSync(join(root, file), "utf8"), file);
    if (!reading.ok) return { problems: formatProblems(reading.faults) };
    if (`${reading.value.id}.yaml` === name) return { value: reading.value };
    return { problems: `${file}:1:1: the file must be named after its id, ${reading.value.id}.yaml` };
  });
  return {
    list: readings.flatMap(({ value }) => value ?? []),
    problems: readings.flatMap((each) => each.problems ?? []),
  };
}

/** Titles and notes in other languages than English are in `locales/`. */
function readTranslations() {
  const folder = join(root, "locales");
  return readdirSync(folder).map((name) => {
    /** @type {{ puzzles?: Translations }} */
    const { puzzles: texts = {} } = parse(readFileSync(join(folder, name), "utf8"));
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

/** @param {string} id */
const name = (id) => JSON.stringify(id);

/** Between single quotes, because JSON is full of the others. */
const quoted = (/** @type {string} */ text) => `'${text.replace(/[\\']/g, "\\$&")}'`;

/** Cells with as few words as src/formats/frozen.ts needs: there are hundreds of them. */
const packed = (/** @type {Puzzle} */ puzzle) => ({
  ...puzzle,
  board: { ...puzzle.board, cells: puzzle.board.cells.map(({ id, point: { x, y } }) => ({ id, x, y })) },
});

/** The text of a puzzle, to be parsed when it is asked for. */
const textModule = (/** @type {Puzzle} */ puzzle) =>
  `${head}export const json: string =\n  ${quoted(JSON.stringify(packed(puzzle)))};\n`;

const puzzleModule = (/** @type {string} */ id) => `${head}import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { json } from "../catalogue/${id}.generated.js";
import { puzzleFrom } from "../frozen.js";

export const puzzle: Puzzle = /* @__PURE__ */ puzzleFrom(json);
`;

const idsModule = (/** @type {string[]} */ ids) =>
  `${head}export const ids = [\n${ids.map((id) => `  ${name(id)},\n`).join("")}] as const;\n`;

const loadersModule = (/** @type {string[]} */ ids) =>
  `${head}export const loaders = {\n${ids.map((id) => `  ${name(id)}: () => import("./puzzles/${id}.generated.js"),\n`).join("")}} as const;\n`;

function catalogueModule(/** @type {string[]} */ ids) {
  const imports = ids.map((id, i) => `import { json as text${i} } from "./catalogue/${id}.generated.js";\n`);
  const entries = ids.map((id, i) => `  ${name(id)}: text${i},\n`);
  return `${head}${imports.join("")}\nexport const catalogueJson = {\n${entries.join("")}} as const;\n`;
}

const workshopModule = (/** @type {{ id: string }[]} */ machines, /** @type {{ id: string }[]} */ materials) =>
  `/** Generated from machines/ and materials/ by scripts/build-catalogue.mjs. */

export const machinesJson: string =
  ${quoted(JSON.stringify(machines))};
export const materialsJson: string =
  ${quoted(JSON.stringify(materials))};
export const machineIds = [
${machines.map(({ id }) => `  ${name(id)},\n`).join("")}] as const;
export const materialIds = [
${materials.map(({ id }) => `  ${name(id)},\n`).join("")}] as const;
`;

/**
 * The numbers of sets that work, the hardest first, and of the most even ones.
 * @typedef {{ pieces: string, working: number[], even: number[] }} KnownFamily
 */

/** The first line of the atlas has all that is needed. */
function atlasModule() {
  const file = join(root, "docs", "atlas.bin");
  /** @type {{ board: string, families: { pieces: string, flips: boolean, known: Omit<KnownFamily, "pieces"> }[] }} */
  const { board, families } = existsSync(file)
    ? JSON.parse(readFileSync(file, "latin1").split("\n", 1)[0] ?? "")
    : { board: "", families: [] };
  /** @param {boolean} flips @returns {KnownFamily[]} */
  const knownFamilies = (flips) =>
    families.filter((family) => family.flips === flips).map(({ pieces, known }) => ({ pieces, ...known }));
  const known = { board, families: knownFamilies(true), withoutFlips: knownFamilies(false) };
  return `/** Generated from docs/atlas.bin by scripts/build-catalogue.mjs. */

export const atlasJson: string =
  ${quoted(JSON.stringify(known))};
`;
}

/**
 * @param {Puzzle[]} list
 * @param {string} workshop the module of machines and materials
 * @returns {Map<string, string>} by the path below src/formats
 */
function modulesOf(list, workshop) {
  const ids = list.map(({ id }) => id);
  return new Map([
    ...list.map((puzzle) => /** @type {const} */ ([`catalogue/${puzzle.id}.generated.ts`, textModule(puzzle)])),
    ...ids.map((id) => /** @type {const} */ ([`puzzles/${id}.generated.ts`, puzzleModule(id)])),
    ["catalogue-ids.generated.ts", idsModule(ids)],
    ["catalogue-loaders.generated.ts", loadersModule(ids)],
    ["catalogue.generated.ts", catalogueModule(ids)],
    ["workshop.generated.ts", workshop],
    ["atlas.generated.ts", atlasModule()],
  ]);
}

/**
 * An untouched file keeps its date, and the compiler its work.
 * @param {string} target
 * @param {string} text
 */
function writeIfChanged(target, text) {
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** @param {Map<string, string>} modules */
function writeModules(modules) {
  for (const [path, text] of modules) writeIfChanged(join(formats, path), text);
  const present = readdirSync(formats, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  for (const path of present.filter((each) => each.endsWith(".generated.ts") && !modules.has(each)))
    rmSync(join(formats, path));
}

try {
  const reader = await loadReader();
  const files = readdirSync(puzzles).filter((name) => name.endsWith(".yaml"));
  const ids = files.map((name) => name.slice(0, -".yaml".length)).sort();
  const read = ids.map((id) => readPuzzle(reader, `${id}.yaml`));
  const machines = readWorkshop("machines", reader.readMachineYaml, reader.formatProblems);
  // Their names are in locales/.
  const readMaterial = (/** @type {string} */ text, /** @type {string} */ file) =>
    reader.readMaterialYaml(`${text}name: ${basename(file, ".yaml")}\n`, file);
  const materials = readWorkshop("materials", readMaterial, reader.formatProblems);
  const problems = [...read.flatMap((each) => each.problems ?? []), ...machines.problems, ...materials.problems];
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  } else {
    const translations = readTranslations();
    const list = read.flatMap(({ puzzle }) => (puzzle === undefined ? [] : translated(puzzle, translations)));
    writeModules(modulesOf(list, workshopModule(machines.list, materials.list)));
  }
} finally {
  rmSync(cache, { recursive: true, force: true });
}
