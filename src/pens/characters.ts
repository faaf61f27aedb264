/**
 * From the bytes of a font to the characters it has, as its table `cmap` tells.
 *
 * The library that reads fonts knows it too, but takes longer to load than a picture takes to draw.
 */

const characterMap = 0x636d6170;

/** A file of several fonts, of which the first counts. */
const collection = 0x74746366;

/** Where a table begins. */
function tableAt(font: DataView, tag: number): number {
  const start = font.getUint32(0) === collection ? font.getUint32(12) : 0;
  const count = font.getUint16(start + 4);
  const entries = Array.from({ length: count }, (_, i) => start + 12 + 16 * i);
  const entry = entries.find((at) => font.getUint32(at) === tag);
  if (entry === undefined) throw new Error("a font has no characters");
  return font.getUint32(entry + 8);
}

type Range = readonly [first: number, last: number];

/** Format 4: the last characters of all ranges, a pad, and the first ones. */
function shortRanges(font: DataView, at: number): Range[] {
  const bytes = font.getUint16(at + 6);
  const lasts = at + 14;
  return Array.from({ length: bytes / 2 }, (_, i) => [
    font.getUint16(lasts + bytes + 2 + 2 * i),
    font.getUint16(lasts + 2 * i),
  ]);
}

/** Format 12: groups of a first character, a last one and a glyph. */
function longRanges(font: DataView, at: number): Range[] {
  const count = font.getUint32(at + 12);
  return Array.from({ length: count }, (_, i) => [font.getUint32(at + 16 + 12 * i), font.getUint32(at + 20 + 12 * i)]);
}

const formats: Readonly<Record<number, (font: DataView, at: number) => Range[]>> = { 4: shortRanges, 12: longRanges };

/** The last range of format 4 is there to end the list. */
const noCharacter = 0xffff;

export function charactersIn(bytes: Uint8Array): Set<number> {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const map = tableAt(font, characterMap);
  const tables = Array.from({ length: font.getUint16(map + 2) }, (_, i) => map + font.getUint32(map + 8 + 8 * i));
  const ranges = tables.flatMap((at) => formats[font.getUint16(at)]?.(font, at) ?? []);
  const codes = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  return new Set(codes.filter((code) => code !== noCharacter));
}
