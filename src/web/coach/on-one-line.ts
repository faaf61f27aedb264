/** From a short text to the same on one line: no line ends within it. */

/** Where Chinese and Japanese have no blanks, a line may end between any two characters. */
const betweenCharacters = /(?<=[\p{sc=Han}（])(?=[\d（])|(?<=\d)(?=[\p{sc=Han}（）])/gu;

export const onOneLine = (text: string): string => text.replaceAll(" ", "\u00a0").replace(betweenCharacters, "\u2060");
