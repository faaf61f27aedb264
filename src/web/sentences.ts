/** From sentences to one line of them: with blanks between, but for scripts whose full stops are wide enough. */

export const inOneLine = (...sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== "")
    .join(" ")
    .replace(/([。！？]) /g, "$1");
