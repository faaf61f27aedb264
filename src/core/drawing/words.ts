/** The words that pictures have beside their titles, in every language. */

import { type BaseLanguage, baseOf, type Language } from "../calendar/languages.js";
import { numbersIn, type PluralForms } from "../calendar/numbers.js";

interface Strings<Spoken extends BaseLanguage> {
  /** With {count} and {all}. */
  readonly onBoard: string;
  readonly uncovered: string;
  readonly marked: string;
  /** What a blank cell is called; with {number}. */
  readonly cell: string;
  readonly thePieces: string;
  readonly faceUp: string;
  /** Of {orientations} and {pieces}, by number. */
  readonly orientationsOf: string;
  /** After a note about solutions. */
  readonly numbered: string;
  readonly pieces: PluralForms<Spoken>;
  readonly cells: PluralForms<Spoken>;
  readonly orientations: PluralForms<Spoken>;
  readonly solutions: PluralForms<Spoken>;
  readonly first: PluralForms<Spoken>;
}

/** Also read by `npm run words`. */
export const pictureStrings: { readonly [Spoken in BaseLanguage]: Strings<Spoken> } = {
  en: {
    onBoard: "{count} of {all} pieces on the board",
    uncovered: "uncovered",
    marked: "marked",
    cell: "cell {number}",
    thePieces: "The pieces",
    faceUp: "face up",
    orientationsOf: "{orientations} of {pieces}",
    numbered: "numbered, on small boards",
    pieces: { one: "# piece", other: "# pieces" },
    cells: { one: "# cell", other: "# cells" },
    orientations: { one: "# orientation", other: "# orientations" },
    solutions: { one: "# solution", other: "# solutions" },
    first: { one: "the first # solution", other: "the first # solutions" },
  },
  de: {
    onBoard: "{count} von {all} Teilen auf dem Brett",
    uncovered: "frei",
    marked: "markiert",
    cell: "Feld {number}",
    thePieces: "Die Teile",
    faceUp: "nicht wenden",
    orientationsOf: "{orientations}, {pieces}",
    numbered: "nummeriert, auf kleinen Brettern",
    pieces: { one: "# Teil", other: "# Teile" },
    cells: { one: "# Feld", other: "# Felder" },
    orientations: { one: "# Lage", other: "# Lagen" },
    solutions: { one: "# Lösung", other: "# Lösungen" },
    first: { one: "die erste Lösung", other: "die ersten # Lösungen" },
  },
  fr: {
    onBoard: "pièces sur le plateau\u00a0: {count} sur {all}",
    uncovered: "visibles",
    marked: "marquées",
    cell: "case {number}",
    thePieces: "Les pièces",
    faceUp: "sans retourner",
    orientationsOf: "{orientations}, {pieces}",
    numbered: "numérotées, sur de petits plateaux",
    pieces: { one: "# pièce", many: "# de pièces", other: "# pièces" },
    cells: { one: "# case", many: "# de cases", other: "# cases" },
    orientations: { one: "# orientation", many: "# d’orientations", other: "# orientations" },
    solutions: { one: "# solution", many: "# de solutions", other: "# solutions" },
    first: { one: "la première solution", many: "le premier # de solutions", other: "les # premières solutions" },
  },
  es: {
    onBoard: "{count} de {all} piezas en el tablero",
    uncovered: "a la vista",
    marked: "marcadas",
    cell: "casilla {number}",
    thePieces: "Las piezas",
    faceUp: "sin voltear",
    orientationsOf: "{orientations}, {pieces}",
    numbered: "numeradas, en tableros pequeños",
    pieces: { one: "# pieza", many: "# de piezas", other: "# piezas" },
    cells: { one: "# casilla", many: "# de casillas", other: "# casillas" },
    orientations: { one: "# orientación", many: "# de orientaciones", other: "# orientaciones" },
    solutions: { one: "# solución", many: "# de soluciones", other: "# soluciones" },
    first: { one: "la primera solución", many: "el primer # de soluciones", other: "las primeras # soluciones" },
  },
  pt: {
    onBoard: "{count} de {all} peças no tabuleiro",
    uncovered: "à vista",
    marked: "marcadas",
    cell: "casa {number}",
    thePieces: "As peças",
    faceUp: "sem virar",
    orientationsOf: "{orientations}, {pieces}",
    numbered: "numeradas, em tabuleiros pequenos",
    pieces: { one: "# peça", many: "# de peças", other: "# peças" },
    cells: { one: "# casa", many: "# de casas", other: "# casas" },
    orientations: { one: "# orientação", many: "# de orientações", other: "# orientações" },
    solutions: { one: "# solução", many: "# de soluções", other: "# soluções" },
    first: { one: "a primeira solução", many: "o primeiro # de soluções", other: "as primeiras # soluções" },
  },
  it: {
    onBoard: "{count} di {all} pezzi sul tabellone",
    uncovered: "scoperte",
    marked: "segnate",
    cell: "casella {number}",
    thePieces: "I pezzi",
    faceUp: "senza ribaltare",
    orientationsOf: "{orientations}, {pieces}",
    numbered: "numerate, su piccoli tabelloni",
    pieces: { one: "# pezzo", many: "# di pezzi", other: "# pezzi" },
    cells: { one: "# casella", many: "# di caselle", other: "# caselle" },
    orientations: { one: "# orientamento", many: "# di orientamenti", other: "# orientamenti" },
    solutions: { one: "# soluzione", many: "# di soluzioni", other: "# soluzioni" },
    first: { one: "la prima soluzione", many: "il primo # di soluzioni", other: "le prime # soluzioni" },
  },
  nl: {
    onBoard: "{count} van {all} stukken op het bord",
    uncovered: "vrij",
    marked: "gemarkeerd",
    cell: "vak {number}",
    thePieces: "De stukken",
    faceUp: "niet omkeren",
    orientationsOf: "{orientations} van {pieces}",
    numbered: "genummerd, op kleine borden",
    pieces: { one: "# stuk", other: "# stukken" },
    cells: { one: "# vak", other: "# vakken" },
    orientations: { one: "# stand", other: "# standen" },
    solutions: { one: "# oplossing", other: "# oplossingen" },
    first: { one: "de eerste oplossing", other: "de eerste # oplossingen" },
  },
  ja: {
    onBoard: "ボード上のピース{count}/{all}",
    uncovered: "見えているマス",
    marked: "印のあるマス",
    cell: "マス{number}",
    thePieces: "ピース",
    faceUp: "裏返しなし",
    orientationsOf: "{pieces}、{orientations}",
    numbered: "番号つき、小さなボード",
    pieces: { other: "ピース#個" },
    cells: { other: "#マス" },
    orientations: { other: "向き#通り" },
    solutions: { other: "解#通り" },
    first: { other: "最初の解#通り" },
  },
  zh: {
    onBoard: "棋盘上有 {count}/{all} 块",
    uncovered: "露出",
    marked: "标记",
    cell: "第 {number} 格",
    thePieces: "拼块",
    faceUp: "不翻面",
    orientationsOf: "{pieces}，{orientations}",
    numbered: "编号，小棋盘",
    pieces: { other: "# 块" },
    cells: { other: "# 格" },
    orientations: { other: "# 种方向" },
    solutions: { other: "# 种解法" },
    first: { other: "前 # 种解法" },
  },
  ar: {
    onBoard: "القطع على اللوحة: {count} من {all}",
    uncovered: "الظاهر",
    marked: "المعلَّم",
    cell: "الخانة {number}",
    thePieces: "القطع",
    faceUp: "بلا قلب",
    orientationsOf: "{orientations}، {pieces}",
    numbered: "مرقّمة على لوحات صغيرة",
    pieces: { zero: "# قطعة", one: "قطعة واحدة", two: "قطعتان", few: "# قطع", many: "# قطعة", other: "# قطعة" },
    cells: { zero: "# خانة", one: "خانة واحدة", two: "خانتان", few: "# خانات", many: "# خانة", other: "# خانة" },
    orientations: { zero: "# وضع", one: "وضع واحد", two: "وضعان", few: "# أوضاع", many: "# وضعًا", other: "# وضع" },
    solutions: { zero: "لا حل", one: "حل واحد", two: "حلّان", few: "# حلول", many: "# حلًّا", other: "# حل" },
    first: {
      zero: "لا حل",
      one: "الحل الأول",
      two: "أول حلّين",
      few: "أول # حلول",
      many: "أول # حلًّا",
      other: "أول # حل",
    },
  },
};

const marks: Readonly<Partial<Record<BaseLanguage, readonly [string, string, string]>>> = {
  fr: ["\u00a0: ", ", ", "\u00a0; "],
  ja: ["：", "、", "；"],
  zh: ["：", "，", "；"],
  ar: [": ", "، ", "؛ "],
};

/** What's between a word and what it is about, and between parts of a sentence. */
export const marksIn = (language: BaseLanguage): readonly [colon: string, comma: string, semicolon: string] =>
  marks[language] ?? [": ", ", ", "; "];

export interface PictureWords {
  readonly onBoard: (count: number, all: number) => string;
  readonly uncovered: (labels: readonly string[]) => string;
  readonly marked: (labels: readonly string[]) => string;
  readonly cell: (number: number) => string;
  readonly faceUp: string;
  readonly pieces: (pieces: number, cells: number) => string;
  readonly thePieces: (captions: readonly string[]) => string;
  readonly orientations: (count: number, pieces: number) => string;
  readonly orientationsOf: (piece: string, count: number) => string;
  readonly solutions: (count: number) => string;
  readonly first: (count: number) => string;
  readonly numbered: (note: string) => string;
  /** Puts parts of a sentence beside each other. */
  readonly joined: (parts: readonly string[]) => string;
}

/** The narrow blank between thousands is in no font of ours. */
export const printable = (text: string): string => text.replaceAll("\u202f", "\u00a0");

function wordsFrom<Spoken extends BaseLanguage>(language: Spoken, say: Strings<Spoken>): PictureWords {
  const numbers = numbersIn(language);
  const written = (value: number): string => printable(numbers.written(value));
  const counted = (count: number, forms: PluralForms<Spoken>): string => printable(numbers.counted(count, forms));
  const [colon, comma, semicolon] = marksIn(language);
  const filled = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const pieces = (count: number): string => counted(count, say.pieces);
  const orientations = (count: number): string => counted(count, say.orientations);
  return {
    onBoard: (count, all) => filled(say.onBoard, { count: written(count), all: written(all) }),
    uncovered: (labels) => `${say.uncovered}${colon}${labels.join(comma)}`,
    marked: (labels) => `${say.marked}${colon}${labels.join(comma)}`,
    cell: (number) => filled(say.cell, { number: written(number) }),
    faceUp: say.faceUp,
    pieces: (count, cells) => `${pieces(count)}${comma}${counted(cells, say.cells)}`,
    thePieces: (captions) => `${say.thePieces}${colon}${captions.join(semicolon)}`,
    orientations: (count, of) => filled(say.orientationsOf, { orientations: orientations(count), pieces: pieces(of) }),
    orientationsOf: (piece, count) => `${piece}${colon}${orientations(count)}`,
    solutions: (count) => counted(count, say.solutions),
    first: (count) => counted(count, say.first),
    numbered: (note) => `${note}${comma}${say.numbered}`,
    joined: (parts) => parts.join(semicolon),
  };
}

const known = new Map<BaseLanguage, PictureWords>();

export function pictureWords(language: Language): PictureWords {
  const base = baseOf(language);
  // Each language has its own forms, which no table of all of them can show the compiler.
  const words = known.get(base) ?? wordsFrom(base, pictureStrings[base] as Strings<BaseLanguage>);
  known.set(base, words);
  return words;
}
