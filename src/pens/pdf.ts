/** A pen: from a picture to a PDF of one page, as large as the picture, with text that can be searched. */

import {
  type Color,
  clip,
  endPath,
  fill,
  fillAndStroke,
  LineCapStyle,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingColor,
  setLineCap,
  setLineWidth,
  setStrokingColor,
  stroke,
} from "pdf-lib";
import { type Figure, figuresOf, type PathFigure, type Picture, type PictureInk } from "../core/drawing/picture.js";
import { colourOf, type Pattern, patternOf, type Theme, type ThemeName, themeNamed } from "../core/drawing/themes.js";
import { boxOf, onPage, type Place, pathOperators, rectPath } from "./pdf-path.js";
import { drawTextFigure, embedFaces, type Faces } from "./pdf-text.js";

/** Points in a unit of the picture, of which there are 96 to the inch. */
const pointsPerUnit = 72 / 96;

interface Sheet {
  readonly page: PDFPage;
  readonly faces: Faces;
  readonly theme: Theme;
  readonly parts: Picture["parts"];
}

function colour(theme: Theme, ink: PictureInk): Color {
  const text = colourOf(theme, ink);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
}

function lineOperators([x1, y1, x2, y2]: Pattern["lines"][number], left: number, top: number, place: Place) {
  const [from, to] = [onPage(place, { x: left + x1, y: top + y1 }), onPage(place, { x: left + x2, y: top + y2 })];
  return [moveTo(from.x, from.y), lineTo(to.x, to.y), stroke()];
}

/** The lines of a pattern over all of a path, and nowhere else. */
function patternOperators(path: string, { size, lines, lineWidth }: Pattern, place: Place): PDFOperator[] {
  const { left, top, width, height } = boxOf(path);
  const operators: PDFOperator[] = [];
  for (let x = Math.floor(left / size) * size; x < left + width; x += size) {
    for (let y = Math.floor(top / size) * size; y < top + height; y += size) {
      operators.push(...lines.flatMap((line) => lineOperators(line, x, y, place)));
    }
  }
  return [
    pushGraphicsState(),
    ...pathOperators(path, place),
    clip(),
    endPath(),
    setStrokingColor(rgb(0, 0, 0)),
    setLineWidth(lineWidth * place.scale),
    setLineCap(LineCapStyle.Round),
    ...operators,
    popGraphicsState(),
  ];
}

function paintOperators(theme: Theme, { fill: inside, stroke: line, lineWidth = 1 }: PathFigure, place: Place) {
  const inks = [
    ...(inside === undefined ? [] : [setFillingColor(colour(theme, inside))]),
    ...(line === undefined ? [] : [setStrokingColor(colour(theme, line)), setLineWidth(lineWidth * place.scale)]),
  ];
  const how = inside === undefined ? stroke() : line === undefined ? fill() : fillAndStroke();
  return { inks, how };
}

function drawPath({ page, theme }: Sheet, figure: PathFigure, place: Place): void {
  const { inks, how } = paintOperators(theme, figure, place);
  const pattern = figure.fill && patternOf(theme, figure.fill);
  page.pushOperators(pushGraphicsState(), ...inks, ...pathOperators(figure.path, place), how, popGraphicsState());
  if (pattern !== undefined) page.pushOperators(...patternOperators(figure.path, pattern, place));
}

function drawFigure(sheet: Sheet, figure: Figure, place: Place): void {
  if (figure.kind === "path") drawPath(sheet, figure, place);
  else if (figure.kind === "rect") {
    drawPath(sheet, { ...figure, kind: "path", path: rectPath(figure.box, figure.radius) }, place);
  } else if (figure.kind === "text") {
    drawTextFigure(sheet.page, sheet.faces, figure, place, colour(sheet.theme, figure.ink));
  } else if (figure.kind === "part") drawFigures(sheet, sheet.parts[figure.name] ?? [], place);
  else drawFigures(sheet, figure.figures, { ...onPage(place, figure.at), scale: place.scale * figure.scale });
}

function drawFigures(sheet: Sheet, figures: readonly Figure[], place: Place): void {
  for (const figure of figures) drawFigure(sheet, figure, place);
}

/** The same bytes whenever it is made: a date of making would differ every time. */
const noDate = new Date(0);

export async function pdfOf(picture: Picture, theme: ThemeName): Promise<Uint8Array> {
  const { left, top, width, height } = picture.box;
  const document = await PDFDocument.create();
  const texts = figuresOf(picture).flatMap((figure) => (figure.kind === "text" ? [figure] : []));
  const faces = await embedFaces(document, texts);
  const page = document.addPage([width * pointsPerUnit, height * pointsPerUnit]);
  document.setTitle(picture.title);
  document.setSubject(picture.description);
  document.setCreationDate(noDate);
  document.setModificationDate(noDate);
  const place = { x: -left * pointsPerUnit, y: (top + height) * pointsPerUnit, scale: pointsPerUnit };
  drawFigures({ page, faces, theme: themeNamed(theme), parts: picture.parts }, picture.figures, place);
  return document.save();
}
