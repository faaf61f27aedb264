/** What the package exports is described, and examples give what they say: those in its comments, and those in the pages. */

import { chmodSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examplesOf } from "../../scripts/api-examples.mjs";
import { readLibrary } from "../../scripts/api-library.mjs";
import { pagesOf } from "../../scripts/api-pages.mjs";
import { daytile } from "../cli/support.js";
import { filesIn, packageJson, root, textOf } from "./files.js";
import { consoleExamples, type Example, outputOf, patternOf, promisedOutput, scriptExamples } from "./markdown.js";
import { compile, folderWithDaytile, nodeScript, run, writeFiles } from "./run.js";

const library = readLibrary();
const entries = [...library.entryOf.values()];

describe("what the package exports", () => {
  it("is read from every door", () => {
    // The element has its own page, which test/core/embed compares.
    const doors = Object.keys(packageJson.exports).filter((key) => !/\.json$|\*|^\.\/element$/.test(key));
    expect(library.doors.map(({ name }) => name)).toEqual(doors.map((key) => `daytile${key.slice(1)}`));
    expect(library.doors.filter((door) => door.entries.length === 0)).toEqual([]);
  });

  it("mentions no type that cannot be imported", () => {
    const hidden = library.doors.flatMap((door) =>
      door.entries.flatMap(({ name, mentions }) =>
        mentions.filter((symbol) => !library.entryOf.has(symbol)).map((symbol) => `${symbol.name}, in ${name}`),
      ),
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

type Found = Example & { readonly page: string };

/** The reference in docs/api shows the examples of comments. */
const markdown = filesIn(root).filter((file) => file.endsWith(".md") && !file.startsWith("docs/api/"));
const inAllPages = (find: (text: string) => Example[]): Found[] =>
  markdown.flatMap((page) => find(textOf(page)).map((example) => ({ page, ...example })));

/** Programs, and what each should print. */
const scripts = [
  ...examplesOf(library).map(({ name, door, code, program }) => ({
    place: `${door}, ${name}`,
    program,
    shown: promisedOutput(code),
  })),
  ...inAllPages(scriptExamples).map(({ page, line, code, shown }) => ({
    place: `${page}, line ${line}`,
    program: code,
    shown,
  })),
];

/** All are compiled together and run in one process: a compiler or a process for each would take minutes. */
function runAll(folder: string): { readonly errors: string; readonly printed: string[] } {
  const files = scripts.map(({ program }, i) => [`example-${i}.ts`, `${program}\nexport {};\n`]);
  const main = `for (let i = 0; i < ${scripts.length}; i++) {
    console.log("\\u0000");
    await import(\`./example-\${i}.js\`).catch(console.log);
  }`;
  writeFiles(folder, { ...Object.fromEntries(files), "main.ts": main });
  const compiled = compile(folder, { types: ["node"], skipLibCheck: true });
  const { stdout } = run(folder, `"${process.execPath}" out/main.js`);
  return { errors: compiled.all, printed: stdout.split("\u0000\n").slice(1) };
}

describe("examples in TypeScript", () => {
  let outcome: ReturnType<typeof runAll>;
  let cleanUp: () => void;
  beforeAll(() => {
    outcome = runAll(
      folderWithDaytile((remove) => {
        cleanUp = remove;
      }),
    );
  });
  afterAll(() => cleanUp());

  /** An error has the number of its example. */
  const placed = (errors: string): string => errors.replace(/^example-(\d+)/gm, (_, i) => scripts[Number(i)]!.place);

  it("are in comments and in pages, and show what they print", () => {
    expect(scripts.map(({ place }) => place.replace(/,.*/, ""))).toEqual(
      expect.arrayContaining(["daytile", "README.md"]),
    );
    expect(scripts.filter(({ shown }) => shown === "").map(({ place }) => place)).toEqual([]);
  });

  it("have types that fit", () => expect(placed(outcome.errors)).toBe(""));

  it("print what they show", () => {
    const printed = scripts.map(({ place, shown }, i) => ({
      place,
      shown,
      printed: outputOf(outcome.printed[i] ?? ""),
    }));
    expect(printed.filter((each) => !patternOf(each.shown).test(each.printed))).toEqual([]);
  });
});

/** In a shell, `daytile` is the built command; npm's scripts run where they are defined. */
function printedInShell(command: string): string {
  const folder = folderWithDaytile();
  writeFiles(folder, { daytile: `#!/bin/sh\nexec ${nodeScript(packageJson.bin.daytile ?? "")} "$@"\n` });
  chmodSync(join(folder, "daytile"), 0o755);
  const path = { PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { status, stdout, all } = run(command.startsWith("npm ") ? root : folder, command, path);
  return status === 0 ? stdout : all;
}

/** Without a pipe or a quote, the command is called without a shell, which takes a fifth of the time. */
async function printedBy(command: string): Promise<string> {
  const [program, ...words] = command.split(" ");
  if (program !== "daytile" || /[|'"]/.test(command)) return printedInShell(command);
  const { code, stdout, stderr } = await daytile(words);
  return code === 0 ? stdout : stderr;
}

describe("commands in the pages", () => {
  // A command without output is an instruction, not an example; and the tests cannot run the tests.
  const commands = inAllPages(consoleExamples).filter(({ code, shown }) => shown !== "" && code !== "npm test");

  it("print what is below them", { tags: ["unix"] }, async () => {
    expect(commands.length).toBeGreaterThan(15);
    const printed = await Promise.all(
      commands.map(async ({ page, line, code, shown }) => {
        return { place: `${page}, line ${line}: ${code}`, shown, printed: outputOf(await printedBy(code)) };
      }),
    );
    expect(printed.filter((each) => !patternOf(each.shown).test(each.printed))).toEqual([]);
  });
});
