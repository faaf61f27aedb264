/** The Settings view in Japanese. */

import type { Words } from "../en-later.js";

export const jaSettings: Words["settings"] = {
  look: "外観",
  board: "ボードとピース",
  play: "プレイ",
  theme: "テーマ",
  themes: { system: "システムに合わせる", light: "ライト", dark: "ダーク" },
  palette: "ピースの色",
  palettes: { usual: "あたたかい色", "colour-blind": "色覚に配慮した色", "black-and-white": "白黒と模様" },
  letters: "ピースに文字を表示",
  language: "言語",
  systemLanguage: "ブラウザーに合わせる",
  weekStart: "週の最初の日",
  weekAsPuzzle: "ボードのとおり",
  timer: "タイマーを表示",
  count: "残りの解の数を表示",
  countHint: "結果にもそう表示されます。",
  sound: "効果音",
  vibration: "振動",
  motion: "動きを減らす",
  motionHint: "端末の設定で求められているときは、いつもオンです。",
  kept: "すべてこのブラウザーの中に残ります。アカウントは不要で、何も送信しません。",
};
