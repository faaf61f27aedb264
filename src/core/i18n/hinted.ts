/** From what is wrong and what to do about it to one message. */

import { textMessages } from "../locales/en/text.generated.js";
import type { Message } from "./message.js";

/** Adds what to do about it, where there is something. */
export const hinted = (wrong: Message, hint: Message | undefined): Message =>
  hint === undefined ? wrong : textMessages.hinted({ wrong, hint });
