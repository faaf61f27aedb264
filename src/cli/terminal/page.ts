/** From a terminal and its settings to whether there is colour, and how wide lines may be. */

import { ansiPaint } from "../../core/pens/ansi.js";
import type { TerminalPage } from "../command.js";
import type { Io, Sink } from "./io.js";

const isSet = (value: string | undefined): boolean => value !== undefined && value !== "";

export const isDumb = ({ env }: Io): boolean => env.TERM === "dumb";

/** FORCE_COLOR speaks of this very run, so it outdoes NO_COLOR, which is in somebody's settings. */
function hasColour(io: Io, isTerminal: boolean): boolean {
  const { FORCE_COLOR, NO_COLOR } = io.env;
  if (isSet(FORCE_COLOR)) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return isTerminal && !isSet(NO_COLOR) && !isDumb(io);
}

const defaultColumns = 80;
const defaultRows = 24;

const sizeIn = (text: string): number | undefined => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined);

/** Some terminals do not tell, such as those within editors; then COLUMNS may. */
export function columnsOf({ isTerminal, columns }: Sink, { COLUMNS = "" }: Io["env"]): number {
  if (!isTerminal) return Number.POSITIVE_INFINITY;
  return columns || (sizeIn(COLUMNS) ?? defaultColumns);
}

/** How many lines a terminal shows at once. */
export const terminalRows = ({ rows }: Sink, { LINES = "" }: Io["env"]): number =>
  rows || (sizeIn(LINES) ?? defaultRows);

/** A file isn't a terminal, whatever the program is started from. */
export function terminalPage(io: Io, isFile: boolean): TerminalPage {
  const isTerminal = io.stdout.isTerminal && !isFile;
  const paint = hasColour(io, isTerminal) ? ansiPaint : undefined;
  return { paint, isTerminal, columns: isTerminal ? columnsOf(io.stdout, io.env) : Number.POSITIVE_INFINITY };
}
