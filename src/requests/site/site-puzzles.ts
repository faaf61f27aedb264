/** From the catalogue to a page for each puzzle, with its facts, and one that lists them all. */

import { escaped } from "../../core/pens/svg.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { targetAt, targetCount } from "../../core/puzzle/target.js";
import { titleOf, translated } from "../../core/puzzle/titles.js";
import type { Extreme } from "../../core/solver/summary.js";
import type { Caller } from "../caller.js";
import { askFacts, type PieceFacts, type PuzzleFacts } from "../facts.js";
import { inWhole, targetTitle } from "../target-subset.js";
import type { YearAnswer } from "../year.js";
import { liveBoard, made, svgAsked } from "./site-boards.js";
import type { SiteFile, SitePage } from "./site-frame.js";

/** A puzzle of the site: what there is to know about it, counted when it is first needed. */
export interface SitePuzzle {
  readonly puzzle: Puzzle;
  readonly hasDates: boolean;
  year(): Promise<YearAnswer>;
}

const folderOf = ({ id }: Puzzle): string => `puzzles/${id}`;

const written = (value: number): string => value.toLocaleString("en-GB", { maximumFractionDigits: 1 });

const noteOf = ({ note }: Puzzle): string => translated(note, "en");

function card({ puzzle }: SitePuzzle): string {
  const title = escaped(titleOf(puzzle, "en"));
  return `<li><a href="${puzzle.id}/"><img src="${puzzle.id}/solution.svg" loading="lazy" width="240" height="240" alt=""><strong>${title}</strong>
<span>${escaped(noteOf(puzzle))}</span></a></li>`;
}

export const cataloguePage = (puzzles: readonly SitePuzzle[]): SitePage => ({
  path: "puzzles/index.html",
  title: "Puzzles",
  about: "The calendar puzzles that Daytile knows, with boards, pieces and numbers.",
  look: "broad",
  body: `<h1>Puzzles</h1>
<p class="lead">The boards that Daytile knows. Is yours missing? Write <a href="../docs/puzzle-file.html">a puzzle file</a>.</p>
<ul class="cards">${puzzles.map(card).join("\n")}</ul>`,
});

const fact = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`;

function extreme(name: string, end: Extreme | undefined, { subset, language }: YearAnswer): string[] {
  if (end === undefined) return [];
  const first = targetTitle(subset.whole, inWhole(subset, targetAt(subset.puzzle, end.index)), language);
  const others = end.indexes.length - 1;
  const where = others === 0 ? first : `${first} and ${written(others)} more`;
  return [fact(`${name}: ${escaped(where)}`, written(end.count))];
}

function factsHtml({ cells, blankCells, targets, pieces }: PuzzleFacts, year: YearAnswer): string {
  const { tilings, mean, fewest, most, impossible } = year.summary;
  const facts = [
    fact(blankCells === 0 ? "cells" : `cells, ${written(blankCells)} of them blank`, written(cells)),
    fact("pieces", written(pieces.reduce((sum, { copies }) => sum + copies, 0))),
    fact("dates", written(targets)),
    fact("solutions in all", written(tilings)),
    fact("solutions on average", written(mean)),
    ...extreme("fewest", fewest, year),
    ...extreme("most", most, year),
    fact("dates without a solution", written(impossible.length)),
  ];
  return `<dl class="facts">${facts.join("\n")}</dl>`;
}

const pieceRow = ({ id, cells, copies, mayFlip, orientations, placements }: PieceFacts): string =>
  `<tr><th scope="row">${escaped(id)}</th><td class="number">${cells}</td><td class="number">${copies}</td><td>${mayFlip ? "yes" : "no"}</td><td class="number">${orientations}</td><td class="number">${written(placements)}</td></tr>`;

const piecesTable = ({ pieces }: PuzzleFacts): string => `<div class="wide" tabindex="0"><table>
<thead><tr><th>piece</th><th class="number">cells</th><th class="number">copies</th><th>can be flipped</th><th class="number">orientations</th><th class="number">placements</th></tr></thead>
<tbody>${pieces.map(pieceRow).join("\n")}</tbody></table></div>`;

/** Large ones can be opened by themselves. */
const figure = (name: string, says: string): string =>
  `<figure><a href="${name}.svg"><img src="${name}.svg" loading="lazy" width="720" alt="${says}"></a></figure>`;

/** More rows than this nobody reads as a picture. */
const maxOnMap = 3000;

const hasMap = (puzzle: Puzzle): boolean => targetCount(puzzle) <= maxOnMap;

async function puzzleBody({ puzzle, hasDates, year }: SitePuzzle, caller: Caller): Promise<string> {
  const { facts } = made(await askFacts({ puzzle }));
  return `<h1>${escaped(titleOf(puzzle, "en"))}</h1>
<p class="lead">${escaped(noteOf(puzzle))}</p>
${await liveBoard({ puzzle: puzzle.id }, caller)}
<p><a href="../../play/?puzzle=${puzzle.id}">Play it in the app</a>, with hints and a streak.
${hasDates ? '<a href="dates.html">See every date</a>, with a solution for each.' : ""}</p>
<h2>In numbers</h2>
${factsHtml(facts, await year())}
<p>The dates include ones like 31 April that don’t exist.</p>
<h2>The pieces</h2>
${figure("pieces", "The pieces")}
${piecesTable(facts)}
${hasMap(puzzle) ? `<h2>The year</h2>\n${figure("year", "How many solutions each date has")}\n${figure("histogram", "How many dates have how many solutions")}` : ""}
<h2>Credits</h2>
<ul>${creditsIn(puzzle, "en")
    .map((credit) => `<li>${linked(escaped(credit))}</li>`)
    .join("\n")}</ul>`;
}

/** Credits may have an address in them. */
const linked = (text: string): string =>
  text.replace(/https?:\/\/[^\s)]+[^\s).,]/g, (url) => `<a href="${url}">${url}</a>`);

export function puzzlePage(site: SitePuzzle, caller: Caller): { page: SitePage; body(): Promise<string> } {
  const { puzzle } = site;
  const about = noteOf(puzzle) || titleOf(puzzle, "en");
  const page = { path: `${folderOf(puzzle)}/index.html`, title: titleOf(puzzle, "en"), about, body: "" };
  return { page, body: () => puzzleBody(site, caller) };
}

/** A day that all of them have, with a weekday and a year for those that show it. */
const exampleDate = "2026-12-25";

/** What these pages show. */
export function puzzlePictures({ puzzle }: SitePuzzle, caller: Caller): SiteFile[] {
  const at = (name: string): string => `${folderOf(puzzle)}/${name}.svg`;
  const charts = hasMap(puzzle) ? (["year", "histogram"] as const) : [];
  return [
    { path: at("solution"), data: () => svgAsked({ puzzle, picture: "solution", date: exampleDate }, caller) },
    ...(["pieces", ...charts] as const).map((picture) => ({
      path: at(picture),
      data: () => svgAsked({ puzzle, picture }, caller),
    })),
  ];
}
