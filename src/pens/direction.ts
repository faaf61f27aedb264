/** From a text to its stretches in the order in which they stand on a line, each read from one side only. */

export interface Stretch {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

type Direction = "right" | "left" | undefined;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const leftToRight = /[\p{L}\p{N}]/u;

/** To which side a character is read; undefined where it follows its neighbours. */
function directionOf(character: string): Direction {
  if (rightToLeft.test(character)) return "left";
  return leftToRight.test(character) ? "right" : undefined;
}

interface Part {
  text: string;
  direction: Direction;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const character of text) {
    const direction = directionOf(character);
    const last = parts.at(-1);
    if (last !== undefined && last.direction === direction) last.text += character;
    else parts.push({ text: character, direction });
  }
  return parts;
}

/** What follows its neighbours takes the side they agree on, else the side of the whole text. */
function settled(parts: readonly Part[], whole: Direction): Stretch[] {
  const stretches: { text: string; isRightToLeft: boolean }[] = [];
  parts.forEach(({ text, direction }, i) => {
    const [before, after] = [parts[i - 1]?.direction ?? whole, parts[i + 1]?.direction ?? whole];
    const isRightToLeft = (direction ?? (before === after ? before : whole)) === "left";
    const last = stretches.at(-1);
    if (last?.isRightToLeft === isRightToLeft) last.text += text;
    else stretches.push({ text, isRightToLeft });
  });
  return stretches;
}

/** What opens to the right, and what opens to the left in its place. */
const mirrored: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

/** A run of a stretch that is read from the right, for a font that turns letters but not the signs between them. */
export function turnedSigns(text: string): string {
  if (rightToLeft.test(text)) return text;
  return [...text]
    .reverse()
    .map((sign) => mirrored[sign] ?? sign)
    .join("");
}

/** From left to right. A text whose first letter is read from the right begins at the right. */
export function stretchesOf(text: string): Stretch[] {
  if (!rightToLeft.test(text)) return text === "" ? [] : [{ text, isRightToLeft: false }];
  const firstLetter = [...text].find((character) => /\p{L}/u.test(character)) ?? "";
  const whole = directionOf(firstLetter) ?? "right";
  const stretches = settled(partsOf(text), whole);
  return whole === "left" ? stretches.reverse() : stretches;
}
