/** What the keys of the Play view do, and what some of them have done, in Japanese. */

import type { Words } from "../en-later.js";

export const jaKeys: Words["keys"] = {
  pick: "ピースを選ぶ",
  rotate: "回転",
  flip: "裏返す",
  move: "動かす",
  place: "持ち上げる、置く",
  pickUp: "持ち上げる、トレイに戻す",
  putBack: "置かずに戻す",
  undo: "元に戻す",
  redo: "やり直す",
  help: "ヒント",
  hide: "残りの数と時間を隠す",
  sound: "効果音のオンとオフ",
  fullScreen: "全画面",
  pause: "一時停止",
  soundOn: "効果音オン",
  soundOff: "効果音オフ",
  hideOn: "残りの数と時間を隠しました",
  hideOff: "残りの数と時間を表示しました",
  pauseOn: "一時停止中",
  pauseOff: "再開しました。",
};
