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
import { type NamedFile, zipOf } from "../../make/archive.js";
import { noSize } from "../../make/messages.js";
import { sheetSize } from "../../make/parameters.js";
import type { Body } from "../../make/solid/bodies.js";
import { labelRings } from "../../make/solid/labels.js";
import { type Letters, lettersOf } from "../../make/solid/letters.js";
import { type SolidSettings, solidSettings } from "../../make/solid/parameters.js";
import {
  bodiesOf,
  hasRoomForInscription,
  roomySettings,
  type SolidLetters,
  solidFaults,
  wordRings,
} from "../../make/solid/parts.js";
import { type Bed, type Plate, platesOf, sizeOfBody, sizeOfPlate, tooLarge } from "../../make/solid/plate.js";
import { stlOf } from "../../make/solid/stl.js";
import { narrowestWall, usualWidth } from "../../make/solid/thin.js";
import { getPaperWords } from "../../make/words.js";
import { readFonts } from "../../pens/fonts.js";
import { type Caller, spelled } from "../caller.js";
import { type Note, remark, warning } from "../note.js";
import { found, type Outcome, refused } from "../outcome.js";
import { languageAsked } from "../question.js";
import { fontAsked, type Made, type Make, puzzleToMake, settingsAsked } from "./making.js";
import { type Personal, personalAsked } from "./personal.js";
import { mostPreviews } from "./previews.js";
import { workbenchAsked } from "./workshop.js";

function bedAsked(bed: string | undefined, { gap }: SolidSettings): Outcome<Bed> {
  const size = bed === undefined ? undefined : sheetSize(bed);
  if (bed === undefined || size !== undefined) return found({ size, gap });
  return refused(noSize("bed", "220x220", bed));
}

const millimetres = ({ width, height }: Size): string => `${Math.ceil(width)} × ${Math.ceil(height)} mm`;

function tooLargeFor({ size, gap }: Bed, bodies: readonly Body[]): Message[] {
  if (size === undefined) return [];
  return tooLarge(bodies, { size, gap }).map((body) =>
    productsMessages.partTooLarge({
      part: body.name,
      size: millimetres(sizeOfBody(body)),
      gap,
      bed: millimetres(size),
    }),
  );
}

/** Two lines of a nozzle side by side: what is narrower has no strength, or isn't printed at all. */
const linesOfWall = 2;

function thinWalls(settings: SolidSettings): Note[] {
  const { part, nozzle } = settings;
  if (part === "pieces") return [];
  const width = narrowestWall(settings);
  const least = linesOfWall * nozzle;
  return width >= least
    ? []
    : [warning(productsMessages.thinWalls({ width: rounded(width), nozzle, least: rounded(least) }))];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Words on the frame and on the lid. */
function thinWords(puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): Note[] {
  const rings = wordRings(puzzle, settings, lettering);
  return usualWidth(rings, settings.nozzle) >= settings.nozzle
    ? []
    : [warning(productsMessages.thinWords({ nozzle: settings.nozzle }))];
}

/** A nozzle is too wide for patterns, so pieces have letters instead. */
const otherMarks = ({ engrave }: SolidSettings): Note[] =>
  engrave === "patterns" ? [warning(productsMessages.lettersInstead())] : [];

/** Labels whose strokes the nozzle is too wide for would be left out by the slicer, without a word. */
function thinLabels(puzzle: Puzzle, settings: SolidSettings, language: Language, letters: Letters): Note[] {
  const { labels, part, nozzle, cell } = settings;
  if (labels === "none" || (part !== "all" && part !== "tray")) return [];
  const rings = labelRings(puzzle, cellLabels(puzzle, language), letters, cell).flat();
  const width = usualWidth(rings, nozzle);
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
export async function solidPlates(...[asked, , caller]: Parameters<Make>): Promise<Outcome<SolidPlates>> {
  const [made, bench] = [await puzzleToMake(asked, caller), workbenchAsked(settingsAsked(asked), "solid")];
  if (!made.ok) return made;
  if (!bench.ok) return bench;
  const { puzzle } = made.value;
  const measures = solidSettings(bench.value.settings);
  const bed = bedAsked(bench.value.settings.bed, measures);
  if (!bed.ok) return bed;
  const faults = solidFaults(puzzle, measures);
  if (faults.length > 0) return refused(...faults);
  const language = languageAsked(asked);
  const letters = lettersOf(await readFonts("Bold", fontAsked(asked)));
  const personal = await personalAsked(asked, puzzle, caller);
  if (!personal.ok) return personal;
  const lettering = { language, letters, ...personal.value };
  const settings = roomySettings(puzzle, measures, lettering);
  const bodies = bodiesOf(puzzle, settings, lettering);
  const large = tooLargeFor(bed.value, bodies);
  if (large.length > 0) return refused(...large);
  const cramped = hasRoomForInscription(puzzle, settings, lettering) ? [] : [warning(productsMessages.noRoom())];
  const thin = [
    ...thinWalls(settings),
    ...thinLabels(puzzle, settings, language, letters),
    ...thinWords(puzzle, settings, lettering),
  ];
  const notes = [...made.value.notes, ...personal.value.notes, ...thin, ...cramped, ...otherMarks(settings)];
  const plates = platesOf(bodies, bed.value);
  const { slicer } = bench.value.machine ?? {};
  return found({ puzzle, language, settings, bed: bed.value, slicer, plates, notes, personal: personal.value });
}

const namesOn = (plate: Plate): string[] => [...new Set(plate.map(({ body }) => body.name))];

/** Most beds of home printers hold this, and few hold more; in millimetres. */
const commonBed = { width: 256, height: 256 } as const;

/** What is not in the file matters even where nobody watches, and so does what no bed would hold. */
function noteOn({ plates, bed }: SolidPlates, plate: Plate, number: number, caller: Caller): Note {
  if (plates.length > 1)
    return warning(
      productsMessages.plateOf({
        plate: number,
        plates: plates.length,
        parts: namesOn(plate),
        option: spelled(caller, "plate"),
      }),
    );
  const size = sizeOfPlate(plate);
  const isCommon = size.width <= commonBed.width && size.height <= commonBed.height;
  if (bed.size !== undefined || isCommon)
    return remark(productsMessages.onPlate({ parts: plate.length, size: millimetres(size) }));
  return warning(productsMessages.largePlate({ size: millimetres(size), option: spelled(caller, "bed", "220x220") }));
}

type PlateFormat = "stl" | "3mf";

/** The file of one plate. */
export async function writtenPlate(
  plate: Plate,
  { puzzle, language, slicer, personal: { title } }: Pick<SolidPlates, "puzzle" | "language" | "slicer" | "personal">,
  format: PlateFormat = "3mf",
): Promise<Uint8Array> {
  if (format === "stl") return stlOf(plate);
  const designer = creditsIn(puzzle, language).join("; ");
  const facts = {
    title,
    language,
    designer,
    licence: getPaperWords(language).gift.licence,
    hasVolumes: slicer === "prusa",
  };
  return (await import("../../make/solid/three-mf.js")).threeMfOf(plate, facts);
}

/** A file for each plate, in their order. */
export async function plateFiles(laid: SolidPlates): Promise<NamedFile[]> {
  const files = laid.plates.map(async (plate, i) => ({
    name: `plate-${i + 1}.3mf`,
    data: await writtenPlate(plate, laid),
  }));
  return Promise.all(files);
}

/** Each plate from above, as slicers show it. */
export async function platePreviews({ plates }: Pick<SolidPlates, "plates">): Promise<Uint8Array[]> {
  const { thumbnailOf } = await import("../../make/solid/thumbnail.js");
  return plates.slice(0, mostPreviews).map(thumbnailOf);
}

async function allPlates(laid: SolidPlates): Promise<Made> {
  const notes = laid.plates.map((plate, i) =>
    remark(productsMessages.onPlateNumber({ plate: i + 1, parts: namesOn(plate) })),
  );
  const data = zipOf(await plateFiles(laid));
  return { data, notes: [...laid.notes, ...notes], previews: () => platePreviews(laid) };
}

/** The same parts as a program to change. */
async function scadFile({ puzzle, language, settings, personal, notes }: SolidPlates): Promise<Made> {
  const { scadOf } = await import("../../make/solid/scad.js");
  const facts = {
    ...personal,
    credits: creditsIn(puzzle, language),
    licence: getPaperWords(language).gift.licence,
    labels: cellLabels(puzzle, language),
  };
  return { data: scadOf(puzzle, settings, facts), notes };
}

async function onePlate(laid: SolidPlates, format: Exclude<MakeFormat, "zip">, caller: Caller): Promise<Outcome<Made>> {
  const number = laid.settings.plate;
  const plate = laid.plates[number - 1];
  if (plate === undefined) return refused(productsMessages.noPlate({ plate: number, plates: laid.plates.length }));
  const data = await writtenPlate(plate, laid, format === "stl" ? "stl" : "3mf");
  const notes = [...laid.notes, noteOn(laid, plate, number, caller)];
  return found({ data, notes, previews: () => platePreviews({ plates: [plate] }) });
}

export const makeSolid: Make = async (asked, format, caller) => {
  const laid = await solidPlates(asked, format, caller);
  if (!laid.ok) return laid;
  if (format === "scad") return found(await scadFile(laid.value));
  return format === "zip" ? found(await allPlates(laid.value)) : onePlate(laid.value, format, caller);
};
