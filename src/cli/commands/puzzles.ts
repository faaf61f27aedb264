/** From the catalogue to a list of its puzzles. */

import type { Language } from "../../core/calendar/languages.js";
import { table, wrapped } from "../../core/pens/columns.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { targetCount } from "../../core/puzzle/target.js";
import { translated } from "../../core/puzzle/titles.js";
import { catalogueIds, cataloguePuzzle } from "../../formats/catalogue.js";
import { jsonHead, jsonText } from "../../requests/json.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import type { Command, Context, ExitCode } from "../command.js";

function factsOf(puzzle: Puzzle, language: Language) {
  const { id, title, lattice, board, pieces, fields } = puzzle;
  return {
    id,
    title: translated(title, language),
    lattice,
    cells: board.cells.length,
    pieces: pieces.reduce((sum, { copies }) => sum + copies, 0),
    fields: fields.map(({ name }) => name),
    targets: targetCount(puzzle),
  };
}

type Facts = ReturnType<typeof factsOf>;

const row = ({ id, cells, pieces, targets, title }: Facts): string[] => [
  id,
  `${cells}`,
  `${pieces}`,
  targets.toLocaleString("en"),
  title,
];

const heading = ["PUZZLE", "CELLS", "PIECES", "TARGETS", "TITLE"];
const numbers = new Set([1, 2, 3]);
const indent = "  ";

/** The id is what one needs, so it stays when there is no room for more. */
function listed(puzzles: readonly Facts[], columns: number): string[] {
  const lines = table([heading, ...puzzles.map(row)], numbers);
  if (lines.every((line) => line.length <= columns)) return lines;
  return puzzles.flatMap(({ id, title }) => [
    id,
    ...wrapped(title, columns - indent.length).map((line) => indent + line),
  ]);
}

async function run({ args, values, page, print, wantsJson }: Context): Promise<ExitCode | Refusal> {
  if (args.length > 0) return refused("puzzles takes no argument; daytile show PUZZLE tells about one of them");
  const puzzles = catalogueIds.map((id) => factsOf(cataloguePuzzle(id), values.lang ?? "en"));
  const document = { ...jsonHead("puzzles"), puzzles };
  await print(wantsJson ? jsonText(document) : `${listed(puzzles, page.columns).join("\n")}\n`);
  return 0;
}

export const puzzles: Command = {
  summary: "list the puzzles there are",
  usage: "puzzles",
  takes: "none",
  examples: [{ line: "daytile puzzles", description: "their names, for -p" }],
  options: ["json", "output", "lang"],
  writes: ["txt", "json"],
  run,
};
