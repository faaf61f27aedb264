/** From what is typed to a text that keeps its direction, for languages that read from the right. */

/** What is typed reads from the left, in a sentence that reads from the right. Within it there are no other marks. */
export const typed = (text: string): string => `\u2066${text.replace(/[\u2066-\u2069]/g, "")}\u2069`;
