/** What an answer has to say besides itself. */

import type { Message } from "../core/text/message.js";

/** What an answer has to say besides itself. */
export interface Note {
  /** True where something was taken for granted or left out, which everybody must learn; else it is nice to know. */
  readonly matters: boolean;
  /** In English. */
  readonly text: string;
  /** The same as data, to say it in another language. */
  readonly told: Message;
}

export const remark = (told: Message): Note => ({ matters: false, text: told.message, told });

export const warning = (told: Message): Note => ({ matters: true, text: told.message, told });
