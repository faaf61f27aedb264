/** From a date and an algorithm to a film of its search: a file, live in a terminal, or a line per step. */

import { type Algorithm, type NewLesson, Run, type Step } from "../../core/algorithms/algorithms.js";
import { stepMessenger } from "../../core/algorithms/step.js";
import { throwIfStopped } from "../../core/solver/stop.js";
import { noneFound, type Refusal } from "../../requests/outcome.js";
import { formatsOf } from "../../requests/pictures/kinds.js";
import { algorithmAsked, measured } from "../../requests/pictures/search.js";
import { type AskedQuestion, findFittingQuestion, whyNoSolution } from "../../requests/question.js";
import { boardParts } from "../../requests/schema.js";
import type { Command, Context, ExitCode } from "../command.js";
import { optionNames } from "../line/options.js";
import { callerOf, readParts } from "../line/request.js";
import { tellNotes } from "../terminal/notes.js";
import { isDumb } from "../terminal/page.js";
import { isPictureFormat, writePicture } from "../terminal/picture-file.js";

const stepsAtATime = 1024;
/** Nobody waits for long before a film begins; where the search is longer, it begins fast. */
const patienceMilliseconds = 500;

/** For whoever reads line by line: what happens, step by step, up to the first solution. */
async function printSteps(context: Context, asked: AskedQuestion, lesson: NewLesson): Promise<ExitCode | Refusal> {
  const tell = stepMessenger(asked.puzzle, asked.language);
  const run = new Run(lesson, asked);
  const steps: Step[] = [];
  while (run.solutions === 0 && !run.isFinished) {
    throwIfStopped(context.io.signal);
    const count = run.advanceToSolution(stepsAtATime, steps);
    const lines = steps.slice(0, count).map((step) => context.worded(tell(step)));
    if (count > 0) await context.print(`${lines.join("\n")}\n`);
  }
  return run.solutions > 0 ? 0 : noneFound(whyNoSolution(asked));
}

async function playLive(context: Context, asked: AskedQuestion, algorithm: Algorithm): Promise<ExitCode | Refusal> {
  const { Controls, LiveFilm, speedFor } = await import("../terminal/live-film.js");
  const { signal } = context.io;
  const search = await measured(algorithm, asked, { signal, milliseconds: patienceMilliseconds });
  const run = new Run(await algorithm.load(), asked);
  const controls = new Controls(context.values.speed ?? speedFor(search?.steps ?? Number.POSITIVE_INFINITY));
  const release = context.io.watchKeys?.((key) => controls.press(key));
  try {
    await new LiveFilm(context, asked, algorithm, run).play(controls);
  } finally {
    release?.();
  }
  return run.isFinished && run.solutions === 0 ? noneFound(whyNoSolution(asked)) : 0;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { page, io, format } = context;
  const asked = await readParts(context, boardParts);
  if (!asked.ok) return asked;
  const { algorithm: id, frames, speed, theme } = context.values;
  const film = { ...asked.value, algorithm: id, frames, speed, theme };
  if (isPictureFormat(format)) return writePicture(context, { ...film, picture: "search", format });
  const question = await findFittingQuestion(asked.value, callerOf(context));
  if (!question.ok) return question;
  await tellNotes(context, question.value.notes);
  const algorithm = algorithmAsked(film);
  if (page.isTerminal && !isDumb(io)) return playLive(context, question.value, algorithm);
  return printSteps(context, question.value, await algorithm.load());
}

export const animate: Command = {
  summary: "watch an algorithm search, live or as a GIF",
  usage: "animate [DATE]",
  takes: "date",
  examples: [
    {
      line: "daytile animate --algorithm regions",
      description: "today's search, live in a terminal, elsewhere a line per step",
    },
    { line: "daytile animate 12-25 --algorithm dancing-links -o film.svg", description: "an animation for a web page" },
    { line: "daytile animate 6 Oct --frames 60 -o film.gif", description: "a short GIF for anywhere else" },
  ],
  options: [...optionNames(boardParts), "algorithm", "frames", "speed", "theme", "output", "lang"],
  writes: ["txt", ...formatsOf("search")],
  notes: [
    "Keys in a terminal: + faster, - slower, space pause, . one step, q quit. It stops at the first solution.",
    "In a terminal, --speed sets the starting speed in steps per second.",
    "The format follows the file name: .gif or .svg.",
  ],
  run,
};
