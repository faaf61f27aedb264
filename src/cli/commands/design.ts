/** From a puzzle and a goal to a table of changes that would help, or to a whole puzzle that reaches the goal. */

import type { DesignFigures } from "../../core/design/goals.js";
import { type RankedIdea, withIdea } from "../../core/design/ideas.js";
import type { Message } from "../../core/i18n/message.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { type DesignTask, designTasks } from "../../core/names.js";
import { cellWords } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { itemAt } from "../../core/text/list.js";
import { writePuzzleYaml } from "../../formats/yaml-write.js";
import { askDesign, type DesignAnswer, designJson, type FoundDesign } from "../../requests/design.js";
import { jsonText } from "../../requests/json.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import { languageAsked } from "../../requests/question.js";
import { designParts } from "../../requests/schema.js";
import type { Command, Context, Example, ExitCode, Topic } from "../command.js";
import { kindOf } from "../line/kind-word.js";
import { meaningsOf, type OptionName } from "../line/options.js";
import { callerOf, readParts } from "../line/request.js";

const wording = { ask: lineMessages.chooseDesign, unknown: lineMessages.unknownKind };

const figuresSaid = ({ total, fewest, most, impossible }: DesignFigures): Message =>
  total === 0
    ? resultsMessages.noneSolved({ areDates: true })
    : resultsMessages.designFigures({ total, fewest, most, impossible, isEven: fewest === most });

function ideaSaid({ puzzle }: DesignAnswer, words: readonly string[], { idea }: RankedIdea): Message {
  if (idea.kind === "exchange")
    return resultsMessages.exchangeIdea({ one: itemAt(words, idea.cells[0]), other: itemAt(words, idea.cells[1]) });
  const { id } = itemAt(puzzle.pieces, idea.piece);
  return idea.kind === "swap"
    ? resultsMessages.swapIdea({ piece: id, other: idea.id })
    : resultsMessages.flipIdea({ piece: id, mayFlip: idea.mayFlip });
}

/** A line for each change: what it is, and what the puzzle is like afterwards. */
function ideaLines({ worded, values }: Context, answer: DesignAnswer): string[] {
  const { ideas = [] } = answer;
  if (ideas.length === 0) return [worded(resultsMessages.noIdeas())];
  const words = cellWords(answer.puzzle, languageAsked({ language: values.lang }));
  const rows = ideas.map(
    (ranked) => [worded(ideaSaid(answer, words, ranked)), worded(figuresSaid(ranked.figures))] as const,
  );
  const widest = Math.max(...rows.map(([idea]) => idea.length));
  return rows.map(([idea, figures]) => `${idea.padEnd(widest)}  ${figures}`);
}

function foundLines({ worded }: Context, { puzzle, figures, tried, moved }: FoundDesign): string[] {
  const names = puzzle.pieces.map(({ id, copies }) => (copies === 1 ? id : `${copies} × ${id}`));
  const head =
    tried === undefined
      ? moved === 0
        ? resultsMessages.labelsStay()
        : resultsMessages.labelsMoved({ count: moved ?? 0 })
      : resultsMessages.setFound({ pieces: names, tried });
  return [worded(head), worded(figuresSaid(figures)), "", ...writePuzzleYaml(puzzle).trimEnd().split("\n")];
}

function text(context: Context, answer: DesignAnswer): string {
  const { puzzle, now, found } = answer;
  const head = context.worded(
    resultsMessages.designNow({ puzzle: puzzle.id, figures: context.worded(figuresSaid(now)) }),
  );
  const lines = found === undefined ? ideaLines(context, answer) : foundLines(context, found);
  return `${[head, "", ...lines].join("\n")}\n`;
}

/** The puzzle that was found, or the one after the best change. */
function bestPuzzle({ puzzle, ideas, found }: DesignAnswer): Puzzle {
  const best = ideas?.[0];
  return found?.puzzle ?? (best === undefined ? puzzle : withIdea(puzzle, best.idea));
}

function printed(context: Context, answer: DesignAnswer): string {
  if (context.wantsJson) return jsonText(designJson(answer));
  return context.format === "yaml" ? writePuzzleYaml(bestPuzzle(answer)) : text(context, answer);
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args } = context;
  const task = kindOf(args[0], designTasks, wording);
  if (!task.ok) return task;
  if (args.length > 1)
    return refused(lineMessages.unexpected({ word: args.slice(1).join(" "), command: `design ${task.value}` }));
  const asked = await readParts(context, designParts);
  if (!asked.ok) return asked;
  const answer = await askDesign({ ...asked.value, task: task.value }, callerOf(context));
  if (!answer.ok) return answer;
  await context.print(printed(context, answer.value));
  if ((answer.value.found?.figures.impossible ?? 0) === 0) return 0;
  await context.warn(task.value === "fill" ? resultsMessages.setClosest() : resultsMessages.labelsClosest());
  return 1;
}

const summaries: Readonly<Record<DesignTask, string>> = {
  swap: "rank every single change: pieces, flips, labels",
  fill: "find a set of pieces that works on every date",
  labels: "find better places for months and days",
};

const examples: readonly Example[] = [
  { line: "daytile design swap -p mine.yaml", description: "which single change helps the most" },
  { line: "daytile design swap -p mine.yaml --goal harder --limit 3 --json", description: "the same, for programs" },
  {
    line: "daytile design fill -p mine.yaml -o filled.yaml",
    description: "new pieces for your board, as a puzzle file",
  },
  { line: "daytile design labels -p mine.yaml --goal even", description: "labels so that no date is much harder" },
];

const shared = ["puzzle", "goal"] as const satisfies readonly OptionName[];
const last = ["json", "output", "threads", "lang"] as const satisfies readonly OptionName[];

const ownOptions: Readonly<Record<DesignTask, readonly OptionName[]>> = {
  swap: [...shared, "limit", ...last],
  fill: [...shared, "seed", ...last],
  labels: [...shared, "seed", ...last],
};

const notes = [
  "Whatever the goal, a date without a solution counts as worse than anything else.",
  "With the goal no-flips, no piece is flipped when solutions are counted.",
  "With -o FILE.yaml, you get a puzzle file: after the best change, with new pieces, or with the labels moved.",
];

const meanings = meaningsOf(designParts);

const topic = (task: DesignTask): Topic => ({
  summary: summaries[task],
  usage: `design ${task}`,
  takes: "none",
  examples: examples.filter(({ line }) => line.split(" ")[2] === task),
  options: ownOptions[task],
  meanings,
  notes,
});

export const design: Command = {
  summary: "find changes that make your own puzzle better",
  usage: "design TASK",
  takes: "kind",
  kinds: Object.fromEntries(designTasks.map((task) => [task, topic(task)])),
  examples,
  options: [...shared, "limit", "seed", ...last],
  meanings,
  writes: ["txt", "json", "yaml"],
  notes,
  run,
};
