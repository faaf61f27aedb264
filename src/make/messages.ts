/** What there is to say about the sizes of sheets, papers and beds. */

import type { Message } from "../core/i18n/message.js";
import { makeMessages } from "../core/locales/en/make.generated.js";
import { quoted } from "../core/text/sentences.js";
import { maxSheet, minSheet } from "./parameters.js";

/** What to say about a text that isn't the size of a sheet or a bed. */
export const refuseSize = (name: string, example: string, text: string): Message =>
  makeMessages.notASize({ name, example, min: minSheet, max: maxSheet, text: quoted(text) });

export const refuseSheet = (text: string): Message => refuseSize("sheet", "400x300", text);
export const refusePaper = (text: string): Message => refuseSize("paper", "210x297", text);
