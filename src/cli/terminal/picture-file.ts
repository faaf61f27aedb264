/** From a request for a picture, or for something to make, to the file that `--output` names. */

import type { PictureFormat } from "../../core/names.js";
import type { Refusal } from "../../requests/outcome.js";
import type { PictureAsked } from "../../requests/pictures/picture.js";
import type { Context, ExitCode } from "../command.js";
import type { FileRequest } from "./file-request.js";
import { tellNotes } from "./notes.js";

/** Those that are pictures and not text. */
const drawnFormats = ["svg", "png", "pdf", "gif"] as const satisfies readonly PictureFormat[];

/** What a picture of a board, and one of the year, can be written as. */
export const boardFormats = drawnFormats;
export const chartFormats = ["svg", "png", "pdf"] as const satisfies readonly PictureFormat[];

export const isPictureFormat = (format: string | undefined): format is (typeof drawnFormats)[number] =>
  drawnFormats.some((each) => each === format);

/** Prints the file that a request asks for, and tells what there is to say about it. */
export async function writeFile(context: Context, request: FileRequest): Promise<ExitCode | Refusal> {
  const { answerFile } = await import("./file-answer.js");
  const answer = await answerFile(context, request);
  if (!answer.ok) return answer;
  await tellNotes(context, answer.value.notes);
  await context.print(answer.value.data);
  return 0;
}

/** Writes the files of a zip that a request asks for into the folder of `--output`; `list` is what their list is called. */
export async function writeUnzipped(context: Context, request: FileRequest, list: string): Promise<ExitCode | Refusal> {
  const { answerFile } = await import("./file-answer.js");
  const answer = await answerFile(context, request);
  if (!answer.ok) return answer;
  const { fillFolder } = await import("./unzipped.js");
  const filled = await fillFolder(context, context.values.output ?? "", answer.value.data, list);
  if (!filled.ok) return filled;
  await tellNotes(context, answer.value.notes);
  return 0;
}

export const writePicture = (context: Context, asked: PictureAsked): Promise<ExitCode | Refusal> =>
  writeFile(context, { ...asked, want: "picture" });
