/** From days to an Atom feed (RFC 4287) with the newest puzzle first. */

import { pictureWords } from "../core/drawing/words.js";
import { puzzleLink } from "./calendar.js";
import { dotsOf, isoDate, type PuzzleDay, type PuzzleDays } from "./days.js";
import { escapedHtml } from "./pages/page.js";

function entry({ puzzle, title, language }: PuzzleDays, day: PuzzleDay, origin: string): string {
  const iso = isoDate(day.date);
  const link = puzzleLink(origin, puzzle.id, iso);
  const many = day.count === undefined ? undefined : pictureWords(language).solutions({ count: day.count });
  const facts = [many, dotsOf(day)].filter((part) => part !== undefined).join(" · ");
  const image = `${origin}/${iso}.svg?puzzle=${encodeURIComponent(puzzle.id)}&lang=${language}`;
  const content = `<p><a href="${escapedHtml(link)}"><img src="${escapedHtml(image)}" alt="${escapedHtml(day.title)}"></a></p>${facts === "" ? "" : `<p>${escapedHtml(facts)}</p>`}`;
  return `  <entry>
    <id>tag:daytile,2026:${escapedHtml(puzzle.id)}/${iso}</id>
    <title>${escapedHtml(`${day.title} · ${title}`)}</title>
    <updated>${iso}T00:00:00Z</updated>
    <link href="${escapedHtml(link)}"/>
    <content type="html">${escapedHtml(content)}</content>
  </entry>`;
}

export function feedFile(days: PuzzleDays, origin: string, asked: URLSearchParams): string {
  const self = new URLSearchParams({ puzzle: days.puzzle.id, ...Object.fromEntries(asked) });
  const newest = [...days.days].reverse();
  const updated = newest[0] === undefined ? "1970-01-01" : isoDate(newest[0].date);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${days.language}">
  <id>tag:daytile,2026:${escapedHtml(days.puzzle.id)}</id>
  <title>${escapedHtml(`Daytile · ${days.title}`)}</title>
  <updated>${updated}T00:00:00Z</updated>
  <author><name>Daytile</name></author>
  <link href="${escapedHtml(`${origin}/`)}"/>
  <link rel="self" href="${escapedHtml(`${origin}/feed.xml?${self}`)}"/>
${newest.map((day) => entry(days, day, origin)).join("\n")}
</feed>
`;
}
