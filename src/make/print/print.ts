/** From a puzzle to the pages of its board and pieces in true size, to be printed and cut out. */

import { capitalised } from "../../core/calendar/languages.js";
import type { Block } from "../../core/drawing/layout.js";
import { type Box, type Figure, moved, type Picture, type Size } from "../../core/drawing/picture.js";
import type { Message } from "../../core/i18n/message.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { drawBoardBlock, drawPieceBlocks, fitsIn, type Laying, layings } from "../blocks.js";
import { drawRings } from "../book/cover.js";
import {
  drawText,
  isReadFromRight,
  makeFrame,
  makePage,
  type PageFrame,
  type PageLook,
  placeColumns,
  placeLine,
  turnSheet,
} from "../page.js";
import { onShelves } from "../shelves.js";
import { getPaperWords } from "../words.js";
import { drawBoxNet, drawLidNet, type LidWords } from "./box.js";
import { drawJoins, drawMap } from "./joins.js";
import { drawTactileBoard, drawTactilePiece } from "./tactile.js";
import { countPagesAcross, splitIntoTiles } from "./tiles.js";

export interface PrintLook extends PageLook {
  /** From the middle of a cell to the middle of the next. */
  readonly cell: number;
  /** True for fingers: thick lines, patterns and Braille. */
  readonly tactile?: boolean;
  /** What stands on the lid of a box; left out: the board is flat. */
  readonly box?: LidWords | undefined;
  /** A day with a ring around it. */
  readonly marked?: Target | undefined;
  /** Left out: the puzzle's. */
  readonly title?: string | undefined;
  /** Whom it is for, and a few words to them. */
  readonly lines?: readonly string[];
}

const ruleLength = 50;
const tickLength = 10;
const headHeight = 9;
const footHeight = 15;
const thin = 0.2;
/** Room for the unit beside the rule. */
const unitWidth = 12;

export const getPrintFrame = (sheet: Size): PageFrame => makeFrame(sheet, headHeight, footHeight);

/** Long enough for the rule and its unit. */
const narrowestMiddle = ruleLength + 20;

const line = (path: string, lineWidth = thin): Figure => ({ kind: "path", path, stroke: "text", lineWidth });

/** Ticks at every centimetre, longer at both ends. */
function drawRule(left: number, y: number): Figure[] {
  const ticks = Array.from({ length: ruleLength / tickLength + 1 }, (_, i) => {
    const [x, height] = [left + i * tickLength, (i * tickLength) % ruleLength === 0 ? 3 : 1.8];
    return `M${x} ${y - height}L${x} ${y}`;
  });
  return [
    line(`M${left} ${y}L${left + ruleLength} ${y}${ticks.join("")}`),
    {
      kind: "text",
      text: `${ruleLength} mm`,
      at: { x: left + ruleLength + 2, y },
      size: 3,
      ink: "text",
      anchor: "start",
    },
  ];
}

/** Where reading begins. */
const placeRule = (look: PageLook, { left, width }: Box): number =>
  isReadFromRight(look) ? left + width - ruleLength - unitWidth : left;

interface PageNames {
  /** Of the puzzle. */
  readonly title: string;
  /** Whom it is for, and a few words to them. */
  readonly lines: readonly string[];
  /** What is on this page. */
  readonly name: string;
  readonly credits: readonly string[];
  readonly number: number;
  readonly of: number;
}

function drawFoot(look: PageLook, foot: Box, { credits, number, of }: PageNames): Figure[] {
  const scale = getPaperWords(look.language).scale({ length: `${ruleLength} mm` });
  const small = { size: 2.6, ink: "soft" } as const;
  return [
    ...drawRule(placeRule(look, foot), foot.top + 9),
    drawText(look, placeColumns(look, placeLine(foot, footHeight - 1), 0, 0.55), scale, { ...small, at: "start" }),
    drawText(look, placeColumns(look, placeLine(foot, footHeight - 1), 0.57, 1), credits.join(" · "), {
      ...small,
      at: "end",
    }),
    drawText(look, placeColumns(look, placeLine(foot, 9), 0.75, 1), `${number} / ${of}`, { ...small, at: "end" }),
  ];
}

/** What stands on every page besides its content: title, name of the page, a rule to check the scale, credits. */
function drawFurniture(look: PageLook, names: PageNames): Figure[] {
  const { head, foot } = getPrintFrame(look.sheet);
  const base = placeLine(head, 4);
  return [
    drawText(look, placeColumns(look, base, 0, 0.66), names.title, { size: 4.2, ink: "text", bold: true, at: "start" }),
    drawText(look, placeColumns(look, base, 0.68, 1), names.name, { size: 3.6, ink: "soft", at: "end" }),
    drawText(look, placeLine(head, 8.4), names.lines.join(" · "), { size: 3.2, ink: "text", at: "start" }),
    ...drawFoot(look, foot, names),
  ];
}

/** A page before it is known how many there are. */
interface Sheet {
  readonly sheet: Size;
  readonly name: string;
  readonly figures: readonly Figure[];
}

/** Room for scissors. */
const gap = 5;

/** Upright, unless a sheet on its side shows all of it, or needs fewer pages. */
function chooseSheet(block: Size, upright: Size): Size {
  const pages = (sheet: Size): number => {
    const { middle } = getPrintFrame(sheet);
    return countPagesAcross(block.width, middle.width) * countPagesAcross(block.height, middle.height);
  };
  return pages(turnSheet(upright)) < pages(upright) ? turnSheet(upright) : upright;
}

function centreBlock(sheet: Size, block: Block): Figure {
  const { left, top, width, height } = getPrintFrame(sheet).middle;
  return moved(left + (width - block.width) / 2, top + (height - block.height) / 2, block.figures);
}

/** One page where it fits, else several that are joined. */
function drawSheets(look: PrintLook, block: Block, name: string): Sheet[] {
  const sheet = chooseSheet(block, look.sheet);
  const { middle } = getPrintFrame(sheet);
  if (fitsIn(block, middle)) return [{ sheet, name, figures: [centreBlock(sheet, block)] }];
  const tiles = splitIntoTiles(block, middle);
  return tiles.tiles.map((tile) => {
    const { window } = tile;
    const at = { x: middle.left - window.left, y: middle.top - window.top };
    const seen: Figure = { kind: "group", at, scale: 1, figures: block.figures, window };
    const joins = drawJoins(look, middle, tiles, tile);
    return { sheet, name: `${name} ${tile.label}`, figures: [seen, ...joins, ...drawMap(middle, tiles, tile)] };
  });
}

function layPieceSheets(look: PrintLook, puzzle: Puzzle, laying: Laying): Sheet[] {
  const { middle } = getPrintFrame(look.sheet);
  const { pieces } = getPaperWords(look.language);
  const blocks = drawPieceBlocks(puzzle, look.cell, middle, laying, look.tactile ? drawTactilePiece : undefined);
  const together = onShelves(
    blocks.filter((block) => fitsIn(block, middle)),
    middle,
    gap,
  );
  return [
    ...together.map((figures) => ({
      sheet: look.sheet,
      name: pieces,
      figures: [moved(middle.left, middle.top, figures)],
    })),
    ...blocks.filter((block) => !fitsIn(block, middle)).flatMap((block) => drawSheets(look, block, block.id)),
  ];
}

/** As drawn, unless pieces need fewer pages when they lie low. */
function drawPieceSheets(look: PrintLook, puzzle: Puzzle): Sheet[] {
  const ways = layings.map((laying) => layPieceSheets(look, puzzle, laying));
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

function finishPages(look: PrintLook, puzzle: Puzzle, sheets: readonly Sheet[]): Picture[] {
  const { title = titleOf(puzzle, look.language), lines = [] } = look;
  return sheets.map(({ sheet, name, figures }, i) => {
    const own = { ...look, sheet };
    // Whom it is for is said once, on the page of the board.
    const names = {
      title,
      lines: i === 0 ? lines : [],
      name,
      credits: creditsIn(puzzle, look.language),
      number: i + 1,
      of: sheets.length,
    };
    return makePage(own, `${title}: ${name}`, [...figures, ...drawFurniture(own, names)], {});
  });
}

function drawBoard(puzzle: Puzzle, { language, cell, tactile = false, marked }: PrintLook): Block {
  if (tactile) return drawTactileBoard(puzzle, language, cell, marked);
  return drawBoardBlock(puzzle, language, cell, marked === undefined ? [] : drawRings(puzzle, marked));
}

/** A board that is flat, or the bottom of a box with its lid. */
function drawBoardSheets(puzzle: Puzzle, look: PrintLook): Sheet[] {
  const board = drawBoard(puzzle, look);
  const { board: name, parts } = getPaperWords(look.language);
  if (look.box === undefined) return drawSheets(look, board, name);
  return [
    ...drawSheets(look, drawBoxNet(board), parts.box),
    ...drawSheets(look, drawLidNet(look, board, look.box), capitalised(parts.lid, look.language)),
  ];
}

/** The board first, then the pieces. */
export const drawPrintPages = (puzzle: Puzzle, look: PrintLook): Picture[] =>
  finishPages(look, puzzle, [...drawBoardSheets(puzzle, look), ...drawPieceSheets(look, puzzle)]);

const whole = (length: number): string => String(Math.max(0, Math.floor(length)));

/** Why nothing can be printed in this size on this paper, if it cannot. */
export function checkPrint({ sheet, cell }: Pick<PrintLook, "sheet" | "cell">): Message | undefined {
  const { middle } = getPrintFrame(sheet);
  const room = `${whole(middle.width)} × ${whole(middle.height)} mm`;
  const most = Math.min(middle.width, middle.height);
  if (most < narrowestMiddle) {
    return makeMessages.sheetTooSmall({ sheet: `${sheet.width} × ${sheet.height} mm`, room, least: narrowestMiddle });
  }
  return cell <= most ? undefined : makeMessages.cellTooLarge({ cell, room, most: whole(most) });
}
