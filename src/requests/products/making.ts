/** What every kind of product shares: from a request to the data of a file, and first of all to its puzzle. */

import type { ThemeName } from "../../core/drawing/themes.js";
import { productsMessages } from "../../core/locales/en/products.generated.js";
import type { MakeFormat } from "../../core/names.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { hasWeekdays, withWeekStart } from "../../core/puzzle/week-start.js";
import type { Caller } from "../caller.js";
import { weekdayNumber } from "../fields.js";
import { type Note, warning } from "../note.js";
import { found, type Outcome } from "../outcome.js";
import type { FileAnswer } from "../pictures/picture.js";
import { loadPuzzle } from "../puzzle.js";
import { languageAsked, type PuzzleAsked } from "../question.js";
import type { ProductSettings } from "./settings.js";

/** A puzzle to make, and its measurements. */
export interface MakingAsked extends PuzzleAsked {
  /** Measurements in millimetres, and other settings; what is left out has its default. */
  readonly settings?: ProductSettings | undefined;
  readonly theme?: ThemeName | undefined;
}

/** A picture of what was made: SVG as text, or the bytes of a PNG. */
export type Preview = string | Uint8Array;

export interface Made extends Pick<FileAnswer, "data" | "notes"> {
  /** Pictures of it, for those who look before they save; made only when asked for. */
  previews?(): Promise<readonly Preview[]>;
}

export type Make = (asked: MakingAsked, format: MakeFormat, caller: Caller) => Promise<Outcome<Made>>;

/** The bytes of a font in base64, as settings have it: whoever reads the file hands on what's in it. */
export function getFont(asked: MakingAsked): Uint8Array | undefined {
  const { font } = getSettings(asked);
  return font === undefined ? undefined : Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
}

export const getSettings = ({ settings = {} }: MakingAsked): ProductSettings => settings;

interface PuzzleToMake {
  readonly puzzle: Puzzle;
  readonly notes: readonly Note[];
}

/** The puzzle asked for, its week beginning with the day asked for. */
export async function resolvePuzzle(asked: MakingAsked, caller: Caller): Promise<Outcome<PuzzleToMake>> {
  const puzzle = await loadPuzzle(asked.puzzle);
  if (!puzzle.ok) return puzzle;
  const day = getSettings(asked)["week-start"];
  return day === undefined ? found({ puzzle: puzzle.value, notes: [] }) : startWeekOn(puzzle.value, day, asked, caller);
}

function startWeekOn(puzzle: Puzzle, day: string, asked: MakingAsked, caller: Caller): Outcome<PuzzleToMake> {
  const weekday = weekdayNumber(caller, day, languageAsked(asked), "week-start");
  if (!weekday.ok) return weekday;
  const dealt = withWeekStart(puzzle, weekday.value);
  if (dealt !== puzzle) return found({ puzzle: dealt, notes: [] });
  const why = hasWeekdays(puzzle) ? productsMessages.sharedWeekdays : productsMessages.noWeekdays;
  return found({ puzzle, notes: [warning(why({ puzzle: puzzle.id, weekday: weekday.value }))] });
}
