/** What there is to say about pictures: why one can't be drawn, and what isn't on it. */

import { speaker } from "../../core/text/message.js";
import { counted } from "../../core/text/sentences.js";

const number = (value: number): string => value.toLocaleString("en");

export const pictureSentences = {
  needsNoDate: (picture: string) => `the picture ${picture} doesn't depend on a date; leave the date out`,
  unused: (picture: string, part: string) => `the picture ${picture} doesn't use ${part}; leave it out`,
  wrongFormat: (picture: string, format: string) => `the picture ${picture} can't be ${format}`,
  onlyAs: (part: string, format: string) => `only ${format} pictures use ${part}`,
  noYear: () => "this puzzle has no fields, so there is no year to draw",
  noPairs: (left: number) => `a map of pairs needs a puzzle that leaves 2 cells uncovered, not ${left}`,
  showingSome: (count: number, title: string) => `showing ${counted(count, "solution")} for ${title}; there are more`,
  showingFirst: (count: number, title: string) =>
    `showing the first ${counted(count, "solution")} for ${title}; there are more`,
  tooLong: (algorithm: string, title: string, steps: number) =>
    `${algorithm} found no solution for ${title} within ${number(steps)} steps`,
  noLazyDay: () => "no day of the year has a solution",
  lazyMoves: (days: number, moves: number) => `${counted(days, "day")}, ${counted(moves, "move")}`,
  steps: (algorithm: string, steps: number, frames: number) =>
    `${algorithm}: ${counted(steps, "step")} in ${counted(frames, "frame")}`,
};

export const sayPicture = speaker("pictures", pictureSentences);
