/** The words that stand on printed pages, in every language of the labels. */

import { type BaseLanguage, baseOf, type Language } from "../core/calendar/languages.js";

export interface PageWords {
  readonly board: string;
  readonly pieces: string;
  /** The heading of the pages at the back. */
  readonly solutions: string;
  /** With {count}. */
  readonly solutionCount: string;
  /** Where they are; with {page}. */
  readonly solutionsOn: string;
  readonly noSolution: string;
  /** Beside the rule; with {length}. */
  readonly scale: string;
  /** Where pages are to be joined; with {label} of the page that goes there. */
  readonly joins: string;
  /** Below the title of a book. */
  readonly everyDay: string;
  readonly task: string;
  readonly puzzles: string;
  /** What a book is about; with {count}. */
  readonly bookOf: string;
  /** What printed pages are about; with {cell} in millimetres. */
  readonly actualSize: string;
  /** Parts for a 3D printer, as slicers list them. */
  readonly tray: string;
  readonly frame: string;
  readonly labels: string;
  readonly lid: string;
  /** Of paper, as a heading. */
  readonly box: string;
}

const english: PageWords = {
  board: "Board",
  pieces: "Pieces",
  solutions: "Solutions",
  solutionCount: "Solutions: {count}",
  solutionsOn: "Solutions: page {page}",
  noSolution: "No solution",
  scale: "Print at 100%. This line should measure {length}.",
  joins: "Join {label} here",
  everyDay: "A puzzle for every day",
  task: "Place every piece so that only the date shows.",
  puzzles: "Puzzles",
  bookOf: "Puzzles: {count}, one for every date",
  actualSize: "Board and pieces in actual size, {cell} mm from cell to cell",
  tray: "tray",
  frame: "frame",
  labels: "labels",
  lid: "lid",
  box: "Box",
};

const german: PageWords = {
  board: "Brett",
  pieces: "Teile",
  solutions: "Lösungen",
  solutionCount: "Lösungen: {count}",
  solutionsOn: "Lösungen: Seite {page}",
  noSolution: "Keine Lösung",
  scale: "Mit 100 % drucken. Diese Linie muss {length} lang sein.",
  joins: "Hier schließt {label} an",
  everyDay: "Ein Puzzle für jeden Tag",
  task: "Lege alle Teile so, dass nur das Datum zu sehen ist.",
  puzzles: "Puzzles",
  bookOf: "Puzzles: {count}, eines für jeden Tag",
  actualSize: "Brett und Teile in Originalgröße, {cell} mm von Feld zu Feld",
  tray: "Boden",
  frame: "Rahmen",
  labels: "Beschriftung",
  lid: "Deckel",
  box: "Schachtel",
};

const french: PageWords = {
  board: "Plateau",
  pieces: "Pièces",
  solutions: "Solutions",
  solutionCount: "Solutions : {count}",
  solutionsOn: "Solutions : page {page}",
  noSolution: "Aucune solution",
  scale: "Imprimez à 100 %. Cette ligne doit mesurer {length}.",
  joins: "Assemblez {label} ici",
  everyDay: "Un puzzle par jour",
  task: "Posez toutes les pièces pour que seule la date reste visible.",
  puzzles: "Puzzles",
  bookOf: "Puzzles : {count}, un par date",
  actualSize: "Plateau et pièces en taille réelle, {cell} mm de case en case",
  tray: "fond",
  frame: "cadre",
  labels: "inscriptions",
  lid: "couvercle",
  box: "Boîte",
};

const spanish: PageWords = {
  board: "Tablero",
  pieces: "Piezas",
  solutions: "Soluciones",
  solutionCount: "Soluciones: {count}",
  solutionsOn: "Soluciones: página {page}",
  noSolution: "Sin solución",
  scale: "Imprime al 100 %. Esta línea debe medir {length}.",
  joins: "Une {label} aquí",
  everyDay: "Un puzle para cada día",
  task: "Coloca todas las piezas para que solo se vea la fecha.",
  puzzles: "Puzles",
  bookOf: "Puzles: {count}, uno para cada fecha",
  actualSize: "Tablero y piezas a tamaño real, {cell} mm de casilla a casilla",
  tray: "base",
  frame: "marco",
  labels: "letras",
  lid: "tapa",
  box: "Caja",
};

const portuguese: PageWords = {
  board: "Tabuleiro",
  pieces: "Peças",
  solutions: "Soluções",
  solutionCount: "Soluções: {count}",
  solutionsOn: "Soluções: página {page}",
  noSolution: "Sem solução",
  scale: "Imprima a 100%. Esta linha deve medir {length}.",
  joins: "Junte {label} aqui",
  everyDay: "Um quebra-cabeça para cada dia",
  task: "Coloque todas as peças para que só a data fique à vista.",
  puzzles: "Quebra-cabeças",
  bookOf: "Quebra-cabeças: {count}, um para cada data",
  actualSize: "Tabuleiro e peças em tamanho real, {cell} mm de casa a casa",
  tray: "base",
  frame: "moldura",
  labels: "letras",
  lid: "tampa",
  box: "Caixa",
};

const italian: PageWords = {
  board: "Tabellone",
  pieces: "Pezzi",
  solutions: "Soluzioni",
  solutionCount: "Soluzioni: {count}",
  solutionsOn: "Soluzioni: pagina {page}",
  noSolution: "Nessuna soluzione",
  scale: "Stampa al 100%. Questa linea deve misurare {length}.",
  joins: "Unisci {label} qui",
  everyDay: "Un rompicapo per ogni giorno",
  task: "Posa tutti i pezzi in modo che si veda solo la data.",
  puzzles: "Rompicapi",
  bookOf: "Rompicapi: {count}, uno per ogni data",
  actualSize: "Tabellone e pezzi a grandezza naturale, {cell} mm da casella a casella",
  tray: "fondo",
  frame: "cornice",
  labels: "scritte",
  lid: "coperchio",
  box: "Scatola",
};

const dutch: PageWords = {
  board: "Bord",
  pieces: "Stukken",
  solutions: "Oplossingen",
  solutionCount: "Oplossingen: {count}",
  solutionsOn: "Oplossingen: pagina {page}",
  noSolution: "Geen oplossing",
  scale: "Print op 100%. Deze lijn moet {length} lang zijn.",
  joins: "Hier sluit {label} aan",
  everyDay: "Een puzzel voor elke dag",
  task: "Leg alle stukken zo dat alleen de datum zichtbaar is.",
  puzzles: "Puzzels",
  bookOf: "Puzzels: {count}, één voor elke datum",
  actualSize: "Bord en stukken op ware grootte, {cell} mm van vak tot vak",
  tray: "bodem",
  frame: "lijst",
  labels: "letters",
  lid: "deksel",
  box: "Doos",
};

const japanese: PageWords = {
  board: "ボード",
  pieces: "ピース",
  solutions: "解の一覧",
  solutionCount: "解の数：{count}",
  solutionsOn: "解：{page}ページ",
  noSolution: "解なし",
  scale: "100%で印刷してください。この線の長さは{length}になります。",
  joins: "ここに{label}をつなぐ",
  everyDay: "毎日のパズル",
  task: "すべてのピースを置いて、日付だけが見えるようにしましょう。",
  puzzles: "パズル",
  bookOf: "パズル：{count}、日付ごとに1つ",
  actualSize: "ボードとピースは実物大、マスの間隔{cell} mm",
  tray: "底板",
  frame: "枠",
  labels: "文字",
  lid: "ふた",
  box: "はこ",
};

const chinese: PageWords = {
  board: "棋盘",
  pieces: "拼块",
  solutions: "解法",
  solutionCount: "解法数：{count}",
  solutionsOn: "解法：第 {page} 页",
  noSolution: "无解",
  scale: "请按 100% 打印。这条线应长 {length}。",
  joins: "此处接 {label}",
  everyDay: "每天一道拼图",
  task: "放好所有拼块，只露出当天的日期。",
  puzzles: "拼图",
  bookOf: "拼图：{count}，每个日期一道",
  actualSize: "实际尺寸的棋盘和拼块，格距 {cell} 毫米",
  tray: "底板",
  frame: "边框",
  labels: "文字",
  lid: "盖子",
  box: "盒子",
};

const arabic: PageWords = {
  board: "اللوحة",
  pieces: "القطع",
  solutions: "الحلول",
  solutionCount: "عدد الحلول: {count}",
  solutionsOn: "الحلول: صفحة {page}",
  noSolution: "لا حل",
  scale: "اطبع بنسبة 100%. يجب أن يكون طول هذا الخط {length}.",
  joins: "صِل {label} هنا",
  everyDay: "أحجية لكل يوم",
  task: "ضع كل القطع بحيث لا يظهر إلا التاريخ.",
  puzzles: "الأحجيات",
  bookOf: "الأحجيات: {count}، واحدة لكل تاريخ",
  actualSize: "اللوحة والقطع بالحجم الحقيقي، {cell} مم من خانة إلى خانة",
  tray: "القاعدة",
  frame: "الإطار",
  labels: "الكتابة",
  lid: "غطاء",
  box: "علبة",
};

const words: Readonly<Record<BaseLanguage, PageWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  ja: japanese,
  zh: chinese,
  ar: arabic,
};

export const pageWords = (language: Language): PageWords => words[baseOf(language)];

/** Digits are Latin in every language, as on the boards; blanks between them are plain, for every font has those. */
export const writtenNumber = (count: number, language: Language): string =>
  count.toLocaleString(`${language}-u-nu-latn`).replace(/\s/g, " ");

export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** What people read as the name of a body: a piece is called by its id. */
export function bodyName(name: string, language: Language): string {
  const { tray, frame, lid } = pageWords(language);
  return { tray, frame, lid }[name] ?? name;
}

export const labelsName = (language: Language): string => pageWords(language).labels;
