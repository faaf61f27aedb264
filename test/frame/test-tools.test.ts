/** The programs that tests need are found, brought by one command, or left out and counted. */
// @module-tag thorough

import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { flakyLines, flakyWords, leftOutWords } from "../../scripts/closing-line.mjs";
import { findTools, installPackages, remedy } from "../../scripts/find-test-tools.mjs";
import { SetupError } from "../../scripts/npm.mjs";
import { isNightly, testArguments } from "../../scripts/test.mjs";
import { candidates, longest, missingTools, pathOf, tags, toolPath, tools } from "../../scripts/test-tools.mjs";
import { filesIn, packageJson, root, textOf } from "./files.js";
import { importsIn } from "./imports.js";

const toolNamed = (wanted: string) => tools.find(({ name }) => name === wanted)!;
const browser = toolNamed("browser");
const poppler = toolNamed("poppler");
const linux = (id: string, env: NodeJS.ProcessEnv = {}) => ({ platform: "linux", env, release: `NAME="X"\n${id}\n` });
const debian = linux("ID=debian");
const ubuntu = linux("ID=ubuntu\nID_LIKE=debian");

describe("the tools of the tests", () => {
  /** What is said and installed where some tools are missing. */
  function found(by: Parameters<typeof findTools>[2] & { missing: string[] }, without: string[] = []) {
    const said: string[] = [];
    const installed: string[] = [];
    const find = ({ name, debian: aPackage }: { name: string; debian: string }) =>
      by.missing.includes(name) && !installed.includes(aPackage) ? undefined : "/bin/tool";
    const install = (packages: readonly string[]) => void installed.push(...packages);
    const usual = { find, install, place: debian, canInstall: () => false, isStrict: false };
    findTools((line) => said.push(line), without, { ...usual, ...by });
    return { said: said.join("\n"), installed };
  }

  it("are neither mentioned nor installed where all are found, or nobody asks for them", () => {
    const nothing = { said: "", installed: [] };
    expect(found({ missing: [], canInstall: () => true, isStrict: true })).toEqual(nothing);
    expect(found({ missing: ["admesh"], canInstall: () => true, isStrict: true }, ["admesh"])).toEqual(nothing);
    expect(found({ missing: ["qpdf"], canInstall: () => true, isStrict: true })).toEqual(nothing);
    expect(found({ missing: ["qpdf"], canInstall: () => true, isNightly: true }).installed).toEqual(["qpdf"]);
  });

  it("are installed for root on Debian", () =>
    expect(found({ missing: ["admesh", "cjk"], canInstall: () => true, isStrict: true })).toEqual({
      said: "Installing what the tests need: a checker of STL files (admesh), fonts for Japanese and Chinese…",
      installed: ["admesh", "fonts-noto-cjk"],
    }));

  it("are not installed for others, who read which command brings them", () => {
    const { said, installed } = found({ missing: ["browser", "poppler"] });
    expect(installed).toEqual([]);
    expect(said).toMatch(
      /^Missing, so their tests are left out: a browser \(.*\), a reader of PDF files \(pdftotext\)\n/,
    );
    expect(said).toMatch(/apt-get install --no-install-recommends chromium-headless-shell poppler-utils$/);
  });

  it("mustn't be missing where CI is set", () => {
    const strictly = () => found({ missing: ["browser", "redis"], isStrict: true });
    expect(strictly).toThrow(SetupError);
    expect(strictly).toThrow(/a browser .*, Redis .*\n.*apt-get install .*\n.* npm test -- --without browser,redis$/);
  });

  it("on Ubuntu, root gets them from apt-get but for the browser", () => {
    const { said, installed } = found({ missing: ["browser", "zsh"], canInstall: () => true, place: ubuntu });
    expect(installed).toEqual(["zsh"]);
    expect(said).toMatch(/\nTo get them: npx playwright-core install --with-deps --no-shell chromium$/);
  });

  it("are installed one by one where one of them has no package, once the packages are known anew", () => {
    const calls: string[] = [];
    const install = (packages: readonly string[]) => {
      calls.push(packages.join());
      return !packages.includes("none");
    };
    installPackages(["none", "zsh"], { install, update: () => calls.push("update") > 0 });
    expect(calls).toEqual(["none,zsh", "update", "none,zsh", "none", "zsh"]);
  });

  it("for the night are asked for by `npm run nightly` alone", () => {
    const scripts: Record<string, string> = packageJson.scripts;
    const night = (script: string) => isNightly(scripts[script]?.split(" ").slice(2) ?? []);
    expect([night("test"), night("nightly")]).toEqual([false, true]);
  });

  it.each([
    ["Debian", debian, "sudo apt-get install --no-install-recommends chromium-headless-shell poppler-utils"],
    [
      "Ubuntu",
      ubuntu,
      "sudo apt-get install --no-install-recommends poppler-utils && npx playwright-core install --with-deps --no-shell chromium",
    ],
    ["Fedora", linux("ID=fedora"), "npx playwright-core install --no-shell chromium, and install pdftotext"],
    ["macOS", { platform: "darwin", env: {} }, "brew install google-chrome poppler"],
    [
      "Windows",
      { platform: "win32", env: {} },
      "npx playwright-core install --no-shell chromium, and install pdftotext",
    ],
  ])("come with one command on %s", (_system, place, command) => {
    expect(remedy([browser, poppler], place, false)).toBe(command);
  });

  it("are brought without sudo for root", () => expect(remedy([poppler], debian, true)).toMatch(/^apt-get /));

  it("don't bring a service that Debian would enable", () =>
    expect(tools.map(({ debian: aPackage }) => aPackage)).not.toContain("redis-server"));
});

describe("the browser", () => {
  it("is the one that a variable names, and no other", () => {
    expect(pathOf(browser, { ...debian, env: { DAYTILE_BROWSER: process.execPath } })).toBe(process.execPath);
    const nowhere = { ...debian, env: { PATH: process.env.PATH, DAYTILE_BROWSER: "/no/such/browser" } };
    expect(pathOf(browser, nowhere)).toBeUndefined();
  });

  it("that a variable names wrongly is an error, and not replaced", () => {
    const place = { ...debian, env: { DAYTILE_BROWSER: "/no/such/browser" } };
    const find = (tool: typeof browser) => (tool === browser ? pathOf(tool, place) : "/bin/tool");
    const install = () => {
      throw new Error("the variable is at fault, not the machine");
    };
    const search = () => findTools(() => undefined, [], { place, find, install, canInstall: () => true });
    expect(search).toThrow("DAYTILE_BROWSER names /no/such/browser, but there's no program there.");
    expect(missingTools(place, find)).toEqual([]);
  });

  it.each([
    ["linux", { PATH: "/usr/bin" }, "/usr/bin/chromium"],
    ["darwin", {}, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    ["darwin", { HOME: "/a" }, "/a/Applications/Chromium.app/Contents/MacOS/Chromium"],
    ["win32", { PATH: "C:;D:" }, join("D:", "chromium.exe")],
    ["win32", { ProgramFiles: "C:" }, join("C:", "Google/Chrome/Application/chrome.exe")],
    ["win32", { "ProgramFiles(x86)": "C:" }, join("C:", "Microsoft/Edge/Application/msedge.exe")],
    ["win32", { LOCALAPPDATA: "C:" }, join("C:", "Chromium/Application/chrome.exe")],
  ])("is looked for on %s with %j at %s", (platform, env, path) => {
    expect(candidates(browser, { platform, env: env as NodeJS.ProcessEnv })).toContain(path);
  });

  it("may be the one that Playwright has fetched", () => {
    const place = linux("", { PATH: "" });
    expect(pathOf({ ...browser, fetched: () => process.execPath }, place)).toBe(process.execPath);
    expect(pathOf({ ...browser, fetched: () => "/no/such/browser" }, place)).toBeUndefined();
    expect(browser.fetched?.()).toMatch(/ms-playwright|chrom/i);
  });
});

describe("a tool of one system", () => {
  it.each([
    ["unix", "win32"],
    ["linux", "darwin"],
  ])("%s is neither found nor missing on %s", (name, platform) => {
    const tool = toolNamed(name);
    const place = { platform, env: { PATH: "/bin" } };
    expect(candidates(tool, place)).toEqual([]);
    expect(missingTools(place, () => undefined)).not.toContain(tool);
    expect(missingTools(debian, () => undefined)).toContain(tool);
  });

  it("that nobody knows is refused", () =>
    expect(() => toolPath("hammer")).toThrow('There\'s no tool called "hammer".'));
});

describe("a tool that is only read", () => {
  const fonts = { ...toolNamed("cjk"), files: ["/no/such/font", fileURLToPath(import.meta.url)] };

  it("is found where one of its files is, on its own system", () => {
    expect(pathOf(fonts, debian)).toBe(fonts.files[1]);
    expect(pathOf(fonts, { platform: "darwin", env: {} })).toBeUndefined();
    expect(pathOf({ ...fonts, files: ["/no/such/font"] }, debian)).toBeUndefined();
  });
});

describe("leaving tests out", () => {
  it.each([
    [["--without", "browser,poppler", "test/cli"], "", ["browser", "poppler"], ["test/cli"]],
    [["--without=admesh"], "browser", ["browser", "admesh"], []],
    [["-t", "x"], "", [], ["-t", "x"]],
    [["--without", "browser", "--without", "browser"], "", ["browser"], []],
    [["--without"], "", [], []],
  ])("takes %j and DAYTILE_WITHOUT=%s apart", (args, variable, without, rest) => {
    expect(testArguments(args, variable)).toEqual({ without, rest });
  });

  it("refuses names that are none, and says which there are", () => {
    expect(() => testArguments(["--without", "browser,bowser"])).toThrow(SetupError);
    expect(() => testArguments(["--without", "bowser"])).toThrow(/"bowser".*choose from browser, .*pictures, zone\./);
  });

  it("is said in the closing line, each test once, and nothing of what this run hasn't got", () => {
    const skipped = [{ tags: ["browser"] }, { tags: ["browser", "pictures"] }, { tags: ["unix"] }, { tags: [] }];
    expect(leftOutWords(skipped, [], [])).toBe("");
    expect(leftOutWords(skipped, ["browser", "pictures"], [])).toBe("; left out: browser (2)");
    expect(leftOutWords(skipped, ["pictures", "browser"], [])).toBe("; left out: pictures (1), browser (1)");
  });

  it("is said loudly and with the remedy where nobody asked for it", () => {
    const skipped = [{ tags: ["browser"] }, { tags: ["pictures"] }];
    expect(leftOutWords(skipped, ["pictures", "browser", "poppler"], [browser, poppler])).toBe(
      `; left out: pictures (1); NOT RUN, because this machine lacks: browser (1). To get them: ${remedy([browser])}`,
    );
  });
});

describe("the tests that are begun first", () => {
  it("are there", () => expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]));
});

describe("what passed at a second try", () => {
  it("is counted in the closing line and named above it, with what went wrong at first", () => {
    expect(flakyWords(0)).toBe("");
    expect(flakyWords(2)).toBe("; passed at a second try: 2");
    expect(flakyLines([])).toEqual([]);
    expect(flakyLines([{ file: "test/a.slow.test.ts", name: "b > c", complaint: "not yet\n  at once" }])).toEqual([
      "flaky: test/a.slow.test.ts > b > c: not yet",
    ]);
  });
});

/** What a test file says or imports when it needs more than Node, and the tag it must carry then. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/browserPath\(/, "browser"],
  [/"(pdftotext|pdfinfo|pdftoppm)"/, "poppler"],
  [/\binShell\(|\.kill\("SIG(INT|TERM)"\)/, "unix"],
  [/\b(startInTerminal|inTerminal)\(|\/dev\/full/, "linux"],
  [/expectLikeApproved\(/, "pictures"],
  [/locale: "(ja|zh)/, "cjk"],
  [/process\.env\.TZ = /, "zone"],
  ...tools.map(({ name }) => [new RegExp(`toolPath\\("${name}"\\)`), name] as const),
];

/** Helpers count for those who import them, but for those that offer several things: there the call counts. */
const manyThings = ["cli/terminal/terminal.ts", "frame/test-tools.test.ts"];

/** A tag is that of a file, or one of those of a test. */
const carries = (text: string, tag: string): boolean =>
  text.includes(`@module-tag ${tag}`) ||
  [...text.matchAll(/tags: \[([^\]]*)\]/g)].some(([, list = ""]) => list.includes(`"${tag}"`));

describe("the tests that need a tool", () => {
  const folder = join(root, "test");
  const imports = importsIn(folder);
  const files = filesIn(folder).filter((file) => file.endsWith(".test.ts") && !manyThings.includes(file));
  const helpersOf = (file: string) =>
    imports.filter(({ from, to }) => from === file && !to.startsWith("..") && !manyThings.includes(to));

  function missingTags(file: string): string[] {
    const text = textOf("test", file);
    const helpers = helpersOf(file).filter(({ isPackage }) => !isPackage);
    const whole = [text, ...helpers.map(({ to }) => textOf("test", to))].join("\n");
    const needed = signs.filter(([sign]) => sign.test(whole)).map(([, tag]) => tag);
    return needed.filter((tag) => !carries(text, tag));
  }

  it("carry its name as a tag", () => {
    const lacking = files.map((file) => [file, missingTags(file)] as const).filter(([, missing]) => missing.length > 0);
    expect(lacking).toEqual([]);
  });

  function carriers(name: string): string[] {
    return files.filter((file) => carries(textOf("test", file), name));
  }

  it("are there for each tag", () =>
    expect(tags.filter(({ name }) => carriers(name).length === 0).map(({ name }) => name)).toEqual([]));

  it("belong to the day if their tool is asked for by day", () => {
    const isOfTheNight = ({ name }: { name: string }) =>
      carriers(name).every((file) => file.endsWith(".nightly.test.ts"));
    expect(tools.filter(isOfTheNight)).toEqual(tools.filter(({ isForNights }) => isForNights));
  });
});
