/** From days to an iCalendar file (RFC 5545) that a calendar can subscribe to. */

import { addDays } from "../core/calendar/calendar.js";
import { pictureWords } from "../core/drawing/words.js";
import { dotsOf, isoDate, type PuzzleDay, type PuzzleDays } from "./days.js";

const escapedText = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, "\\n");

/** Lines have at most 75 bytes; what is longer goes on in the next one, after a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, bytes] = ["", 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      [current, bytes] = ["", 0];
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join("\r\n ");
}

const compact = (iso: string): string => iso.replaceAll("-", "");

function eventLines({ puzzle, title, language }: PuzzleDays, day: PuzzleDay, origin: string): string[] {
  const iso = isoDate(day.date);
  const many = day.count === undefined ? title : pictureWords(language).solutions({ count: day.count });
  const summary = ["Daytile", many, dotsOf(day)].filter((part) => part !== undefined).join(" · ");
  return [
    "BEGIN:VEVENT",
    `UID:${iso}-${puzzle.id}@daytile`,
    `DTSTAMP:${compact(iso)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(iso)}`,
    `DTEND;VALUE=DATE:${compact(isoDate(addDays(day.date, 1)))}`,
    `SUMMARY:${escapedText(summary)}`,
    `DESCRIPTION:${escapedText(`${day.title}\n${title}\n${puzzleLink(origin, puzzle.id, iso)}`)}`,
    `URL:${puzzleLink(origin, puzzle.id, iso)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

export const puzzleLink = (origin: string, puzzle: string, iso: string): string =>
  `${origin}/?puzzle=${encodeURIComponent(puzzle)}&date=${iso}`;

export function calendarFile(days: PuzzleDays, origin: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Daytile//Daytile//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapedText(`Daytile · ${days.title}`)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ...days.days.flatMap((day) => eventLines(days, day, origin)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
