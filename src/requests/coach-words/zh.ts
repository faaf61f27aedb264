/** What the coach says in Simplified Chinese. */

import { type CoachWords, coachToolsIn } from "./translation.js";

const { written } = coachToolsIn("zh");

const listed = (names: readonly string[]): string => names.join("、");
const dates = (count: number, areDates: boolean): string => `${written(count)} 个${areDates ? "日期" : "组合"}`;
const solutions = (count: number): string => `${written(count)} 种解法`;
const placed = (count: number): string => `已放 ${written(count)} 块`;

/** What is printed on a cell may end in a number or in a character, and only numbers and letters want a blank. */
const tidy = (text: string): string =>
  text.replace(/(?<=[\u3001-\u9fff\uff00-\uffef]) (?=[\u3001-\u9fff\uff00-\uffef])/g, "");

const words: CoachWords = {
  sentence: (text) => `${text}。`,
  heading: (text) => `${text}：`,
  subheading: (text) => `${text}：`,
  cells: listed,
  cellRange: (count, first, last) => `${first} 到 ${last} 的 ${written(count)} 格`,
  uncoverable: (cell) => `剩下的拼块都盖不住 ${cell}`,
  noRoom: (piece) => `拼块 ${piece} 已经放不下了`,
  wrongSize: (cells, count) =>
    count === 1
      ? `${cells} 被隔开了，剩下的拼块里没有只占一格的`
      : `${cells} 被隔开了，剩下的拼块凑不出正好 ${written(count)} 格`,
  wrongShape: (cells) => `剩下的拼块填不满 ${cells}`,
  samePiece: (piece, regions) => `两个区域都需要拼块 ${piece}，但不够用：${regions.join("；")}`,
  colouring: (cells, dark, light) =>
    `按国际象棋棋盘涂色，${cells} 有 ${dark} 个深色格和 ${light} 个浅色格，剩下的拼块对不上`,
  choices: (cell, count) => `${cell} 有 ${written(count)} 种选择`,
  places: (piece, count) => `拼块 ${piece} 还有 ${written(count)} 处可放`,
  piece: (piece) => `拼块 ${piece}`,
  pieceOn: (piece, cells) => `拼块 ${piece} 放在 ${cells}`,
  onlyChoice: (choice, cell) => `能盖住 ${cell} 的只有${choice}`,
  onlySpot: (piece, cells) => `拼块 ${piece} 只能放在 ${cells}`,
  withAny: (choices) => `如果用${listed(choices).replace(/、([^、]*)$/, " 或$1")}`,
  follows: (choice, text) => `${choice}，${text}`,
  noArgument: () => "没有简短的理由：Daytile 试过了所有可能。",
  notEvenEmpty: () => "就算一块都不放，也没有解法。",
  solvableWithout: (names) => `拿掉拼块 ${listed(names)}，就又有解法了。`,
  nothingToExplain: (title) => `没什么要解释的：${title} 有解法。`,
  coversDate: (piece, cell) => `拼块 ${piece} 盖住了必须露出的 ${cell}`,
  whyNone: (steps) => `为什么没有解法，共 ${written(steps)} 步`,
  placed: (title, puzzle, count) => `${puzzle}：${title}，${placed(count)}`,
  onlyCell: (piece, cell) => `唯一放法：只有拼块 ${piece} 能盖住 ${cell}，而且只有一种放法。`,
  onlyPiece: (piece, cell) => `唯一拼块：只有拼块 ${piece} 能盖住 ${cell}。`,
  onlyPlace: (piece, cell) => `唯一位置：拼块 ${piece} 只能放在 ${cell} 上。`,
  onlyPlaces: (piece, cell, copies) =>
    `唯一位置：拼块 ${piece} 有 ${written(copies)} 块，只剩 ${written(copies)} 个位置，其中一个在 ${cell} 上。`,
  forcedRegion: (piece, cell, region) => `确定的区域：无论怎样填 ${region}，拼块 ${piece} 都以同样的方式盖住 ${cell}。`,
  sharedPiece: (piece, cell, region, needs) =>
    `已有用处的拼块：填 ${region} 一定要用拼块 ${needs}，这样就只有拼块 ${piece} 能盖住 ${cell}。`,
  othersFail: (piece, cell) => `其他都不行：在 ${cell} 上放别的拼块都会留下空隙，所以是拼块 ${piece}。`,
  everySolution: (piece, cell) => `所有解法：在剩下的每种解法里，拼块 ${piece} 都以同样的方式盖住 ${cell}。`,
  bestChance: (piece, cell) => `最有希望：在许多解法中的一种里，拼块 ${piece} 盖住 ${cell}。`,
  bestChanceOf: (piece, cell, count, all) =>
    `最有希望：${solutions(all)}里有 ${written(count)} 种，拼块 ${piece} 这样盖住 ${cell}。`,
  hidden: () => "一眼看不出原因；请运行 daytile explain。",
  left: (count) => (count === 0 ? "已经没有解法了。" : `还有 ${solutions(count)}。`),
  fine: () => "到目前为止都对。",
  solved: () => "解开了，真棒！",
  impossible: () => "这个没有解法，就算一块都不放也一样。",
  takeOff: (names) => `请拿掉拼块 ${listed(names)}。`,
  reach: (puzzle, count, possible, all, areDates, found) =>
    `${puzzle}，${placed(count)}：${dates(all, areDates)}中还有 ${written(possible)} 个可能${found === 0 ? "" : `，${solutions(found)}`}`,
  reachMost: (names) => `解法最多：${names}`,
  withCount: (label, count) => `${label}（${written(count)}）`,
  reachNone: (areDates) => `放了这些拼块后，没有可能的${areDates ? "日期" : "组合"}`,
  tasteHasOrder: (part) => `合意的解法按好坏排列；请去掉 ${part}`,
  tasteIsText: () => "合意的解法只有文本或 JSON；要画其中一种，请用 --number",
  noneUpright: (title) => `${title} 没有能立起来的解法`,
  nothingToMove: () => "不用移动",
  move: (names) => `移动 ${names.length} 块：${listed(names)}`,
  flipped: (count) => `翻面的拼块：${written(count)}`,
  joints: (count) => `直缝：${written(count)}`,
  shared: (count) => `与其他解法相同的放法：${written(count)}`,
  neighbours: (count) => `翻一组拼块而来的解法：${written(count)}`,
  difficulty: (rating) => `难度：${rating}（最高 5）`,
  difficultyMap: () => "难度，从 1（易）到 5（难）",
  easiest: (names) => `最容易：${names}`,
  hardest: (names) => `最难：${names}`,
  lazyYear: (puzzle, year, days, moves, mean) =>
    `${puzzle}，${year} 年：${written(days)} 天有解法，共移动 ${written(moves)} 次${mean === undefined ? "" : `，平均每天早上 ${written(mean)} 次`}`,
  lazyStart: () => "开始",
  noSolution: () => "没有解法",
  noDaySolved: () => "没有一天有解法",
  noDates: (puzzle) => `${puzzle} 不显示日期`,
  onlyWithLazy: (option, lazy) => `${option} 要和 ${lazy} 一起用；请去掉`,
  lazyHasAllDays: (one, other) => `省力的一年包含每一天；请去掉 ${one} 和 ${other}`,
  lazyIsNoPng: () => "省力的一年没有 PNG；请选择 txt、json、pdf、gif 或 svg",
  onlyLazyIsGif: (option) => `只有省力的一年有 GIF；请用 ${option}`,
};

const tidied = Object.entries(words).map(([name, say]) => {
  const sentence = say as (...values: unknown[]) => string;
  return [name, (...values: unknown[]): string => tidy(sentence(...values))];
});

export const zhCoach = Object.fromEntries(tidied) as CoachWords;
