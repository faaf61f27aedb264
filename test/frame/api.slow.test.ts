/** What the package exports is described, and its examples give what they say. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examplesOf, printing } from "../../scripts/api-examples.mjs";
import { type Door, readLibrary } from "../../scripts/api-library.mjs";
import { pagesOf, withImports } from "../../scripts/api-pages.mjs";
import { packageJson, root, textOf } from "./files.js";
import { outputOf, patternOf, promisedOutput } from "./markdown.js";
import { compile, folderWithDaytile, run, writeFiles } from "./run.js";

const library = readLibrary();
const entries = [...library.entryOf.values()];

describe("what the package exports", () => {
  it("is read from every door", () => {
    // The element has its own page, which test/core/embed compares.
    const doors = Object.keys(packageJson.exports).filter((key) => !/\.json$|\*|^\.\/element$/.test(key));
    expect(library.doors.map(({ name }) => name)).toEqual(doors.map((key) => `daytile${key.slice(1)}`));
    expect(library.doors.filter((door) => door.entries.length === 0)).toEqual([]);
  });

  it.each(library.doors)("mentions no type that cannot be imported: $name", ({ entries: all }: Door) => {
    const hidden = all.flatMap(({ name, mentions }) =>
      mentions.filter((symbol) => !library.entryOf.has(symbol)).map((symbol) => `${symbol.name}, in ${name}`),
    );
    expect(hidden).toEqual([]);
  });

  it("has one meaning for each name", () => {
    const names = entries.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });

  it("has a sentence that says what it is", () => {
    const isSentence = (text: string): boolean => /^[A-Z"`].*[.?]$/s.test(text);
    expect(entries.filter(({ text }) => !isSentence(text)).map(({ name }) => name)).toEqual([]);
  });

  it("has an example, unless it is a type", () => {
    const bare = entries.filter(({ kind, examples }) => kind !== "type" && examples.length === 0);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

describe("the reference in docs/api", () => {
  const pages = pagesOf(library);

  it("is what npm run api would write", () => {
    expect(readdirSync(join(root, "docs/api")).sort()).toEqual(Object.keys(pages).sort());
    for (const [file, text] of Object.entries(pages)) expect(textOf("docs/api", file), file).toBe(text);
  });

  it("has everything once", () => {
    const all = Object.values(pages).join("\n");
    const headings = [...all.matchAll(/^### (?:type )?(.*)$/gm)].map(([, name]) => name);
    expect(headings.sort()).toEqual(entries.map(({ name }) => name).sort());
  });
});

/** All in one process: a process for each would take minutes. */
function runAll(folder: string, programs: readonly string[]): { readonly errors: string; readonly printed: string[] } {
  const files = programs.map((program, i) => [`example-${i}.ts`, `${program}\nexport {};\n`]);
  const main = `for (let i = 0; i < ${programs.length}; i++) {
    console.log("\\u0000");
    await import(\`./example-\${i}.js\`).catch(console.log);
  }`;
  writeFiles(folder, { ...Object.fromEntries(files), "main.ts": main });
  const compiled = compile(folder, { types: ["node"], skipLibCheck: true });
  const { stdout } = run(folder, `"${process.execPath}" out/main.js`);
  return { errors: compiled.all, printed: stdout.split("\u0000\n").slice(1) };
}

describe("the examples in comments", () => {
  const examples = examplesOf(library);
  let outcome: ReturnType<typeof runAll>;
  let cleanUp: () => void;
  beforeAll(() => {
    const folder = folderWithDaytile((remove) => {
      cleanUp = remove;
    });
    outcome = runAll(
      folder,
      examples.map(({ program }) => program),
    );
  });
  afterAll(() => cleanUp());

  it("have types that fit", () => expect(outcome.errors).toBe(""));

  it.each(examples.map((example, i) => ({ ...example, i })))("$door: $name does what it promises", ({ code, i }) => {
    const promised = promisedOutput(code);
    expect(promised).not.toBe("");
    expect(outputOf(outcome.printed[i] ?? "")).toMatch(patternOf(promised));
  });
});

describe("reading examples", () => {
  it("prints what has a promise behind it, and nothing twice", () => {
    expect(printing("f(1);\ng(\n  2,\n); // → 2\nconsole.log(3); // → 3")).toBe(
      "f(1);\nconsole.log(g(\n  2,\n)); // → 2\nconsole.log(3); // → 3",
    );
  });

  it("imports what is used and not declared", () => {
    const code = 'const hint = { countTilings: 1 };\nconst step: Step = readPuzzleYaml("").ok;\nunwrap(hint);';
    expect(withImports(code, library).split("\n").slice(0, -4)).toEqual([
      'import { unwrap } from "daytile";',
      'import { type Step } from "daytile/algorithms";',
      'import { readPuzzleYaml } from "daytile/formats";',
    ]);
  });
});
