/** The lazy year in Japanese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("ja");

export const jaLazy: Words["lazy"] = {
  intro: (year) => `${year}年の毎日に1つずつ解を選び、動かすピースの合計を最少にします。`,
  find: "一年を探す",
  finding: "動かすピースが最少の一年を探しています…",
  failed: "探索が途中で止まりました。",
  tooMany: "このボードは解が多すぎて、すべては比べられません。",
  noDates: "このボードでは一年のすべての日付を表せません。",
  start: (count) => counted(count, { other: "まず#個のピースをすべて置いてください。" }),
  move: (count, pieces) => counted(count, { other: "#個のピースを動かします：{pieces}。" }, { pieces }),
  same: "動かすピースはありません。",
  none: "この日付には解がありません。ボードはそのままにしてください。",
  before: (date) => `${date}：これを外す`,
  after: (date) => `${date}：ここに置く`,
  moves: "動かすピース",
  mean: "毎朝の平均",
  map: "毎朝動かすピース",
  cell: (title, count) => counted(count, { other: "{title}：ピース#個を動かす" }, { title }),
  files: "保存形式",
  table: "表",
  book: "冊子",
};
