/** From a kind of picture and a date to a file, in the format that its name asks for. */

import type { ThemeName } from "../../core/drawing/themes.js";
import { svgOf } from "../../core/pens/svg.js";
import type { Command, Context, ExitCode, Failure } from "../command.js";
import type { Drawing } from "../draw/drawing.js";
import { formatsOf, loadKind, type PictureFormat, pictureKinds } from "../draw/kinds.js";
import { endingsOf, formatFor } from "../file-format.js";
import { kindOf } from "../line/kind-word.js";
import { questionOptions } from "../question.js";
import type { Data } from "../terminal/io.js";

const wording = { ask: "say what to draw", unknown: (word: string) => `there is no picture ${word}` };

/** For what cannot follow the reader's screen. */
const defaultTheme: ThemeName = "light";

const defaultSpeed = 12;

/** Pens are loaded when they are needed: most are large. */
async function written({ values }: Context, drawing: Drawing, format: PictureFormat): Promise<Data> {
  const { picture, pictures = [picture] } = drawing;
  const { theme = defaultTheme, speed = defaultSpeed } = values;
  if (format === "txt") return `${drawing.lines().join("\n").trimEnd()}\n`;
  if (format === "png") return (await import("../../pens/png.js")).pngOf(picture, theme);
  if (format === "pdf") return (await import("../../pens/pdf.js")).pdfOf(picture, theme);
  if (format === "gif") return (await import("../../pens/gif.js")).gifOf(pictures, { theme, speed });
  return svgOf(picture, { theme: values.theme });
}

async function run(context: Context): Promise<ExitCode | Failure> {
  const { args, values, print } = context;
  const kind = kindOf(args[0], pictureKinds, wording);
  if (!kind.ok) return kind;
  const format = formatFor(`draw ${kind.value}`, formatsOf(kind.value), values.output);
  if (!format.ok) return format;
  const draw = await loadKind(kind.value);
  const drawing = await draw({ ...context, args: args.slice(1) });
  if (!drawing.ok) return drawing;
  await print(await written(context, drawing.value, format.value));
  return 0;
}

export const draw: Command = {
  summary: "draw a picture for a page, a printer or a terminal",
  usage: "draw PICTURE [DATE]",
  takes: "picture",
  examples: [
    { line: "daytile draw solution -o today.svg", description: "a solution for a web page" },
    { line: "daytile draw solutions 12-25 -o all.pdf", description: "all solutions of a date on one page" },
    { line: "daytile draw board -p hex-lake --lang ar -o board.svg", description: "a bare board with Arabic labels" },
    {
      line: "daytile draw board 12-25 --place @half.txt --mark 3,4 -o half.svg",
      description: "a beginning, two cells marked",
    },
    { line: "daytile draw pieces --theme black-and-white -o pieces.svg", description: "patterns instead of colours" },
    { line: "daytile draw year -o year.png", description: "the year as a heat map" },
    { line: "daytile draw search 12-25 -o search.gif", description: "a film of a search that fills the board" },
    { line: "daytile draw pairs -o pairs.svg", description: "which pairs of cells are impossible or unique" },
  ],
  options: [
    ...questionOptions,
    "mark",
    "number",
    "limit",
    "seed",
    "algorithm",
    "frames",
    "speed",
    "theme",
    "output",
    "threads",
    "lang",
  ],
  notes: [
    `PICTURE is one of ${pictureKinds.join(", ")}.`,
    `The format follows the name of the file: ${endingsOf(formatsOf("solution"))}; a search is a .gif. ` +
      "Without -o there is SVG on the standard output.",
    "Without --theme an SVG is light or dark as its reader's screen is.",
  ],
  run,
};
