/** How to play, in Japanese. */

import type { Words } from "../en-later.js";

export const jaGuide: Words["guide"] = {
  goal: "日付以外をすべて覆いましょう。",
  goalHint: "ピースは全部使います。見えるのは日付だけです。",
  drag: "ピースをボードまでドラッグします。",
  dragHint: "ピース、置く場所の順にタップしても置けます。",
  rotate: "もう一度タップすると回転します。",
  rotateHint: "マウスホイールや二本目の指でも回転します。",
  flip: "裏返すこともできます。",
  flipHint: "「裏返す」を押すか、キーボードのFを押します。",
  takeOff: "ボードの外へドラッグすると、ピースを戻せます。",
  stuck: "困ったらヒントをどうぞ。小さいものから選べます。",
  forClass: "教室用の大きなボード",
  skip: "スキップ",
  keys: "キー",
  keyNames: {
    Enter: "Enter",
    Space: "スペース",
    Backspace: "Backspace",
    Delete: "Delete",
    Esc: "Esc",
    Ctrl: "Ctrl",
    Shift: "Shift",
  },
  about: "Daytileについて",
  aboutText:
    "一年のどの日でも遊べるカレンダーパズルです。無料で登録は不要、オフラインでも動きます。データはこのブラウザーの中だけにあります。",
};
