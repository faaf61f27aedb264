/** From the kinds of pictures to a page that shows them, each drawn when the site is written. */

import { escaped } from "../../core/pens/svg.js";
import type { Caller } from "../caller.js";
import type { PictureAsked } from "../pictures/picture.js";
import { svgAsked } from "./site-boards.js";
import type { SiteFile, SitePage } from "./site-frame.js";

interface Exhibit {
  readonly name: string;
  readonly says: string;
  /** What a person types to get it. */
  readonly line: string;
  readonly asked: PictureAsked;
}

const date = "12-25";

/** The block is on the board already. */
const placed = ["OOO...-", "OOO...-", ".......", ".......", ".......", ".......", "...----"].join("\n");

const exhibits: readonly Exhibit[] = [
  {
    name: "solution",
    says: "A solution, light or dark like your screen",
    line: "draw solution 12-25",
    asked: { picture: "solution", date },
  },
  {
    name: "solution-hex",
    says: "The same date on hexagons, always dark",
    line: "draw solution 12-25 -p hex-lake --theme dark",
    asked: { picture: "solution", date, puzzle: "hex-lake", theme: "dark" },
  },
  {
    name: "solution-colour-blind",
    says: "Colour-blind-safe colours, with letters",
    line: "draw solution 12-25 --theme colour-blind",
    asked: { picture: "solution", date, theme: "colour-blind" },
  },
  {
    name: "solution-black-and-white",
    says: "Patterns for black-and-white printers",
    line: "draw solution 12-25 --theme black-and-white",
    asked: { picture: "solution", date, theme: "black-and-white" },
  },
  {
    name: "board",
    says: "An empty board in Arabic, with a date",
    line: "draw board 12-25 --lang ar",
    asked: { picture: "board", date, language: "ar" },
  },
  { name: "pieces", says: "The pieces", line: "draw pieces", asked: { picture: "pieces" } },
  {
    name: "orientations",
    says: "Every orientation of every piece",
    line: "draw orientations",
    asked: { picture: "orientations" },
  },
  {
    name: "solutions",
    says: "All solutions for a date",
    line: "draw solutions 12-25",
    asked: { picture: "solutions", date },
  },
  { name: "year", says: "A year as a heat map", line: "draw year", asked: { picture: "year" } },
  {
    name: "histogram",
    says: "Distribution of solution counts",
    line: "draw histogram",
    asked: { picture: "histogram" },
  },
  {
    name: "pairs",
    says: "Pairs of cells with one solution or none",
    line: "draw pairs",
    asked: { picture: "pairs" },
  },
  {
    name: "proof",
    says: "Why two cells can’t both stay uncovered",
    line: "draw proof --uncover 22,24",
    asked: { picture: "proof", uncover: ["22", "24"] },
  },
  {
    name: "reach",
    says: "The dates that a piece on the board could still become",
    line: "draw reach --place OOO...-/OOO...-/......./......./......./......./...----",
    asked: { picture: "reach", placed },
  },
  {
    name: "search",
    says: "A search, step by step",
    line: "draw search 12-25 -o search.svg",
    asked: { picture: "search", date },
  },
];

const place = (name: string): string => `gallery/${name}.svg`;

function exhibitHtml({ name, says, line }: Exhibit): string {
  return `<figure id="${name}"><h2>${escaped(says)}</h2>
<figcaption><code>daytile ${escaped(line)}</code></figcaption>
<img src="${name}.svg" loading="lazy" width="720" alt="${escaped(says)}"></figure>`;
}

export const galleryPage: SitePage = {
  path: "gallery/index.html",
  title: "Gallery",
  about: "Pictures that Daytile draws, and what to type for each.",
  body: `<h1>Gallery</h1>
<p class="lead">Pictures that Daytile draws, and what to type for each.</p>
${exhibits.map(exhibitHtml).join("\n")}`,
};

export const galleryPictures = (caller: Caller): SiteFile[] =>
  exhibits.map(({ name, asked }) => ({ path: place(name), data: () => svgAsked(asked, caller) }));
