/** From the catalogue to a list of its puzzles. */

import { baseOf, type Language } from "../../core/calendar/languages.js";
import { formatNumber } from "../../core/i18n/formats.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { table, wrapped } from "../../core/pens/columns.js";
import { askCatalogue, type CatalogueEntry, catalogueJson } from "../../requests/catalogue.js";
import { jsonText } from "../../requests/json.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import type { Command, Context, ExitCode } from "../command.js";

function row({ id, cells, pieces, targets, title }: CatalogueEntry, language: Language): string[] {
  const written = (value: number): string => formatNumber(baseOf(language), value);
  return [id, written(cells), written(pieces), written(targets), title];
}

const { puzzleHead, cellsHead, piecesHead, datesHead, titleHead } = resultsMessages;
const heading = [puzzleHead(), cellsHead(), piecesHead(), datesHead(), titleHead()];
const numbers = new Set([1, 2, 3]);
const indent = "  ";

/** The id is what one needs, so it stays when there is no room for more. */
function listed({ page: { columns }, worded, values }: Context, puzzles: readonly CatalogueEntry[]): string[] {
  const rows = puzzles.map((puzzle) => row(puzzle, values.lang ?? "en"));
  const lines = table([heading.map(worded), ...rows], numbers);
  if (lines.every((line) => line.length <= columns)) return lines;
  return puzzles.flatMap(({ id, title }) => [
    id,
    ...wrapped(title, columns - indent.length).map((line) => indent + line),
  ]);
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, values, print, wantsJson } = context;
  if (args.length > 0) return refused(lineMessages.puzzlesListsAll());
  const answer = await askCatalogue({ language: values.lang });
  if (!answer.ok) return answer;
  const { value } = answer;
  await print(wantsJson ? jsonText(catalogueJson(value)) : `${listed(context, value.puzzles).join("\n")}\n`);
  return 0;
}

export const puzzles: Command = {
  summary: "list the built-in puzzles",
  usage: "puzzles",
  takes: "none",
  examples: [{ line: "daytile puzzles", description: "their names, for -p" }],
  options: ["json", "output", "lang"],
  writes: ["txt", "json"],
  run,
};
