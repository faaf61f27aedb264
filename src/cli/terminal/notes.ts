/** From the notes of an answer to lines on the standard error: what matters always, the rest to a person who watches. */

import type { Note } from "../../requests/note.js";
import type { Context } from "../command.js";

export async function tellNotes({ warn, remark }: Context, notes: readonly Note[]): Promise<void> {
  for (const { matters, told } of notes) await (matters ? warn(told) : remark(told));
}
