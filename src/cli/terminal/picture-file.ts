/** From a request for a picture to the file that `--output` names. */

import type { Refusal } from "../../requests/outcome.js";
import type { PictureFormat } from "../../requests/pictures/kinds.js";
import type { PictureAsked } from "../../requests/pictures/picture.js";
import type { Context, ExitCode } from "../command.js";
import { callerOf } from "../line/request.js";
import { tellNotes } from "./notes.js";

/** Those that are pictures and not text. */
const drawnFormats = ["svg", "png", "pdf", "gif"] as const satisfies readonly PictureFormat[];

/** What a picture of a board, and one of the year, can be written as. */
export const boardFormats = drawnFormats;
export const chartFormats = ["svg", "png", "pdf"] as const satisfies readonly PictureFormat[];

export const isPictureFormat = (format: string | undefined): format is (typeof drawnFormats)[number] =>
  drawnFormats.some((each) => each === format);

/** The pens are loaded only where a picture is asked for. */
export async function writePicture(context: Context, asked: PictureAsked): Promise<ExitCode | Refusal> {
  const { askPicture } = await import("../../requests/pictures/picture.js");
  const answer = await askPicture(asked, callerOf(context));
  if (!answer.ok) return answer;
  await tellNotes(context, answer.value.notes);
  await context.print(answer.value.data);
  return 0;
}
