/** From a puzzle and measures to a drawing for the laser, as SVG or DXF. */

import type { Language } from "../../core/calendar/languages.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { drawingOf, laserSheets } from "../../make/laser/drawing.js";
import type { EngravedLetters } from "../../make/laser/labels.js";
import { defaultSheet, laserParameters } from "../../make/laser/parameters.js";
import { closed, type LaserPart } from "../../make/laser/part.js";
import type { LaserSettings } from "../../make/laser/settings.js";
import { laserSvg } from "../../make/laser/svg.js";
import { islandsOf } from "../../make/laser/tray.js";
import { noSheet } from "../../make/messages.js";
import { settingsOf, sharedParameters, sheetSize } from "../../make/parameters.js";
import { union } from "../../make/plane.js";
import { strokesOf } from "../../make/strokes/strokes.js";
import { type Caller, spelled } from "../caller.js";
import { type Note, remark } from "../note.js";
import { found, type Outcome, refused, refusedFor } from "../outcome.js";
import { languageAsked } from "../question.js";
import { type Make, type MakingAsked, puzzleToMake, settingsAsked } from "./making.js";
import { sayProduct } from "./messages.js";

function laserSettings(asked: MakingAsked): Outcome<LaserSettings> {
  const settings = settingsAsked(asked);
  const { sheet: text = defaultSheet } = settings;
  const sheet = sheetSize(text);
  if (sheet === undefined) return refused(noSheet(text));
  const { "pieces-only": piecesOnly, ...measures } = settingsOf([...sharedParameters, ...laserParameters], settings);
  return found({ ...measures, sheet, piecesOnly });
}

/** Strokes where there are some for every letter of a label, else the outlines of a font, which is loaded only then. */
async function lettering(puzzle: Puzzle, language: Language): Promise<EngravedLetters> {
  const labels = cellLabels(puzzle, language);
  const isWritten = labels.every((label) => strokesOf(label) !== undefined);
  if (isWritten) return { labels, lines: (text) => strokesOf(text) ?? [] };
  const outlinesOf = await (await import("../../pens/outlines.js")).readOutliner();
  // Letters that join overlap where they do.
  return { labels, lines: (text) => strokesOf(text) ?? union(outlinesOf(text)).map(closed) };
}

type Sheet = readonly LaserPart[];

/** All sheets, or the one asked for. */
function sheetsAsked(sheets: readonly Sheet[], only: number | undefined): Outcome<readonly Sheet[]> {
  if (only === undefined) return found(sheets);
  const sheet = sheets[only - 1];
  return sheet === undefined ? refused(sayProduct.noSheet(only, sheets.length)) : found([sheet]);
}

function notesOn(puzzle: Puzzle, settings: LaserSettings, sheets: number, caller: Caller): Note[] {
  const islands = settings.piecesOnly ? 0 : islandsOf(puzzle, settings).length;
  const first = spelled(caller, "only-sheet", "1");
  return [
    ...(sheets > 1 ? [remark(sayProduct.sheets(sheets, first))] : []),
    ...(islands > 0 ? [remark(sayProduct.islands(islands))] : []),
  ];
}

export const makeLaser: Make = async (asked, format, caller) => {
  const made = await puzzleToMake(asked, caller);
  if (!made.ok) return made;
  const settings = laserSettings(asked);
  if (!settings.ok) return settings;
  const { puzzle } = made.value;
  const language = languageAsked(asked);
  const sheets = laserSheets(puzzle, settings.value, await lettering(puzzle, language));
  if (!sheets.ok) return refusedFor(sheets.faults);
  const shown = sheetsAsked(sheets.value, settingsAsked(asked)["only-sheet"]);
  if (!shown.ok) return shown;
  const drawing = drawingOf(titleOf(puzzle, language), shown.value, settings.value.sheet);
  const data =
    format === "dxf" ? (await import("../../make/laser/dxf.js")).laserDxf(drawing) : laserSvg(drawing, asked.language);
  return found({ data, notes: [...made.value.notes, ...notesOn(puzzle, settings.value, shown.value.length, caller)] });
};
