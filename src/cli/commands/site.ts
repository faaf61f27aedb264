/** From a folder's name to a site of plain files in it: the app, the docs, the catalogue, pictures of every date. */

import { languages } from "../../core/calendar/languages.js";
import { filesMessages } from "../../core/locales/en/files.generated.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import type { Refusal } from "../../requests/outcome.js";
import { refused } from "../../requests/outcome.js";
import { askSite } from "../../requests/site/site.js";
import type { Command, Context, ExitCode } from "../command.js";
import { callerOf } from "../line/request.js";
import { writeFolder } from "../terminal/folder.js";

/** Several can be given at once, separated by commas. */
const namesIn = (lists: readonly string[] | undefined): readonly string[] | undefined =>
  lists?.flatMap((list) => list.split(","));

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, values } = context;
  if (args.length > 0) return refused(lineMessages.unexpected({ word: args.join(" "), command: "site" }));
  if (values.output === undefined || values.output === "-") return refused(lineMessages.needsFolder({ what: "site" }));
  const site = await askSite({ base: values.at, pictures: namesIn(values.pictures) }, callerOf(context));
  if (!site.ok) return site;
  const written = await writeFolder(context, values.output, site.value.files);
  if (!written.ok) return written;
  await context.remark(
    filesMessages.wroteSite({ name: values.output, files: site.value.files.length, bytes: written.value }),
  );
  return 0;
}

export const site: Command = {
  summary: "write the app, the docs and all pictures as a website",
  usage: "site",
  takes: "none",
  examples: [
    { line: "daytile site -o public", description: "a website for any host that serves files" },
    {
      line: "daytile site -o public --at https://example.org/puzzles/ --pictures hex-lake,weekday",
      description: "below a path, with other pictures",
    },
  ],
  options: ["at", "pictures", "output", "threads", "lang"],
  meanings: {
    output: { description: "the folder to write the site to" },
    lang: { description: `language of messages: ${languages.join(", ")}` },
  },
  notes: [
    "If the folder doesn't exist, it's made. If it has a site from an earlier run, that's replaced. A folder with " +
      "anything else in it is left alone.",
    "Each date has two pictures, without and with a solution: puzzles/classic/12-25.svg and 12-25-solution.svg. " +
      "Where the weekday or the year matters, they're for this year: puzzles/weekday/2026-12-25.svg.",
    "Links are relative, so the site works below any path. Only the page for wrong addresses needs --at. With a full " +
      "address, there's also a sitemap, and a picture for links that people share. Pages are in English.",
  ],
  appends: true,
  run,
};
