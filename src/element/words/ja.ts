/** What a board and its buttons say in Japanese. */

import { numbersIn } from "../../core/calendar/numbers.js";
import type { EmbedWords, ToolWords } from "../tool-words.js";
import type { BoardWords } from "../words.js";
import { jaShapes } from "./ja-shapes.js";

const { counted, listed } = numbersIn("ja");

const reasons = {
  "off the board": "ボードからはみ出します",
  "on an uncovered cell": "日付が隠れてしまいます",
  "on another piece": "ほかのピースがあります",
};

export const jaHands: BoardWords = {
  board: "ボード",
  pieces: "ピース",
  instructions: "矢印キーで移動、Rで回転、Fで裏返し、Enterで置く、Backspaceで取る、Escで戻す、Ctrl+Zで元に戻す。",
  blankCell: (row, column) => `${row}行${column}列の空白マス`,
  blankCells: (count) => counted(count, { other: "空白マス#つ" }),
  list: listed,
  shape: jaShapes,
  orientation: (number, count) => `向き${number}／${count}`,
  inTray: (piece, orientation) => `ピース${piece}、トレイの中、${orientation}`,
  onBoard: (piece, labels) => `ピース${piece}、${labels}の上`,
  openCell: (label) => label,
  dateCell: (label) => `${label}、空けておくマス`,
  coveredCell: (label, piece) => `${label}、ピース${piece}の下`,
  lifted: (piece, orientation) => `ピース${piece}を取りました。${orientation}。`,
  turned: (piece, orientation) => `ピース${piece}、${orientation}。`,
  cannotFlip: (piece) => `このパズルではピース${piece}を裏返せません。`,
  cannotTurn: (piece) => `ピース${piece}は向きを変えても同じ形です。`,
  fitsAt: (labels) => `${labels}に置けます。`,
  doesNotFit: (why) => `置けません。${reasons[why]}。`,
  placed: (piece, labels) => `ピース${piece}を${labels}に置きました。`,
  returned: (piece) => `ピース${piece}をトレイに戻しました。`,
  nothingHere: "ここにピースはありません。",
};

export const jaTools: ToolWords = {
  tools: "ツール",
  rotate: "回転",
  flip: "裏返す",
  undo: "元に戻す",
  redo: "やり直す",
  restart: "最初から",
  mayNotFlip: "このパズルでは、このピースを裏返せません。",
  wellDone: "お見事！",
  goal: "日付以外をすべて覆いましょう。",
  goalToday: "今日の日付以外をすべて覆いましょう。",
};

export const jaEmbed: EmbedWords = { hands: jaHands, tools: jaTools, tooFew: "この日付の解はそんなに多くありません。" };
