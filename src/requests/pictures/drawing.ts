/** What every kind of picture turns a request into: a picture for the pens, and lines for a text file. */

import type { Picture } from "../../core/drawing/picture.js";
import { type ThemeName, themeNamed } from "../../core/drawing/themes.js";
import type { AlgorithmId } from "../../core/names.js";
import type { Caller } from "../caller.js";
import type { Note } from "../note.js";
import type { Outcome } from "../outcome.js";
import type { BoardAsked } from "../question.js";

/** Everything a picture can be asked to show; each kind uses some of it. */
export interface DrawingAsked extends BoardAsked {
  /** Left out: light; an SVG follows its reader's screen. */
  readonly theme?: ThemeName | undefined;
  /** Whether a text file has the colours of terminals. */
  readonly colour?: boolean | undefined;
  /** Cells by name, to put a ring on. */
  readonly mark?: readonly string[] | undefined;
  /** The number of the solution to draw, counting from 1. */
  readonly number?: number | undefined;
  /** How many solutions a page shows at most. */
  readonly limit?: number | undefined;
  readonly seed?: string | number | undefined;
  /** How the search of a film goes about it. */
  readonly algorithm?: AlgorithmId | undefined;
  /** How many pictures a film has at most, from 2 to 2,000; left out: 120. */
  readonly frames?: number | undefined;
  /** Of a lazy year; left out: this year. */
  readonly year?: number | undefined;
  /** Pictures of a film in a second, from 1 to 50; left out: 12. */
  readonly speed?: number | undefined;
}

/** A part of such a request that only some kinds use. */
export type DrawingPart = Exclude<keyof DrawingAsked, "language">;

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
