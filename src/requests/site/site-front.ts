/** The first page of a site, and the one for addresses where nothing is. */

import { catalogueIds } from "../../formats/catalogue-ids.js";
import type { Caller } from "../caller.js";
import { liveBoard } from "./site-boards.js";
import type { SitePage } from "./site-frame.js";

const ways = [
  { to: "play/", name: "Play", says: "A puzzle a day, in eleven languages, on any screen, even offline." },
  { to: "puzzles/", name: "Puzzles", says: `${catalogueIds.length} boards, with every date counted.` },
  { to: "docs/making.html", name: "Make one", says: "Files for a printer, a laser cutter or a 3D printer." },
  { to: "docs/element.html", name: "Put it in your page", says: "One line of HTML, and your readers can play." },
  { to: "docs/command-line.html", name: "Use the command line", says: "Solve, count, explain and draw any date." },
  { to: "api/", name: "Use it in a program", says: "A library with an example for every function." },
] as const;

const about = "Cover everything but today. Play, solve, draw and make calendar puzzles.";

const card = ({ to, name, says }: (typeof ways)[number]): string =>
  `<li><a href="${to}"><strong>${name}</strong> <span>${says}</span></a></li>`;

export const frontPage: SitePage = {
  path: "index.html",
  title: "Daytile",
  about,
  look: "broad",
  body: "",
};

/** For those without scripts, and where there are pictures for them. */
const withoutScripts = (hasDates: boolean): string =>
  `<noscript><p>You need scripts to play on the board. The other pages work without them${
    hasDates ? ', and <a href="puzzles/classic/dates.html">every date has its picture</a>' : ""
  }.</p></noscript>`;

export async function frontBody(hasDates: boolean, caller: Caller): Promise<string> {
  return `<div class="hero"><div><h1>Cover everything but today</h1>
<p class="lead">A board of months and days, and eight pieces. Today’s date stays visible. Tomorrow the same pieces have to go
another way.</p>
<p><a class="button" href="play/">Play in the app</a></p>
${withoutScripts(hasDates)}</div>
${await liveBoard({}, caller)}</div>
<h2>What would you like to do?</h2>
<ul class="cards few">${ways.map(card).join("\n")}</ul>`;
}

export const lostPage = (root: string): SitePage => ({
  path: "404.html",
  title: "There’s nothing here",
  about: "This page doesn’t exist.",
  body: `<h1>There’s nothing here</h1>
<p class="lead">The page may have moved, or there’s a typo in the address.</p>
<p><a class="button" href="${root}">Go to the first page</a></p>`,
});
