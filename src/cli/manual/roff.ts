/** From plain words to the source of a manual page, in the macros of man(7). */

/** Characters that mean something to roff, or that an old terminal may lack. */
const escapes: Readonly<Record<string, string>> = {
  "\\": "\\e",
  "-": "\\-",
  "'": "\\(aq",
  "`": "\\(ga",
  "^": "\\(ha",
  "~": "\\(ti",
  '"': "\\(dq",
};

const escapedCharacter = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return escapes[character] ?? (code < 128 ? character : `\\[u${code.toString(16).toUpperCase().padStart(4, "0")}]`);
};

/** Words as they are to be read. A dot at the beginning of a line would be a macro. */
export const roffText = (words: string): string => [...words].map(escapedCharacter).join("").replace(/^\./, "\\&.");

export const bold = (words: string): string => `\\fB${roffText(words)}\\fR`;
export const italic = (words: string): string => `\\fI${roffText(words)}\\fR`;

export const section = (title: string, ...lines: readonly string[]): string[] => [`.SH ${title}`, ...lines];
export const subsection = (title: string, ...lines: readonly string[]): string[] => [
  `.SS ${roffText(title)}`,
  ...lines,
];
export const paragraph = (...lines: readonly string[]): string[] => [".PP", ...lines];

/** What is defined, and below it what it means. */
export const definition = (term: string, ...lines: readonly string[]): string[] => [".TP", term, ...lines];

/** Lines to be typed or seen as they are. */
export const verbatim = (...lines: readonly string[]): string[] => [
  ".PP",
  ".RS 4",
  ".nf",
  ...lines.map(roffText),
  ".fi",
  ".RE",
];
