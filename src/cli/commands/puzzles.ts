/** From the catalogue to a list of its puzzles. */

import { table, wrapped } from "../../core/pens/columns.js";
import { askCatalogue, type CatalogueEntry, catalogueJson } from "../../requests/catalogue.js";
import { jsonText } from "../../requests/json.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import type { Command, Context, ExitCode } from "../command.js";

const row = ({ id, cells, pieces, targets, title }: CatalogueEntry): string[] => [
  id,
  `${cells}`,
  `${pieces}`,
  targets.toLocaleString("en"),
  title,
];

const heading = ["PUZZLE", "CELLS", "PIECES", "DATES", "TITLE"];
const numbers = new Set([1, 2, 3]);
const indent = "  ";

/** The id is what one needs, so it stays when there is no room for more. */
function listed(puzzles: readonly CatalogueEntry[], columns: number): string[] {
  const lines = table([heading, ...puzzles.map(row)], numbers);
  if (lines.every((line) => line.length <= columns)) return lines;
  return puzzles.flatMap(({ id, title }) => [
    id,
    ...wrapped(title, columns - indent.length).map((line) => indent + line),
  ]);
}

async function run({ args, values, page, print, wantsJson }: Context): Promise<ExitCode | Refusal> {
  if (args.length > 0) return refused("puzzles lists all puzzles; for one of them run daytile show PUZZLE");
  const answer = await askCatalogue({ language: values.lang });
  if (!answer.ok) return answer;
  const { value } = answer;
  await print(wantsJson ? jsonText(catalogueJson(value)) : `${listed(value.puzzles, page.columns).join("\n")}\n`);
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
