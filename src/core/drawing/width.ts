/** From a text to how many columns it takes in a terminal, and to texts of a given width. */

/** First and last characters of the ranges that terminals show two columns wide. */
const wideRanges = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1faff],
  [0x20000, 0x3fffd],
] as const;

/** Accents, joiners and marks of direction have no column. */
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]$/u;

function characterWidth(character: string): number {
  if (invisible.test(character)) return 0;
  const code = character.codePointAt(0) ?? 0;
  return wideRanges.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** Letters that join are narrower than those of the Latin kind. */
const joined = /\p{Script=Arabic}/u;
const emByColumns = [0, 0.6, 1] as const;

/** Letters that are wider than most: a label has room for two of them, but many add up. */
const wideLetters = /[MWmw@%]/g;
const roomForWide = 2;
const wideExtra = 0.4;

/** About how wide a text is in a picture, in sizes of its font. */
export function emWidth(text: string): number {
  const wide = text.match(wideLetters)?.length ?? 0;
  let width = Math.max(0, wide - roomForWide) * wideExtra;
  for (const character of text) width += joined.test(character) ? 0.58 : (emByColumns[characterWidth(character)] ?? 1);
  return width;
}

/**
 * After a blank, and after a Japanese or Chinese character unless the next one closes something. A date and a number in
 * brackets stay whole: 8月23日, 金曜日, 星期五, （7）.
 */
const breaks =
  /(?<= )|(?<=[\u3001-\u30ff\u3400-\u9fff\uff00-\uffef])(?<![（「『“])(?<!\d[年月](?=\d)|曜|星(?=期)|星期)(?![ \u00a0、。，．：；！？）」』”…ー曜]|（[\d,]+）)/u;

/** The parts of a text between which a line may end. */
export const lineParts = (text: string): string[] => text.split(breaks);

/** Cut to fit, with an ellipsis where something is lost. */
export function clipped(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = "";
  for (const character of text) {
    if (displayWidth(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** Whether a text is read from the right: its first letter is. */
export const beginsAtRight = (text: string): boolean => rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? "");

const leftToRightMark = "\u200e";

/**
 * Keeps a terminal that orders text by direction from moving the columns around a word that is written from right to
 * left: between two of these marks the word stays where it is put.
 */
export function anchored(text: string): string {
  return rightToLeft.test(text) ? leftToRightMark + text + leftToRightMark : text;
}

/** A text that fits the width, and how many columns stay free before it in the middle; numbers lean to the right. */
export function centred(text: string, width: number): { before: number; text: string } {
  const fitting = clipped(text, width);
  return { before: Math.ceil((width - displayWidth(fitting)) / 2), text: anchored(fitting) };
}
