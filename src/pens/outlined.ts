/** From a picture to the same picture without text: its letters are paths, so that no program needs a font to show them. */

import { type Figure, type PathFigure, type Picture, rounded, type TextFigure } from "../core/drawing/picture.js";
import type { Point } from "../core/lattice/lattice.js";
import type { OwnFont } from "./fonts.js";
import { type OutlinedLine, readLineOutliner } from "./outlines.js";

type Outliner = (text: string) => OutlinedLine;

/** The share of a text to the left of its point. */
const before = ({ anchor }: TextFigure): number => (anchor === "start" ? 0 : anchor === "end" ? 1 : 0.5);

const pathOf = (loop: readonly Point[]): string =>
  `M${loop.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`;

function lettersOf(figure: TextFigure, outlinesOf: Outliner): PathFigure[] {
  const { at, size, ink, text } = figure;
  const { outlines, width } = outlinesOf(text);
  const left = at.x - before(figure) * width * size;
  const loops = outlines.map((loop) => loop.map(({ x, y }) => ({ x: left + x * size, y: at.y + y * size })));
  return loops.length === 0 ? [] : [{ kind: "path", path: loops.map(pathOf).join(""), fill: ink }];
}

function outlined(figures: readonly Figure[], outlinesOf: (isBold: boolean) => Outliner): Figure[] {
  return figures.flatMap((figure): Figure[] => {
    if (figure.kind === "text") return lettersOf(figure, outlinesOf(figure.bold === true));
    return figure.kind === "group" ? [{ ...figure, figures: outlined(figure.figures, outlinesOf) }] : [figure];
  });
}

/** Reads the fonts once, for any number of pictures. */
export async function readTextOutliner(own?: OwnFont): Promise<(picture: Picture) => Picture> {
  const [medium, bold] = await Promise.all([readLineOutliner("Medium", own), readLineOutliner("Bold", own)]);
  const outlinesOf = (isBold: boolean): Outliner => (isBold ? bold : medium);
  return (picture) => ({
    ...picture,
    figures: outlined(picture.figures, outlinesOf),
    parts: Object.fromEntries(
      Object.entries(picture.parts).map(([name, figures]) => [name, outlined(figures, outlinesOf)]),
    ),
  });
}
