/** The History view in Japanese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("ja");

export const jaHistory: Words["history"] = {
  streak: "連続日数",
  longest: "最長の連続日数",
  days: (count) => counted(count, { other: "日" }),
  solved: "解いたパズル",
  todaySolved: "今日のパズルは解けました。",
  todayOpen: "今日のパズルが待っています。",
  playToday: "今日のパズルで遊ぶ",
  calendar: "解いた日付",
  previousMonth: "前の月",
  nextMonth: "次の月",
  onItsDay: "その日に解いた",
  anotherDay: "別の日に解いた",
  notSolved: "まだ解いていない",
  times: "タイム",
  timesHint: "最短と中央値は、ヒントや解の数を使わずに解いたパズルだけを数えます。",
  noTimes: "解いたパズルがここに並びます。",
  puzzle: "パズル",
  count: "解いた数",
  best: "最短",
  median: "中央値",
  none: "なし",
  share: "共有",
  shareHint: "結果だけを伝えます。ネタバレはありません。",
  shared: "コピーしました。",
  copyByHand: "この文章をコピーしてください",
  solvedIn: (date, time) => `${date}：${time}で解けました。`,
  solvedAt: (date) => `${date}：解けました。`,
  hints: (count) => counted(count, { none: "ヒントなし。", other: "ヒント#回。" }),
  streakOf: (days) => counted(days, { other: "#日連続。" }),
  progress: "記録をバックアップ",
  progressHint: "記録はこのブラウザーの中だけにあります。ファイルに保存すれば、残したり移したりできます。",
  exportFile: "ファイルに保存",
  importFile: "ファイルから読み込む",
  imported: (taken, known, refused) =>
    [
      counted(taken, { none: "新しいものはありません。", other: "#件を追加しました。" }),
      ...(known > 0 ? [counted(known, { other: "#件はすでにあります。" })] : []),
      ...(refused > 0 ? [counted(refused, { other: "#件は読み込めませんでした。" })] : []),
    ].join(""),
  importFaults: {
    "not a progress file": "Daytileの記録ファイルではありません。何も変更していません。",
    "written by a newer program": "新しいバージョンのDaytileで作成されたファイルです。何も変更していません。",
    "too large": "ファイルが大きすぎます。何も変更していません。",
  },
};
