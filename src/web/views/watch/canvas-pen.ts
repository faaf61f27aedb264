/** A pen for a canvas: from the figures of a picture to pixels, in the colours of a theme. */

import type { Figure, PictureInk, TextFigure } from "../../../core/drawing/picture.js";
import { colourOf, type Pattern, patternOf, type Theme } from "../../../core/drawing/themes.js";

export type Canvas2d = CanvasRenderingContext2D;

/** What draws on a canvas, which nobody has asked for anything else before. */
export function context2d(canvas: HTMLCanvasElement, options?: CanvasRenderingContext2DSettings): Canvas2d {
  const context = canvas.getContext("2d", options);
  if (context === null) throw new Error("a canvas cannot be drawn on");
  return context;
}

export function canvasOf(width: number, height: number, options?: CanvasRenderingContext2DSettings): Canvas2d {
  return context2d(Object.assign(document.createElement("canvas"), { width, height }), options);
}

/** The fonts of the page. */
const fontFamily = (): string => getComputedStyle(document.documentElement).fontFamily;

function tileOf(colour: string, { size, lines, lineWidth }: Pattern): HTMLCanvasElement {
  const tile = canvasOf(size, size);
  tile.fillStyle = colour;
  tile.fillRect(0, 0, size, size);
  tile.lineWidth = lineWidth;
  tile.lineCap = "round";
  for (const [x1, y1, x2, y2] of lines) tile.stroke(new Path2D(`M${x1} ${y1}L${x2} ${y2}`));
  return tile.canvas;
}

export class CanvasPen {
  private readonly fills = new Map<PictureInk, string | CanvasPattern>();
  private readonly family = fontFamily();

  constructor(
    readonly pixels: Canvas2d,
    private readonly theme: Theme,
  ) {}

  private newFill(ink: PictureInk): string | CanvasPattern {
    const colour = colourOf(this.theme, ink);
    const pattern = patternOf(this.theme, ink);
    return (pattern && this.pixels.createPattern(tileOf(colour, pattern), "repeat")) ?? colour;
  }

  /** A colour, or a pattern where the theme has one. */
  fillOf(ink: PictureInk): string | CanvasPattern {
    const fill = this.fills.get(ink) ?? this.newFill(ink);
    this.fills.set(ink, fill);
    return fill;
  }

  fill(path: Path2D, ink: PictureInk): void {
    this.pixels.fillStyle = this.fillOf(ink);
    this.pixels.fill(path);
  }

  stroke(path: Path2D, ink: PictureInk, lineWidth = 1): void {
    this.pixels.strokeStyle = colourOf(this.theme, ink);
    this.pixels.lineWidth = lineWidth;
    this.pixels.stroke(path);
  }

  text({ text, at, size, ink, bold = false, anchor }: TextFigure): void {
    const { pixels } = this;
    pixels.font = `${bold ? 700 : 500} ${size}px ${this.family}`;
    pixels.textAlign = anchor ?? "center";
    pixels.fillStyle = colourOf(this.theme, ink);
    pixels.fillText(text, at.x, at.y);
  }

  draw(figures: readonly Figure[]): void {
    for (const figure of figures) this.drawOne(figure);
  }

  private drawOne(figure: Figure): void {
    if (figure.kind === "text") this.text(figure);
    else if (figure.kind === "group") this.group(figure.at.x, figure.at.y, figure.scale, figure.figures);
    else if (figure.kind !== "part") this.area(figure);
  }

  private area(figure: Extract<Figure, { kind: "path" | "rect" }>): void {
    const path = new Path2D(figure.kind === "path" ? figure.path : undefined);
    if (figure.kind === "rect") {
      const { left, top, width, height } = figure.box;
      path.roundRect(left, top, width, height, figure.radius);
    }
    if (figure.fill !== undefined) this.fill(path, figure.fill);
    if (figure.stroke !== undefined) this.stroke(path, figure.stroke, figure.lineWidth);
  }

  private group(x: number, y: number, scale: number, figures: readonly Figure[]): void {
    this.pixels.save();
    this.pixels.translate(x, y);
    this.pixels.scale(scale, scale);
    this.draw(figures);
    this.pixels.restore();
  }
}
