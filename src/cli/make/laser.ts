/** From a command line to a drawing for the laser, as SVG or DXF. */

import { titleOf } from "../../core/drawing/board-picture.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { drawingOf, laserSheets } from "../../make/laser/drawing.js";
import type { Lettering } from "../../make/laser/labels.js";
import { defaultSheet, laserParameters } from "../../make/laser/parameters.js";
import { closed, type Part } from "../../make/laser/part.js";
import type { LaserSettings } from "../../make/laser/settings.js";
import { laserSvg } from "../../make/laser/svg.js";
import { islandsOf } from "../../make/laser/tray.js";
import { noSheet, settingsOf, sharedParameters, sheetSize } from "../../make/parameters.js";
import { union } from "../../make/plane.js";
import { strokesOf } from "../../make/strokes/strokes.js";
import { type Context, faultsAsUsage, found, type Outcome, wrongUsage } from "../command.js";
import { counted } from "../text.js";
import { languageOf, type Make, puzzleToMake } from "./making.js";

function settingsAsked({ values }: Context): Outcome<LaserSettings> {
  const { sheet: text = defaultSheet } = values;
  const sheet = sheetSize(text);
  if (sheet === undefined) return wrongUsage(noSheet(text));
  const { "pieces-only": piecesOnly, ...measures } = settingsOf([...sharedParameters, ...laserParameters], values);
  return found({ ...measures, sheet, piecesOnly });
}

/** Strokes where there are some for every letter of a label, else the outlines of a font, which is loaded only then. */
async function lettering(context: Context, puzzle: Puzzle): Promise<Lettering> {
  const labels = cellLabels(puzzle, languageOf(context));
  const isWritten = labels.every((label) => strokesOf(label) !== undefined);
  if (isWritten) return { labels, lines: (text) => strokesOf(text) ?? [] };
  const outlinesOf = await (await import("../../pens/outlines.js")).readOutliner();
  // Letters that join overlap where they do.
  return { labels, lines: (text) => strokesOf(text) ?? union(outlinesOf(text)).map(closed) };
}

/** All sheets, or the one asked for. */
function sheetsAsked({ values }: Context, sheets: readonly (readonly Part[])[]): Outcome<(readonly Part[])[]> {
  const only = values["only-sheet"];
  if (only === undefined) return found([...sheets]);
  const sheet = sheets[only - 1];
  return sheet === undefined
    ? wrongUsage(`there is no sheet ${only}: all fits on ${counted(sheets.length, "sheet")}`)
    : found([sheet]);
}

function remarksOn({ values }: Context, puzzle: Puzzle, settings: LaserSettings, sheets: number): string[] {
  const islands = settings.piecesOnly ? 0 : islandsOf(puzzle, settings).length;
  const isSplit = sheets > 1 && values["only-sheet"] === undefined;
  return [
    ...(isSplit ? [`${sheets} sheets, side by side; --only-sheet 1 writes the first of them alone`] : []),
    ...(islands > 0 ? [`the board has holes: glue ${counted(islands, "island")} of the frame onto the base`] : []),
  ];
}

export const makeLaser: Make = async (context, format) => {
  const puzzle = await puzzleToMake(context);
  if (!puzzle.ok) return puzzle;
  const settings = settingsAsked(context);
  if (!settings.ok) return settings;
  const sheets = laserSheets(puzzle.value, settings.value, await lettering(context, puzzle.value));
  if (!sheets.ok) return faultsAsUsage(sheets.faults);
  const asked = sheetsAsked(context, sheets.value);
  if (!asked.ok) return asked;
  for (const line of remarksOn(context, puzzle.value, settings.value, sheets.value.length)) await context.remark(line);
  const drawing = drawingOf(titleOf(puzzle.value, languageOf(context)), asked.value, settings.value.sheet);
  return found(format === "dxf" ? (await import("../../make/laser/dxf.js")).laserDxf(drawing) : laserSvg(drawing));
};
