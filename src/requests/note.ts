/** What an answer has to say besides itself. */

import { asMessage, type Message } from "../core/i18n/message.js";

/** What an answer has to say besides itself. */
export interface Note {
  /** True where something was taken for granted or left out, which everybody must learn; else it is nice to know. */
  readonly matters: boolean;
  /** In English. */
  readonly text: string;
  /** The same as data, to say it in another language. */
  readonly told: Message;
}

function note(matters: boolean, said: string | Message): Note {
  const told = asMessage(said);
  return { matters, text: told.message, told };
}

export const remark = (said: string | Message): Note => note(false, said);

export const warning = (said: string | Message): Note => note(true, said);
