/** Words and options are told apart, and what is wrong with them is said. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exitFor } from "../../../src/cli/command.js";
import { options } from "../../../src/cli/line/options.js";
import { parse } from "../../../src/cli/line/parse.js";
import { languages } from "../../../src/core/calendar/languages.js";
import { sentencesOf } from "../../../src/requests/outcome.js";

const parsed = (...argv: string[]) => {
  const line = parse(argv);
  if (!line.ok) throw new Error(sentencesOf(line).join("\n"));
  return line.value;
};

const refused = (...argv: string[]): string => {
  const line = parse(argv);
  return line.ok ? "" : `${exitFor[line.kind]}: ${sentencesOf(line).join("\n")}`;
};

describe("words", () => {
  it("without a command are a date to solve", () => {
    expect(parsed("25", "Dec")).toEqual({ command: "solve", isNamed: false, args: ["25", "Dec"], values: {} });
    expect(parsed()).toMatchObject({ command: "solve", args: [] });
  });

  it("may begin with a command, also after options", () => {
    expect(parsed("count", "12-25")).toMatchObject({ command: "count", isNamed: true, args: ["12-25"] });
    expect(parsed("-p", "weekday", "count")).toMatchObject({ command: "count", values: { puzzle: "weekday" } });
  });

  it("after -- are no options", () => {
    expect(parsed("check", "--", "--json").args).toEqual(["--json"]);
  });
});

describe("options", () => {
  it.each([
    [["--puzzle", "weekday"], { puzzle: "weekday" }],
    [["--puzzle=weekday"], { puzzle: "weekday" }],
    [["-p", "weekday"], { puzzle: "weekday" }],
    [["-pweekday"], { puzzle: "weekday" }],
    [["-p=weekday"], { puzzle: "weekday" }],
    [["-p", "-"], { puzzle: "-" }],
    [["--field", "month=Apr", "--field=day=31"], { field: ["month=Apr", "day=31"] }],
    [["--seed", "-7"], { seed: "-7" }],
    [["--uncover", "Jan,Feb", "--uncover=Jul"], { uncover: ["Jan,Feb", "Jul"] }],
    [["--json", "--json"], { json: true }],
    [["--lang", "DE"], { lang: "de" }],
    [["--lang", "de-AT"], { lang: "de" }],
    [["--lang", "de_DE.UTF-8"], { lang: "de" }],
    [["-hV"], { help: true, version: true }],
  ])("%j", (argv, values) => expect(parsed(...argv).values).toEqual(values));

  it.each([
    [["--limt", "3"], "2: unknown option --limt; did you mean --limit?"],
    [["--no-flip"], "2: unknown option --no-flip; did you mean --no-flips?"],
    [["-x"], "2: unknown option -x"],
    [["--limit"], "2: --limit needs a value; write --limit N"],
    [["--puzzle", "--json"], "2: --puzzle needs a value; write --puzzle ID|FILE|-"],
    [["--limit", "many"], '2: --limit: expected a whole number from 1 up, not "many"'],
    [["--limit", "0"], '2: --limit: expected a whole number from 1 up, not "0"'],
    [["--threads", "1e9"], '2: --threads: expected a whole number from 1 to 256, not "1e9"'],
    [
      ["--limit", "99999999999999999999"],
      '2: --limit: expected a whole number from 1 to 9,007,199,254,740,991, not "99999999999999999999"',
    ],
    [["--limit", "3", "--limit", "4"], "2: --limit is given twice"],
    [["-p", "weekday", "--puzzle=classic"], "2: --puzzle is given twice"],
    [["--uncover="], "2: --uncover needs a value; write --uncover CELL,CELL"],
    [["--uncover", ""], "2: --uncover needs a value; write --uncover CELL,CELL"],
    [["-o", ""], "2: -o needs a value; write -o FILE"],
    [["--lang", "english"], `2: unknown --lang "english"; choose from ${languages.join(", ")}`],
    [["--json=yes"], "2: --json doesn't take a value"],
    [["--style", "leters"], '2: unknown --style "leters"; did you mean letters?'],
    [["--lang", "xx"], `2: unknown --lang "xx"; choose from ${languages.join(", ")}`],
  ])("%j are refused with a sentence", (argv, sentence) => expect(refused(...argv)).toBe(sentence));

  it("have names and letters of their own", () => {
    const names = options.map(({ name }) => name);
    const letters = options.flatMap((option) => ("short" in option ? [option.short] : []));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it("are quoted safely and briefly, whatever they hold", () => {
    const sentences = [["--\u001b[31mx"], ["--port", "\u009b31m"], ["--limit", "9".repeat(5000)]].map((argv) =>
      refused(...argv),
    );
    expect(sentences[0]).toBe("2: unknown option --\\u001b[31mx");
    expect(sentences[1]).toContain('"\\u009b31m"');
    expect(sentences[2]?.length).toBeLessThan(120);
  });

  it("are read or refused, whatever is written", () => {
    const word = fc.oneof(fc.string(), fc.constantFrom("--", "-", "-p", "--json", "count", "--field", "a=b", "-o"));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (argv) => {
        const line = parse(argv);
        expect(line.ok || (line.kind === "usage" && sentencesOf(line).every((message) => message !== ""))).toBe(true);
      }),
    );
  });
});
