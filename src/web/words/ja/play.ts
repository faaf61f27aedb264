/** The Play view in Japanese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { jaHands, jaTools } from "../../../element/words/ja.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("ja");

export const jaPlay: Words["play"] = {
  hands: jaHands,
  ...jaTools,
  help: "ヒント",
  sound: "効果音",
  hide: "残りの数と時間を隠す",
  fullScreen: "全画面",
  more: "その他",
  pause: "一時停止",
  paused: "一時停止中",
  goOn: "再開する",
  chosen: "置く場所を選んでください。",
  restarted: "ボードを空にしました。「やり直す」でピースが戻ります。",
  time: "時間",
  counting: "数えています…",
  left: (count) => counted(count, { none: "もう解はありません", other: "残りの解は#通り" }),
  solved: "完成",
  solvedIn: (time) => `お見事！${time}で解けました。`,
  solvedNow: "見えているのは日付だけです。",
  withHints: (count) => counted(count, { other: "ヒント#回" }),
  revealed: "これが解のひとつです。",
  share: "共有",
  copied: "コピーしました。",
  allSolutions: "すべての解を見る",
  showCount: "残りの解の数を表示",
  countIsTold: "結果にもそう表示されます。",
  helpHint: "どのくらいのヒントにしますか？",
  levels: {
    wrong: "ここまで合ってる？",
    nudge: "小さなヒント",
    next: "次のピースを見る",
    everything: "解を見る",
  },
  no: "いいえ。",
  takeOff: (count, pieces) => counted(count, { other: "ピース{pieces}を外してください。" }, { pieces }),
  deadEnds: {
    "cut-off": (labels) => `残りのピースでは${labels}のすき間を埋められません。`,
    uncoverable: (label) => `残りのどのピースでも${label}を覆えません。`,
    "no-room": (piece) => `ピース${piece}を置く場所が足りません。`,
    hidden: "気づきにくいのですが、ここからは解けません。",
  },
  nudges: {
    "only-cell": (label) => `置き方が1つ：${label}に入るピースは1つだけ、向きも1通りです。`,
    "only-piece": (label) => `ピースが1つ：${label}を覆えるピースは1つだけです。`,
    "only-place": (label) => `場所が1つ：${label}の上に置くしかないピースがあります。`,
    "forced-region": (label) => `決まる領域：このすき間をどう埋めても、${label}は同じように覆われます。`,
    "shared-piece": (label) =>
      `使い道の決まったピース：ここに入るピースの1つは別のすき間に必要で、${label}に残るのは1つです。`,
    "others-fail": (label) => `ほかは失敗：${label}では1つを除いて、どのピースもすき間が残ります。`,
    "every-solution": (label) => `すべての解：残りのどの解でも、${label}は同じように覆われます。`,
    "best-chance": (label) => `有力な手：${label}から始めましょう。`,
  },
  reasons: {
    "only-cell": (piece, label) => `置き方が1つ：${label}に入るのはピース${piece}だけ、向きも1通りです。`,
    "only-piece": (piece, label) => `ピースが1つ：${label}を覆えるのはピース${piece}だけです。`,
    "only-place": (piece, label) => `場所が1つ：ピース${piece}は${label}の上に置くしかありません。`,
    "forced-region": (piece, label) =>
      `決まる領域：このすき間をどう埋めても、ピース${piece}は${label}を同じように覆います。`,
    "shared-piece": (piece, label) =>
      `使い道の決まったピース：別のすき間に必要なピースがあり、${label}に残るのはピース${piece}です。`,
    "others-fail": (piece, label) => `ほかは失敗：${label}では、ピース${piece}以外だとすき間が残ります。`,
    "every-solution": (piece, label) => `すべての解：残りのどの解でも、ピース${piece}が${label}を同じように覆います。`,
    "best-chance": (piece, label) => `有力な手：ピース${piece}を${label}に置いてみましょう。`,
  },
  oneSolution: "解を見ますか？",
  placeIt: "置く",
  placeAll: "見る",
  takeItOff: (count) => counted(count, { other: "外す" }),
  answers: {
    fine: "はい。ここまで順調です。",
    solved: "完成です。すべてのピースを置きました。",
    impossible: "このピースでは、この日付は作れません。",
  },
};
