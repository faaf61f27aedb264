/** From a puzzle and measures to a drawing for the laser, as SVG or DXF, or a file for each sheet. */

import type { Language } from "../../core/calendar/languages.js";
import { productsMessages } from "../../core/locales/en/products.generated.js";
import type { MakeFormat } from "../../core/names.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { pieceLetters } from "../../core/tiling/letters.js";
import type { Machine } from "../../formats/workshop.js";
import { type NamedFile, packZip } from "../../make/archive.js";
import { fittingParameters } from "../../make/fittings/parameters.js";
import { drawSheet, type LaserDrawing, layLaserSheets } from "../../make/laser/drawing.js";
import type { EngravedLetters } from "../../make/laser/labels.js";
import { defaultSheet, laserParameters } from "../../make/laser/parameters.js";
import { closePath, type LaserPart } from "../../make/laser/part.js";
import type { LaserSettings } from "../../make/laser/settings.js";
import { type LineLook, writeLaserSvg } from "../../make/laser/svg.js";
import { measureTabGap } from "../../make/laser/tabs.js";
import { findIslands, hasRoomForWords } from "../../make/laser/tray.js";
import { refuseSheet } from "../../make/messages.js";
import { readSheetSize, resolveSettings, sharedParameters } from "../../make/parameters.js";
import { union } from "../../make/plane.js";
import { drawStrokes } from "../../make/strokes/strokes.js";
import { type Caller, spelled } from "../caller.js";
import { type Note, remark, warning } from "../note.js";
import { found, type Outcome, refused, refusedFor } from "../outcome.js";
import { languageAsked } from "../question.js";
import { getFont, getSettings, type Make, type MakingAsked, resolvePuzzle } from "./making.js";
import { type Personal, readPersonal } from "./personal.js";
import { mostPreviews } from "./previews.js";
import type { ProductSettings } from "./settings.js";
import { resolveWorkbench } from "./workshop.js";

/** Of plywood as shops have it, in millimetres. */
const usualThickness = 3;

function resolveLaserSettings(settings: ProductSettings): Outcome<LaserSettings> {
  const { sheet: text = defaultSheet } = settings;
  const sheet = readSheetSize(text);
  if (sheet === undefined) return refused(refuseSheet(text));
  const list = [...sharedParameters, ...laserParameters, ...fittingParameters] as const;
  const { "pieces-only": piecesOnly, dxf: _, ...measures } = resolveSettings(list, settings);
  return found({ ...measures, sheet, piecesOnly, thickness: settings.thickness ?? usualThickness });
}

/** Strokes where there are some for every letter of a label, else the outlines of a font, which is loaded only then. */
export async function loadEngraver(texts: readonly string[], font?: Uint8Array): Promise<EngravedLetters["lines"]> {
  if (texts.every((text) => drawStrokes(text) !== undefined)) return (text) => drawStrokes(text) ?? [];
  const outlinesOf = await (await import("../../pens/outlines.js")).readOutliner(font);
  // Letters that join overlap where they do.
  return (text) => drawStrokes(text) ?? union(outlinesOf(text)).map(closePath);
}

async function loadLettering(asked: MakingAsked, puzzle: Puzzle, personal: Personal): Promise<EngravedLetters> {
  const labels = cellLabels(puzzle, languageAsked(asked));
  const { lid, onFrame } = personal;
  const texts = [...labels, onFrame.below, onFrame.above, ...lid.lines, lid.day ?? "", ...pieceLetters(puzzle).flat()];
  return { ...personal, labels, lines: await loadEngraver(texts, getFont(asked)) };
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

const resolveLook = ({ hairline, cut, score, engrave }: Partial<Machine> = {}): LineLook => ({
  ...(hairline === undefined ? {} : { width: hairline }),
  ...(cut === undefined ? {} : { cut }),
  ...(score === undefined ? {} : { score }),
  ...(engrave === undefined ? {} : { engrave }),
});

/** What there is to know about base and frame. */
function checkTray(puzzle: Puzzle, settings: LaserSettings, letters: EngravedLetters): Note[] {
  if (settings.piecesOnly) return [];
  const islands = findIslands(puzzle, settings).length;
  return [
    ...(islands > 0 ? [remark(productsMessages.islands({ islands }))] : []),
    ...(hasRoomForWords(puzzle, settings, letters) ? [] : [warning(productsMessages.noRoom())]),
  ];
}

/** From a request to all sheets, or to why there are none. */
export async function layLaserJob(...[asked, , caller]: Parameters<Make>): Promise<Outcome<LaserJob>> {
  const [made, bench] = [await resolvePuzzle(asked, caller), resolveWorkbench(getSettings(asked), "laser")];
  if (!made.ok) return made;
  if (!bench.ok) return bench;
  const settings = resolveLaserSettings(bench.value.settings);
  if (!settings.ok) return settings;
  const { puzzle } = made.value;
  const personal = await readPersonal(asked, puzzle, caller);
  if (!personal.ok) return personal;
  const letters = await loadLettering(asked, puzzle, personal.value);
  const sheets = layLaserSheets(puzzle, settings.value, letters);
  if (!sheets.ok) return refusedFor(sheets.faults);
  const notes = [...made.value.notes, ...personal.value.notes, ...checkTray(puzzle, settings.value, letters)];
  const look = resolveLook(bench.value.machine);
  return found({
    puzzle,
    title: personal.value.title,
    spoken: asked.language,
    settings: settings.value,
    sheets: sheets.value,
    look,
    dxf: getSettings(asked).dxf ?? "2007",
    notes,
  });
}

/** All sheets, or the one asked for. */
function chooseSheets(sheets: readonly Sheet[], only: number | undefined): Outcome<readonly Sheet[]> {
  if (only === undefined) return found(sheets);
  const sheet = sheets[only - 1];
  return sheet === undefined
    ? refused(productsMessages.noSheet({ sheet: only, sheets: sheets.length }))
    : found([sheet]);
}

const drawJobSheet = ({ title, settings }: LaserJob, sheets: readonly Sheet[]): LaserDrawing =>
  drawSheet(title, sheets, settings.sheet, measureTabGap(settings));

/** Sheets as one drawing. */
export async function writeSheets(job: LaserJob, sheets: readonly Sheet[], format: MakeFormat): Promise<string> {
  const drawing = drawJobSheet(job, sheets);
  if (format === "dxf" && job.dxf === "r12")
    return (await import("../../make/laser/dxf-r12.js")).writeLaserDxfR12(drawing);
  if (format === "dxf") return (await import("../../make/laser/dxf.js")).writeLaserDxf(drawing);
  return writeLaserSvg(drawing, job.spoken, job.look);
}

/** Each sheet as SVG and as DXF, in their order. */
export async function writeSheetFiles(job: LaserJob): Promise<NamedFile[]> {
  const files = job.sheets.flatMap((sheet, i) =>
    (["svg", "dxf"] as const).map(async (format) => ({
      name: `sheet-${i + 1}.${format}`,
      data: await writeSheets(job, [sheet], format),
    })),
  );
  return Promise.all(files);
}

/** Each sheet as it is cut, with lines that are seen on a screen. */
export async function drawSheetPreviews(job: LaserJob): Promise<string[]> {
  const seen = { ...job, look: { ...job.look, width: seenWidth } };
  return Promise.all(job.sheets.slice(0, mostPreviews).map((sheet) => writeSheets(seen, [sheet], "svg")));
}

/** In millimetres. */
const seenWidth = 0.6;

/** Several sheets in one drawing are wider than any machine: everybody must learn that. */
function describeSheets(sheets: number, caller: Caller): Note[] {
  return sheets > 1 ? [warning(productsMessages.sheets({ sheets, first: spelled(caller, "only-sheet", "1") }))] : [];
}

export const makeLaser: Make = async (asked, format, caller) => {
  const job = await layLaserJob(asked, format, caller);
  if (!job.ok) return job;
  const { sheets, notes } = job.value;
  const shown = chooseSheets(sheets, getSettings(asked)["only-sheet"]);
  if (!shown.ok) return shown;
  const previews = () => drawSheetPreviews({ ...job.value, sheets: shown.value });
  if (format === "zip") {
    const data = packZip(await writeSheetFiles({ ...job.value, sheets: shown.value }));
    return found({
      data,
      notes: [...notes, remark(productsMessages.sheetFiles({ sheets: shown.value.length }))],
      previews,
    });
  }
  const data = await writeSheets(job.value, shown.value, format);
  return found({ data, notes: [...notes, ...describeSheets(shown.value.length, caller)], previews });
};
