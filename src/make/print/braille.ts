/** From a word to the dots of its letters in Braille, for fingers: Latin letters and digits, in the usual sizes. */

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
/** Says that digits follow: they are the first ten letters. */
const numberSign = "3456";
const digits = "jabcdefghi";

/** The dots of each sign; undefined where a letter has none here. */
export function brailleOf(word: string): string[] | undefined {
  const plain = word
    .normalize("NFD")
    .replace(/\p{M}|\./gu, "")
    .toLowerCase();
  const isNumber = /^\d+$/.test(plain);
  const signs = [...plain].map((sign) => letters[isNumber ? (digits[Number(sign)] ?? "") : sign]);
  if (signs.length === 0 || signs.some((sign) => sign === undefined)) return undefined;
  return [...(isNumber ? [numberSign] : []), ...signs.flatMap((sign) => sign ?? [])];
}

/** How wide and high signs are together, in millimetres. */
export const brailleSize = (signs: readonly string[]): { width: number; height: number } => ({
  width: (signs.length - 1) * letterPitch + dotPitch + dotSize,
  height: 2 * dotPitch + dotSize,
});

/** Black dots with their middle at a point. */
export function brailleFigures(signs: readonly string[], middle: Point): Figure[] {
  const { width, height } = brailleSize(signs);
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
