/** From what a gift consists of to how it is made: steps with pictures, then a map of every plate or sheet. */

import { capitalised } from "../../core/calendar/languages.js";
import type { Box, Figure, Picture } from "../../core/drawing/picture.js";
import { lastOf } from "../../core/text/list.js";
import type { BookBoards } from "../book/boards.js";
import { drawPieces } from "../book/front.js";
import { drawParagraph, drawText, makeFrame, type PageLook, placeColumns, placeLine } from "../page.js";
import { getPaperWords } from "../words.js";
import {
  drawFoot,
  drawHead,
  drawPage,
  footHeight,
  type GiftPages,
  type GiftStep,
  headHeight,
  insetBox,
} from "./pages.js";
import { drawSheetMap, type SheetMap } from "./sheets.js";

/** Three wells with their numbers, and the small piece. */
function drawTest({ look, tested }: GiftPages, box: Box): Figure[] {
  const size = Math.min(box.width / (tested.length + 1.2), box.height * 0.7);
  const top = box.top + (box.height - size) / 2;
  const wells = tested.flatMap((text, i): Figure[] => {
    const own = { left: box.left + i * size * 1.08, top, width: size, height: size };
    const at = { ...insetBox(own, size * 0.2), height: size * 0.42 };
    return [
      { kind: "rect", box: own, radius: size * 0.1, fill: "frame" },
      { kind: "rect", box: insetBox(own, size * 0.16), radius: size * 0.06, fill: "disc" },
      drawText(look, at, text, { size: size * 0.26, ink: "text", at: "middle" }),
    ];
  });
  const left = box.left + tested.length * size * 1.08 + size * 0.16;
  const piece = insetBox({ left: left - size * 0.17, top, width: size, height: size }, size * 0.17);
  return [...wells, { kind: "rect", box: piece, radius: size * 0.06, fill: "top0" }];
}

/** From one thing to another, in a box between them. */
function drawArrow({ left, top, width, height }: Box): Figure {
  const [y, right, head] = [top + height / 2, left + width, Math.min(width, height) * 0.35];
  const path = `M${left} ${y}L${right} ${y}M${right - head} ${y - head}L${right} ${y}L${right - head} ${y + head}`;
  return { kind: "path", path, stroke: "bar", lineWidth: 0.7 };
}

/** The frame, which goes onto the tray. */
function drawGluing(boards: BookBoards, box: Box): Figure[] {
  const part = (from: number, to: number): Box => ({
    ...box,
    left: box.left + box.width * from,
    width: box.width * (to - from),
  });
  return [
    boards.placedIn(part(0, 0.43), boards.frame()),
    drawArrow(part(0.46, 0.54)),
    boards.placedIn(part(0.57, 1), boards.bare()),
  ];
}

/** A flat box, and its lid above it: a plate with a smaller one below it, or folded like the box itself. */
function drawBox(box: Box, isFolded: boolean): Figure[] {
  const [width, height] = [Math.min(box.width * 0.8, box.height * 2), box.height * 0.3];
  const left = box.left + (box.width - width) / 2;
  const lower = { left, top: box.top + box.height * 0.58, width, height };
  const lid = {
    left: left - 2,
    top: box.top + box.height * 0.22,
    width: width + 4,
    height: height * (isFolded ? 0.8 : 0.25),
  };
  const plate = { left: left + 3, top: lid.top + lid.height, width: width - 6, height: height * 0.2 };
  const both: Figure[] = [
    { kind: "rect", box: lower, radius: 1, fill: "frame", stroke: "soft", lineWidth: 0.3 },
    { kind: "rect", box: lid, radius: 1, fill: "well", stroke: "soft", lineWidth: 0.3 },
  ];
  if (isFolded) return both;
  return [...both, { kind: "rect", box: plate, radius: 0.5, fill: "frame", stroke: "soft", lineWidth: 0.3 }];
}

/** A card with the board on it, and an envelope before it. */
function drawCard(boards: BookBoards, { target }: GiftPages, box: Box): Figure[] {
  const size = Math.min(box.width / 2, box.height) * 0.9;
  const left = box.left + (box.width - 1.8 * size) / 2;
  const card = { left, top: box.top + (box.height - size) / 2, width: size * 0.9, height: size };
  const [width, height] = [size * 0.95, size * 0.62];
  const cover = { left: left + 0.85 * size, top: card.top + size - height, width, height };
  const [middle, point] = [cover.left + width / 2, cover.top + height * 0.55];
  const flap = `M${cover.left} ${cover.top}L${middle} ${point}L${cover.left + width} ${cover.top}`;
  return [
    { kind: "rect", box: card, radius: 1, fill: "disc", stroke: "soft", lineWidth: 0.3 },
    boards.placedIn(insetBox(card, size * 0.12), boards.empty(target)),
    { kind: "rect", box: cover, radius: 1, fill: "frame", stroke: "soft", lineWidth: 0.3 },
    { kind: "path", path: flap, stroke: "soft", lineWidth: 0.3 },
  ];
}

function drawStepPicture(pages: GiftPages, boards: BookBoards, { shows }: GiftStep, box: Box): Figure[] {
  if (shows === "test") return drawTest(pages, box);
  if (shows === "parts") return [drawPieces(pages.puzzle, box, 1)];
  if (shows === "frame") return drawGluing(boards, box);
  if (shows === "box" || shows === "fold") return drawBox(box, shows === "fold");
  if (shows === "card") return drawCard(boards, pages, box);
  return [boards.placedIn(box, boards.empty(pages.target))];
}

/** Sizes are for paper as wide as A4 or Letter; on smaller paper everything is smaller. */
const scaleOf = ({ sheet }: PageLook): number => Math.min(1, sheet.width / 210, sheet.height / 270);

/** Where the words of a step stand, below each other and beside its picture. */
const placeWords = (look: PageLook, box: Box): Box =>
  placeColumns(look, { ...box, top: box.top + 3 * scaleOf(look) }, 0.07, 0.58);

function drawStepWords(look: PageLook, box: Box, text: string, size: number) {
  return drawParagraph(look, placeWords(look, box), text, { size: size * scaleOf(look), ink: "text", at: "start" });
}

const wordSizes = [4.8, 4.4, 4, 3.6, 3.2];

/** One size for what all steps say: the largest that leaves each of them room for the name of a file below. */
function chooseWordSize({ look, steps }: GiftPages, box: Box): number {
  const room = box.height - 8 * scaleOf(look);
  const fits = (size: number) => steps.every(({ text }) => drawStepWords(look, box, text, size).height <= room);
  return wordSizes.find(fits) ?? lastOf(wordSizes);
}

/** A number in a circle, what to do with which file, and a picture of it. */
function drawStep(pages: GiftPages, boards: BookBoards, step: GiftStep, i: number, box: Box): Figure[] {
  const { look } = pages;
  const s = scaleOf(look);
  const size = 7 * s;
  const number = placeColumns(look, box, 0, size / box.width);
  const circle = { left: number.left, top: box.top + 2 * s, width: size, height: size };
  const words = placeWords(look, box);
  const letters = chooseWordSize(pages, box);
  const said = drawStepWords(look, box, step.text, letters);
  const file = { ...words, top: words.top + said.height + 1.5 * s, height: 3.6 * s };
  return [
    { kind: "rect", box: circle, radius: size / 2, fill: "bar" },
    drawText(look, { ...circle, height: size * 0.72 }, String(i + 1), {
      size: 4.4 * s,
      ink: "disc",
      bold: true,
      at: "middle",
    }),
    ...said.figures,
    drawText(look, file, step.file ?? "", { size: Math.min(3.8, letters) * s, ink: "soft", at: "start" }),
    ...drawStepPicture(pages, boards, step, insetBox(placeColumns(look, box, 0.6, 1), s)),
  ];
}

const needColumns = 3;
const needHeight = 7;

/** What is to be there before one begins, with a square each to be ticked off. */
function drawNeeds({ look, needs }: GiftPages, box: Box): Figure[] {
  const s = scaleOf(look);
  return needs.flatMap((text, i): Figure[] => {
    const [column, row] = [i % needColumns, Math.floor(i / needColumns)];
    const own = placeColumns(look, box, column / needColumns, (column + 0.96) / needColumns);
    const line = { ...own, top: box.top + row * needHeight * s, height: 3.6 * s };
    const square = placeColumns(look, line, 0, (3.2 * s) / line.width);
    return [
      { kind: "rect", box: { ...square, height: square.width }, radius: 0.5, stroke: "soft", lineWidth: 0.3 },
      drawText(
        look,
        placeColumns(look, { ...line, height: 3 * s }, (5 * s) / line.width, 1),
        capitalised(text, look.language),
        {
          size: 4.2 * s,
          ink: "text",
          at: "start",
        },
      ),
    ];
  });
}

function drawSteps(pages: GiftPages, boards: BookBoards): Figure[] {
  const { look, needs, steps } = pages;
  const { youNeed, howTo } = getPaperWords(look.language).gift;
  const { head, middle, foot } = makeFrame(look.sheet, headHeight, footHeight);
  const s = scaleOf(look);
  const needsHeight = (14 + Math.ceil(needs.length / needColumns) * needHeight) * s;
  const room = { ...middle, top: middle.top + needsHeight, height: middle.height - needsHeight };
  const height = room.height / steps.length;
  const rules = steps.map(
    (_, i) => `M${room.left} ${room.top + i * height}L${room.left + room.width} ${room.top + i * height}`,
  );
  return [
    ...drawHead(pages, head, howTo),
    drawText(look, placeLine(middle, 6 * s), youNeed, { size: 4.2 * s, ink: "text", bold: true, at: "start" }),
    ...drawNeeds(pages, { ...middle, top: middle.top + 9 * s }),
    { kind: "path", path: rules.join(""), stroke: "frame", lineWidth: 0.3 },
    ...steps.flatMap((step, i) =>
      drawStep(pages, boards, step, i, { ...room, top: room.top + i * height + 3 * s, height: height - 6 * s }),
    ),
    ...drawFoot(pages, foot),
  ];
}

/** Two beside each other, in as many rows as fit well. */
const [mapColumns, mapRows] = [2, 3] as const;

function drawMaps(pages: GiftPages, maps: readonly SheetMap[]): Figure[] {
  const { look, steps } = pages;
  const { head, middle, foot } = makeFrame(look.sheet, headHeight, footHeight);
  const [width, height] = [middle.width / mapColumns, middle.height / mapRows];
  const heading = steps.find(({ shows }) => shows === "parts")?.text ?? "";
  return [
    ...drawHead(pages, head, heading),
    ...maps.flatMap((map, i) => {
      const column = placeColumns(look, middle, (i % mapColumns) / mapColumns, ((i % mapColumns) + 1) / mapColumns);
      const top = middle.top + 4 + Math.floor(i / mapColumns) * height;
      return drawSheetMap(look, map, { left: column.left + 3, top, width: width - 6, height: height - 6 });
    }),
    ...drawFoot(pages, foot),
  ];
}

/** The steps, and maps of what comes from the machine. */
export function drawAssemblyPages(pages: GiftPages): Picture[] {
  const perPage = mapColumns * mapRows;
  const groups = Array.from({ length: Math.ceil(pages.maps.length / perPage) }, (_, i) =>
    pages.maps.slice(i * perPage, (i + 1) * perPage),
  );
  return [drawPage(pages, drawSteps), ...groups.map((maps) => drawPage(pages, () => drawMaps(pages, maps)))];
}
