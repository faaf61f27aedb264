/** From a Chinese sentence with something filled in to one with blanks where Chinese has them. */

/** Blanks are between Han characters and Latin ones, and never between two Han characters. */
export const tidy = (text: string): string =>
  text
    .replace(/(?<=[\u3001-\u9fff\uff00-\uffef]) (?=[\u3001-\u9fff\uff00-\uffef])/g, "")
    .replace(/(?<=\w)(?=和\w)|(?<=\w和)(?=\w)/g, " ");
