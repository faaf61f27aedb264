/** What the coach says in Japanese. */

import { type CoachWords, coachToolsIn } from "./translation.js";

const { written, listed } = coachToolsIn("ja");

const dates = (count: number, areDates: boolean): string =>
  areDates ? `日付${written(count)}件` : `組み合わせ${written(count)}通り`;
const solutions = (count: number): string => `解${written(count)}通り`;
const placed = (count: number): string => `ピース${written(count)}個配置済み`;

export const jaCoach: CoachWords = {
  sentence: (text) => `${text}。`,
  heading: (text) => `${text}：`,
  subheading: (text) => `${text}：`,
  cells: listed,
  cellRange: (count, first, last) => `${first}から${last}までの${written(count)}マス`,
  uncoverable: (cell) => `残りのどのピースでも「${cell}」を覆えません`,
  noRoom: (piece) => `ピース${piece}を置く場所が足りません`,
  wrongSize: (cells, count) =>
    count === 1
      ? `${cells}が孤立していて、1マスだけを覆うピースは残っていません`
      : `${cells}が孤立していて、残りのピースではちょうど${written(count)}マスになりません`,
  wrongShape: (cells) => `残りのピースでは${cells}を埋められません`,
  samePiece: (piece, regions) => `2つの領域がどちらもピース${piece}を必要としますが、足りません：${regions.join("／")}`,
  colouring: (cells, dark, light) =>
    `市松模様に塗ると、${cells}は濃い色${dark}マスと薄い色${light}マスになり、残りのピースでは合いません`,
  choices: (cell, count) => `「${cell}」の選択肢は${written(count)}通りです`,
  places: (piece, count) => `ピース${piece}を置ける場所は${written(count)}か所です`,
  piece: (piece) => `ピース${piece}`,
  pieceOn: (piece, cells) => `ピース${piece}（${cells}）`,
  onlyChoice: (choice, cell) => `「${cell}」を覆えるのは${choice}だけです`,
  onlySpot: (piece, cells) => `ピース${piece}が入るのは${cells}だけです`,
  withAny: (choices) => `${choices.join("、")}の場合`,
  follows: (choice, text) => `${choice}：${text}`,
  noArgument: () => "短い説明はありません。Daytileがすべて試しました。",
  notEvenEmpty: () => "ピースを1つも置かなくても、解はありません。",
  solvableWithout: (names) => `ピース${listed(names)}を外すと、また解があります。`,
  nothingToExplain: (title) => `説明することはありません：${title}には解があります。`,
  coversDate: (piece, cell) => `ピース${piece}が、見えていなければならない「${cell}」を覆っています`,
  whyNone: (steps) => `解がない理由（全${written(steps)}段階）`,
  placed: (title, puzzle, count) => `${puzzle}：${title}、${placed(count)}`,
  onlyCell: (piece, cell) => `置き方が1つ：「${cell}」を覆えるのはピース${piece}だけ、向きも1通りです。`,
  onlyPiece: (piece, cell) => `ピースが1つ：「${cell}」を覆えるのはピース${piece}だけです。`,
  onlyPlace: (piece, cell) => `場所が1つ：ピース${piece}が入るのは「${cell}」の上だけです。`,
  onlyPlaces: (piece, cell, copies) =>
    `場所が1つ：${written(copies)}個あるピース${piece}の置き場所は残り${written(copies)}か所だけで、その1つは「${cell}」の上です。`,
  forcedRegion: (piece, cell, region) =>
    `決まる領域：${region}をどう埋めても、ピース${piece}は「${cell}」を同じように覆います。`,
  sharedPiece: (piece, cell, region, needs) =>
    `使い道の決まったピース：${region}を埋めるにはピース${needs}が必要で、それがなければ「${cell}」を覆えるのはピース${piece}だけです。`,
  othersFail: (piece, cell) => `ほかは失敗：「${cell}」にほかのピースを置くとすき間が残るので、ピース${piece}です。`,
  everySolution: (piece, cell) => `すべての解：残りのどの解でも、ピース${piece}が「${cell}」を同じように覆います。`,
  bestChance: (piece, cell) => `有力な手：多くの解のうちの1つで、ピース${piece}が「${cell}」を覆います。`,
  bestChanceOf: (piece, cell, count, all) =>
    `有力な手：${solutions(all)}のうち${written(count)}通りで、ピース${piece}が「${cell}」をこのように覆います。`,
  hidden: () => "ひと目ではわかりません。daytile explainで理由を確かめられます。",
  left: (count) => (count === 0 ? "解は残っていません。" : `残りの解は${written(count)}通りです。`),
  fine: () => "ここまで順調です。",
  solved: () => "解けました。お見事！",
  impossible: () => "ピースを1つも置かなくても、解はありません。",
  takeOff: (names) => `ピース${listed(names)}を外してください。`,
  reach: (puzzle, count, possible, all, areDates, found) =>
    `${puzzle}、${placed(count)}：${dates(all, areDates)}のうち${written(possible)}件が可能${found === 0 ? "" : `、${solutions(found)}`}`,
  reachMost: (names) => `解の多い順：${names}`,
  withCount: (label, count) => `${label}（${written(count)}）`,
  reachNone: (areDates) => `このピースの配置で可能な${areDates ? "日付" : "組み合わせ"}はありません`,
  tasteHasOrder: (part) => `好みの解は良い順に並びます。${part}を外してください`,
  tasteIsText: () => "好みの解はテキストかJSONです。描くには--numberを使ってください",
  noneUpright: (title) => `${title}には、立てておける解がありません`,
  nothingToMove: () => "動かすピースなし",
  move: (names) => `${names.length}個動かす：${listed(names)}`,
  flipped: (count) => `裏返したピース：${written(count)}`,
  joints: (count) => `まっすぐな継ぎ目：${written(count)}`,
  shared: (count) => `ほかの解と同じ配置：${written(count)}`,
  neighbours: (count) => `となりの解：${written(count)}`,
  difficulty: (rating) => `難しさ：5段階の${rating}`,
  difficultyMap: () => "難しさ（1がやさしい、5が難しい）",
  easiest: (names) => `やさしい：${names}`,
  hardest: (names) => `難しい：${names}`,
  lazyYear: (puzzle, year, days, moves, mean) =>
    `${puzzle}、${year}年：解のある日${written(days)}日、動かすピース${written(moves)}個${mean === undefined ? "" : `、毎朝平均${written(mean)}個`}`,
  lazyStart: () => "最初",
  noSolution: () => "解なし",
  noDaySolved: () => "解のある日がありません",
  noDates: (puzzle) => `${puzzle}には日付がありません`,
  onlyWithLazy: (option, lazy) => `${option}は${lazy}と一緒に使います。外してください`,
  lazyHasAllDays: (one, other) => `なまけ者の一年にはすべての日があります。${one}と${other}を外してください`,
  lazyIsNoPng: () => "なまけ者の一年はPNGにできません。txt、json、pdf、gif、svgから選んでください",
  onlyLazyIsGif: (option) => `GIFにできるのはなまけ者の一年だけです。${option}を付けてください`,
};
