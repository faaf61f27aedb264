/** What is said of a solved puzzle, in English. */

import { numbersIn } from "../../../core/calendar/numbers.js";

const { written } = numbersIn("en");

export const enWin = {
  best: (time: string) => `Your best: ${time}`,
  newBest: "Your best time yet!",
  onlyOne: "The only solution there is.",
  isNew: "New to your collection",
  isKnown: "You’ve found this one before",
  found: (found: number, count: number) => `You’ve found ${written(found)} of ${written(count)}.`,
  foundAll: "You’ve found every solution!",
  collection: "Your solutions",
  noCollection: "Solutions you find will appear here.",
  findAnother: "Find another",
  picture: "Save picture",
  pictureFailed: "Couldn’t make the picture.",
  more: "More",
  yesterday: "Yesterday’s puzzle",
  anotherBoard: "Another board",
  nextIn: (time: string) => `Next puzzle in ${time}`,
  counted: "With the solution count showing.",
};
