/** What every kind of picture turns a request into: a picture for the pens, and lines for a text file. */

import type { Picture } from "../../core/drawing/picture.js";
import { themeNamed } from "../../core/drawing/themes.js";
import type { Caller } from "../caller.js";
import type { Note } from "../note.js";
import type { Outcome } from "../outcome.js";
import type { AskedOf } from "../parts.js";
import type { drawingParts } from "../schema.js";

/** Everything a picture can be asked to show; each kind uses some of it. */
export interface DrawingAsked extends AskedOf<typeof drawingParts> {}

/** A picture for the pens, and lines for a text file. */
export interface Drawing {
  readonly picture: Picture;
  /** Of a film: all of them, the last of which is the picture. */
  readonly pictures?: readonly Picture[];
  readonly notes: readonly Note[];
  lines(): string[];
}

export type Draw = (asked: DrawingAsked, caller: Caller) => Promise<Outcome<Drawing>>;

/** Whether pieces should bear letters in the theme asked for. */
export const wantsLetters = ({ theme = "light" }: DrawingAsked): boolean => themeNamed(theme).letters;
