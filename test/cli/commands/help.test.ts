/** Help, its examples and the page about the command line agree with the code. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { exitCodes, type Topic } from "../../../src/cli/command.js";
import { commandNames, loadCommand } from "../../../src/cli/commands.js";
import { options } from "../../../src/cli/line/options.js";
import { textOf } from "../../frame/files.js";
import { daytile } from "../support.js";

const commands = await Promise.all(commandNames.map(async (name) => ({ name, ...(await loadCommand(name)) })));

/** Every command, and every kind of those that have some; most of those show only what their kinds share. */
const topics = commands.flatMap((command) => {
  const own = { place: command.name as string, topic: command as Topic };
  const kinds = Object.entries(command.kinds ?? {}).map(([kind, topic]) => ({
    place: `${command.name} ${kind}`,
    topic,
  }));
  return command.kinds === undefined || command.standsAlone ? [own, ...kinds] : kinds;
});
const places = [...commandNames, ...topics.map(({ place }) => place)];

/** As a shell reads it. */
const unbroken = (text: string): string => text.replace(/ \\\n +/g, " ");

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

describe("help", () => {
  it.each(["help", "--help", "-h"])("daytile %s starts with examples and names every command", async (line) => {
    const { code, stdout, stderr } = await daytile(line);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.split("\n").indexOf("Examples:")).toBe(2);
    for (const { usage, summary } of commands)
      expect(stdout).toMatch(new RegExp(`^  ${escaped(usage)} +${escaped(summary)}$`, "m"));
    for (const { code: exit, means } of exitCodes)
      expect(stdout).toMatch(new RegExp(`^  ${exit} +${means.slice(0, 20)}`, "m"));
  });

  it("of every command and kind starts with examples and names every option", async () => {
    for (const { place, topic } of topics) {
      const { code, stdout } = await daytile(`help ${place}`);
      expect({ code, stdout }).toEqual({ code: 0, stdout: (await daytile(`${place} --help`)).stdout });
      expect(stdout.split("\n").indexOf("Examples:"), place).toBe(2);
      expect(topic.examples.length, place).toBeGreaterThan(0);
      for (const { line } of topic.examples) expect(unbroken(stdout), place).toContain(`\n  ${line}`);
      for (const option of topic.options) expect(stdout, place).toMatch(new RegExp(`^  .*--${option}( |$)`, "m"));
      expect(stdout, place).toContain(`\nUsage: daytile ${topic.usage} [OPTION…]\n`);
    }
  });

  it.each(commands.filter(({ kinds }) => kinds))("daytile help $name lists its kinds", async ({ name, kinds = {} }) => {
    const { stdout } = await daytile(`help ${name}`);
    for (const [kind, { summary }] of Object.entries(kinds))
      expect(stdout).toMatch(new RegExp(`^  ${kind} +${escaped(summary)}$`, "m"));
    // Each kind has its own page, so a few examples will do.
    const first = Object.values(kinds).map(({ examples }) => examples[0]?.line ?? "");
    const shown = first.filter((line) => unbroken(stdout).includes(`\n  ${line}`));
    expect(shown).toEqual(first.slice(0, 6));
    expect(stdout).toContain(`Run daytile help ${name} `);
  });

  it("has its many options in groups, under headings of the page about the command line", async () => {
    const { stdout } = await daytile("solve --help");
    const [, ...groups] = stdout.split(/\n\n(?=[A-Z][\w ]+:\n {2}.*--)/);
    const firstOf = (group: string) => /^(.*):\n.*?(--[\w-]+)/.exec(group)?.slice(1);
    expect(groups.map(firstOf)).toEqual([
      ["Puzzle and date", "--puzzle"],
      ["Which solutions", "--all"],
      ["Choosing a solution", "--near"],
      ["Output", "--difficulty"],
      ["In every command", "--help"],
    ]);
    // They stand below each other, whatever the heading.
    const columns = stdout
      .split("\n")
      .flatMap((line) => /^ {2}[ -][^-]*--\S+(?: \S+)? {2,}/.exec(line)?.[0].length ?? []);
    expect(new Set(columns)).toEqual(new Set([28]));
    expect((await daytile("help count")).stdout).toContain("\n\nOptions:\n  -p, --puzzle");
  });

  /** What an option means elsewhere would only confuse. */
  it.each([
    ["census", /\bdesign\b|harder/],
    ["design swap", /\bcensus\b|must solve|first N/],
    ["solve", /changes|find something else/],
    ["draw board", /what you make/],
    ["make print", /laser|ender-3/],
    ["make laser", /solid|to print|ender-3|picture/],
    ["make solid", /0\.2|sheet|k40/],
    ["make book", /laser|gift/],
    ["make gift", /default 0\.2|solid/],
  ])("daytile help %s says what options mean there, and nothing else", async (place, elsewhere) => {
    const { stdout } = await daytile(`help ${place}`);
    const listed = stdout.slice(stdout.indexOf("\nOptions:"), stdout.indexOf("\n  -h, --help")).replace(/\s+/g, " ");
    expect(listed).not.toMatch(elsewhere);
  });

  it.each([
    [
      "census --goal works --pieces 7pentominoes+1hexomino -o x.jsonl",
      'unknown --goal "works"; choose from all, dates',
    ],
    ["design swap --goal dates", 'unknown --goal "dates"; choose from works, harder, easier, no-flips, even'],
    ["design swap --goal evn", "unknown --goal"],
    ["design swap --goal dates --lang de", 'unbekannter Wert "dates" für --goal; wähle aus works'],
  ])("daytile %s: a value that belongs elsewhere is unknown", async (line, sentence) => {
    const { code, stderr } = await daytile(line);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });

  it("has on the page of a command with kinds only the options that every kind takes", async () => {
    const { stdout } = await daytile("help make");
    for (const option of ["--puzzle", "--week-start", "--output", "--lang"]) expect(stdout).toContain(option);
    for (const option of ["--kerf", "--month", "--thickness", "--theme"]) expect(stdout).not.toContain(`  ${option}`);
  });

  it("has no option of another kind on the page of a kind", async () => {
    const { stdout } = await daytile("help make laser");
    expect(stdout).toContain("--kerf MM");
    expect(stdout).not.toMatch(/--(month|chamfer|theme)/);
  });

  it("has at most 80 columns in a pipe", async () => {
    const pages = await Promise.all(["", ...places].map(async (place) => (await daytile(`help ${place}`)).stdout));
    expect(pages.flatMap((page) => page.split("\n")).filter((line) => line.length > 80)).toEqual([]);
  });

  it("uses the width of a terminal, but not more than can be read", async () => {
    const widest = async (columns: number): Promise<number> => {
      const { stdout } = await daytile("help solve", { terminal: true, columns });
      return Math.max(...stdout.split("\n").map((line) => line.length));
    };
    expect(await widest(60)).toBeLessThanOrEqual(60);
    expect(await widest(90)).toBeGreaterThan(80);
    expect(await widest(200)).toBeLessThanOrEqual(96);
  });

  it("breaks a long example so that a shell still reads it as one line", async () => {
    const { stdout } = await daytile("help make laser", { terminal: true, columns: 40 });
    const copied = unbroken(stdout);
    expect(stdout).toContain(" \\\n");
    expect(copied).toContain("daytile make laser -p weekday --week-start Mon --lang de --kerf 0.18 --sheet 600x400");
  });

  it("has every option in some command", () => {
    const taken = new Set<string>(["help", "version", ...topics.flatMap(({ topic }) => topic.options)]);
    expect(options.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
  });

  it("is asked for in spite of what else is wrong", async () => {
    expect((await daytile("count --limit 3 --help")).stdout).toContain("Usage: daytile count");
  });
});

describe("the examples of the help", () => {
  it("are there for every command", () => {
    expect(commands.filter((command) => command.examples.length === 0)).toEqual([]);
  });
});

describe("the page about the command line", () => {
  it("has every command and every exit code, as the help has them", () => {
    const page = textOf("docs/command-line.md").replaceAll("\\|", "|");
    for (const { usage } of commands) expect(page).toContain(`| \`daytile ${usage}\``);
    for (const { code, means } of exitCodes) expect(page).toContain(`| ${code} | ${means} |`);
  });
});
