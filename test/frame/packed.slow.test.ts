/** The package as it is packed is small, and can be installed, imported and run. */

import { spawn } from "node:child_process";
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build, createLogger } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packagesIn } from "../../scripts/notices.mjs";
import { catalogueIds } from "../../src/formats/catalogue-ids.js";
import { halfByDay, isNight } from "../support/night.js";
import { filesIn, packageJson, root, textOf } from "./files.js";
import { importsIn } from "./imports.js";
import { links, outputOf, patternOf, promisedOutput } from "./markdown.js";
import { projectWithPackage } from "./packed.js";
import { compile, run, writeFiles } from "./run.js";

/** In bytes: all that an installation brings, the app's own pen for PDF among it, and of that the package without the app. */
const limits = { installed: 12_000_000, package: 5_000_000 };

/** "daytile" and "daytile/…", as a program would write them. */
const entries = Object.keys(packageJson.exports)
  .filter((key) => !key.endsWith(".json"))
  .map((key) => `daytile${key.slice(1)}`)
  .flatMap((entry) => (entry.endsWith("*") ? catalogueIds.map((id) => entry.replace("*", id)) : [entry]));

/** Of all files, hidden ones included, as npm adds up what it unpacks. */
function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);
}

const textIn = (path: string): string => readFileSync(path, "utf8");

/** From what Node tells of the scripts it ran to their addresses. */
const scriptsOf = (coverage: string): string[] =>
  (JSON.parse(coverage) as { result: { url: string }[] }).result.map(({ url }) => url);

const optional = Object.keys(packageJson.peerDependencies);
/** What a census needs that many machines share. */
const forSharing = ["bullmq", "ioredis"];

it("the command can be run after every build, not only where npm has just linked it", { tags: ["unix"] }, () => {
  expect(lstatSync(join(root, packageJson.bin.daytile ?? "")).mode & 0o111).toBe(0o111);
});

describe("the packed package", () => {
  let project: string;
  let installed: string;
  let cleanUp: () => void;
  beforeAll(() => {
    project = projectWithPackage((remove) => {
      cleanUp = remove;
    });
    installed = join(project, "node_modules/daytile");
  });
  afterAll(() => cleanUp());

  const daytile = (line: string, env: Readonly<Record<string, string>> = {}) =>
    run(project, `"./node_modules/.bin/daytile" ${line}`, env);
  const bytesOf = (file: string): Buffer => readFileSync(join(project, file));
  const isModule = (file: string): boolean => /\.c?js$/.test(file) && !file.startsWith("app/");
  const modules = (): string[] => filesIn(join(installed, "dist")).filter(isModule);

  it("is small for those who only count: all of it, and the package without the app", () => {
    const app = bytesIn(join(installed, "dist/app"));
    expect(bytesIn(join(project, "node_modules"))).toBeLessThan(limits.installed);
    expect(bytesIn(installed) - app).toBeLessThan(limits.package);
    // Where neither the app nor the package is there, this test would see nothing.
    expect(app).toBeGreaterThan(100_000);
  });

  it("holds the build, the puzzles and the licences, and no leftovers", () => {
    const files = filesIn(installed);
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "CHANGELOG.md", "package.json"]));
    const built = filesIn(join(installed, "dist"));
    expect(built).toEqual(expect.arrayContaining(["index.d.ts", "THIRD-PARTY-NOTICES.txt", "bin/daytile.cjs"]));
    const sourceOf = (file: string) => file.replace(/(\.d\.ts|\.js)$/, ".ts");
    const compiled = built.filter((file) => !/^(app|bin|fonts|man|site|vendor)\/|^THIRD-PARTY/.test(file));
    expect(compiled.filter((file) => !existsSync(join(root, "src", sourceOf(file))))).toEqual([]);
  });

  it("holds the manual page that it names", () => {
    // As a list: npm links no page that is named alone.
    expect(packageJson.man).toEqual(["./dist/man/daytile.1.gz"]);
    const pages = packageJson.man.map((path) => gunzipSync(readFileSync(join(installed, path))).toString());
    expect(pages.join()).toContain(".TH DAYTILE 1 ");
  });

  /** Bundles a program for browsers: the names of the files, or what the bundler says. */
  async function bundled(program: string): Promise<{ files: string[]; said: string[] }> {
    const said: string[] = [];
    const say = (text: string): void => void said.push(text);
    writeFiles(project, { "bundled.js": program });
    const logger = { ...createLogger(), warn: say, warnOnce: say, error: say, info: () => {} };
    const options = { write: false, rolldownOptions: { input: join(project, "bundled.js") } };
    const built = await build({ root: project, configFile: false, customLogger: logger, build: options }).catch(
      (error: Error) => void said.push(error.message),
    );
    return {
      files: [built ?? []].flat().flatMap((each) => ("output" in each ? each.output.map((file) => file.fileName) : [])),
      said,
    };
  }

  it("brings a browser neither fonts nor what only Node has", async () => {
    const { files, said } = await bundled('import { askCount, unwrap } from "daytile"; console.log(unwrap, askCount);');
    expect(said).toEqual([]);
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !/\.(js|html)$/.test(file))).toEqual([]);
  });

  it("says to a bundler that PNG files need Node", async () => {
    const { said } = await bundled('import { pngOf } from "daytile/pens"; console.log(pngOf);');
    expect(said.join()).toMatch(/"pngOf" is not exported by .*needs-node\.js/);
  });

  it("holds no font twice", () => {
    const fonts = filesIn(installed).concat(filesIn(join(installed, "dist")).map((file) => `dist/${file}`));
    const contents = fonts
      .filter((file) => /\.ttf(\.br)?$/.test(file))
      .map((file) => readFileSync(join(installed, file)));
    expect(contents.length).toBeGreaterThan(4);
    expect(new Set(contents.map((bytes) => bytes.toString("base64"))).size).toBe(contents.length);
  });

  it("holds every page that its README links to", () => {
    const pictures = /\.(svg|png|gif)$/;
    const pages = links(textOf("README.md")).filter((link) => !/^(https?:|#)/.test(link) && !pictures.test(link));
    // The reference repeats what the types say. The others live by their pictures, or are for those who have the sources.
    const elsewhere =
      /^(docs\/(api\/|algorithms|atlas|decisions|internals|difficulty|gallery|promises|techniques)|ARCHITECTURE|CONTRIBUTING|GLOSSARY)/;
    const paths = pages.map((link) => link.replace(/#.*/, "")).filter((path) => !elsewhere.test(path));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
  });

  it("holds the app, every file of which the service worker keeps, and no leftovers", () => {
    const app = filesIn(join(installed, "dist/app"));
    const worker = readFileSync(join(installed, "dist/app/service-worker.js"), "utf8");
    expect(app).toEqual(expect.arrayContaining(["index.html", "manifest.webmanifest", "icons/icon.svg"]));
    expect(app.filter((file) => /\.js$/.test(file)).length).toBeGreaterThan(5);
    // The page goes by the name of its folder, and the worker keeps everything but itself and what nobody plays with.
    const others = ["index.html", "service-worker.js", "THIRD-PARTY-NOTICES.txt"];
    // The element is for other people's pages, and the largest parts are compressed.
    const own = app.filter((file) => !file.startsWith("element/")).map((file) => file.replace(/\.br$/, ""));
    expect(own.filter((file) => !others.includes(file) && !worker.includes(file))).toEqual([]);
    expect(app).toEqual(
      expect.arrayContaining(["calendar-puzzle.js", "browser-thread.js"].map((file) => `element/${file}`)),
    );
  });

  it("can be imported through each of its doors", () => {
    const script = `const doors = ${JSON.stringify(entries)};
      const counts = await Promise.all(doors.map(async (door) => [door, Object.keys(await import(door)).length]));
      console.log(JSON.stringify(counts));`;
    writeFiles(project, { "import.mjs": script });
    const outcome = run(project, `"${process.execPath}" import.mjs`);
    expect(outcome.status, outcome.all).toBe(0);
    const counts = JSON.parse(outcome.stdout) as [string, number][];
    expect(counts.map(([door]) => door)).toEqual(entries);
    // The element is nothing where there is no browser, so that pages can be rendered there.
    expect(counts.filter(([, count]) => count === 0)).toEqual([["daytile/element", 0]]);
  });

  it("has types that name no package, for none of them comes with it", () => {
    const types = filesIn(join(installed, "dist")).filter((file) => file.endsWith(".d.ts"));
    const naming = types.filter((file) => /from "[^.]/.test(readFileSync(join(installed, "dist", file), "utf8")));
    expect(types.length).toBeGreaterThan(20);
    expect(naming).toEqual([]);
  });

  it("has types that compile without Node's types and without skipping any check of them", () => {
    const lines = entries.map((entry, i) => `import * as all${i} from "${entry}";\nexport const has${i} = all${i};`);
    writeFiles(project, { "types.ts": lines.join("\n") });
    const outcome = compile(project, { skipLibCheck: false, skipDefaultLibCheck: true });
    expect(outcome.status, outcome.all).toBe(0);
  });

  it("hands out a puzzle by itself, the same as from the catalogue", () => {
    writeFiles(project, {
      "one.mjs": `import { cataloguePuzzle } from "daytile";
        import { puzzle } from "daytile/puzzles/weekday";
        console.log(puzzle === cataloguePuzzle("weekday"), puzzle.id);`,
    });
    expect(run(project, `"${process.execPath}" one.mjs`).stdout).toBe("true weekday\n");
  });

  it.each(Object.keys(packageJson.bin))("its command %s runs", (command) => {
    const outcome = run(project, `"./node_modules/.bin/${command}" --version`);
    expect(outcome.status, outcome.all).toBe(0);
    expect(outcome.stdout).toContain(packageJson.version);
  });

  it.each(
    halfByDay([
      ["count 12-25 -p classic-hard", /^25\n$/],
      ["count 12-25", /^92\n$/],
      ["check node_modules/daytile/puzzles/classic.yaml", /25,061 solutions/],
      ["12-25", /Dec|25/],
      ["year -p weekday-6x9 --threads 2", /2,604 dates/],
      ["help make", /laser/],
    ] as const),
  )("daytile %s", (line, expected) => {
    const outcome = daytile(line);
    expect(outcome.status, outcome.all).toBe(0);
    expect(outcome.stdout).toMatch(expected);
  });

  // By day one of each pen, and of each kind of thing to make; the others load the same files.
  it.each([
    ["draw solution 12-25", "x.png", "\u0089PNG"],
    ["animate 12-25 --frames 3", "x.gif", "GIF89a"],
    ["make book --month 2 --no-solutions --lang ja", "book.pdf", "%PDF-"],
    ["make laser --lang ar", "laser.svg", "<"],
    ["make solid --part tray", "x.3mf", "PK"],
    ...(isNight
      ? [
          ["draw solution 12-25 --lang ja", "x.pdf", "%PDF-"],
          ["draw solution 12-25", "x.svg", "<svg"],
          ["animate 12-25 --frames 20", "y.gif", "GIF89a"],
          ["make print", "print.pdf", "%PDF-"],
          ["make book --month 2", "year.pdf", "%PDF-"],
          ["make laser", "x.dxf", "0\nSECTION"],
          ["make solid", "y.3mf", "PK"],
        ]
      : []),
  ] as [string, string, string][])("daytile %s -o %s", (line, file, beginning) => {
    const outcome = daytile(`${line} -o ${file}`);
    expect(outcome.status, outcome.all).toBe(0);
    const bytes = bytesOf(file);
    expect(bytes.length).toBeGreaterThan(1000);
    expect(bytes.toString("latin1").trimStart().slice(0, beginning.length)).toBe(beginning);
  });

  it("counts with two files of its own: one that is tiny, and one that has it all", () => {
    const seen = "seen";
    const outcome = daytile("count 12-25", { NODE_V8_COVERAGE: seen });
    expect(outcome.stdout).toBe("92\n");
    const scripts = filesIn(join(project, seen)).flatMap((file) => scriptsOf(textIn(join(project, seen, file))));
    const own = scripts.filter((url) => url.startsWith("file:"));
    expect(own.map((url) => url.slice(url.lastIndexOf("/dist/")))).toEqual([
      "/dist/bin/daytile.cjs",
      "/dist/bin/main.cjs",
    ]);
    // Nor does it wait for parts of Node that it has no need of.
    expect(
      scripts.filter((url) => /^node:(worker_threads|fs\/promises|internal\/modules\/esm\/load|os|zlib)$/.test(url)),
    ).toEqual([]);
  });

  it("is held in one byte a letter, which Node reads sooner", () => {
    const letters = ["daytile.cjs", "main.cjs"].map((file) => textIn(join(installed, "dist/bin", file)));
    expect(letters.filter((text) => /[^\0-\x7f]/.test(text))).toEqual([]);
  });

  it("asks Node to keep what it has compiled, where it can, before it loads anything large", () => {
    const spy = 'require("node:module").enableCompileCache = () => console.log(Object.keys(require.cache).length);';
    writeFiles(project, { "spy.cjs": spy });
    const bin = "node_modules/daytile/dist/bin/daytile.cjs";
    const outcome = run(project, `"${process.execPath}" -r ./spy.cjs ${bin} count 12-25`);
    expect(outcome.stdout).toBe("2\n92\n");
  });

  it("serves the app, and every file that the service worker keeps", async () => {
    const args = [join(installed, "dist/bin/daytile.cjs"), "serve", "--port", "0"];
    const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = "";
        server.stdout.on("data", (text: Buffer) => {
          said += text;
          const found = /http:\S+/.exec(said)?.[0];
          if (found !== undefined) resolve(found);
        });
        server.on("exit", (code) => reject(new Error(`it ended with ${code}: ${said}`)));
      });
      const worker = await (await fetch(`${address}service-worker.js`)).text();
      const kept = worker.match(/assets\/[\w.-]+\.\w+/g) ?? [];
      expect(kept.filter((path) => path.endsWith(".ttf")).length).toBeGreaterThan(2);
      // One after the other: a browser asks for a few at once, and the server takes no hundreds.
      for (const path of ["", ...kept]) {
        const response = await fetch(`${address}${path}`);
        await response.arrayBuffer();
        expect({ path, status: response.status }).toEqual({ path, status: 200 });
      }
    } finally {
      server.removeAllListeners("exit").kill("SIGKILL");
    }
  });

  it("names the functions in the stack of an internal error, for whoever asks", () => {
    writeFiles(project, { "break.cjs": 'Date.prototype.getFullYear = () => { throw new Error("no such year"); };' });
    const command = `"${process.execPath}" -r ./break.cjs node_modules/daytile/dist/bin/daytile.cjs count 12-25`;
    const outcome = run(project, command, { DAYTILE_DEBUG: "1" });
    expect(outcome.status).toBe(70);
    expect(outcome.all).toMatch(/internal error.*no such year/);
    for (const name of ["localDate", "dateAsked", "targetByDate"]) expect(outcome.all).toContain(`at ${name} (`);
  });

  it("says how to install what a shared census needs, which does not come with it", () => {
    const outcome = daytile("census status --redis redis://localhost:6379");
    expect(outcome.status, outcome.all).toBe(2);
    const names = forSharing.map((name) => `${name}@${packageJson.devDependencies[name]}`).join(" ");
    expect(outcome.all).toContain(`--redis needs two more packages; run npm install ${names} (`);
  });

  const engines = optional.filter((name) => !forSharing.includes(name));
  it.each(engines)("says how to install %s, which does not come with it", (engine) => {
    const outcome = daytile(`solve 12-25 --engine ${engine}`);
    expect(outcome.status, outcome.all).toBe(2);
    expect(outcome.stdout).toBe("");
    expect(outcome.all).toContain(`${engine} isn't installed; run npm install ${engine}@`);
  });

  it("imports nothing but Node, its dependencies and what a person may have installed", () => {
    const specifier =
      /\b(?:from|import\(|require\(|resolve\()\s*["'`]((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?["'`]/g;
    const texts = modules().map((file) => readFileSync(join(installed, "dist", file), "utf8"));
    const required = forSharing.filter((name) => texts.some((text) => text.includes(`(\`${name}\`)`)));
    const imported = [
      ...texts.flatMap((text) => [...text.matchAll(specifier)].map(([, name = ""]) => name)),
      // By a function that asks for modules of the older kind, whose name is one letter by now.
      ...required,
    ];
    const outside = new Set(imported.filter((name) => !name.startsWith("node")));
    expect([...outside].sort()).toEqual([...Object.keys(packageJson.dependencies), ...optional].sort());
  });

  it("brings the licence of every package that it has parts of", () => {
    const own = [...Object.keys(packageJson.dependencies), ...optional];
    const used = importsIn(join(root, "src")).filter(({ to, isPackage }) => isPackage && !to.startsWith("node:"));
    const nameOf = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";
    const names = new Set(used.map(({ to }) => nameOf(to)).filter((name) => !own.includes(name)));
    const notices = ["dist", "dist/app"].map((folder) => `${folder}/THIRD-PARTY-NOTICES.txt`);
    const told = notices.flatMap((file) => packagesIn(readFileSync(join(installed, file), "utf8")));
    expect(names.size).toBeGreaterThan(8);
    expect([...names].filter((name) => !told.some((each) => each.name === name))).toEqual([]);
    // Those that these packages need in turn are there too.
    expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(["restructure", "tslib", "lit-html"]));
    for (const { name, version, text } of told) {
      expect(version).toBe(JSON.parse(textOf("node_modules", name, "package.json")).version);
      expect(text.length, name).toBeGreaterThan(300);
      expect(text, name).toMatch(/copyright|permission/i);
    }
  });

  it("is well formed in the eyes of publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
    // It would have our sources import these five modules by names of another kind.
    const others = messages.filter(({ code }) => code !== "USE_EXPORTS_OR_IMPORTS_BROWSER");
    expect(others.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it("runs the programs in examples/, one after the other; each by itself is for the night", () => {
    const programs = filesIn(join(root, "examples")).filter((file) => file.endsWith(".mjs"));
    expect(programs.length).toBeGreaterThan(12);
    for (const program of programs) cpSync(join(root, "examples", program), join(project, program));
    const lines = programs.map((program) => `console.log("\\u0000"); await import("./${program}");`);
    writeFiles(project, { "programs.mjs": lines.join("\n") });
    const { status, stdout, all } = run(project, `"${process.execPath}" programs.mjs`);
    expect(status, all).toBe(0);
    const printed = stdout.split("\u0000\n").slice(1);
    for (const [i, program] of programs.entries())
      expect(outputOf(printed[i] ?? ""), program).toMatch(patternOf(promisedOutput(textOf("examples", program))));
  });

  it("asks a solver that a person has installed beside it", () => {
    cpSync(join(root, "node_modules/dancing-links"), join(project, "node_modules/dancing-links"), { recursive: true });
    const outcome = daytile("solve 12-25 --engine dancing-links");
    expect(outcome.status, outcome.all).toBe(0);
  });
});
