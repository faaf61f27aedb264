/** From a word to the dots of its letters in Braille, for fingers: Latin letters and digits, in the usual sizes. */

import type { Language } from "../../core/calendar/languages.js";
import type { Figure } from "../../core/drawing/picture.js";
import type { Point } from "../../core/lattice/lattice.js";

/** In millimetres: between dots, between letters, and across a dot. */
const [dotPitch, letterPitch, dotSize] = [2.5, 6, 1.6] as const;

/** Dots 1 to 3 go down on the left, 4 to 6 on the right. */
const letters: Readonly<Record<string, string>> = {
  a: "1",
  b: "12",
  c: "14",
  d: "145",
  e: "15",
  f: "124",
  g: "1245",
  h: "125",
  i: "24",
  j: "245",
  k: "13",
  l: "123",
  m: "134",
  n: "1345",
  o: "135",
  p: "1234",
  q: "12345",
  r: "1235",
  s: "234",
  t: "2345",
  u: "136",
  v: "1236",
  w: "2456",
  x: "1346",
  y: "13456",
  z: "1356",
};
/** Letters with a mark are signs of their own, in German, French, Spanish, Portuguese and Italian. */
const marked: Readonly<Record<string, string>> = {
  ä: "345",
  ö: "246",
  ü: "1256",
  ß: "2346",
  à: "12356",
  á: "12356",
  ã: "345",
  ç: "12346",
  è: "2346",
  é: "123456",
  ê: "126",
  í: "34",
  ñ: "12456",
  ò: "346",
  ó: "346",
  ô: "1456",
  õ: "246",
  ù: "23456",
  ú: "23456",
  û: "156",
};
/** The one of them that Spanish has otherwise. */
const spanish: Readonly<Record<string, string>> = { é: "2346" };

/** Says that digits follow: they are the first ten letters. */
const numberSign = "3456";
const digits = "jabcdefghi";

/** French has another sign, and digits of their own: the same letters with one more dot, and zero. */
function frenchSigns(number: string): string[] {
  const signs = [...number].map((digit) => (digit === "0" ? "3456" : `${digitSign(digit)}6`));
  return ["6", ...signs];
}

const digitSign = (digit: string): string => letters[digits[Number(digit)] ?? ""] ?? "";

const numberSigns = (number: string, language: Language): string[] =>
  language === "fr" ? frenchSigns(number) : [numberSign, ...[...number].map(digitSign)];

const withoutMarks = (letter: string): string => letter.normalize("NFD").replace(/\p{M}/gu, "");

function findSign(letter: string, language: Language): string | undefined {
  const own = language === "es" ? spanish[letter] : undefined;
  return own ?? marked[letter] ?? letters[withoutMarks(letter)];
}

/** The dots of each sign; undefined where a letter has none here. */
export function writeBraille(word: string, language: Language): string[] | undefined {
  const plain = word.normalize("NFC").replaceAll(".", "").toLowerCase();
  if (/^\d+$/.test(plain)) return numberSigns(plain, language);
  const signs = [...plain].map((letter) => findSign(letter, language));
  const known = signs.filter((sign) => sign !== undefined);
  return known.length === 0 || known.length < signs.length ? undefined : known;
}

/** How wide and high signs are together, in millimetres. */
export const measureBraille = (signs: readonly string[]): { width: number; height: number } => ({
  width: (signs.length - 1) * letterPitch + dotPitch + dotSize,
  height: 2 * dotPitch + dotSize,
});

/** Black dots with their middle at a point. */
export function drawBraille(signs: readonly string[], middle: Point): Figure[] {
  const { width, height } = measureBraille(signs);
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  return signs.flatMap((sign, i) =>
    [...sign].map((dot): Figure => {
      const number = Number(dot) - 1;
      const x = left + i * letterPitch + Math.floor(number / 3) * dotPitch;
      const box = { left: x, top: top + (number % 3) * dotPitch, width: dotSize, height: dotSize };
      return { kind: "rect", box, radius: dotSize / 2, fill: "letter" };
    }),
  );
}
