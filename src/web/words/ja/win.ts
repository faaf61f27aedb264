/** What is said of a solved puzzle, in Japanese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("ja");

export const jaWin: Words["win"] = {
  best: (time) => `自己ベスト：${time}`,
  newBest: "自己ベスト更新！",
  onlyOne: "ただ一つの解です。",
  isNew: "コレクションに追加しました",
  isKnown: "前にも見つけた解です",
  found: (found, count) => `${written(count)}通りのうち${written(found)}通りを見つけました。`,
  foundAll: "すべての解を見つけました！",
  collection: "見つけた解",
  noCollection: "見つけた解がここに並びます。",
  findAnother: "別の解を探す",
  picture: "画像を保存",
  pictureFailed: "画像を作れませんでした。",
  more: "もっと見る",
  yesterday: "昨日のパズル",
  anotherBoard: "別のボード",
  nextIn: (time) => `次のパズルまで${time}`,
  counted: "解の数を表示して解きました。",
};
