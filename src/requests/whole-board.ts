/** What a board is called where nothing stays uncovered, in every language. */

import type { BaseLanguage } from "../core/calendar/languages.js";

/** Apart from all other words, since every count would else have to load them. */
export const wholeBoard: Readonly<Record<BaseLanguage, string>> = {
  en: "the whole board",
  de: "das ganze Brett",
  fr: "tout le plateau",
  es: "todo el tablero",
  pt: "o tabuleiro inteiro",
  it: "tutto il tabellone",
  nl: "het hele bord",
  ja: "ボード全体",
  zh: "整个棋盘",
  ar: "اللوحة كلها",
};
