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
    gift: "贈り物一式",
  },
  paper: "用紙",
  wholeYear: "1年分",
  cell: "マスの大きさ（mm）",
  save: "ファイルを保存",
  making: "ファイルを作成中…",
  saved: (name) => `${name}を保存しました。`,
  fullSize: "「用紙に合わせる」を使わず、100%で印刷してください。",
  refused: "収まりません。マスを小さくするか、用紙を大きくしてください。",
  preview: "プレビュー",
  previewOf: (number, total) => `プレビュー${number}（全${total}）`,
  machine: "機械",
  anyMachine: "どの機械でも",
  forWhom: "誰に贈りますか？",
  ownTitle: "タイトル",
  dedication: "ひとこと",
  day: "印を付ける日",
  extras: "オプション",
  extra: {
    box: "箱",
    tactile: "点字付き、指で遊べる",
    cover: "印刷所用の表紙",
    poster: "本の代わりにポスター",
    notch: "指を入れるくぼみ",
    letters: "ピースに文字",
    pegs: "枠を合わせるピン",
    lid: "ふた",
    hanging: "壁掛け用",
  },
  warnings: {
    unknownLetters: (letters) => `書体に${letters}がないため、「？」になります。`,
    noRoom: "枠にこの言葉を入れる場所がありません。",
    thin: "ノズルには細すぎる文字や壁があります。",
  },
};
