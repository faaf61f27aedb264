/** From a puzzle to pictures of every date, without and with a solution, and a page that shows the year. */

import { type CalendarDate, daysInMonth, localDate, monthsInYear, upTo } from "../../core/calendar/calendar.js";
import { formatDate, formatIsoDate } from "../../core/calendar/date-text.js";
import { wordsOf } from "../../core/calendar/languages.js";
import { escaped } from "../../core/pens/svg.js";
import { isDateField } from "../../core/puzzle/date-fields.js";
import { targetFromDate } from "../../core/puzzle/dates.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { targetIndex } from "../../core/puzzle/target.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { type Caller, nowOf } from "../caller.js";
import type { YearAnswer } from "../year.js";
import { svgAsked } from "./site-boards.js";
import type { SiteFile, SitePage } from "./site-frame.js";

/** A day with a picture. */
interface Day {
  readonly date: CalendarDate;
  /** As it is asked for, and as its files are called: `12-25`, or with the year where the puzzle shows it. */
  readonly name: string;
}

/** Boards of months and days are the same every year; weekdays and years aren't. */
const isSameEveryYear = ({ fields }: Puzzle): boolean =>
  fields.every(({ name }) => name === "month" || name === "day" || !isDateField(name));

const leapYear = 2024;

const hasDate = (puzzle: Puzzle, date: CalendarDate): boolean => targetFromDate(puzzle, date).ok;

/** The days of any year, or of this one where the year matters. */
function daysOf(puzzle: Puzzle, caller: Caller): Day[] {
  const isAny = isSameEveryYear(puzzle);
  const year = isAny ? leapYear : localDate(nowOf(caller)).year;
  const dates = upTo(monthsInYear).flatMap((month) =>
    upTo(daysInMonth(month, year)).map((day): CalendarDate => ({ year, month, day })),
  );
  return dates
    .filter((date) => hasDate(puzzle, date))
    .map((date) => ({ date, name: formatIsoDate(isAny ? { month: date.month, day: date.day } : date) }));
}

const folderOf = ({ id }: Puzzle): string => `puzzles/${id}`;

/** Both pictures of every day; where there is no solution there is no second one. */
export function datePictures(puzzle: Puzzle, { counts }: YearAnswer, caller: Caller): SiteFile[] {
  return daysOf(puzzle, caller).flatMap(({ date, name }) => {
    const asked = { puzzle, date: name };
    const board = {
      path: `${folderOf(puzzle)}/${name}.svg`,
      data: () => svgAsked({ ...asked, picture: "board" }, caller),
    };
    const solved = {
      path: `${folderOf(puzzle)}/${name}-solution.svg`,
      data: () => svgAsked({ ...asked, picture: "solution" }, caller),
    };
    return countOn(puzzle, date, counts) === 0 ? [board] : [board, solved];
  });
}

function countOn(puzzle: Puzzle, date: CalendarDate, counts: Float64Array): number {
  const target = targetFromDate(puzzle, date);
  return target.ok ? (counts[targetIndex(puzzle, target.value)] ?? 0) : 0;
}

const solutions = (count: number): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "solution" : "solutions"}`;

function dayHtml(puzzle: Puzzle, { date, name }: Day, counts: Float64Array): string {
  const words = formatDate({ month: date.month, day: date.day });
  const count = countOn(puzzle, date, counts);
  const link = count === 0 ? `${name}.svg` : `${name}-solution.svg`;
  return `<li id="d${name}"><a href="${link}"><img src="${name}.svg" loading="lazy" width="104" height="104" alt="">${date.day}<span class="away"> ${escaped(words.replace(/^\d+ /, ""))}</span> <small>${solutions(count)}</small></a></li>`;
}

function monthHtml(puzzle: Puzzle, month: number, days: readonly Day[], counts: Float64Array): string {
  const title = wordsOf("en").longMonths[month - 1] ?? "";
  const own = days.filter(({ date }) => date.month === month);
  return `<h2 id="${title.toLowerCase()}">${title}</h2>
<ul class="days">${own.map((day) => dayHtml(puzzle, day, counts)).join("\n")}</ul>`;
}

/** The year of a puzzle, in small pictures that lead to solutions. */
export function datesPage(puzzle: Puzzle, { counts }: YearAnswer, caller: Caller): SitePage {
  const days = daysOf(puzzle, caller);
  const title = `Every date: ${titleOf(puzzle, "en")}`;
  const example = days.at(-7)?.name ?? "";
  return {
    path: `${folderOf(puzzle)}/dates.html`,
    title,
    about: "A picture of every date, and one of its solutions.",
    look: "broad",
    body: `<h1>${escaped(title)}</h1>
<p class="lead">Follow a board to one of its solutions.</p>
<p>Every picture has its own address, for your page: <code>${example}.svg</code> has no spoilers, and
<code>${example}-solution.svg</code> shows a solution.</p>
${upTo(monthsInYear)
  .map((month) => monthHtml(puzzle, month, days, counts))
  .join("\n")}`,
  };
}
