/** What an answer has to say besides itself. */

import { asMessage, type Said } from "../core/text/message.js";

/** What an answer has to say besides itself. */
export interface Note {
  /** True where something was taken for granted or left out, which everybody must learn; else it is nice to know. */
  readonly matters: boolean;
  /** In English. */
  readonly text: string;
  /** The same as data, to say it in another language. */
  readonly told: Said;
}

function note(matters: boolean, said: string | Said): Note {
  const told = asMessage(said);
  return { matters, text: told.message, told };
}

export const remark = (said: string | Said): Note => note(false, said);

export const warning = (said: string | Said): Note => note(true, said);
