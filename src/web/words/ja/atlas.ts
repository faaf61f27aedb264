/** The atlas in Japanese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("ja");

export const jaAtlas: Words["atlas"] = {
  intro: "定番のボードのすべての日付が解けるピースの組です。選ぶと遊べます。",
  sort: "並び順",
  sorts: {
    hardest: "難しい順",
    easiest: "やさしい順",
    even: "ばらつきの少ない順",
    single: "解が1通りの日付が多い順",
  },
  sizes: "ピースの大きさ",
  allSizes: "すべての大きさ",
  sizesHint: (sum) => `${sum}は、5マスのピース7個と6マスのピース1個のことです。`,
  flips: "裏返し",
  withFlips: "ピースを裏返せます",
  withoutFlips: "裏返しなし",
  only: "このピースを含む組だけ",
  clear: "選択を消す",
  found: (count) => `ピースの組：${written(count)}`,
  rank: (place) => `${written(place)}.`,
  single: (count) => `解が1通りの日付：${written(count)}`,
  atLeast: (fewest) => `日付ごとの解の数：${written(fewest)}以上`,
  page: (number, count) => `${written(count)}ページ中${written(number)}ページ目`,
  previous: "前のページ",
  next: "次のページ",
};
