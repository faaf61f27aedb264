/**
 * Turns the name of a program that tests ask for its opinion into its path on this machine: a browser, and readers of the
 * files that Daytile makes. Only tests need them; neither the app nor the command line does. Tests that need one carry
 * its name as a tag, so that they can be left out where there is none.
 */

import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { SetupError } from "./npm.mjs";

/**
 * @typedef {object} Tool
 * @property {string} name of the tests that need it; it is also their tag
 * @property {string} what a person would call it
 * @property {readonly string[]} commands any of which will do
 * @property {string} debian the package that has one of them, and neither starts nor enables a service
 * @property {string} [brew] what Homebrew calls it
 * @property {readonly string[]} [paths] where else it may be: in Applications or Program Files
 * @property {readonly string[]} [files] any of which will do where it isn't a program but something to read, such as a font
 * @property {() => string | undefined} [fetched] where Playwright would put one
 * @property {string} [variable] an environment variable that may name another one
 * @property {readonly string[]} [platforms] where it is the right one; elsewhere there is none
 * @property {boolean} [isForNights] whether only nightly tests need it, so that nobody has to wait for it by day
 */

/** @returns {string | undefined} where Playwright puts the browser that it can fetch; undefined before it's installed */
function fetchedBrowser() {
  try {
    return createRequire(import.meta.url)("playwright-core").chromium.executablePath();
  } catch {
    return undefined;
  }
}

const unix = ["linux", "darwin", "freebsd"];

/** @type {readonly Tool[]} */
export const tools = [
  {
    name: "browser",
    what: "a browser",
    // The first is the same browser without windows. It takes a third less of the processor for a page.
    commands: [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
      "microsoft-edge",
    ],
    debian: "chromium-headless-shell",
    brew: "google-chrome",
    paths: [
      "Google Chrome.app/Contents/MacOS/Google Chrome",
      "Chromium.app/Contents/MacOS/Chromium",
      "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
      "Google/Chrome/Application/chrome.exe",
      "Chromium/Application/chrome.exe",
      "Microsoft/Edge/Application/msedge.exe",
    ],
    fetched: fetchedBrowser,
    variable: "DAYTILE_BROWSER",
  },
  { name: "poppler", what: "a reader of PDF files", commands: ["pdftotext"], debian: "poppler-utils", brew: "poppler" },
  { name: "qpdf", what: "a checker of PDF files", commands: ["qpdf"], debian: "qpdf", brew: "qpdf", isForNights: true },
  {
    name: "slicer",
    what: "a slicer for 3D printers",
    commands: ["prusa-slicer"],
    debian: "prusa-slicer",
    brew: "prusaslicer",
    paths: ["PrusaSlicer.app/Contents/MacOS/PrusaSlicer", "Prusa3D/PrusaSlicer/prusa-slicer-console.exe"],
    isForNights: true,
  },
  {
    name: "openscad",
    what: "OpenSCAD",
    commands: ["openscad"],
    debian: "openscad",
    brew: "openscad",
    paths: ["OpenSCAD.app/Contents/MacOS/OpenSCAD", "OpenSCAD/openscad.exe"],
    isForNights: true,
  },
  {
    name: "admesh",
    what: "a checker of STL files",
    commands: ["admesh"],
    debian: "admesh",
    brew: "admesh",
    platforms: unix,
  },
  {
    name: "python",
    what: "a reader of zip and XML files",
    commands: ["python3", "python"],
    debian: "python3",
    brew: "python",
  },
  {
    name: "unix",
    what: "a Unix shell",
    commands: ["bash"],
    debian: "bash",
    platforms: unix,
  },
  {
    name: "linux",
    what: "a pseudo-terminal by Linux's script",
    commands: ["script"],
    debian: "bsdutils",
    platforms: ["linux"],
  },
  { name: "zsh", what: "zsh", commands: ["zsh"], debian: "zsh", brew: "zsh", platforms: unix },
  { name: "fish", what: "fish", commands: ["fish"], debian: "fish", brew: "fish", platforms: unix },
  {
    name: "mandoc",
    what: "a checker of manual pages",
    commands: ["mandoc"],
    debian: "mandoc",
    brew: "mandoc",
    platforms: unix,
  },
  {
    name: "firefox",
    what: "Firefox",
    commands: ["firefox-esr", "firefox"],
    debian: "firefox-esr",
    brew: "firefox",
    paths: ["Firefox.app/Contents/MacOS/firefox", "Mozilla Firefox/firefox.exe"],
    variable: "DAYTILE_FIREFOX",
    isForNights: true,
  },
  {
    name: "webkit",
    what: "a driver of WebKit",
    commands: ["WebKitWebDriver"],
    debian: "webkit2gtk-driver",
    platforms: ["linux"],
    isForNights: true,
  },
  {
    name: "cjk",
    what: "fonts for Japanese and Chinese",
    commands: [],
    files: [
      "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
      "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
    ],
    debian: "fonts-noto-cjk",
    platforms: ["linux"],
  },
  {
    name: "redis",
    what: "Redis",
    // They are one program, which does what its name says. Debian's redis-tools has the second, without the service that
    // redis-server enables.
    commands: ["redis-server", "redis-check-rdb"],
    debian: "redis-tools",
    brew: "redis",
    platforms: unix,
  },
  {
    name: "faketime",
    what: "a clock that can be set for one program",
    commands: ["faketime"],
    debian: "faketime",
    platforms: ["linux"],
    isForNights: true,
  },
  {
    name: "screen",
    what: "a screen that nobody sees",
    commands: ["Xvfb"],
    debian: "xvfb",
    platforms: ["linux"],
    isForNights: true,
  },
];

/** What can be left out: what needs a tool, compares pixels with those of one browser, or changes the time zone. */
export const tags = [
  ...tools.map(({ name, what }) => ({ name, description: `needs ${what}` })),
  { name: "thorough", description: "takes its time without any tool; `npm run check` leaves it out" },
  { name: "pictures", description: "compares pixels with those of the browser that made the approved pictures" },
  { name: "zone", description: "changes the time zone of its process, which a thread can't" },
];

/**
 * @param {string} path
 * @param {number} [use] what it is for: to be run, or to be read
 */
function isThere(path, use = constants.X_OK) {
  try {
    accessSync(path, use);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * @typedef {object} Place what a search for a tool depends on
 * @property {NodeJS.ProcessEnv} env
 * @property {string} platform
 * @property {string} [release] what a Linux says about itself, in the lines of /etc/os-release
 */

const releaseFile = "/etc/os-release";

/** @type {Place} */
export const here = {
  env: process.env,
  platform: process.platform,
  release: existsSync(releaseFile) ? readFileSync(releaseFile, "utf8") : "",
};

/** @param {Place} place */
function applicationFolders({ env, platform }) {
  if (platform === "darwin") return ["/Applications", join(env.HOME ?? homedir(), "Applications")];
  if (platform === "win32") return [env.ProgramFiles, env["ProgramFiles(x86)"], env.LOCALAPPDATA];
  return [];
}

/**
 * @param {Tool} tool
 * @param {Place} place
 */
const isForeign = ({ platforms }, { platform }) => platforms !== undefined && !platforms.includes(platform);

/**
 * @param {Tool} tool
 * @param {Place} [place]
 * @returns {string[]} where it may be, most likely first
 */
export function candidates(tool, place = here) {
  const { commands, paths = [] } = tool;
  const { env, platform } = place;
  if (isForeign(tool, place)) return [];
  const suffix = platform === "win32" ? ".exe" : "";
  const folders = (env.PATH ?? "").split(platform === "win32" ? ";" : delimiter);
  const applications = applicationFolders(place).filter((folder) => folder !== undefined);
  return [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, `${command}${suffix}`))),
    ...paths.flatMap((path) => applications.map((folder) => join(folder, path))),
  ];
}

/**
 * @param {Tool} tool
 * @param {Place} [place]
 * @returns {string | undefined} what the variable names, if it is set
 */
export const namedPath = ({ variable }, { env } = here) =>
  variable === undefined ? undefined : env[variable] || undefined;

/**
 * @param {Tool} tool
 * @param {Place} [place]
 * @returns {string | undefined} its path
 */
export function pathOf(tool, place = here) {
  const named = namedPath(tool, place);
  if (named !== undefined) return isThere(named) ? named : undefined;
  const program = candidates(tool, place).find((each) => isThere(each));
  if (program !== undefined || isForeign(tool, place)) return program;
  const fetched = tool.fetched?.();
  if (fetched !== undefined && isThere(fetched)) return fetched;
  return tool.files?.find((each) => isThere(each, constants.R_OK));
}

/**
 * @param {Place} [place]
 * @param {typeof pathOf} [find]
 * @returns {Tool[]} those that this system could have and doesn't; not those that a variable names wrongly
 */
export const missingTools = (place = here, find = pathOf) =>
  tools.filter(
    (tool) => !isForeign(tool, place) && namedPath(tool, place) === undefined && find(tool, place) === undefined,
  );

/**
 * The program for tests and pictures. Where there is none, its tests are left out.
 * @param {string} name
 */
export function toolPath(name) {
  const tool = tools.find((each) => each.name === name);
  const path = tool && pathOf(tool);
  if (path === undefined) throw new SetupError(tool ? lack(tool) : `There's no tool called "${name}".`);
  return path;
}

export const browserPath = () => toolPath("browser");

/**
 * @param {Tool} tool
 * @param {Place} [place]
 */
export function lack(tool, place = here) {
  const named = namedPath(tool, place);
  if (named !== undefined) return `${tool.variable} names ${named}, but there's no program there.`;
  const other = tool.variable === undefined ? "" : ` If you have one elsewhere, name it in ${tool.variable}.`;
  return `The tests need ${tool.what}, but there's no ${[...tool.commands, ...(tool.files ?? []).slice(0, 1)].join(" or ")} here.${other}`;
}

const namesOfTags = () => tags.map(({ name }) => name).join(", ");

/**
 * @param {readonly string[]} [words] names with commas between them
 * @returns {string[]} what somebody wants to leave out
 */
export function namedTags(words = [process.env.DAYTILE_WITHOUT ?? ""]) {
  const names = words.flatMap((word) => word.split(",")).filter((name) => name !== "");
  const unknown = names.find((name) => !tags.some((tag) => tag.name === name));
  if (unknown === undefined) return [...new Set(names)];
  throw new SetupError(`Can't leave out "${unknown}": choose from ${namesOfTags()}.`);
}

/**
 * @param {Place} [place]
 * @returns {string[]} the tags of tests that won't be run: left out by name, not for this system, or missing
 */
export function leftOut(place = here) {
  const foreign = tools.filter((tool) => isForeign(tool, place));
  return [...new Set([...namedTags(), ...[...foreign, ...missingTools(place)].map(({ name }) => name)])];
}

/** The tests that take longest: those that wait more than they work come first, then the largest. */
export const longest = [
  "test/census/redis.slow.test.ts",
  "test/census/crash.slow.test.ts",
  "test/server/load.slow.test.ts",
  "test/cli/interrupt.slow.test.ts",
  "test/frame/packed.slow.test.ts",
  "test/make/book/book.slow.test.ts",
  "test/frame/examples.slow.test.ts",
  "test/rpc/node.slow.test.ts",
];
