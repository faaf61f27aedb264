/** From the figures of a picture to the operators of a PDF page; parts become objects that pages share. */

import {
  type Color,
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  fill,
  fillAndStroke,
  LineCapStyle,
  lineTo,
  moveTo,
  type PDFContext,
  type PDFOperator,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingColor,
  setLineCap,
  setLineWidth,
  setStrokingColor,
  stroke,
} from "@cantoo/pdf-lib";
import type { Figure, GroupFigure, PathFigure, Picture, PictureInk } from "../core/drawing/picture.js";
import { colourOf, type Pattern, patternOf, type Theme } from "../core/drawing/themes.js";
import { onPage, type PagePlace, pathBox, pathOperators, rectPath } from "./pdf-path.js";
import { type Faces, textOperators } from "./pdf-text.js";

export interface Drawer {
  readonly context: PDFContext;
  /** Where fonts and parts are found by name. */
  readonly resources: PDFRef;
  /** The parts drawn so far, by name. */
  readonly drawn: Map<string, PDFRef>;
  readonly faces: Faces;
  readonly theme: Theme;
  readonly parts: Picture["parts"];
}

function colour(theme: Theme, ink: PictureInk): Color {
  const text = colourOf(theme, ink);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
}

function lineOperators([x1, y1, x2, y2]: Pattern["lines"][number], left: number, top: number, place: PagePlace) {
  const [from, to] = [onPage(place, { x: left + x1, y: top + y1 }), onPage(place, { x: left + x2, y: top + y2 })];
  return [moveTo(from.x, from.y), lineTo(to.x, to.y)];
}

const clipOperators = (path: string, place: PagePlace): PDFOperator[] => [
  pushGraphicsState(),
  ...pathOperators(path, place),
  clip(),
  endPath(),
];

/** The lines of a pattern over all of a path, and nowhere else. */
function patternOperators(path: string, { size, lines, lineWidth }: Pattern, place: PagePlace): PDFOperator[] {
  const { left, top, width, height } = pathBox(path);
  const operators: PDFOperator[] = [];
  for (let x = Math.floor(left / size) * size; x < left + width; x += size) {
    for (let y = Math.floor(top / size) * size; y < top + height; y += size) {
      operators.push(...lines.flatMap((line) => lineOperators(line, x, y, place)));
    }
  }
  return [
    ...clipOperators(path, place),
    setStrokingColor(rgb(0, 0, 0)),
    setLineWidth(lineWidth * place.scale),
    setLineCap(LineCapStyle.Round),
    ...operators,
    stroke(),
    popGraphicsState(),
  ];
}

function paintOperators(theme: Theme, { fill: inside, stroke: line, lineWidth = 1 }: PathFigure, place: PagePlace) {
  const inks = [
    ...(inside === undefined ? [] : [setFillingColor(colour(theme, inside))]),
    ...(line === undefined ? [] : [setStrokingColor(colour(theme, line)), setLineWidth(lineWidth * place.scale)]),
  ];
  const how = inside === undefined ? stroke() : line === undefined ? fill() : fillAndStroke();
  return { inks, how };
}

function drawPath({ theme }: Drawer, figure: PathFigure, place: PagePlace): PDFOperator[] {
  const { inks, how } = paintOperators(theme, figure, place);
  const pattern = figure.fill && patternOf(theme, figure.fill);
  const path = [pushGraphicsState(), ...inks, ...pathOperators(figure.path, place), how, popGraphicsState()];
  return pattern === undefined ? path : [...path, ...patternOperators(figure.path, pattern, place)];
}

/** So large that no part is cut off. */
const anyBox = [-10_000, -10_000, 10_000, 10_000];
const atOrigin: PagePlace = { x: 0, y: 0, scale: 1 };

/** A part is described where it is first met. */
function partNamed(drawer: Drawer, name: string): void {
  if (drawer.drawn.has(name)) return;
  const operators = figureOperators(drawer, drawer.parts[name] ?? [], atOrigin);
  const dictionary = { BBox: anyBox, Resources: drawer.resources };
  drawer.drawn.set(name, drawer.context.register(drawer.context.formXObject(operators, dictionary)));
}

function drawPart(drawer: Drawer, name: string, { x, y, scale }: PagePlace): PDFOperator[] {
  partNamed(drawer, name);
  const there = concatTransformationMatrix(scale, 0, 0, scale, x, y);
  return [pushGraphicsState(), there, drawObject(name), popGraphicsState()];
}

function drawGroup(drawer: Drawer, { at, scale, figures, window }: GroupFigure, place: PagePlace): PDFOperator[] {
  const inside = { ...onPage(place, at), scale: place.scale * scale };
  const operators = figureOperators(drawer, figures, inside);
  if (window === undefined) return operators;
  return [...clipOperators(rectPath(window, 0), inside), ...operators, popGraphicsState()];
}

function drawFigure(drawer: Drawer, figure: Figure, place: PagePlace): PDFOperator[] {
  if (figure.kind === "path") return drawPath(drawer, figure, place);
  if (figure.kind === "rect") {
    return drawPath(drawer, { ...figure, kind: "path", path: rectPath(figure.box, figure.radius) }, place);
  }
  if (figure.kind === "text") return textOperators(drawer.faces, figure, place, colour(drawer.theme, figure.ink));
  return figure.kind === "part" ? drawPart(drawer, figure.name, place) : drawGroup(drawer, figure, place);
}

export function figureOperators(drawer: Drawer, figures: readonly Figure[], place: PagePlace): PDFOperator[] {
  return figures.flatMap((figure) => drawFigure(drawer, figure, place));
}
