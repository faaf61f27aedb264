/** From bytes that should be UTF-8 to the first place where they are not. */

/** The forms of a character of two bytes and more, after table 3-7 of the Unicode standard. */
const forms = [
  { lead: [0xc2, 0xdf], second: [0x80, 0xbf], length: 2 },
  { lead: [0xe0, 0xe0], second: [0xa0, 0xbf], length: 3 },
  { lead: [0xe1, 0xec], second: [0x80, 0xbf], length: 3 },
  { lead: [0xed, 0xed], second: [0x80, 0x9f], length: 3 },
  { lead: [0xee, 0xef], second: [0x80, 0xbf], length: 3 },
  { lead: [0xf0, 0xf0], second: [0x90, 0xbf], length: 4 },
  { lead: [0xf1, 0xf3], second: [0x80, 0xbf], length: 4 },
  { lead: [0xf4, 0xf4], second: [0x80, 0x8f], length: 4 },
] as const;

const isWithin = (byte: number | undefined, [from, to]: readonly [number, number]): boolean =>
  byte !== undefined && byte >= from && byte <= to;

/** How many bytes the character takes that begins here; 0 where none does. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const form = forms.find(({ lead }) => isWithin(first, lead));
  if (form === undefined || !isWithin(bytes[at + 1], form.second)) return 0;
  const others = Array.from({ length: form.length - 2 }, (_, i) => bytes[at + 2 + i]);
  return others.every((byte) => isWithin(byte, [0x80, 0xbf])) ? form.length : 0;
}

/** Undefined where all bytes are well. */
export function firstNotUtf8(bytes: Uint8Array): number | undefined {
  let at = 0;
  while (at < bytes.length) {
    const length = lengthAt(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return undefined;
}
