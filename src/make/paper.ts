/** From the cells of a wooden board to those of a paper one: white, for a pencil and for little ink. */

import type { Figure, PictureInk } from "../core/drawing/picture.js";

export type Inks = Readonly<Partial<Record<PictureInk, PictureInk>>>;

/** The same figures in other inks. */
export function paintInInks(figures: readonly Figure[], inks: Inks): Figure[] {
  return figures.map((figure) => {
    if (figure.kind === "text") return { ...figure, ink: inks[figure.ink] ?? figure.ink };
    if (figure.kind !== "path" || figure.fill === undefined) return figure;
    return { ...figure, fill: inks[figure.fill] ?? figure.fill };
  });
}

/** White cells with dark labels: those of a board that pieces will lie on. */
export const whiteCells: Inks = { open: "disc", quiet: "letter" };
/** White cells whose labels keep quiet beside the date. */
export const quietCells: Inks = { open: "disc" };
/** The cells of a date among white ones. */
export const datedCells: Inks = { date: "bar", bright: "disc" };
