/** What a board and its buttons say in Chinese. */

import { numbersIn } from "../../core/calendar/numbers.js";
import type { EmbedWords, ToolWords } from "../tool-words.js";
import type { BoardWords } from "../words.js";
import { zhShapes } from "./zh-shapes.js";

const { counted, listed } = numbersIn("zh");

const reasons = {
  "off the board": "会超出棋盘",
  "on an uncovered cell": "会盖住日期",
  "on another piece": "被别的拼块挡住了",
};

export const zhHands: BoardWords = {
  board: "棋盘",
  pieces: "拼块",
  instructions: "方向键移动，R 旋转，F 翻面，回车放下，退格拿起，Esc 放回，Ctrl+Z 撤销。",
  blankCell: (row, column) => `第 ${row} 行第 ${column} 列的空白格`,
  blankCells: (count) => counted(count, { other: "# 个空白格" }),
  list: (labels) => listed(labels).replace(/(?<=\w)和(?=\w)/, " 和 "),
  shape: zhShapes,
  orientation: (number, count) => `方向 ${number}／${count}`,
  inTray: (piece, orientation) => `拼块 ${piece}，在托盘里，${orientation}`,
  onBoard: (piece, labels) => `拼块 ${piece}，在 ${labels} 上`,
  openCell: (label) => label,
  dateCell: (label) => `${label}，留空`,
  coveredCell: (label, piece) => `${label}，被拼块 ${piece} 盖住`,
  lifted: (piece, orientation) => `拿起拼块 ${piece}，${orientation}。`,
  turned: (piece, orientation) => `拼块 ${piece}，${orientation}。`,
  cannotFlip: (piece) => `这个拼图里不能翻转拼块 ${piece}。`,
  cannotTurn: (piece) => `拼块 ${piece} 这样转还是一样。`,
  fitsAt: (labels) => `可以放在 ${labels} 上。`,
  doesNotFit: (why) => `放不下：${reasons[why]}。`,
  placed: (piece, labels) => `拼块 ${piece} 已放在 ${labels} 上。`,
  returned: (piece) => `拼块 ${piece} 已回到托盘。`,
  nothingHere: "这里没有拼块。",
};

export const zhTools: ToolWords = {
  tools: "工具",
  rotate: "旋转",
  flip: "翻面",
  undo: "撤销",
  redo: "重做",
  restart: "重新开始",
  mayNotFlip: "这个拼图里不能翻转这块。",
  wellDone: "真棒！",
  goal: "盖住日期以外的所有格子。",
  goalToday: "盖住今天的日期以外的所有格子。",
};

export const zhEmbed: EmbedWords = { hands: zhHands, tools: zhTools, tooFew: "这个日期没有这么多种解法。" };
