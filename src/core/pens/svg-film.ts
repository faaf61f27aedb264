/**
 * A pen: from the pictures of a film to one SVG document that plays by itself, without any script.
 *
 * Every figure is drawn once, and is shown and hidden as the film goes on. Who asks for less motion sees the last
 * picture, and so does whoever cannot play films.
 */

import { defaultSpeed, type FilmLook, type FilmWork, finished, pauseSeconds } from "../drawing/film.js";
import { expectPictures, type Figure, type Picture } from "../drawing/picture.js";
import { expectOptions } from "../text/arguments.js";
import { itemAt, lastOf } from "../text/list.js";
import { element, type SvgOptions, svgDocument, svgOptionNames } from "./svg.js";

/** How a film looks as an SVG, and how fast it runs. */
export interface SvgFilmOptions extends SvgOptions, FilmLook {}

/** All figures of all pictures, each before those that are drawn over it. */
function* mergedFigures(pictures: readonly Picture[]): FilmWork<Map<string, Figure>> {
  const order: string[] = [];
  const figures: Figure[] = [];
  const known = new Set<string>();
  for (const picture of pictures) {
    yield;
    let last = -1;
    for (const figure of picture.figures) {
      const drawn = element(figure);
      if (!known.has(drawn)) {
        order.splice(last + 1, 0, drawn);
        figures.splice(last + 1, 0, figure);
      }
      known.add(drawn);
      last = Math.max(last, order.indexOf(drawn));
    }
  }
  return new Map(order.map((drawn, i) => [drawn, itemAt(figures, i)]));
}

/** By figure: a mark for each picture, 1 where the figure is in it. */
function* appearances(pictures: readonly Picture[]): FilmWork<Map<string, string>> {
  const marks = new Map<string, string[]>();
  for (const [i, picture] of pictures.entries()) {
    yield;
    for (const figure of picture.figures) {
      const drawn = element(figure);
      const own = marks.get(drawn) ?? new Array<string>(pictures.length).fill("0");
      own[i] = "1";
      marks.set(drawn, own);
    }
  }
  return new Map([...marks].map(([drawn, list]) => [drawn, list.join("")]));
}

const time = (seconds: number): string => String(Math.round(seconds * 100_000) / 100_000);

/** When the marks change, as shares of the whole, and to what. */
function timeline(marks: string, speed: number): string {
  const whole = (marks.length - 1) / speed + pauseSeconds;
  const changes = [...marks].flatMap((mark, i) => (i === 0 || mark !== marks[i - 1] ? [{ mark, at: i / speed }] : []));
  const times = changes.map(({ at }) => time(at / whole)).join(";");
  const values = changes.map(({ mark }) => (mark === "1" ? "visible" : "hidden")).join(";");
  const attributes = `attributeName="visibility" calcMode="discrete" dur="${time(whole)}s" repeatCount="indefinite"`;
  return `<animate ${attributes} keyTimes="${times}" values="${values}"/>`;
}

/** Figures next to each other that come and go together are one group. */
function groupsOf(figures: Iterable<string>, marks: ReadonlyMap<string, string>): { marks: string; drawn: string[] }[] {
  const groups: { marks: string; drawn: string[] }[] = [];
  for (const drawn of figures) {
    const own = marks.get(drawn) ?? "";
    const last = groups.at(-1);
    if (last?.marks === own) last.drawn.push(drawn);
    else groups.push({ marks: own, drawn: [drawn] });
  }
  return groups;
}

function groupElement(marks: string, drawn: readonly string[], speed: number): string {
  if (!marks.includes("0")) return drawn.join("\n");
  const isLast = marks.endsWith("1");
  const [name, visibility] = isLast ? ["last", "visible"] : ["past", "hidden"];
  return `<g class="${name}" visibility="${visibility}">${timeline(marks, speed)}${drawn.join("")}</g>`;
}

const stillStyle = ".last{visibility:visible!important}.past{visibility:hidden!important}";

/** The same as `svgFilmOf`, picture by picture. */
export function* svgFilmWork(pictures: readonly Picture[], options: SvgFilmOptions = {}): FilmWork<string> {
  const { speed = defaultSpeed, ...look } = options;
  const figures = yield* mergedFigures(pictures);
  const groups = groupsOf(figures.keys(), yield* appearances(pictures));
  const whole = { ...lastOf(pictures), figures: [...figures.values()] };
  return svgDocument(whole, look, [
    `<style>@media(prefers-reduced-motion:reduce){${stillStyle}}</style>`,
    ...groups.map(({ marks, drawn }) => groupElement(marks, drawn, speed)),
  ]);
}

/**
 * Draws pictures as one SVG that plays by itself, with a pause on the last of them. With reduced motion, readers see
 * only that one.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const frames = [[], placementsOf(puzzle).slice(0, 1)].map((placements) => boardPicture(puzzle, { placements }));
 * svgFilmOf(frames, { theme: "dark", speed: 2 }).includes("<animate "); // → true
 * ```
 */
export function svgFilmOf(pictures: readonly Picture[], options: SvgFilmOptions = {}): string {
  expectOptions(options, "options", [...svgOptionNames, "speed"]);
  expectPictures(pictures);
  return finished(svgFilmWork(pictures, options));
}
