/** From the notes of an answer to lines on the standard error: what matters always, the rest to a person who watches. */

import type { Note } from "../../requests/note.js";
import type { Context } from "../command.js";

export async function tellNotes({ say, remark }: Context, notes: readonly Note[]): Promise<void> {
  for (const { matters, text } of notes) await (matters ? say(`daytile: ${text}`) : remark(text));
}
