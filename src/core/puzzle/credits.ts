/**
 * From the credits of a puzzle to the same in a language. Credits are written in English, mostly in the same few words:
 * these have translations here, and whatever else somebody wrote stays as it is.
 */

import { type BaseLanguage, baseOf, type Language } from "../calendar/languages.js";
import type { Puzzle } from "./puzzle.js";

/** Each with its translations, in the order of `spoken`; {name} is anything. */
const phrases: readonly (readonly [english: string, ...others: string[]])[] = [
  [
    "Board and pieces by {name}",
    "Brett und Teile: {name}",
    "Plateau et pièces\u00a0: {name}",
    "Tablero y piezas: {name}",
    "Tabuleiro e peças: {name}",
    "Tabellone e pezzi: {name}",
    "Bord en stukken: {name}",
    "ボードとピース：{name}",
    "棋盘和拼块：{name}",
    "اللوحة والقطع: {name}",
  ],
  [
    "Board after the classic by {name}",
    "Brett nach dem Klassiker von {name}",
    "Plateau d’après le classique de {name}",
    "Tablero según el clásico de {name}",
    "Tabuleiro baseado no clássico de {name}",
    "Tabellone dal classico di {name}",
    "Bord naar de klassieker van {name}",
    "ボードは{name}の定番から",
    "棋盘依 {name} 经典版",
    "اللوحة عن كلاسيكية {name}",
  ],
  [
    "Pieces by {name}",
    "Teile: {name}",
    "Pièces\u00a0: {name}",
    "Piezas: {name}",
    "Peças: {name}",
    "Pezzi: {name}",
    "Stukken: {name}",
    "ピース：{name}",
    "拼块：{name}",
    "القطع: {name}",
  ],
  [
    "Maker unknown",
    "Hersteller unbekannt",
    "Fabricant inconnu",
    "Autor desconocido",
    "Autor desconhecido",
    "Autore sconosciuto",
    "Maker onbekend",
    "作者不明",
    "制作者不详",
    "الصانع غير معروف",
  ],
  [
    "Maker of the year block unknown",
    "Hersteller des Jahresblocks unbekannt",
    "Fabricant du bloc de l’année inconnu",
    "Autor del bloque del año desconocido",
    "Autor do bloco do ano desconhecido",
    "Autore del blocco dell’anno sconosciuto",
    "Maker van het jaarblok onbekend",
    "年の部分は作者不明",
    "年份部分的制作者不详",
    "صانع جزء السنة غير معروف",
  ],
  [
    "Pieces from the hard mode of the {name} solver",
    "Teile aus dem schweren Modus des Lösers {name}",
    "Pièces du mode difficile du solveur {name}",
    "Piezas del modo difícil del programa {name}",
    "Peças do modo difícil do programa {name}",
    "Pezzi dalla modalità difficile del programma {name}",
    "Stukken uit de moeilijke stand van het programma {name}",
    "ピースは{name}の難しいモードから",
    "拼块取自 {name} 的困难模式",
    "القطع من الوضع الصعب في برنامج {name}",
  ],
  [
    "Board and pieces as published with an open-source solver",
    "Brett und Teile aus einem quelloffenen Lösungsprogramm",
    "Plateau et pièces publiés avec un solveur libre",
    "Tablero y piezas publicados con un programa de código abierto",
    "Tabuleiro e peças publicados com um programa de código aberto",
    "Tabellone e pezzi pubblicati con un programma open source",
    "Bord en stukken uit een opensourceprogramma",
    "ボードとピースはオープンソースのプログラムから",
    "棋盘和拼块取自一个开源程序",
    "اللوحة والقطع من برنامج مفتوح المصدر",
  ],
  [
    "Daytile's own design",
    "Entwurf von Daytile",
    "Conception\u00a0: Daytile",
    "Diseño de Daytile",
    "Design do Daytile",
    "Progetto di Daytile",
    "Ontwerp van Daytile",
    "デザイン：Daytile",
    "设计：Daytile",
    "من تصميم Daytile",
  ],
  [
    "Calendarium, by {name}",
    "Calendarium, von {name}",
    "Calendarium, par {name}",
    "Calendarium, de {name}",
    "Calendarium, de {name}",
    "Calendarium, di {name}",
    "Calendarium, van {name}",
    "Calendarium（{name}）",
    "Calendarium（{name}）",
    "Calendarium من {name}",
  ],
];

const spoken = ["en", "de", "fr", "es", "pt", "it", "nl", "ja", "zh", "ar"] as const satisfies readonly BaseLanguage[];

/** What stands for {name}, where a line is the phrase. */
function nameIn(line: string, phrase: string): string | undefined {
  const [before = "", after] = phrase.split("{name}");
  if (after === undefined) return line === phrase ? "" : undefined;
  const isPhrase = line.startsWith(before) && line.endsWith(after) && line.length > before.length + after.length;
  return isPhrase ? line.slice(before.length, line.length - after.length) : undefined;
}

function creditIn(line: string, place: number): string {
  for (const phrase of phrases) {
    const name = nameIn(line, phrase[0]);
    if (name !== undefined) return (phrase[place] ?? line).replace("{name}", () => name);
  }
  return line;
}

/** Who made the puzzle, in the language asked for as far as that has words for it. */
export function creditsIn({ credits }: Puzzle, language: Language): readonly string[] {
  const place = spoken.indexOf(baseOf(language));
  return place <= 0 ? credits : credits.map((line) => creditIn(line, place));
}
