/** What there is to say about dates that can't be read. */

import { speaker } from "../text/message.js";

export const dateSentences = {
  outsideYears: (text: string, first: number, last: number) => `${text} is outside the years ${first} to ${last}`,
  noMonth: (month: number, text: string) => `there is no month ${month} in ${text}`,
  noDay: (day: number, text: string) => `there is no day ${day} in ${text}`,
  noYear: (year: number, text: string) => `there is no year ${year} in ${text}`,
  notADate: (text: string) => `${text} isn't a date`,
  /** The example is one of the language's own. */
  tryThese: (example: string) => `try today, 2026-12-25, 12-25, 25 Dec or ${example}`,
  ambiguous: (text: string, one: string, other: string) => `${text} could mean ${one} or ${other}; write one of them`,
  whichYear: (text: string) => `${text} doesn't say which year it is; write all four digits`,
  whichMonth: (text: string) => `${text} doesn't say which number is the month`,
};

export const sayDate = speaker("dates", dateSentences);
