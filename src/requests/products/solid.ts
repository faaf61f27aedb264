/** From a puzzle and measures to bodies for the 3D printer, as STL or 3MF, on a plate or on all of them. */

import type { Language } from "../../core/calendar/languages.js";
import type { Size } from "../../core/drawing/picture.js";
import type { Message } from "../../core/i18n/message.js";
import { productsMessages } from "../../core/locales/en/products.generated.js";
import type { MakeFormat } from "../../core/names.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import type { Machine } from "../../formats/workshop.js";
import { type NamedFile, packZip } from "../../make/archive.js";
import { refuseSize } from "../../make/messages.js";
import { readSheetSize } from "../../make/parameters.js";
import type { Body } from "../../make/solid/bodies.js";
import { drawLabelRings } from "../../make/solid/labels.js";
import { type Letters, makeLetters } from "../../make/solid/letters.js";
import { type SolidSettings, solidSettings } from "../../make/solid/parameters.js";
import {
  checkSolid,
  drawWordRings,
  hasRoomForInscription,
  makeBodies,
  roomySettings,
  type SolidLetters,
} from "../../make/solid/parts.js";
import { type Bed, findTooLarge, layPlates, measureBody, measurePlate, type Plate } from "../../make/solid/plate.js";
import { writeStl } from "../../make/solid/stl.js";
import { measureNarrowestWall, measureUsualWidth } from "../../make/solid/thin.js";
import { getPaperWords } from "../../make/words.js";
import { readFonts } from "../../pens/fonts.js";
import { type Caller, spelled } from "../caller.js";
import { type Note, remark, warning } from "../note.js";
import { found, type Outcome, refused } from "../outcome.js";
import { languageAsked } from "../question.js";
import { getFont, getSettings, type Made, type Make, resolvePuzzle } from "./making.js";
import { type Personal, readPersonal } from "./personal.js";
import { mostPreviews } from "./previews.js";
import { resolveWorkbench } from "./workshop.js";

function resolveBed(bed: string | undefined, { gap }: SolidSettings): Outcome<Bed> {
  const size = bed === undefined ? undefined : readSheetSize(bed);
  if (bed === undefined || size !== undefined) return found({ size, gap });
  return refused(refuseSize("bed", "220x220", bed));
}

const millimetres = ({ width, height }: Size): string => `${Math.ceil(width)} × ${Math.ceil(height)} mm`;

function checkSizes({ size, gap }: Bed, bodies: readonly Body[]): Message[] {
  if (size === undefined) return [];
  return findTooLarge(bodies, { size, gap }).map((body) =>
    productsMessages.partTooLarge({
      part: body.name,
      size: millimetres(measureBody(body)),
      gap,
      bed: millimetres(size),
    }),
  );
}

/** Two lines of a nozzle side by side: what is narrower has no strength, or isn't printed at all. */
const linesOfWall = 2;

function checkWalls(settings: SolidSettings): Note[] {
  const { part, nozzle } = settings;
  if (part === "pieces") return [];
  const width = measureNarrowestWall(settings);
  const least = linesOfWall * nozzle;
  return width >= least
    ? []
    : [warning(productsMessages.thinWalls({ width: roundMeasure(width), nozzle, least: roundMeasure(least) }))];
}

const roundMeasure = (value: number): number => Math.round(value * 100) / 100;

/** Words on the frame and on the lid. */
function checkWords(puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): Note[] {
  const rings = drawWordRings(puzzle, settings, lettering);
  return measureUsualWidth(rings, settings.nozzle) >= settings.nozzle
    ? []
    : [warning(productsMessages.thinWords({ nozzle: settings.nozzle }))];
}

/** A nozzle is too wide for patterns, so pieces have letters instead. */
const checkMarks = ({ engrave }: SolidSettings): Note[] =>
  engrave === "patterns" ? [warning(productsMessages.lettersInstead())] : [];

/** Labels whose strokes the nozzle is too wide for would be left out by the slicer, without a word. */
function checkLabels(puzzle: Puzzle, settings: SolidSettings, language: Language, letters: Letters): Note[] {
  const { labels, part, nozzle, cell } = settings;
  if (labels === "none" || (part !== "all" && part !== "tray")) return [];
  const rings = drawLabelRings(puzzle, cellLabels(puzzle, language), letters, cell).flat();
  const width = measureUsualWidth(rings, nozzle);
  if (width >= nozzle) return [];
  return [warning(productsMessages.thinLabels({ nozzle, cell: Math.ceil((cell * nozzle) / width) }))];
}

/** Everything on its plates. */
export interface SolidPlates {
  readonly puzzle: Puzzle;
  readonly language: Language;
  readonly settings: SolidSettings;
  readonly bed: Bed;
  readonly slicer: Machine["slicer"];
  readonly plates: readonly Plate[];
  readonly personal: Personal;
  readonly notes: readonly Note[];
}

/** From a request to all plates, or to why there are none. */
export async function laySolidPlates(...[asked, , caller]: Parameters<Make>): Promise<Outcome<SolidPlates>> {
  const [made, bench] = [await resolvePuzzle(asked, caller), resolveWorkbench(getSettings(asked), "solid")];
  if (!made.ok) return made;
  if (!bench.ok) return bench;
  const { puzzle } = made.value;
  const measures = solidSettings(bench.value.settings);
  const bed = resolveBed(bench.value.settings.bed, measures);
  if (!bed.ok) return bed;
  const faults = checkSolid(puzzle, measures);
  if (faults.length > 0) return refused(...faults);
  const language = languageAsked(asked);
  const letters = makeLetters(await readFonts("Bold", getFont(asked)));
  const personal = await readPersonal(asked, puzzle, caller);
  if (!personal.ok) return personal;
  const lettering = { language, letters, ...personal.value };
  const settings = roomySettings(puzzle, measures, lettering);
  const bodies = makeBodies(puzzle, settings, lettering);
  const large = checkSizes(bed.value, bodies);
  if (large.length > 0) return refused(...large);
  const cramped = hasRoomForInscription(puzzle, settings, lettering) ? [] : [warning(productsMessages.noRoom())];
  const thin = [
    ...checkWalls(settings),
    ...checkLabels(puzzle, settings, language, letters),
    ...checkWords(puzzle, settings, lettering),
  ];
  const notes = [...made.value.notes, ...personal.value.notes, ...thin, ...cramped, ...checkMarks(settings)];
  const plates = layPlates(bodies, bed.value);
  const { slicer } = bench.value.machine ?? {};
  return found({ puzzle, language, settings, bed: bed.value, slicer, plates, notes, personal: personal.value });
}

const listNames = (plate: Plate): string[] => [...new Set(plate.map(({ body }) => body.name))];

/** Most beds of home printers hold this, and few hold more; in millimetres. */
const commonBed = { width: 256, height: 256 } as const;

/** What is not in the file matters even where nobody watches, and so does what no bed would hold. */
function describePlate({ plates, bed }: SolidPlates, plate: Plate, number: number, caller: Caller): Note {
  if (plates.length > 1)
    return warning(
      productsMessages.plateOf({
        plate: number,
        plates: plates.length,
        parts: listNames(plate),
        option: spelled(caller, "plate"),
      }),
    );
  const size = measurePlate(plate);
  const isCommon = size.width <= commonBed.width && size.height <= commonBed.height;
  if (bed.size !== undefined || isCommon)
    return remark(productsMessages.onPlate({ parts: plate.length, size: millimetres(size) }));
  return warning(productsMessages.largePlate({ size: millimetres(size), option: spelled(caller, "bed", "220x220") }));
}

type PlateFormat = "stl" | "3mf";

/** The file of one plate. */
export async function writePlate(
  plate: Plate,
  { puzzle, language, slicer, personal: { title } }: Pick<SolidPlates, "puzzle" | "language" | "slicer" | "personal">,
  format: PlateFormat = "3mf",
): Promise<Uint8Array> {
  if (format === "stl") return writeStl(plate);
  const designer = creditsIn(puzzle, language).join("; ");
  const facts = {
    title,
    language,
    designer,
    licence: getPaperWords(language).gift.licence,
    hasVolumes: slicer === "prusa",
  };
  return (await import("../../make/solid/three-mf.js")).writeThreeMf(plate, facts);
}

/** A file for each plate, in their order. */
export async function writePlateFiles(laid: SolidPlates): Promise<NamedFile[]> {
  const files = laid.plates.map(async (plate, i) => ({
    name: `plate-${i + 1}.3mf`,
    data: await writePlate(plate, laid),
  }));
  return Promise.all(files);
}

/** Each plate from above, as slicers show it. */
export async function drawPlatePreviews({ plates }: Pick<SolidPlates, "plates">): Promise<Uint8Array[]> {
  const { drawThumbnail } = await import("../../make/solid/thumbnail.js");
  return plates.slice(0, mostPreviews).map(drawThumbnail);
}

async function packPlates(laid: SolidPlates): Promise<Made> {
  const notes = laid.plates.map((plate, i) =>
    remark(productsMessages.onPlateNumber({ plate: i + 1, parts: listNames(plate) })),
  );
  const data = packZip(await writePlateFiles(laid));
  return { data, notes: [...laid.notes, ...notes], previews: () => drawPlatePreviews(laid) };
}

/** The same parts as a program to change. */
async function writeScadFile({ puzzle, language, settings, personal, notes }: SolidPlates): Promise<Made> {
  const { writeScad } = await import("../../make/solid/scad.js");
  const facts = {
    ...personal,
    credits: creditsIn(puzzle, language),
    licence: getPaperWords(language).gift.licence,
    labels: cellLabels(puzzle, language),
  };
  return { data: writeScad(puzzle, settings, facts), notes };
}

async function writeOnePlate(
  laid: SolidPlates,
  format: Exclude<MakeFormat, "zip">,
  caller: Caller,
): Promise<Outcome<Made>> {
  const number = laid.settings.plate;
  const plate = laid.plates[number - 1];
  if (plate === undefined) return refused(productsMessages.noPlate({ plate: number, plates: laid.plates.length }));
  const data = await writePlate(plate, laid, format === "stl" ? "stl" : "3mf");
  const notes = [...laid.notes, describePlate(laid, plate, number, caller)];
  return found({ data, notes, previews: () => drawPlatePreviews({ plates: [plate] }) });
}

export const makeSolid: Make = async (asked, format, caller) => {
  const laid = await laySolidPlates(asked, format, caller);
  if (!laid.ok) return laid;
  if (format === "scad") return found(await writeScadFile(laid.value));
  return format === "zip" ? found(await packPlates(laid.value)) : writeOnePlate(laid.value, format, caller);
};
