/** From a puzzle, a machine and a name to everything a gift needs: files to make, a test piece, instructions, an envelope. */

import type { Language } from "../../core/calendar/languages.js";
import { baseOf } from "../../core/calendar/languages.js";
import { cellSize, trayMargin } from "../../core/drawing/board-figures.js";
import type { Picture, Size } from "../../core/drawing/picture.js";
import { hinted } from "../../core/i18n/hinted.js";
import { latticeNamed } from "../../core/lattice/lattice.js";
import { productsMessages } from "../../core/locales/en/products.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { firstTiling } from "../../core/solver/tilings.js";
import { itemAt } from "../../core/text/list.js";
import { inOneLine } from "../../core/text/sentences.js";
import { machineIds } from "../../formats/workshop.generated.js";
import type { Machine, Material } from "../../formats/workshop.js";
import { type NamedFile, packZip } from "../../make/archive.js";
import { drawAssemblyPages } from "../../make/gift/assembly.js";
import { drawInsertPages } from "../../make/gift/insert.js";
import type { GiftPages, GiftStep } from "../../make/gift/pages.js";
import { giftParameters } from "../../make/gift/parameters.js";
import { makeCutMap, makePlateMap, type SheetMap } from "../../make/gift/sheets.js";
import {
  listTestClearances,
  listTestKerfs,
  makeLaserTest,
  makeSolidTest,
  writeMeasure,
} from "../../make/gift/test-piece.js";
import { hasUsualColours } from "../../make/laser/svg.js";
import { refusePaper } from "../../make/messages.js";
import { readSheetSize, resolveSettings, sharedParameters } from "../../make/parameters.js";
import { findBounds, findRings } from "../../make/plane.js";
import { makeLetters } from "../../make/solid/letters.js";
import { layPlates, type Plate } from "../../make/solid/plate.js";
import { getPaperWords, nameBody } from "../../make/words.js";
import { type OwnFont, readFonts } from "../../pens/fonts.js";
import { pdfOfPages, pointsPerMillimetre } from "../../pens/pdf.js";
import { type Caller, spelled } from "../caller.js";
import { type Note, remark, warning } from "../note.js";
import { found, type Outcome, refused } from "../outcome.js";
import { languageAsked } from "../question.js";
import { drawSheetPreviews, layLaserJob, loadEngraver, writeSheetFiles, writeSheets } from "./laser.js";
import { getFont, getSettings, type Make, type MakingAsked, type Preview, resolvePuzzle } from "./making.js";
import { readDay, resolveTitle } from "./personal.js";
import { drawPreviews } from "./previews.js";
import { makePrint } from "./print.js";
import { drawPlatePreviews, laySolidPlates, writePlate, writePlateFiles } from "./solid.js";
import { resolveWorkbench } from "./workshop.js";

/** What comes from the machine, and what to do with it. */
interface Job {
  readonly files: readonly NamedFile[];
  /** What is to be made first. */
  readonly first: readonly string[];
  readonly steps: readonly GiftStep[];
  readonly tested: readonly string[];
  /** Every plate or sheet, the test piece first. */
  readonly maps: readonly SheetMap[];
  /** How far the tray goes on around the cells, and how far apart those are. */
  readonly measures: { readonly cell: number; readonly border: number };
  readonly notes: readonly Note[];
  /** Pictures of what comes from the machine. */
  previews(): Promise<readonly Preview[]>;
}

/** Who makes it with what, in which words. */
interface Workplace {
  readonly machine: Machine;
  readonly material: Material | undefined;
  readonly language: Language;
}

const nameMaterial = ({ material, language }: Workplace): string =>
  material?.name[language] ?? material?.name[baseOf(language)] ?? material?.name.en ?? "";

const nameGlue = ({ material, language }: Workplace): string => {
  const glue = material?.glue;
  const { glues } = getPaperWords(language);
  return glue === "wood" || glue === "acrylic" || glue === "super" || glue === "paper" ? glues[glue] : "";
};

/** What every job ends with. */
function listLastSteps({ language }: Workplace): GiftStep[] {
  const { fill, card } = getPaperWords(language).gift;
  return [
    { text: fill, shows: "board" },
    { text: card, shows: "card", file: "card-and-envelope.pdf" },
  ];
}

/** What comes before that, but for a job on paper. */
function listGlueSteps(place: Workplace, hasBox = false): GiftStep[] {
  const { glueFrame, glueBox } = getPaperWords(place.language).gift;
  return [
    { text: glueFrame({ glue: nameGlue(place) }), shows: "frame" },
    ...(hasBox ? [{ text: glueBox, shows: "box" } as const] : []),
    ...listLastSteps(place),
  ];
}

function makeTestStep(language: Language, kind: "testSolid" | "testLaser", value: number, option: string): GiftStep {
  const words = getPaperWords(language).gift;
  const again = words.makeAgain({ value: writeMeasure(value), option });
  return {
    text: inOneLine(words[kind], again),
    shows: "test",
    file: kind === "testSolid" ? "test-piece.3mf" : "test-piece.svg",
  };
}

/** Their names, from the first to the last. */
const nameFirstToLast = (files: readonly string[]): string => [...new Set([files[0], files.at(-1)])].join(" … ");

type JobMaker = (asked: MakingAsked, place: Workplace, caller: Caller) => Promise<Outcome<Job>>;

/** The small piece of a test has no name that tells anything. */
const removeName = (placed: Plate[number]): Plate[number] => ({
  ...placed,
  body: { ...placed.body, name: placed.body.name.replace(/^\D+$/, "") },
});

const planSolidJob: JobMaker = async (asked, place, caller) => {
  const laid = await laySolidPlates(asked, "3mf", caller);
  if (!laid.ok) return laid;
  const { puzzle, settings, bed, notes } = laid.value;
  const test = itemAt(layPlates(makeSolidTest(puzzle, settings, makeLetters(await readFonts("Bold"))), bed), 0);
  const { language } = place;
  const plates = await writePlateFiles(laid.value);
  const names = plates.map(({ name }) => name);
  // A machine's own, where no other is asked for.
  const { size = { width: 0, height: 0 } } = bed;
  const mapped = (file: string, plate: Plate) => makePlateMap(file, plate, size, (name) => nameBody(name, language));
  const { gift, parts } = getPaperWords(language);
  const isTwofold = laid.value.plates.flat().some(({ body }) => body.inlay !== undefined);
  const colours = isTwofold ? [gift.secondColour({ name: parts.labels })] : [];
  const print = inOneLine(gift.printPlates({ count: plates.length }), ...colours);
  return found({
    files: [{ name: "test-piece.3mf", data: await writePlate(test, laid.value) }, ...plates],
    first: ["test-piece.3mf"],
    steps: [
      makeTestStep(language, "testSolid", settings.clearance, "--clearance"),
      { text: print, shows: "parts", file: nameFirstToLast(names) },
      ...listGlueSteps(place),
    ],
    tested: listTestClearances(settings).map(writeMeasure),
    maps: [
      mapped("test-piece.3mf", test.map(removeName)),
      ...laid.value.plates.map((plate, i) => mapped(names[i] ?? "", plate)),
    ],
    measures: settings,
    notes,
    previews: () => drawPlatePreviews(laid.value),
  });
};

const planLaserJob: JobMaker = async (asked, place, caller) => {
  const job = await layLaserJob(asked, "svg", caller);
  if (!job.ok) return job;
  const { puzzle, settings, notes, sheets } = job.value;
  const { language } = place;
  const tested = listTestKerfs(settings).map(writeMeasure);
  const test = makeLaserTest(puzzle, settings, await loadEngraver(tested));
  const { cutSheets, colours } = getPaperWords(language).gift;
  // A machine of somebody's own may have other colours than those the page tells of.
  const cut = [cutSheets({ count: sheets.length }), ...(hasUsualColours(job.value.look) ? [colours] : [])];
  const files = (["svg", "dxf"] as const).map(async (format) => ({
    name: `test-piece.${format}`,
    data: await writeSheets(job.value, [test], format),
  }));
  const names = sheets.map((_, i) => `sheet-${i + 1}.svg`);
  return found({
    files: [...(await Promise.all(files)), ...(await writeSheetFiles(job.value))],
    first: ["test-piece.svg"],
    steps: [
      makeTestStep(language, "testLaser", settings.kerf, "--kerf"),
      { text: inOneLine(...cut), shows: "parts", file: nameFirstToLast(names) },
      ...listGlueSteps(place, settings.box),
    ],
    tested,
    maps: [
      makeCutMap("test-piece.svg", test, settings.sheet),
      ...sheets.map((sheet, i) => makeCutMap(names[i] ?? "", sheet, settings.sheet)),
    ],
    measures: settings,
    notes,
    previews: () => drawSheetPreviews(job.value),
  });
};

const planPrintJob: JobMaker = async (asked, place, caller) => {
  const made = await makePrint(asked, "pdf", caller);
  if (!made.ok) return made;
  const words = getPaperWords(place.language).gift;
  const { cell } = resolveSettings(sharedParameters, getSettings(asked));
  return found({
    files: [{ name: "board-and-pieces.pdf", data: made.value.data }],
    first: ["board-and-pieces.pdf"],
    steps: [
      { text: words.printPages({ material: nameMaterial(place) }), shows: "board", file: "board-and-pieces.pdf" },
      { text: words.cutOut, shows: "parts" },
      ...(getSettings(asked).box ? [{ text: words.foldBox, shows: "fold" } as const] : []),
      ...listLastSteps(place),
    ],
    tested: [],
    maps: [],
    measures: { cell, border: (trayMargin / cellSize) * cell },
    notes: made.value.notes,
    previews: async () => (await made.value.previews?.()) ?? [],
  });
};

const jobs: Readonly<Record<Machine["makes"], JobMaker>> = {
  solid: planSolidJob,
  laser: planLaserJob,
  print: planPrintJob,
};

/** The settings that the machine's own kind of product takes. */
function resolveJob(asked: MakingAsked, puzzle: Puzzle, { slicer }: Machine): MakingAsked {
  const { paper: _, date: mark, lid = false, box = false, ...own } = getSettings(asked);
  const isClosed = lid || box;
  // Whoever gets it has the frame in its place, and a finger below the pieces.
  const usual = { pegs: true, notch: true, lid: isClosed, box: isClosed };
  // They can be read in one colour as well.
  const labels = own.labels ?? (slicer === undefined ? undefined : "lined");
  return { ...asked, puzzle, settings: { ...own, ...usual, labels, mark } };
}

type Written = Omit<GiftPages, "needs" | "steps" | "tested" | "maps" | "insert">;

async function resolvePages(asked: MakingAsked, puzzle: Puzzle, caller: Caller): Promise<Outcome<Written>> {
  const { for: name = "", dedication = "", date } = getSettings(asked);
  const { paper } = resolveSettings(giftParameters, getSettings(asked));
  const sheet = readSheetSize(paper);
  if (sheet === undefined) return refused(refusePaper(paper));
  const language = languageAsked(asked);
  const question = await readDay(asked, puzzle, date, caller);
  if (!question.ok) return question;
  const { target, title: words } = question.value;
  if (target === undefined) return refused(productsMessages.noSolutionInside({ date: words }));
  const look = { sheet, language, theme: asked.theme ?? "light" };
  const solution = firstTiling(question.value);
  return found({ puzzle, look, title: resolveTitle(asked, puzzle), name, dedication, date: words, target, solution });
}

async function writePdfFile(name: string, pages: GiftPages, pictures: readonly Picture[], font: OwnFont) {
  const { title, look, dedication } = pages;
  const { language, theme } = look;
  const document = { title, description: dedication, pages: pictures, language, scale: pointsPerMillimetre, font };
  return { name, data: await pdfOfPages(document, { theme }) };
}

function writeCreditsFile({ puzzle, look, title }: GiftPages): NamedFile {
  const lines = [title, ...creditsIn(puzzle, look.language), getPaperWords(look.language).gift.licence];
  return { name: "credits.txt", data: `${lines.join("\n")}\n` };
}

/** What other machines use, and this kind doesn't. */
const unusedBy: Readonly<Record<Machine["makes"], readonly ("kerf" | "clearance" | "hanging" | "engrave")[]>> = {
  solid: ["kerf"],
  laser: [],
  print: ["kerf", "clearance", "hanging", "engrave"],
};

function listUnused(asked: MakingAsked, { id, makes }: Machine, caller: Caller): Note[] {
  const settings = getSettings(asked);
  const isAsked = (value: unknown) => value !== undefined && value !== false && value !== "none";
  const unused = unusedBy[makes].filter((name) => isAsked(settings[name]));
  return unused.map((name) => warning(productsMessages.unused({ product: id, part: spelled(caller, name) })));
}

function writeNotes(pages: GiftPages, { first, notes }: Job): Note[] {
  const missing =
    pages.solution === undefined ? [warning(productsMessages.noSolutionInside({ date: pages.date }))] : [];
  return [...notes, ...missing, remark(productsMessages.giftFiles({ files: ["assembly.pdf", ...first] }))];
}

/** Whoever makes it by hand needs no machine. */
function listTools({ machine: { makes, name }, language }: Workplace): string[] {
  const { sheetOfPaper, scissors } = getPaperWords(language).gift;
  return makes === "print" ? [sheetOfPaper({ name }), scissors] : [name];
}

/** Machine, material and glue, then the parts there will be. */
function listNeeds(place: Workplace, { pieces }: Puzzle, isClosed: boolean): string[] {
  const { board, pieces: heading, parts: names } = getPaperWords(place.language);
  const count = pieces.reduce((sum, { copies }) => sum + copies, 0);
  const { makes } = place.machine;
  const parts = makes === "print" ? [board] : [names.tray, names.frame];
  const around = makes === "solid" ? [names.lid] : [names.box, names.lid];
  const all = [...listTools(place), nameMaterial(place), nameGlue(place), ...parts, ...(isClosed ? around : [])];
  return [...all, `${heading} (${count})`].filter((text) => text !== "");
}

/** Cards in the box are a little smaller than the tray. */
const cardGap = 2;

function measureInsert({ lattice, board }: Puzzle, { cell, border }: Job["measures"]): Size {
  const points = board.cells.map(({ point }) => point);
  const { left, right, top, bottom } = findBounds(findRings(latticeNamed(lattice), points, cell));
  const around = 2 * border - cardGap;
  return { width: right - left + around, height: bottom - top + around };
}

export const makeGift: Make = async (asked, _, caller) => {
  const [made, bench] = [await resolvePuzzle(asked, caller), resolveWorkbench(getSettings(asked))];
  if (!made.ok) return made;
  if (!bench.ok) return bench;
  const { machine, material } = bench.value;
  if (machine === undefined)
    return refused(hinted(productsMessages.giftNeedsMachine(), textMessages.chooseFrom({ words: machineIds })));
  const { puzzle } = made.value;
  const place = { machine, material, language: languageAsked(asked) };
  const written = await resolvePages(asked, puzzle, caller);
  if (!written.ok) return written;
  const job = await jobs[machine.makes](resolveJob(asked, puzzle, machine), place, caller);
  if (!job.ok) return job;
  const { steps, tested, maps, files } = job.value;
  const { lid = false, box = false } = getSettings(asked);
  const [needs, insert] = [listNeeds(place, puzzle, lid || box), measureInsert(puzzle, job.value.measures)];
  const pages = { ...written.value, needs, steps, tested, maps, insert };
  const [assembly, boxed] = [drawAssemblyPages(pages), drawInsertPages(pages)];
  const font = getFont(asked);
  const papers = [
    await writePdfFile("assembly.pdf", pages, assembly, font),
    await writePdfFile("card-and-envelope.pdf", pages, boxed, font),
  ];
  const previews = async () => [
    ...(await job.value.previews()),
    ...(await drawPreviews([...assembly.slice(0, 1), ...boxed], pages.look.theme, font)),
  ];
  const data = packZip([...papers, ...files, writeCreditsFile(pages)]);
  const notes = [...made.value.notes, ...listUnused(asked, machine, caller), ...writeNotes(pages, job.value)];
  return found({ data, notes, previews });
};
