/** The Year view in English. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { enSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("en");

export const enYear = {
  title: "Solutions for every date",
  hint: "Pick a date to play it.",
  counting: "Counting solutions for every date…",
  failed: "The count stopped early.",
  solutions: "Solutions",
  targets: "Dates, real and made-up",
  dates: "Dates",
  mean: "Average per date",
  fewest: "Fewest solutions",
  most: "Most solutions",
  impossible: "Dates without a solution",
  noneImpossible: "None. You can solve every date.",
  notReal: "Made-up dates without a solution",
  andMore: (count: number) => `and ${written(count)} more`,
  histogram: "Dates by number of solutions",
  range: "Solutions",
  size: "Number of dates",
  legend: "Colour key",
  nothing: "no solution",
  noDate: "made-up date",
  weekday: "Day of the week",
  asInYear: (year: number) => `As in ${year}`,
  month: "Month",
  slow: (year: number) =>
    `Counting takes a while on this board, because it shows the year. Pick a month of ${year} to count.`,
  cell: (title: string, count: number) => `${title}: ${counted(count, enSolutionForms)}`,
  notYet: (title: string) => `${title}: not counted yet`,
};
