/** What the coach says in the app, in Japanese: how hard a date is, why a board can't work, which dates are left. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("ja");

export const jaLessons: Words["coach"] = {
  difficulty: (rating) => `難しさ：5段階の${rating}`,
  show: "表示",
  bySolutions: "解の数",
  byDifficulty: "難しさ",
  working: "各日付の難しさを調べています…",
  cell: (title, rating) => `${title}：難しさは5段階の${rating}`,
  why: "なぜ解けないの？",
  canWork: "解けます。ここからの解があります。",
  noShort: "短い理由はありません。Daytileはすべて試しました。",
  step: (number, count) => `ステップ${number}／${count}`,
  back: "前へ",
  forward: "次へ",
  suppose: (piece, labels) => `ピース${piece}で${labels}を覆うとします。`,
  cellChoices: (label, count) => `${label}を覆う方法：${count}通り。`,
  pieceChoices: (piece, count) => `ピース${piece}を置ける場所：${count}か所。`,
  samePiece: (piece, labels) => `2つのすき間がどちらもピース${piece}を必要とします：${labels}。`,
  colouring: (labels, dark, light) =>
    `チェス盤のように塗り分けると、${labels}のすき間は暗いマスが${dark}、明るいマスが${light}です。残りのピースではそうなりません。`,
  reach: "どの日付が可能？",
  reachable: (count) => `このピースで可能な日付：${count}日。`,
  reachHint: "数字は、そのマスが見えたままになる解の数です。",
  reachNone: "このピースで可能な日付はありません。",
  withCount: (date, count) => `${date}（${count}）`,
  most: (dates) => `解が多い日付：${dates}。`,
  easiestDay: (day) => `得意な曜日：${day}。`,
  hardestDay: (day) => `苦手な曜日：${day}。`,
  easyDates: "易しい日付（1～2）",
  hardDates: "難しい日付（4～5）",
  byRating: "難しさ別のタイム",
  tastes: {
    all: "すべて",
    near: "今のボードに近い解",
    upright: "立てておける解",
    "fewest-flips": "裏返しが少ない解",
    "most-joints": "まっすぐな継ぎ目が多い解",
    "fewest-joints": "まっすぐな継ぎ目が少ない解",
    rarest: "珍しい解",
    "most-neighbours": "対称な仲間が多い解",
  },
  comparing: "解を比較しています…",
  best: (shown, count) => `該当する解：${written(count)}通り中${written(shown)}通り`,
  noneUpright: "立てておける解はありません。",
};
