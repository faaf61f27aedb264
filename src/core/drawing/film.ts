/** What the pens of films share: their options, and work that yields after each picture, for whoever wants a turn there. */

import type { Look } from "./look.js";

/** How a film looks, and how fast it runs. */
export interface FilmLook extends Look {
  /** Pictures in a second; left out: 12. */
  readonly speed?: number | undefined;
}

export const defaultSpeed = 12;
/** How long the last picture stays before the film begins again. */
export const pauseSeconds = 3;

/** A film being written: it yields after each picture, and returns the whole. */
export type FilmWork<Film> = Generator<void, Film, void>;

export function finished<Film>(work: FilmWork<Film>): Film {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
