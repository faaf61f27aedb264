/** What the coach says in the app, in Simplified Chinese: how hard a date is, why a board can't work, which dates are left. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("zh");

export const zhLessons: Words["coach"] = {
  difficulty: (rating) => `难度：${rating} / 5`,
  show: "显示",
  bySolutions: "解法数",
  byDifficulty: "难度",
  working: "正在计算每个日期的难度…",
  cell: (title, rating) => `${title}：难度 ${rating} / 5`,
  why: "为什么行不通？",
  canWork: "行得通：从这里还有解法。",
  noShort: "没有简短的理由：Daytile 试遍了所有可能。",
  step: (number, count) => `第 ${number} 步，共 ${count} 步`,
  back: "上一步",
  forward: "下一步",
  suppose: (piece, labels) => `假设拼块 ${piece} 盖住 ${labels}。`,
  cellChoices: (label, count) => `盖住 ${label} 的方式：${count} 种。`,
  pieceChoices: (piece, count) => `拼块 ${piece} 还能放的位置：${count} 处。`,
  samePiece: (piece, labels) => `两处空隙都需要拼块 ${piece}：${labels}。`,
  colouring: (labels, dark, light) =>
    `按国际象棋盘染色，${labels} 的空隙有 ${dark} 个深色格和 ${light} 个浅色格，剩下的拼块凑不出来。`,
  reach: "还能拼出哪些日期？",
  reachable: (count) => `这些拼块还能拼出的日期：${count} 个。`,
  reachHint: "每个数字表示有多少种解法露出该格。",
  reachNone: "这些拼块拼不出任何日期。",
  withCount: (date, count) => `${date}（${count}）`,
  most: (dates) => `解法最多：${dates}。`,
  easiestDay: (day) => `你最拿手的是${day}。`,
  hardestDay: (day) => `对你最难的是${day}。`,
  easyDates: "容易的日期（1–2）",
  hardDates: "困难的日期（4–5）",
  byRating: "按难度的用时",
  tastes: {
    all: "全部",
    near: "最接近你的棋盘",
    upright: "能立起来",
    "fewest-flips": "翻面最少",
    "most-joints": "直缝最多",
    "fewest-joints": "直缝最少",
    rarest: "最少见",
    "most-neighbours": "对称邻居最多",
  },
  comparing: "正在比较解法…",
  best: (shown, count) => `最佳：${written(count)} 种中的 ${written(shown)} 种`,
  noneUpright: "没有能立起来的解法。",
};
