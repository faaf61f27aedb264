/** The words that stand on printed pages, in every language of the labels. */

import type { Language } from "../core/calendar/languages.js";

export interface PageWords {
  readonly board: string;
  readonly pieces: string;
  /** The heading of the pages at the back. */
  readonly solutions: string;
  /** With {count}. */
  readonly solutionCount: string;
  readonly noSolution: string;
  /** Beside the rule; with {length}. */
  readonly scale: string;
  /** Where pages are to be joined; with {label} of the page that goes there. */
  readonly joins: string;
  /** Below the title of a book. */
  readonly everyDay: string;
  readonly task: string;
  readonly puzzles: string;
}

const english: PageWords = {
  board: "Board",
  pieces: "Pieces",
  solutions: "Solutions",
  solutionCount: "Solutions: {count}",
  noSolution: "No solution",
  scale: "Print at 100 %. This rule is {length} long.",
  joins: "{label} goes here",
  everyDay: "A puzzle for every day",
  task: "Cover the board with all the pieces, so that only the date stays visible.",
  puzzles: "Puzzles",
};

const german: PageWords = {
  board: "Brett",
  pieces: "Teile",
  solutions: "Lösungen",
  solutionCount: "Lösungen: {count}",
  noSolution: "Keine Lösung",
  scale: "Mit 100 % drucken. Dieser Maßstab ist {length} lang.",
  joins: "Hier schließt {label} an",
  everyDay: "Ein Rätsel für jeden Tag",
  task: "Alle Teile so auf das Brett legen, dass nur das Datum sichtbar bleibt.",
  puzzles: "Rätsel",
};

const french: PageWords = {
  board: "Plateau",
  pieces: "Pièces",
  solutions: "Solutions",
  solutionCount: "Solutions : {count}",
  noSolution: "Aucune solution",
  scale: "Imprimer à 100 %. Cette règle mesure {length}.",
  joins: "{label} se place ici",
  everyDay: "Un casse-tête pour chaque jour",
  task: "Couvrez le plateau avec toutes les pièces pour que seule la date reste visible.",
  puzzles: "Casse-têtes",
};

const spanish: PageWords = {
  board: "Tablero",
  pieces: "Piezas",
  solutions: "Soluciones",
  solutionCount: "Soluciones: {count}",
  noSolution: "Sin solución",
  scale: "Imprimir al 100 %. Esta regla mide {length}.",
  joins: "Aquí va {label}",
  everyDay: "Un rompecabezas para cada día",
  task: "Cubre el tablero con todas las piezas para que solo quede visible la fecha.",
  puzzles: "Rompecabezas",
};

const portuguese: PageWords = {
  board: "Tabuleiro",
  pieces: "Peças",
  solutions: "Soluções",
  solutionCount: "Soluções: {count}",
  noSolution: "Sem solução",
  scale: "Imprimir a 100 %. Esta régua mede {length}.",
  joins: "{label} fica aqui",
  everyDay: "Um quebra-cabeça para cada dia",
  task: "Cubra o tabuleiro com todas as peças para que só a data fique visível.",
  puzzles: "Quebra-cabeças",
};

const italian: PageWords = {
  board: "Tavola",
  pieces: "Pezzi",
  solutions: "Soluzioni",
  solutionCount: "Soluzioni: {count}",
  noSolution: "Nessuna soluzione",
  scale: "Stampare al 100 %. Questo righello misura {length}.",
  joins: "Qui va {label}",
  everyDay: "Un rompicapo per ogni giorno",
  task: "Copri la tavola con tutti i pezzi in modo che resti visibile solo la data.",
  puzzles: "Rompicapi",
};

const japanese: PageWords = {
  board: "ボード",
  pieces: "ピース",
  solutions: "解答",
  solutionCount: "解の数：{count}",
  noSolution: "解なし",
  scale: "100 % で印刷してください。この定規の長さは {length} です。",
  joins: "ここに {label} をつなぐ",
  everyDay: "毎日のパズル",
  task: "すべてのピースをボードに置き、日付だけが見えるようにしましょう。",
  puzzles: "パズル",
};

const chinese: PageWords = {
  board: "棋盘",
  pieces: "拼块",
  solutions: "解答",
  solutionCount: "解法数：{count}",
  noSolution: "无解",
  scale: "请按 100 % 打印。此标尺长 {length}。",
  joins: "此处接 {label}",
  everyDay: "每天一道谜题",
  task: "把所有拼块放到棋盘上，只露出当天的日期。",
  puzzles: "谜题",
};

const arabic: PageWords = {
  board: "اللوح",
  pieces: "القطع",
  solutions: "الحلول",
  solutionCount: "عدد الحلول: {count}",
  noSolution: "لا حل",
  scale: "اطبع بنسبة 100 %. طول هذه المسطرة {length}.",
  joins: "هنا {label}",
  everyDay: "لغز لكل يوم",
  task: "غطّ اللوح بكل القطع بحيث يبقى التاريخ وحده ظاهرا.",
  puzzles: "الألغاز",
};

const words: Readonly<Record<Language, PageWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  ja: japanese,
  zh: chinese,
  ar: arabic,
};

export const pageWords = (language: Language): PageWords => words[language];

/** Digits are Latin in every language, as on the boards; blanks between them are plain, for every font has those. */
export const writtenNumber = (count: number, language: Language): string =>
  count.toLocaleString(`${language}-u-nu-latn`).replace(/\s/g, " ");

export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
