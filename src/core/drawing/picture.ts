/** One description of a picture: figures as plain data, in inks that a theme turns into colours, for any pen to draw. */

import type { Point } from "../lattice/lattice.js";
import { expectList, expectLists } from "../text/arguments.js";

/** Inks that are not numbered; what they look like is the theme's business. */
export const plainInks = [
  "page",
  "text",
  "soft",
  "frame",
  "rim",
  "well",
  "open",
  "date",
  "quiet",
  "bright",
  "letter",
  "disc",
  "mark",
  "look",
  "bar",
  "none",
  "unique",
] as const;
/** An ink without a number. */
export type PlainInk = (typeof plainInks)[number];

/** Those of a copy of a piece, by its number; those of a level of heat, from 0 to `hottest`, and of text on it. */
const numberedInks = ["top", "side", "edge", "heat", "onheat"] as const;
/** An ink with a number: of a piece, or of a level of heat. */
export type NumberedInk = (typeof numberedInks)[number];

export const hottest = 7;

/** What a figure is drawn in; a theme turns inks into colours. */
export type PictureInk = PlainInk | `${NumberedInk}${number}`;

/** A rectangle, y downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much room something takes, or has, in whatever unit the place measures in. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How an area is filled and its outline drawn. */
export interface Painted {
  readonly fill?: PictureInk;
  readonly stroke?: PictureInk;
  /** Of the stroke. */
  readonly lineWidth?: number;
}

/** A figure with any outline. */
export interface PathFigure extends Painted {
  readonly kind: "path";
  /** In SVG's language, with no other commands than M, L, A and Z. */
  readonly path: string;
}

/** A rectangle, perhaps with round corners. */
export interface RectFigure extends Painted {
  readonly kind: "rect";
  readonly box: Box;
  readonly radius: number;
}

/** A line of text. */
export interface TextFigure {
  readonly kind: "text";
  readonly text: string;
  /** On the letters' baseline. */
  readonly at: Point;
  readonly size: number;
  readonly ink: PictureInk;
  readonly bold?: boolean;
  /** Which part of the text is at the point; the middle if left out. */
  readonly anchor?: "start" | "end";
}

/** Figures drawn elsewhere, and larger or smaller. */
export interface GroupFigure {
  readonly kind: "group";
  readonly at: Point;
  readonly scale: number;
  readonly figures: readonly Figure[];
  /** Shows only this part of the group, in the group's own units. */
  readonly window?: Box;
}

/** A part of the picture that occurs again and again, by its name. */
export interface PartFigure {
  readonly kind: "part";
  readonly name: string;
}

/** Anything a picture is made of. */
export type Figure = PathFigure | RectFigure | TextFigure | GroupFigure | PartFigure;

/** A picture as data: figures in inks, which any pen can draw in any theme. */
export interface Picture {
  readonly title: string;
  /** For people who can't see it. */
  readonly description: string;
  readonly box: Box;
  readonly figures: readonly Figure[];
  /** By name; letters, digits and hyphens. */
  readonly parts: Readonly<Record<string, readonly Figure[]>>;
}

/** For what a program without types passes as a picture. */
export const expectPicture = (picture: Picture, name = "picture"): void =>
  expectLists(picture, name, "a picture", ["figures"]);

/** The same for the pictures of a film. */
export function expectPictures(pictures: readonly Picture[]): void {
  expectList(pictures, "pictures");
  for (const [i, picture] of pictures.entries()) expectPicture(picture, `pictures[${i}]`);
  if (pictures.length === 0) throw new RangeError("pictures: expected at least one");
}

/** Shadows and sides: the same figures a little lower, or anywhere else. */
export function moved(x: number, y: number, figures: readonly Figure[], scale = 1): GroupFigure {
  return { kind: "group", at: { x, y }, scale, figures };
}

/** Two decimals are finer than any eye; shorter numbers make smaller files. */
export const rounded = (length: number): number => Math.round(length * 100) / 100 + 0;

/** Every figure of a picture that is no group or part itself, those of parts once. */
export function figuresOf({ figures, parts }: Picture): (PathFigure | RectFigure | TextFigure)[] {
  const all: (PathFigure | RectFigure | TextFigure)[] = [];
  const visit = (figure: Figure): void => {
    if (figure.kind === "group") figure.figures.forEach(visit);
    else if (figure.kind !== "part") all.push(figure);
  };
  [...figures, ...Object.values(parts).flat()].forEach(visit);
  return all;
}

/** The inks of fills and strokes that a picture needs, each once, in order of appearance. */
export function inksOf(picture: Picture): { fills: Set<PictureInk>; strokes: Set<PictureInk> } {
  const fills = new Set<PictureInk>();
  const strokes = new Set<PictureInk>();
  for (const figure of figuresOf(picture)) {
    const { fill, stroke } = figure.kind === "text" ? { fill: figure.ink, stroke: undefined } : figure;
    if (fill !== undefined) fills.add(fill);
    if (stroke !== undefined) strokes.add(stroke);
  }
  return { fills, strokes };
}
