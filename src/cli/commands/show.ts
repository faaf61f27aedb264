/** From a puzzle to everything there is to see of it: board, pieces, all their orientations, facts. */

import type { Translate } from "../../core/i18n/translate.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { sideBySide, wrapped } from "../../core/pens/columns.js";
import { shapeBlock } from "../../core/pens/shape-blocks.js";
import { drawText } from "../../core/pens/text.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { translated } from "../../core/puzzle/titles.js";
import { itemAt } from "../../core/text/list.js";
import { pieceOrientations } from "../../core/tiling/placement.js";
import { askFacts, type FactsAnswer, factsJson } from "../../requests/facts.js";
import { jsonText } from "../../requests/json.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import type { Command, Context, ExitCode, TerminalPage } from "../command.js";
import { puzzleAsked } from "../line/puzzle.js";
import { factLines } from "../terminal/fact-lines.js";

interface Shown extends FactsAnswer {
  readonly page: TerminalPage;
  readonly worded: Translate;
}

const maxProseWidth = 80;

function heading({ puzzle, facts, language, page, worded }: Shown): string[] {
  const { id, title, note } = puzzle;
  const columns = Math.min(maxProseWidth, page.columns);
  const prose = [`${id}: ${translated(title, language)}`, translated(note, language), ...creditsIn(puzzle, language)];
  const written = prose.filter((line) => line !== "").flatMap((line) => wrapped(line, columns));
  return [...written, "", ...factLines(puzzle, facts).flatMap((line) => wrapped(worded(line), columns))];
}

function board({ puzzle, language, page: { paint, columns } }: Shown): string[] {
  const look = { language, width: columns };
  return drawText(puzzle, { placements: [], uncovered: [] }, paint === undefined ? look : { ...look, paint });
}

const gap = 3;
/** Where the shapes of a piece go when there is no terminal to tell. */
const defaultColumns = 80;

/** Copies have their own colours; all shapes of a piece are shown in that of its first. */
const inkOf = ({ pieces }: Puzzle, index: number): number =>
  pieces.slice(0, index).reduce((sum, { copies }) => sum + copies, 0);

function orientations({ puzzle, flips, page: { paint, columns } }: Shown, index: number): string[] {
  const shapes = pieceOrientations(puzzle, itemAt(puzzle.pieces, index), { flips });
  const coloured = paint && ((blanks: string): string => paint(blanks, inkOf(puzzle, index)));
  const blocks = shapes.map((shape) => shapeBlock(puzzle.lattice, shape, coloured));
  return sideBySide(blocks, Math.min(columns, defaultColumns), gap).flatMap((row, i) => (i === 0 ? row : ["", ...row]));
}

function piece(shown: Shown, index: number): string[] {
  const { id, cells, copies, mayFlip, orientations: ways, placements } = itemAt(shown.facts.pieces, index);
  const facts = resultsMessages.piece({ id, cells, orientations: ways, placements, copies, flips: mayFlip });
  const line = wrapped(shown.worded(facts), shown.page.columns);
  return ["", ...line, "", ...orientations(shown, index)];
}

function picture(shown: Shown): string {
  const pieces = shown.puzzle.pieces.flatMap((_, index) => piece(shown, index));
  return `${[...heading(shown), "", ...board(shown), ...pieces].join("\n")}\n`;
}

/** Either way of naming it, but not both. */
function nameAsked({ args, values }: Context): string | undefined | Refusal {
  if (args.length + (values.puzzle === undefined ? 0 : 1) > 1) return refused(lineMessages.showOne());
  return args[0] ?? values.puzzle;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { values, page, io, print, worded } = context;
  const name = nameAsked(context);
  if (typeof name === "object") return name;
  const source = await puzzleAsked(io, name);
  if (!source.ok) return source;
  const flips = values["no-flips"] ? false : undefined;
  const answer = await askFacts({ puzzle: source.value, flips, language: values.lang });
  if (!answer.ok) return answer;
  const { value } = answer;
  await print(context.wantsJson ? jsonText(factsJson(value)) : picture({ ...value, page, worded }));
  return 0;
}

export const show: Command = {
  summary: "show a puzzle: board, pieces, all orientations, facts",
  usage: "show [PUZZLE]",
  takes: "puzzle",
  examples: [
    { line: "daytile show weekday", description: "the board with weekdays and its ten pieces" },
    { line: "daytile show mine.yaml --lang fr", description: "your own puzzle, with French labels" },
  ],
  options: ["puzzle", "no-flips", "json", "output", "lang"],
  writes: ["txt", "json"],
  run,
};
