/** The keys of a board, by what they do and as keyboards name them: boards heed this list, and whoever explains keys tells it. */

/** In each list any key will do; the arrows each lead their own way. */
export const boardKeys = {
  rotate: ["R"],
  flip: ["F"],
  move: ["↑", "↓", "←", "→"],
  place: ["Enter", "Space"],
  pickUp: ["Backspace", "Delete"],
  putBack: ["Esc"],
} as const;

export type BoardKey = keyof typeof boardKeys;

/** Where browsers call a key otherwise. */
const otherNames: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  " ": "Space",
  Escape: "Esc",
};

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/** As in the lists, with what is held down beside it; a character that needs Shift to be typed stands for itself. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (altKey) return "";
  const name = isLetter(key) ? key.toUpperCase() : (otherNames[key] ?? key);
  return `${ctrlKey || metaKey ? "Ctrl+" : ""}${shiftKey && isLetter(key) ? "Shift+" : ""}${name}`;
}

const meanings = new Map<string, BoardKey>(
  (Object.keys(boardKeys) as BoardKey[]).flatMap((does) => boardKeys[does].map((name) => [name, does] as const)),
);

/** What a key of this name does on a board. */
export const boardKeyNamed = (name: string): BoardKey | undefined => meanings.get(name);
