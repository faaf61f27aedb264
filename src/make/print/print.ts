/** From a puzzle to the pages of its board and pieces in true size, to be printed and cut out. */

import { capitalised } from "../../core/calendar/languages.js";
import type { Block } from "../../core/drawing/layout.js";
import { type Box, type Figure, moved, type Picture, type Size } from "../../core/drawing/picture.js";
import type { Message } from "../../core/i18n/message.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { boardBlock, fitsIn, type Laying, layings, pieceBlocks } from "../blocks.js";
import { ringsOnBoard } from "../book/cover.js";
import {
  columnsIn,
  frameOf,
  isReadFromRight,
  lineIn,
  type PageFrame,
  type PageLook,
  pageOf,
  textIn,
  turned,
} from "../page.js";
import { onShelves } from "../shelves.js";
import { getPaperWords } from "../words.js";
import { boxNet, type LidWords, lidNet } from "./box.js";
import { joinFigures, mapFigures } from "./joins.js";
import { tactileBoard, tactilePiece } from "./tactile.js";
import { pagesAcross, tilesOf } from "./tiles.js";

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

export const printFrame = (sheet: Size): PageFrame => frameOf(sheet, headHeight, footHeight);

/** Long enough for the rule and its unit. */
const narrowestMiddle = ruleLength + 20;

const line = (path: string, lineWidth = thin): Figure => ({ kind: "path", path, stroke: "text", lineWidth });

/** Ticks at every centimetre, longer at both ends. */
function ruleFigures(left: number, y: number): Figure[] {
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
const ruleLeft = (look: PageLook, { left, width }: Box): number =>
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

function footFigures(look: PageLook, foot: Box, { credits, number, of }: PageNames): Figure[] {
  const scale = getPaperWords(look.language).scale({ length: `${ruleLength} mm` });
  const small = { size: 2.6, ink: "soft" } as const;
  return [
    ...ruleFigures(ruleLeft(look, foot), foot.top + 9),
    textIn(look, columnsIn(look, lineIn(foot, footHeight - 1), 0, 0.55), scale, { ...small, at: "start" }),
    textIn(look, columnsIn(look, lineIn(foot, footHeight - 1), 0.57, 1), credits.join(" · "), { ...small, at: "end" }),
    textIn(look, columnsIn(look, lineIn(foot, 9), 0.75, 1), `${number} / ${of}`, { ...small, at: "end" }),
  ];
}

/** What stands on every page besides its content: title, name of the page, a rule to check the scale, credits. */
function furnitureFigures(look: PageLook, names: PageNames): Figure[] {
  const { head, foot } = printFrame(look.sheet);
  const base = lineIn(head, 4);
  return [
    textIn(look, columnsIn(look, base, 0, 0.66), names.title, { size: 4.2, ink: "text", bold: true, at: "start" }),
    textIn(look, columnsIn(look, base, 0.68, 1), names.name, { size: 3.6, ink: "soft", at: "end" }),
    textIn(look, lineIn(head, 8.4), names.lines.join(" · "), { size: 3.2, ink: "text", at: "start" }),
    ...footFigures(look, foot, names),
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
function sheetFor(block: Size, upright: Size): Size {
  const pages = (sheet: Size): number => {
    const { middle } = printFrame(sheet);
    return pagesAcross(block.width, middle.width) * pagesAcross(block.height, middle.height);
  };
  return pages(turned(upright)) < pages(upright) ? turned(upright) : upright;
}

function centred(sheet: Size, block: Block): Figure {
  const { left, top, width, height } = printFrame(sheet).middle;
  return moved(left + (width - block.width) / 2, top + (height - block.height) / 2, block.figures);
}

/** One page where it fits, else several that are joined. */
function sheetsFor(look: PrintLook, block: Block, name: string): Sheet[] {
  const sheet = sheetFor(block, look.sheet);
  const { middle } = printFrame(sheet);
  if (fitsIn(block, middle)) return [{ sheet, name, figures: [centred(sheet, block)] }];
  const tiles = tilesOf(block, middle);
  return tiles.tiles.map((tile) => {
    const { window } = tile;
    const at = { x: middle.left - window.left, y: middle.top - window.top };
    const seen: Figure = { kind: "group", at, scale: 1, figures: block.figures, window };
    const joins = joinFigures(look, middle, tiles, tile);
    return { sheet, name: `${name} ${tile.label}`, figures: [seen, ...joins, ...mapFigures(middle, tiles, tile)] };
  });
}

function pieceSheetsLaid(look: PrintLook, puzzle: Puzzle, laying: Laying): Sheet[] {
  const { middle } = printFrame(look.sheet);
  const { pieces } = getPaperWords(look.language);
  const blocks = pieceBlocks(puzzle, look.cell, middle, laying, look.tactile ? tactilePiece : undefined);
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
    ...blocks.filter((block) => !fitsIn(block, middle)).flatMap((block) => sheetsFor(look, block, block.id)),
  ];
}

/** As drawn, unless pieces need fewer pages when they lie low. */
function pieceSheets(look: PrintLook, puzzle: Puzzle): Sheet[] {
  const ways = layings.map((laying) => pieceSheetsLaid(look, puzzle, laying));
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

function finished(look: PrintLook, puzzle: Puzzle, sheets: readonly Sheet[]): Picture[] {
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
    return pageOf(own, `${title}: ${name}`, [...figures, ...furnitureFigures(own, names)], {});
  });
}

function boardOf(puzzle: Puzzle, { language, cell, tactile = false, marked }: PrintLook): Block {
  if (tactile) return tactileBoard(puzzle, language, cell, marked);
  return boardBlock(puzzle, language, cell, marked === undefined ? [] : ringsOnBoard(puzzle, marked));
}

/** A board that is flat, or the bottom of a box with its lid. */
function boardSheets(puzzle: Puzzle, look: PrintLook): Sheet[] {
  const board = boardOf(puzzle, look);
  const { board: name, parts } = getPaperWords(look.language);
  if (look.box === undefined) return sheetsFor(look, board, name);
  return [
    ...sheetsFor(look, boxNet(board), parts.box),
    ...sheetsFor(look, lidNet(look, board, look.box), capitalised(parts.lid, look.language)),
  ];
}

/** The board first, then the pieces. */
export const printPages = (puzzle: Puzzle, look: PrintLook): Picture[] =>
  finished(look, puzzle, [...boardSheets(puzzle, look), ...pieceSheets(look, puzzle)]);

const whole = (length: number): string => String(Math.max(0, Math.floor(length)));

/** Why nothing can be printed in this size on this paper, if it cannot. */
export function printRefusal({ sheet, cell }: Pick<PrintLook, "sheet" | "cell">): Message | undefined {
  const { middle } = printFrame(sheet);
  const room = `${whole(middle.width)} × ${whole(middle.height)} mm`;
  const most = Math.min(middle.width, middle.height);
  if (most < narrowestMiddle) {
    return makeMessages.sheetTooSmall({ sheet: `${sheet.width} × ${sheet.height} mm`, room, least: narrowestMiddle });
  }
  return cell <= most ? undefined : makeMessages.cellTooLarge({ cell, room, most: whole(most) });
}
