/** The owner's board in Japanese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("ja");

export const jaOwner: Words["owner"] = {
  whichPuzzle: "お持ちのパズルはどれですか？",
  otherPuzzle: "別のパズルを持っています",
  howTo: {
    pieces: "ピースのマスをなぞると、どのピースかわかります。",
    free: "空いているマスをすべてなぞってください。",
  },
  modesTitle: "描くもの",
  modes: { pieces: "ピースを描く", free: "空きマスを塗る" },
  instructions: "矢印キーで移動、スペースで塗る、Enterでピースを確定。Backspaceで外す、Escで塗りを消す。",
  clear: "すべて外す",
  cleared: "ボードを空にしました。「元に戻す」でピースが戻ります。",
  removed: (piece) => `ピース${piece}を外しました。`,
  onDate: (count) => counted(count, { other: "日付の上にあった#個のピースを外しました。" }),
  faults: {
    "nothing drawn": "先にピースのマスを塗ってください。",
    "no such shape": "この形のピースはありません。続けて塗るか、マスをタップして消してください。",
    "wrong way up": "このパズルではそのピースを裏返せません。表裏は合っていますか？",
    "no copy left": "そのピースはもうボードにあります。",
    "off the board": "ボードからはみ出しています。もう一度どうぞ。",
    "on an uncovered cell": "日付は空けておいてください。",
    "on another piece": "そこには別のピースがあります。タップすると外せます。",
  },
  painted: (labels) => `${labels}を塗りました。`,
  unpainted: (labels) => `${labels}を消しました。`,
  free: (labels) => `空き：${labels}。`,
  covered: (labels) => `覆われたマス：${labels}。`,
  paintedCell: (label) => `${label}、塗ったマス`,
  freeCell: (label) => `${label}、空き`,
  coveredCell: (label) => `${label}、覆われたマス`,
  workOut: "ピースを調べる",
  showOne: "1つ見る",
  oneWay: "作り方は1通りだけです。これです。",
  ways: (count) =>
    counted(count, {
      none: "残りを作れるピースがありません。空きマスを確かめてください。",
      other: "残りの作り方は#通りです。",
    }),
  tooManyWays: "可能性が多すぎます。ピースを1つか2つ描いてみてください。",
  manyWays: (count) => counted(count, { other: "残りの作り方は#通りより多くあります。" }),
  ask: "ボードについて聞く",
  noClock: "時間も点数もありません。何度でもどうぞ。",
  questions: {
    solvable: "まだ解けますか？",
    wrong: "間違っているピースは？",
    look: "どこを見ればいい？",
    next: "次のピースは？",
    solution: "解を見る",
  },
  yes: "はい。",
  no: "いいえ。",
  yesMore: "ここからでも完成できます。",
  noMore: "先にどれかを外す必要があります。",
  howMany: "解は何通り？",
  goesHere: (piece) => `ピース${piece}はここです。`,
  takeOff: "外す",
  keepsAll: "今のピースはすべてそのままです。",
  keeps: (kept, all) =>
    counted(
      kept,
      { none: "ピースはどれも残せません。", other: "{all}個のうち#個がそのままです。" },
      { all: String(all) },
    ),
  useIt: "ボードに置く",
};
