/** What every kind of picture turns a command line into: a picture for the pens, and lines for a terminal. */

import type { Language } from "../../core/calendar/languages.js";
import type { Picture } from "../../core/drawing/picture.js";
import { themeNamed } from "../../core/drawing/themes.js";
import type { Context, Outcome } from "../command.js";

export interface Drawing {
  readonly picture: Picture;
  /** Of a film: all of them, the last of which is the picture. */
  readonly pictures?: readonly Picture[];
  lines(): string[];
}

export type Draw = (context: Context) => Promise<Outcome<Drawing>>;

export const languageOf = ({ values }: Context): Language => values.lang ?? "en";

/** Whether pieces should bear letters in the theme asked for. */
export const wantsLetters = ({ values }: Context): boolean => themeNamed(values.theme ?? "light").letters;

export const flipsOf = ({ values }: Context): boolean => values["no-flips"] !== true;
