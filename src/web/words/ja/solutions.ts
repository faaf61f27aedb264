/** The Solutions view in Japanese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written, counted } = numbersIn("ja");

export const jaSolutions: Words["solutions"] = {
  count: (count) => counted(count, { none: "解なし", other: "解は#通り" }),
  none: "解なし：残りのマスをピースで覆うことができません。",
  searching: "すべての解を探しています…",
  soFar: (count) => `これまでに${written(count)}通り`,
  failed: "探索が途中で止まりました。",
  spoiler: "ネタバレ注意。",
  reveal: (count) => (count === 1 ? "解を見る" : counted(count, { other: "#通りの解をすべて見る" })),
  previous: "前の解",
  next: "次の解",
  number: "解の番号",
  outOf: (count) => `／${written(count)}`,
  item: (number) => `解${written(number)}`,
  board: (number, count) => `解${written(number)}／${written(count)}`,
  list: "すべての解",
  copyLink: "リンクをコピー",
  copied: "リンクをコピーしました。",
  notCopied: (link) => `ブラウザーがコピーを許可していません。リンク：${link}`,
  wrongNumber: (given, count) => `解${written(given)}はありません。最後の解${written(count)}を表示しています。`,
  agreeing: "今のボードに合うものだけ",
  matching: (shown, count) => `ボードと一致する解：${written(count)}通り中${written(shown)}通り`,
  noneAgrees: "今のボードに合う解はありません。",
  perDate: (min, max) => `日付ごとの解の数：${written(min)}～${written(max)}`,
};
