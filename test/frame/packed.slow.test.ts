/** The package as it is packed can be installed, imported and run. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesIn, packageJson, root } from "./files.js";
import { compile, run, temporaryFolder, writeFiles } from "./run.js";

/** "daytile" and "daytile/…", as a program would write them. */
const entries = Object.keys(packageJson.exports)
  .filter((key) => !key.endsWith(".json"))
  .map((key) => `daytile${key.slice(1)}`);

/** Packs what is built (the set-up has just built it) and installs it into an empty project. */
describe("the packed package", () => {
  let project: string;
  let installed: string;
  const removals: (() => void)[] = [];
  afterAll(() => {
    for (const remove of removals) remove();
  });

  beforeAll(() => {
    project = temporaryFolder((remove) => removals.push(remove));
    installed = join(project, "node_modules/daytile");
    const packed = run(root, `npm pack --ignore-scripts --loglevel=error --pack-destination "${project}"`);
    expect(packed.status, packed.all).toBe(0);
    writeFiles(project, { "package.json": '{ "type": "module", "private": true }' });
    const tarball = packed.stdout.trim().split("\n").at(-1);
    const install = run(project, `npm install --prefer-offline --no-audit --no-fund --loglevel=error ./${tarball}`);
    expect(install.status, install.all).toBe(0);
  });

  it("holds the build, the puzzles and the licence, and no leftovers", () => {
    const files = filesIn(installed);
    const built = filesIn(join(installed, "dist"));
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
    expect(built).toContain("index.d.ts");
    const sourceOf = (file: string) => file.replace(/(\.d\.ts|\.js|\.js\.map)$/, ".ts");
    const compiled = built.filter((file) => !file.startsWith("app/") && !file.startsWith("man/"));
    expect(compiled.filter((file) => !existsSync(join(root, "src", sourceOf(file))))).toEqual([]);
  });

  it("holds the manual page that it names", () => {
    expect(packageJson.man).toBe("./dist/man/daytile.1");
    expect(readFileSync(join(installed, packageJson.man), "utf8")).toContain(".TH DAYTILE 1 ");
  });

  it("holds the app, every file of which the service worker keeps, and no leftovers", () => {
    const app = filesIn(join(installed, "dist/app"));
    const worker = readFileSync(join(installed, "dist/app/service-worker.js"), "utf8");
    expect(app).toEqual(expect.arrayContaining(["index.html", "manifest.webmanifest", "icons/icon.svg"]));
    expect(app.filter((file) => /\.js$/.test(file)).length).toBeGreaterThan(5);
    // The page goes by the name of its folder, and the worker keeps everything but itself.
    const kept = (file: string) => ["index.html", "service-worker.js"].includes(file) || worker.includes(file);
    expect(app.filter((file) => !kept(file))).toEqual([]);
  });

  it.each(entries)("%s can be imported", (entry) => {
    const script = `const all = await import("${entry}"); console.log(Object.keys(all).length);`;
    writeFiles(project, { "import.mjs": script });
    const outcome = run(project, `"${process.execPath}" import.mjs`);
    expect(outcome.status, outcome.all).toBe(0);
    expect(Number(outcome.stdout)).toBeGreaterThan(0);
  });

  it("has types that compile without Node's types and without skipping any check", () => {
    const lines = entries.map((entry, i) => `import * as all${i} from "${entry}";\nexport const has${i} = all${i};`);
    writeFiles(project, { "types.ts": lines.join("\n") });
    const outcome = compile(project, { skipLibCheck: false });
    expect(outcome.status, outcome.all).toBe(0);
  });

  it.each(Object.keys(packageJson.bin))("its command %s runs", (command) => {
    const outcome = run(project, `"./node_modules/.bin/${command}" --version`);
    expect(outcome.status, outcome.all).toBe(0);
    expect(outcome.stdout).toContain(packageJson.version);
  });

  it.each(["minizinc", "highs", "dancing-links"])("says how to install %s, which does not come with it", (engine) => {
    const outcome = run(project, `"./node_modules/.bin/daytile" solve 12-25 --engine ${engine}`);
    expect(outcome.status, outcome.all).toBe(2);
    expect(outcome.stdout).toBe("");
    expect(outcome.all).toContain(`${engine} is not installed: npm install ${engine}@`);
  });

  it("has no dependency that is not used", () => {
    const imported = filesIn(join(installed, "dist")).filter((file) => file.endsWith(".js"));
    const code = imported.map((file) => readFileSync(join(installed, "dist", file), "utf8")).join("\n");
    const unused = Object.keys(packageJson.dependencies).filter((name) => !code.includes(`"${name}`));
    expect(unused).toEqual([]);
  });

  it("is well formed in the eyes of publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});
