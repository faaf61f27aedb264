/** The Watch view in Japanese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { jaSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("ja");

export const jaWatch: Words["watch"] = {
  title: "探索を観察する",
  spoiler: "探索は、この日付の解にたどり着きます。",
  reveal: "それでも見る",
  algorithm: "アルゴリズム",
  algorithms: {
    bitboards: "ビットボード",
    positions: "1マスずつ",
    regions: "ピースとすき間",
    "algorithm-x": "アルゴリズムX",
    model: "制約モデル",
    "dancing-links": "Dancing Links",
    "first-open-cell": "最初の空きマス",
  },
  add: "ボードを追加",
  remove: (name) => `${name}を外す`,
  controls: "操作",
  play: "再生",
  pause: "一時停止",
  step: "1手進む",
  back: "1手戻る",
  restart: "最初に戻る",
  speed: "速さ",
  perSecond: (steps) => counted(steps, { other: "毎秒#手" }),
  fullSpeed: "最高速",
  stops: "解ごとに一時停止",
  nodes: "調べた盤面",
  tried: "試した手",
  solutions: "解",
  depth: "置いたピース",
  position: "手数",
  plot: "置いたピース数の移り変わり",
  steps: (steps) => counted(steps, { other: "#手" }),
  board: (name, depth) => `${name}：ボード上のピースは${written(depth)}個`,
  start: "ボードは空です。",
  place: (piece, label) => `ピース${piece}を${label}に置いてみる。`,
  take: (piece, label) => `ピース${piece}を${label}から外す。`,
  nothingFits: (label) => `${label}に入るものがない。戻る。`,
  noRoom: (piece) => `ピース${piece}の置き場所がない。戻る。`,
  tooSmall: (label, size) => counted(size, { other: "{label}のすき間は小さすぎる（#マス）。戻る。" }, { label }),
  leftOver: "ボードは埋まったがピースが余った。戻る。",
  found: (number) => `解${written(number)}！`,
  finished: (count) => `終了：${counted(count, jaSolutionForms)}。`,
  givenUp: (steps) => counted(steps, { other: "#手で一時停止しました。時間がかかります。「再生」で続けます。" }),
  rewinding: "巻き戻しています…",
  film: "GIFで保存",
  filming: "GIFを作成しています…",
  cancel: "中止",
  filmFailed: "GIFを作成できませんでした。",
};
