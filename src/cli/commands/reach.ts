/** From pieces on the board to the dates that they could still become: figures, a list and a map of the year. */

import type { Message } from "../../core/i18n/message.js";
import { coachMessages } from "../../core/locales/en/coach.generated.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { unbroken, wrapped } from "../../core/pens/columns.js";
import { targetNoun } from "../../core/puzzle/date-fields.js";
import { targetAt } from "../../core/puzzle/target.js";
import { jsonText } from "../../requests/json.js";
import type { Refusal } from "../../requests/outcome.js";
import { askReach, type ReachAnswer, reachJson } from "../../requests/reach.js";
import { reachParts } from "../../requests/schema.js";
import { inWhole, targetTitle } from "../../requests/target-subset.js";
import { yearMap } from "../../requests/year-map.js";
import type { Command, Context, ExitCode } from "../command.js";
import { optionNames } from "../line/options.js";
import { callerOf, readParts } from "../line/request.js";
import { heatMapLines, textColumns } from "../terminal/charts.js";
import { chartFormats, isPictureFormat, writePicture } from "../terminal/picture-file.js";

const maxNamed = 12;

/** Those with the most solutions first, each with its count. */
function someReached({ subset, language, reach: { targets, counts } }: ReachAnswer): Message {
  const named = targets.slice(0, maxNamed).map((index) => {
    const title = targetTitle(subset.whole, inWhole(subset, targetAt(subset.puzzle, index)), language);
    return coachMessages.withCount({ label: unbroken(title), count: counts[index] ?? 0 });
  });
  return resultsMessages.some({ names: named, more: targets.length - named.length });
}

const areDates = ({ subset }: ReachAnswer): boolean => targetNoun(subset.whole) === "date";

function figures(answer: ReachAnswer): Message[] {
  const { subset, placed, reach } = answer;
  const { targets, counts, solutions } = reach;
  const head = coachMessages.reachOn({
    puzzle: subset.whole.id,
    placed: placed.length,
    reach: coachMessages.reach({
      possible: targets.length,
      all: counts.length,
      areDates: areDates(answer),
      solutions,
    }),
  });
  return targets.length === 0 ? [head] : [head, coachMessages.reachMost({ names: someReached(answer) })];
}

function mapLines(context: Context, { subset, reach, language }: ReachAnswer): string[] {
  const drawn = reach.targets.length === 0 ? undefined : yearMap(subset, reach.counts, language);
  const lines = drawn === undefined ? [] : heatMapLines(context, drawn.map, language);
  return drawn === undefined || lines.length === 0 ? [] : ["", ...wrapped(drawn.title, textColumns(context)), ...lines];
}

function picture(context: Context, answer: ReachAnswer): string {
  const text = figures(answer).flatMap((said) => wrapped(context.worded(said), textColumns(context), "  "));
  return `${[...text, ...mapLines(context, answer)].join("\n")}\n`;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const asked = await readParts(context, reachParts);
  if (!asked.ok) return asked;
  const { format } = context;
  const { theme, size } = context.values;
  if (isPictureFormat(format)) return writePicture(context, { ...asked.value, picture: "reach", theme, size, format });
  const answer = await askReach(asked.value, callerOf(context));
  if (!answer.ok) return answer;
  await context.print(context.wantsJson ? jsonText(reachJson(answer.value)) : picture(context, answer.value));
  if (answer.value.reach.solutions > 0) return 0;
  await context.warn(coachMessages.reachNone({ areDates: areDates(answer.value) }));
  return 1;
}

export const reachCommand: Command = {
  summary: "which dates are still possible with these pieces",
  usage: "reach [DATE]",
  takes: "date",
  examples: [
    {
      line: "daytile reach --place @half.txt",
      description: "every date that is still possible on a half-solved board",
    },
    { line: "daytile reach --place @half.txt --field month=Dec --json", description: "those in December, as JSON" },
    {
      line: "daytile reach 25 Dec --place @half.txt",
      description: "whether this date is still possible, and in how many ways",
    },
    { line: "daytile reach --place @half.txt -o reach.svg", description: "drawn on the board, with counts" },
  ],
  options: [...optionNames(reachParts), "theme", "size", "json", "output", "threads", "lang"],
  writes: ["txt", "json", ...chartFormats],
  notes: ["Days that don't exist, such as 31 April, are counted too."],
  run,
};
