/** From puzzles in other people's forms to our puzzle file. */

import { lineMessages } from "../../core/locales/en/line.generated.js";
import { type ImportedFile, importFiles } from "../../formats/import.js";
import { writePuzzleYaml } from "../../formats/yaml-write.js";
import { jsonHead, jsonText } from "../../requests/json.js";
import { faultyFile, found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import type { Command, Context, ExitCode } from "../command.js";
import { readSource, sourceName } from "../line/puzzle.js";

async function readNamed({ io }: Context, name: string): Promise<Outcome<ImportedFile>> {
  const text = await readSource(io, name);
  return text.ok ? found({ name: sourceName(name), text: text.value }) : text;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const [one, other, ...more] = context.args;
  if (one === undefined || other === undefined || more.length > 0) return refused(lineMessages.importNeedsFiles());
  const first = await readNamed(context, one);
  if (!first.ok) return first;
  const second = await readNamed(context, other);
  if (!second.ok) return second;
  const { id, title } = context.values;
  const reading = importFiles(first.value, second.value, { id, title });
  if (!reading.ok) return faultyFile(reading.faults);
  const yaml = writePuzzleYaml(reading.value);
  await context.print(context.wantsJson ? jsonText({ ...jsonHead("import", reading.value), yaml }) : yaml);
  return 0;
}

export const importCommand: Command = {
  summary: "turn a puzzle from another format into a puzzle file",
  usage: "import FILE…",
  takes: "file",
  examples: [
    { line: "daytile import board.txt shapes.txt", description: "a grid of labels, and shapes of 0 and 1" },
    { line: "daytile import board.txt shapes.txt --id mine -o mine.yaml", description: "into a file for -p" },
  ],
  options: ["id", "title", "json", "output", "lang"],
  writes: ["yaml", "yml", "json"],
  notes: [
    "One file has the board: rows of English months, days and weekdays, - where there is no cell, * where one is " +
      "always covered. The other has the shapes: rows of 1 and 0, a blank line between two shapes.",
  ],
  run,
};
