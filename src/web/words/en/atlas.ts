/** The atlas in English. */

import { numbersIn } from "../../../core/calendar/numbers.js";

const { written } = numbersIn("en");

export const enAtlas = {
  intro: "These piece sets solve every date on the classic board. Pick one to play it.",
  sort: "Order",
  sorts: {
    hardest: "Hardest first",
    easiest: "Easiest first",
    even: "Most even first",
    single: "Most dates with one solution",
  },
  sizes: "Piece sizes",
  allSizes: "All sizes",
  sizesHint: (sum: string) => `${sum} means seven pieces of five cells and one of six.`,
  flips: "Flipping",
  withFlips: "You can flip pieces",
  withoutFlips: "No flipping",
  only: "Only sets with these pieces",
  clear: "Clear",
  found: (count: number) => `Sets: ${written(count)}`,
  rank: (place: number) => `${written(place)}.`,
  single: (count: number) => `Dates with one solution: ${written(count)}`,
  atLeast: (fewest: number) => `Solutions per date: at least ${written(fewest)}`,
  page: (number: number, count: number) => `Page ${written(number)} of ${written(count)}`,
  previous: "Previous page",
  next: "Next page",
};
