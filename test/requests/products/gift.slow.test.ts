/** A gift, file by file: what a request asks for is compared with what comes of its measures and words, written out here. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../../../src/core/calendar/languages.js";
import type { Picture } from "../../../src/core/drawing/picture.js";
import type { ThemeName } from "../../../src/core/drawing/themes.js";
import { svgOf } from "../../../src/core/pens/svg.js";
import { cellLabels } from "../../../src/core/puzzle/labels.js";
import { targetAt } from "../../../src/core/puzzle/target.js";
import { firstTiling } from "../../../src/core/solver/tilings.js";
import { type NamedFile, packZip, unpackZip } from "../../../src/make/archive.js";
import { drawAssemblyPages } from "../../../src/make/gift/assembly.js";
import { drawInsertPages } from "../../../src/make/gift/insert.js";
import type { GiftPages, GiftStep } from "../../../src/make/gift/pages.js";
import { makeCutMap, makePlateMap } from "../../../src/make/gift/sheets.js";
import { makeLaserTest, makeSolidTest } from "../../../src/make/gift/test-piece.js";
import { drawSheet, layLaserSheets } from "../../../src/make/laser/drawing.js";
import { writeLaserDxf } from "../../../src/make/laser/dxf.js";
import type { LaserPart } from "../../../src/make/laser/part.js";
import { writeLaserSvg } from "../../../src/make/laser/svg.js";
import { drawPrintPages } from "../../../src/make/print/print.js";
import { type Letters, makeLetters } from "../../../src/make/solid/letters.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { makeBodies } from "../../../src/make/solid/parts.js";
import { layPlates, type Plate } from "../../../src/make/solid/plate.js";
import { writeThreeMf } from "../../../src/make/solid/three-mf.js";
import { drawThumbnail } from "../../../src/make/solid/thumbnail.js";
import { drawStrokes } from "../../../src/make/strokes/strokes.js";
import { readFonts } from "../../../src/pens/fonts.js";
import { readTextOutliner } from "../../../src/pens/outlined.js";
import { pdfOfPages, pointsPerMillimetre } from "../../../src/pens/pdf.js";
import type { ProductAsked, ProductSettings } from "../../../src/requests/requests.js";
import { expectFiles, expectSame, made, twoDays } from "./support.js";

const gift = (settings: ProductSettings, asked: Partial<ProductAsked> = {}): ProductAsked => {
  return { product: "gift", puzzle: twoDays, settings, ...asked };
};

const personal = { for: "Al", title: "Us", dedication: "Hi", date: "2026-12-02" };
const a4 = { width: 210, height: 297 };
const second = 1;
const licence = "Made with Daytile (MIT licence). Letters: Nunito, Noto Sans and Tajawal (SIL Open Font License).";
const credits: NamedFile = { name: "credits.txt", data: `Us\nPieces by Ada Lovelace\n${licence}\n` };

/** The pages of 2 December, but for what the machine adds. */
const words = {
  puzzle: twoDays,
  look: { sheet: a4, language: "en", theme: "light" },
  title: "Us",
  name: "Al",
  dedication: "Hi",
  date: "2 December 2026",
  target: targetAt(twoDays, second),
  solution: firstTiling({ puzzle: twoDays, uncovered: [second] }),
} as const satisfies Partial<GiftPages>;

const pdf = (
  title: string,
  description: string,
  pages: readonly Picture[],
  language: Language = "en",
  theme: ThemeName = "light",
) => pdfOfPages({ title, description, pages, language, scale: pointsPerMillimetre, font: undefined }, { theme });

/** Instructions, card and envelope. */
async function papersOf(pages: GiftPages): Promise<NamedFile[]> {
  const { title, dedication, look } = pages;
  const made = [drawAssemblyPages(pages), drawInsertPages(pages)] as const;
  const [assembly, card] = await Promise.all(
    made.map((each) => pdf(title, dedication, each, look.language, look.theme)),
  );
  return [
    { name: "assembly.pdf", data: assembly! },
    { name: "card-and-envelope.pdf", data: card! },
  ];
}

/** The first page of the instructions, the card and the envelope. */
async function paperPreviews(pages: GiftPages): Promise<string[]> {
  const outlined = await readTextOutliner();
  const shown = [...drawAssemblyPages(pages).slice(0, 1), ...drawInsertPages(pages)];
  return shown.map((page) => svgOf(outlined(page), { theme: pages.look.theme }));
}

const lastSteps: readonly GiftStep[] = [
  { text: "Put the pieces in. Only the date should show.", shows: "board" },
  {
    text: "Print and cut out the card and the envelope. Put both in with the puzzle.",
    shows: "card",
    file: "card-and-envelope.pdf",
  },
];

const remark = (text: string) => expect.objectContaining({ matters: false, text });
const warning = (text: string) => expect.objectContaining({ matters: true, text });

describe("from a 3D printer", () => {
  let letters: Letters;
  beforeAll(async () => {
    letters = makeLetters(await readFonts("Bold"));
  });

  const machine = {
    id: "mine",
    name: "Mine",
    makes: "solid",
    bed: "80x100",
    clearance: 0.3,
    slicer: "prusa",
    materials: ["pla"],
  };
  const bed = { size: { width: 80, height: 100 }, gap: 3 };
  const lettering = () => ({
    language: "en" as const,
    letters,
    onFrame: { below: "Us · For Al", above: "Hi" },
    marked: [second],
    lid: { lines: ["Us", "For Al", "Hi"], day: words.date },
  });
  const facts = { title: "Us", language: "en", designer: "Pieces by Ada Lovelace", licence, hasVolumes: true } as const;
  const names = { tray: "tray", frame: "frame", lid: "lid" };
  const mapOf = (file: string, plate: Plate, nameOf = (name: string) => names[name as keyof typeof names] ?? name) =>
    makePlateMap(file, plate, bed.size, nameOf);
  const testStep: GiftStep = {
    text:
      "Print the test piece. Find the well that the small piece slides into easily. Its number is your clearance. " +
      "If it isn’t 0.3, make the files again with --clearance and that number.",
    shows: "test",
    file: "test-piece.3mf",
  };
  const glueStep: GiftStep = { text: "Glue the frame onto the tray with superglue.", shows: "frame" };

  it("has a test piece, a file for each plate, and a map of them", async () => {
    const settings = solidSettings({
      clearance: 0.3,
      nozzle: 0.4,
      pegs: true,
      notch: true,
      labels: "lined",
    });
    const plates = layPlates(makeBodies(twoDays, settings, lettering()), bed);
    const [test] = layPlates(makeSolidTest(twoDays, settings, letters), bed);
    const files = plates.map((plate, i) => ({ name: `plate-${i + 1}.3mf`, data: writeThreeMf(plate, facts) }));
    const pages: GiftPages = {
      ...words,
      needs: ["Mine", "PLA", "superglue", "tray", "frame", "Pieces (1)"],
      steps: [
        testStep,
        {
          text: "Print every plate (2 in all). For a second colour, give the part “labels” its own filament in your slicer.",
          shows: "parts",
          file: "plate-1.3mf … plate-2.3mf",
        },
        glueStep,
        ...lastSteps,
      ],
      tested: ["0.2", "0.3", "0.4"],
      maps: [
        mapOf("test-piece.3mf", test!, (name) => (name === "test" ? "" : name)),
        ...plates.map((plate, i) => mapOf(`plate-${i + 1}.3mf`, plate)),
      ],
      insert: { width: 58, height: 38 },
    };
    const { data, format, notes, previews } = await made(gift({ ...personal, machine: JSON.stringify(machine) }));
    expect(format).toBe("zip");
    expectFiles(data, [
      ...(await papersOf(pages)),
      { name: "test-piece.3mf", data: writeThreeMf(test!, facts) },
      ...files,
      credits,
    ]);
    expectSame(previews, [...plates.map(drawThumbnail), ...(await paperPreviews(pages))]);
    expect(notes).toEqual([remark("begin with assembly.pdf and test-piece.3mf")]);
  });
});

describe("from a laser", () => {
  const look = { width: 0.05, cut: "#ff0000", score: "#0000ff", engrave: "#000000" };
  const { width: hairline, ...colours } = look;
  const machine = {
    id: "mine",
    name: "Mine",
    makes: "laser",
    bed: "120x90",
    kerf: 0.15,
    hairline,
    ...colours,
    materials: ["plywood-3"],
  };
  const sheet = { width: 120, height: 90 };
  const settings = {
    cell: 20,
    clearance: 0.2,
    radius: 1.5,
    kerf: 0.15,
    gap: 3,
    border: 10,
    sheet,
    piecesOnly: false,
    tabs: 0,
    notch: true,
    hanging: false,
    lid: true,
    box: true,
    engrave: "none",
    tactile: false,
    thickness: 3,
  } as const;
  const lines = (text: string) => drawStrokes(text)!;
  const letters = {
    labels: cellLabels(twoDays, "en"),
    lines,
    onFrame: { below: "Us · For Al", above: "Hi" },
    marked: [second],
    lid: { lines: ["Us", "For Al", "Hi"], day: words.date },
  };
  const filesOf = (name: string, parts: readonly LaserPart[]): NamedFile[] => {
    const drawing = drawSheet("Us", [parts], sheet, 0);
    return [
      { name: `${name}.svg`, data: writeLaserSvg(drawing, undefined, look) },
      { name: `${name}.dxf`, data: writeLaserDxf(drawing) },
    ];
  };

  it("has a test piece, two files for each sheet, and a map of them", async () => {
    const cut = layLaserSheets(twoDays, settings, letters);
    const sheets = cut.ok ? cut.value : [];
    const test = makeLaserTest(twoDays, settings, lines);
    const pages: GiftPages = {
      ...words,
      needs: ["Mine", "3 mm plywood", "wood glue", "tray", "frame", "Box", "lid", "Pieces (1)"],
      steps: [
        {
          text:
            "Cut the test piece. Find the opening that the small piece fits without force. Its number is your kerf. " +
            "If it isn’t 0.15, make the files again with --kerf and that number.",
          shows: "test",
          file: "test-piece.svg",
        },
        {
          text: "Cut every sheet (3 in all). Black lines are engraved, blue ones scored, red ones cut.",
          shows: "parts",
          file: "sheet-1.svg … sheet-3.svg",
        },
        { text: "Glue the frame onto the tray with wood glue.", shows: "frame" },
        {
          text: "Glue the bottom and walls of the box together, and the smaller plate under the lid.",
          shows: "box",
        },
        ...lastSteps,
      ],
      tested: ["0.1", "0.15", "0.2"],
      maps: [
        makeCutMap("test-piece.svg", test, sheet),
        ...sheets.map((parts, i) => makeCutMap(`sheet-${i + 1}.svg`, parts, sheet)),
      ],
      insert: { width: 58, height: 38 },
    };
    const { data, notes, previews } = await made(gift({ ...personal, machine: JSON.stringify(machine), box: true }));
    expectFiles(data, [
      ...(await papersOf(pages)),
      ...filesOf("test-piece", test),
      ...sheets.flatMap((parts, i) => filesOf(`sheet-${i + 1}`, parts)),
      credits,
    ]);
    const seen = sheets.map((parts) =>
      writeLaserSvg(drawSheet("Us", [parts], sheet), undefined, { ...look, width: 0.6 }),
    );
    expectSame(previews, [...seen, ...(await paperPreviews(pages))]);
    expect(notes).toEqual([remark("begin with assembly.pdf and test-piece.svg")]);
  });
});

describe("from paper", () => {
  const asked = { ...personal, machine: "a4-scissors" };
  const printed = {
    sheet: a4,
    cell: 20,
    language: "en",
    theme: "light",
    tactile: false,
    title: "Us",
    lines: ["For Al", "Hi"],
    marked: words.target,
  } as const;
  const about = "Board and pieces in actual size, 20 mm from cell to cell";
  const printStep: GiftStep = {
    text: "Print board and pieces at 100%. Glue the pages onto stiff card.",
    shows: "board",
    file: "board-and-pieces.pdf",
  };
  const cutStep: GiftStep = { text: "Cut out the board and the pieces.", shows: "parts" };
  const tools = ["paper (A4)", "scissors", "stiff card", "a glue stick", "Board"];

  it("has the board and the pieces in one file, and nothing to test", async () => {
    const pages: GiftPages = {
      ...words,
      needs: [...tools, "Pieces (1)"],
      steps: [printStep, cutStep, ...lastSteps],
      tested: [],
      maps: [],
      insert: { width: 50.5, height: 30.5 },
    };
    const sheets = drawPrintPages(twoDays, printed);
    const { data, notes, previews } = await made(gift(asked));
    expectFiles(data, [
      ...(await papersOf(pages)),
      { name: "board-and-pieces.pdf", data: await pdf("Us", about, sheets) },
      credits,
    ]);
    const outlined = await readTextOutliner();
    expectSame(previews, [
      ...sheets.map((page) => svgOf(outlined(page), { theme: "light" })),
      ...(await paperPreviews(pages)),
    ]);
    expect(notes).toEqual([
      remark('2 pages. Print at 100%, without "fit to page"'),
      remark("begin with assembly.pdf and board-and-pieces.pdf"),
    ]);
  });

  it("has a box to fold where a box or a lid is asked for, in the size of its cells", async () => {
    const lid = { lines: ["Us", "For Al", "Hi"], day: words.date };
    const sheets = drawPrintPages(twoDays, { ...printed, cell: 16, box: lid });
    const pages: GiftPages = {
      ...words,
      needs: [...tools, "Box", "lid", "Pieces (1)"],
      steps: [
        printStep,
        cutStep,
        { text: "Fold the box and its lid, and glue the strips.", shows: "fold" },
        ...lastSteps,
      ],
      tested: [],
      maps: [],
      insert: { width: 40, height: 24 },
    };
    const files = [
      ...(await papersOf(pages)),
      { name: "board-and-pieces.pdf", data: await pdf("Us", about.replace("20", "16"), sheets) },
      credits,
    ];
    for (const closed of [{ box: true }, { lid: true }])
      expectFiles((await made(gift({ ...asked, ...closed, cell: 16 }))).data, files);
  });

  it("is for nobody in particular, today, in any language, theme and paper", async () => {
    const unsolvable = { ...twoDays, pieces: [{ ...twoDays.pieces[0]!, copies: 2 }] };
    const cork = { id: "cork", name: { en: "cork" }, glue: "spit", sources: [] };
    const material = JSON.stringify(cork);
    const { data, notes } = await made(
      gift(
        { machine: "a4-scissors", material, paper: "A5", kerf: 0.2 },
        { puzzle: unsolvable, language: "de", theme: "dark" },
      ),
      { now: new Date(2026, 11, 2), spell: (part) => `--${part}` },
    );
    const pages: GiftPages = {
      puzzle: unsolvable,
      look: { sheet: { width: 148, height: 210 }, language: "de", theme: "dark" },
      title: "Zwei Tage",
      name: "",
      dedication: "",
      date: "2. Dezember 2026",
      target: words.target,
      solution: undefined,
      needs: ["Papier (A4)", "eine Schere", "cork", "Brett", "Teile (2)"],
      steps: [
        {
          text: "Drucke Brett und Teile mit 100\u00a0%. Klebe die Seiten auf: cork.",
          shows: "board",
          file: "board-and-pieces.pdf",
        },
        { text: "Schneide das Brett und die Teile aus.", shows: "parts" },
        { text: "Lege die Teile hinein. Nur das Datum soll zu sehen sein.", shows: "board" },
        {
          text: "Drucke Karte und Umschlag und schneide sie aus. Lege beide dazu.",
          shows: "card",
          file: "card-and-envelope.pdf",
        },
      ],
      tested: [],
      maps: [],
      insert: { width: 50.5, height: 30.5 },
    };
    expect(unpackZip(data as Uint8Array).map(({ name }) => name)).toEqual([
      "assembly.pdf",
      "card-and-envelope.pdf",
      "board-and-pieces.pdf",
      "credits.txt",
    ]);
    expectFiles(packZip(unpackZip(data as Uint8Array).slice(0, 2)), await papersOf(pages));
    expect(notes).toEqual([
      warning("a4-scissors doesn't use --kerf; leave it out"),
      remark('2 pages. Print at 100%, without "fit to page"'),
      warning("2. Dezember 2026 has no solution, so the envelope shows the empty board"),
      remark("begin with assembly.pdf and board-and-pieces.pdf"),
    ]);
  });
});
