/** From a puzzle and measures to a drawing for the laser, as SVG or DXF, or a file for each sheet. */

import type { Language } from "../../core/calendar/languages.js";
import { productsMessages } from "../../core/locales/en/products.generated.js";
import type { MakeFormat } from "../../core/names.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { pieceLetters } from "../../core/tiling/letters.js";
import type { Machine } from "../../formats/workshop.js";
import { type NamedFile, zipOf } from "../../make/archive.js";
import { fittingParameters } from "../../make/fittings/parameters.js";
import { drawingOf, type LaserDrawing, laserSheets } from "../../make/laser/drawing.js";
import type { EngravedLetters } from "../../make/laser/labels.js";
import { defaultSheet, laserParameters } from "../../make/laser/parameters.js";
import { closed, type LaserPart } from "../../make/laser/part.js";
import type { LaserSettings } from "../../make/laser/settings.js";
import { type LineLook, laserSvg } from "../../make/laser/svg.js";
import { gapForTabs } from "../../make/laser/tabs.js";
import { hasRoomForWords, islandsOf } from "../../make/laser/tray.js";
import { noSheet } from "../../make/messages.js";
import { settingsOf, sharedParameters, sheetSize } from "../../make/parameters.js";
import { union } from "../../make/plane.js";
import { strokesOf } from "../../make/strokes/strokes.js";
import { type Caller, spelled } from "../caller.js";
import { type Note, remark, warning } from "../note.js";
import { found, type Outcome, refused, refusedFor } from "../outcome.js";
import { languageAsked } from "../question.js";
import { fontAsked, type Make, type MakingAsked, puzzleToMake, settingsAsked } from "./making.js";
import { type Personal, personalAsked } from "./personal.js";
import { mostPreviews } from "./previews.js";
import type { ProductSettings } from "./settings.js";
import { workbenchAsked } from "./workshop.js";

/** Of plywood as shops have it, in millimetres. */
const usualThickness = 3;

function laserSettings(settings: ProductSettings): Outcome<LaserSettings> {
  const { sheet: text = defaultSheet } = settings;
  const sheet = sheetSize(text);
  if (sheet === undefined) return refused(noSheet(text));
  const list = [...sharedParameters, ...laserParameters, ...fittingParameters] as const;
  const { "pieces-only": piecesOnly, dxf: _, ...measures } = settingsOf(list, settings);
  return found({ ...measures, sheet, piecesOnly, thickness: settings.thickness ?? usualThickness });
}

/** Strokes where there are some for every letter of a label, else the outlines of a font, which is loaded only then. */
export async function engraver(texts: readonly string[], font?: Uint8Array): Promise<EngravedLetters["lines"]> {
  if (texts.every((text) => strokesOf(text) !== undefined)) return (text) => strokesOf(text) ?? [];
  const outlinesOf = await (await import("../../pens/outlines.js")).readOutliner(font);
  // Letters that join overlap where they do.
  return (text) => strokesOf(text) ?? union(outlinesOf(text)).map(closed);
}

async function lettering(asked: MakingAsked, puzzle: Puzzle, personal: Personal): Promise<EngravedLetters> {
  const labels = cellLabels(puzzle, languageAsked(asked));
  const { lid, onFrame } = personal;
  const texts = [...labels, onFrame.below, onFrame.above, ...lid.lines, lid.day ?? "", ...pieceLetters(puzzle).flat()];
  return { ...personal, labels, lines: await engraver(texts, fontAsked(asked)) };
}

type Sheet = readonly LaserPart[];

/** Everything on its sheets, and how its lines are to look. */
export interface LaserJob {
  readonly puzzle: Puzzle;
  readonly title: string;
  /** What the file says of its language; nothing where nobody asked for one. */
  readonly spoken: Language | undefined;
  readonly settings: LaserSettings;
  readonly sheets: readonly Sheet[];
  readonly look: LineLook;
  /** Which DXF programs are to read. */
  readonly dxf: NonNullable<ProductSettings["dxf"]>;
  readonly notes: readonly Note[];
}

const lookOf = ({ hairline, cut, score, engrave }: Partial<Machine> = {}): LineLook => ({
  ...(hairline === undefined ? {} : { width: hairline }),
  ...(cut === undefined ? {} : { cut }),
  ...(score === undefined ? {} : { score }),
  ...(engrave === undefined ? {} : { engrave }),
});

/** What there is to know about base and frame. */
function notesOnTray(puzzle: Puzzle, settings: LaserSettings, letters: EngravedLetters): Note[] {
  if (settings.piecesOnly) return [];
  const islands = islandsOf(puzzle, settings).length;
  return [
    ...(islands > 0 ? [remark(productsMessages.islands({ islands }))] : []),
    ...(hasRoomForWords(puzzle, settings, letters) ? [] : [warning(productsMessages.noRoom())]),
  ];
}

/** From a request to all sheets, or to why there are none. */
export async function laserJob(...[asked, , caller]: Parameters<Make>): Promise<Outcome<LaserJob>> {
  const [made, bench] = [await puzzleToMake(asked, caller), workbenchAsked(settingsAsked(asked), "laser")];
  if (!made.ok) return made;
  if (!bench.ok) return bench;
  const settings = laserSettings(bench.value.settings);
  if (!settings.ok) return settings;
  const { puzzle } = made.value;
  const personal = await personalAsked(asked, puzzle, caller);
  if (!personal.ok) return personal;
  const letters = await lettering(asked, puzzle, personal.value);
  const sheets = laserSheets(puzzle, settings.value, letters);
  if (!sheets.ok) return refusedFor(sheets.faults);
  const notes = [...made.value.notes, ...personal.value.notes, ...notesOnTray(puzzle, settings.value, letters)];
  const look = lookOf(bench.value.machine);
  return found({
    puzzle,
    title: personal.value.title,
    spoken: asked.language,
    settings: settings.value,
    sheets: sheets.value,
    look,
    dxf: settingsAsked(asked).dxf ?? "2007",
    notes,
  });
}

/** All sheets, or the one asked for. */
function sheetsAsked(sheets: readonly Sheet[], only: number | undefined): Outcome<readonly Sheet[]> {
  if (only === undefined) return found(sheets);
  const sheet = sheets[only - 1];
  return sheet === undefined
    ? refused(productsMessages.noSheet({ sheet: only, sheets: sheets.length }))
    : found([sheet]);
}

const drawingFor = ({ title, settings }: LaserJob, sheets: readonly Sheet[]): LaserDrawing =>
  drawingOf(title, sheets, settings.sheet, gapForTabs(settings));

/** Sheets as one drawing. */
export async function writtenSheets(job: LaserJob, sheets: readonly Sheet[], format: MakeFormat): Promise<string> {
  const drawing = drawingFor(job, sheets);
  if (format === "dxf" && job.dxf === "r12") return (await import("../../make/laser/dxf-r12.js")).laserDxfR12(drawing);
  if (format === "dxf") return (await import("../../make/laser/dxf.js")).laserDxf(drawing);
  return laserSvg(drawing, job.spoken, job.look);
}

/** Each sheet as SVG and as DXF, in their order. */
export async function sheetFiles(job: LaserJob): Promise<NamedFile[]> {
  const files = job.sheets.flatMap((sheet, i) =>
    (["svg", "dxf"] as const).map(async (format) => ({
      name: `sheet-${i + 1}.${format}`,
      data: await writtenSheets(job, [sheet], format),
    })),
  );
  return Promise.all(files);
}

/** Each sheet as it is cut, with lines that are seen on a screen. */
export async function sheetPreviews(job: LaserJob): Promise<string[]> {
  const seen = { ...job, look: { ...job.look, width: seenWidth } };
  return Promise.all(job.sheets.slice(0, mostPreviews).map((sheet) => writtenSheets(seen, [sheet], "svg")));
}

/** In millimetres. */
const seenWidth = 0.6;

/** Several sheets in one drawing are wider than any machine: everybody must learn that. */
function noteOn(sheets: number, caller: Caller): Note[] {
  return sheets > 1 ? [warning(productsMessages.sheets({ sheets, first: spelled(caller, "only-sheet", "1") }))] : [];
}

export const makeLaser: Make = async (asked, format, caller) => {
  const job = await laserJob(asked, format, caller);
  if (!job.ok) return job;
  const { sheets, notes } = job.value;
  const shown = sheetsAsked(sheets, settingsAsked(asked)["only-sheet"]);
  if (!shown.ok) return shown;
  const previews = () => sheetPreviews({ ...job.value, sheets: shown.value });
  if (format === "zip") {
    const data = zipOf(await sheetFiles({ ...job.value, sheets: shown.value }));
    return found({
      data,
      notes: [...notes, remark(productsMessages.sheetFiles({ sheets: shown.value.length }))],
      previews,
    });
  }
  const data = await writtenSheets(job.value, shown.value, format);
  return found({ data, notes: [...notes, ...noteOn(shown.value.length, caller)], previews });
};
