/** Printing and making in Japanese. */

import type { Words } from "../en-later.js";

export const jaMaking: Words["making"] = {
  title: "印刷・制作",
  what: "何を作りますか？",
  kinds: {
    print: "紙のボードとピース",
    book: "パズルの冊子",
    laser: "レーザーカッター用の図面",
    solid: "3Dプリンター用のモデル",
  },
  paper: "用紙",
  wholeYear: "1年分",
  cell: "マスの大きさ（mm）",
  save: "ファイルを保存",
  making: "ファイルを作成中…",
  saved: (name) => `${name}を保存しました。`,
  fullSize: "「用紙に合わせる」を使わず、100%で印刷してください。",
  refused: "収まりません。マスを小さくするか、用紙を大きくしてください。",
};
