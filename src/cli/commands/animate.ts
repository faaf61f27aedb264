/** From a date and an algorithm to a film of its search: a file, live in a terminal, or a line per step. */

import { type Algorithm, type NewLesson, Run, type Step, stepTeller } from "../../core/algorithms/algorithms.js";
import { svgFilmOf } from "../../core/pens/svg-film.js";
import { throwIfStopped } from "../../core/solver/stop.js";
import {
  type Command,
  type Context,
  type ExitCode,
  type Failure,
  failedCheck,
  found,
  type Outcome,
  wrongUsage,
} from "../command.js";
import { algorithmAsked, filmOf, measured } from "../draw/search.js";
import { type AskedQuestion, questionOptions, readFittingQuestion, whyNoSolution } from "../question.js";
import { isDumb } from "../terminal/page.js";

const filmFormats = ["gif", "svg"] as const;
type FilmFormat = (typeof filmFormats)[number];

const defaultSpeed = 12;
const stepsAtATime = 1024;
/** Nobody waits for long before a film begins; where the search is longer, it begins fast. */
const patienceMilliseconds = 500;

function formatAsked(name: string): Outcome<FilmFormat> {
  const format = filmFormats.find((each) => name.toLowerCase().endsWith(`.${each}`));
  if (format !== undefined) return found(format);
  const endings = filmFormats.map((each) => `.${each}`).join(" or ");
  return wrongUsage(`a film cannot be written to ${JSON.stringify(name)}: the name must end in ${endings}`);
}

async function writeFilm(context: Context, asked: AskedQuestion, format: FilmFormat): Promise<ExitCode | Failure> {
  const { values, print } = context;
  const film = await filmOf(context, asked);
  if (!film.ok) return film;
  const { speed = defaultSpeed, theme } = values;
  const { pictures } = film.value;
  if (format === "svg") await print(svgFilmOf(pictures, { speed, theme }));
  else await print((await import("../../pens/gif.js")).gifOf(pictures, { speed, theme: theme ?? "light" }));
  return 0;
}

/** For whoever reads line by line: what happens, step by step, up to the first solution. */
async function printSteps(context: Context, asked: AskedQuestion, lesson: NewLesson): Promise<ExitCode | Failure> {
  const tell = stepTeller(asked.puzzle, asked.language);
  const run = new Run(lesson, asked);
  const steps: Step[] = [];
  while (run.solutions === 0 && !run.isFinished) {
    throwIfStopped(context.io.signal);
    const count = run.toSolution(stepsAtATime, steps);
    const lines = steps.slice(0, count).map(tell);
    if (count > 0) await context.print(`${lines.join("\n")}\n`);
  }
  return run.solutions > 0 ? 0 : failedCheck(whyNoSolution(asked));
}

async function playLive(context: Context, asked: AskedQuestion, algorithm: Algorithm): Promise<ExitCode | Failure> {
  const { Controls, LiveFilm, speedFor } = await import("../terminal/live-film.js");
  const search = await measured(context, algorithm, asked, patienceMilliseconds);
  const run = new Run(await algorithm.load(), asked);
  const controls = new Controls(context.values.speed ?? speedFor(search?.steps ?? Number.POSITIVE_INFINITY));
  const release = context.io.watchKeys?.((key) => controls.press(key));
  try {
    await new LiveFilm(context, asked, algorithm, run).play(controls);
  } finally {
    release?.();
  }
  return run.isFinished && run.solutions === 0 ? failedCheck(whyNoSolution(asked)) : 0;
}

async function run(context: Context): Promise<ExitCode | Failure> {
  const { values, page, io } = context;
  const isFile = values.output !== undefined && values.output !== "-";
  const format = isFile ? formatAsked(values.output!) : undefined;
  if (format !== undefined && !format.ok) return format;
  const asked = await readFittingQuestion(context);
  if (!asked.ok) return asked;
  if (format !== undefined) return writeFilm(context, asked.value, format.value);
  const algorithm = algorithmAsked(context);
  if (page.isTerminal && !isDumb(io)) return playLive(context, asked.value, algorithm);
  return printSteps(context, asked.value, await algorithm.load());
}

export const animate: Command = {
  summary: "watch an algorithm search, live or as a film",
  usage: "animate [DATE]",
  takes: "date",
  examples: [
    {
      line: "daytile animate --algorithm regions",
      description: "today's, live in a terminal, else a line for every step",
    },
    { line: "daytile animate 12-25 --algorithm dancing-links -o film.svg", description: "a film for a web page" },
    { line: "daytile animate 6 Oct --frames 60 -o film.gif", description: "a short film for anywhere else" },
  ],
  options: [...questionOptions, "algorithm", "frames", "speed", "theme", "output", "lang"],
  notes: [
    "Keys in a terminal: + faster, - slower, space pause, . one step, q quit. It ends at the first solution.",
    "There --speed is in steps a second, and a number to begin with.",
    "The format of a film follows the name of its file: .gif or .svg.",
  ],
  run,
};
