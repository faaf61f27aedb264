/** From algorithms and how far each has been watched to an animated GIF of all their boards, side by side. */

import { applyPalette, GIFEncoder, quantize } from "gifenc";
import { type AlgorithmId, algorithmNamed } from "../../../../core/algorithms/algorithms.js";
import { colourOf } from "../../../../core/drawing/themes.js";
import type { AppContext } from "../../context.js";
import { BoardFilm, boardBox } from "./board-film.js";
import { type Canvas2d, canvasOf } from "./canvas-pen.js";
import { Player } from "./player.js";

/** An algorithm, and the step up to which it is shown; where that is none for all of them, up to the first solution. */
export interface FilmedLane {
  readonly id: AlgorithmId;
  readonly steps: number;
}

export interface FilmOptions {
  readonly signal: AbortSignal;
  /** Hears how much is ready, from 0 to 1. */
  readonly tell: (done: number) => void;
}

/** More make a file that nobody wants to send. */
export const mostFrames = 160;
const frameMilliseconds = 80;
const pauseMilliseconds = 1200;
const lastMilliseconds = 3000;
/** Later solutions pass by without a pause. */
const mostPauses = 12;
/** Where the first solution takes longer, the film shows so many steps. */
const longestFirst = 200_000;

const boardWidth = 264;
const margin = 14;
const captionHeight = 30;
const captionSize = 15;

/** One of the 128 is kept for pixels that stay as they are. */
const mostColours = 127;
/** Leave each picture where it is, and draw the next one over it. */
const keep = 1;

const sliceMilliseconds = 12;

/** Gives the page a turn, and ends everything where nobody wants the film any more. */
async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

interface Actor {
  readonly player: Player;
  readonly board: BoardFilm;
  readonly end: number;
}

class Stage {
  readonly pixels: Canvas2d;

  constructor(
    private readonly context: AppContext,
    ids: readonly AlgorithmId[],
  ) {
    const { width, height } = boardBox(context.puzzle);
    const boardHeight = Math.ceil((boardWidth * height) / width);
    const size = [ids.length * (boardWidth + margin) + margin, boardHeight + captionHeight + 2 * margin] as const;
    this.pixels = canvasOf(...size, { willReadFrequently: true });
    this.pixels.fillStyle = context.theme.plain.page;
    this.pixels.fillRect(0, 0, ...size);
    ids.forEach((id, i) => {
      this.caption(context.words.watch.algorithms[id], this.leftOf(i) + boardWidth / 2);
    });
  }

  private leftOf(i: number): number {
    return margin + i * (boardWidth + margin);
  }

  private caption(text: string, x: number): void {
    const { pixels } = this;
    pixels.font = `700 ${captionSize}px ${getComputedStyle(document.documentElement).fontFamily}`;
    pixels.textAlign = "center";
    pixels.fillStyle = this.context.theme.plain.text;
    pixels.fillText(text, x, margin + captionSize, boardWidth);
  }

  board(i: number): BoardFilm {
    return new BoardFilm(this.pixels, this.context, boardWidth, { x: this.leftOf(i), y: margin + captionHeight });
  }

  get rgba(): Uint8ClampedArray {
    const { width, height } = this.pixels.canvas;
    return this.pixels.getImageData(0, 0, width, height).data;
  }
}

const swatch = 24;

/** Every colour that a piece can have, whichever pieces the first picture shows. */
function swatches({ theme, puzzle }: AppContext): Uint8ClampedArray {
  const copies = puzzle.pieces.reduce((sum, piece) => sum + piece.copies, 0);
  const inks = Array.from({ length: copies }, (_, copy) => [`top${copy}`, `side${copy}`, `edge${copy}`] as const);
  const pixels = canvasOf(swatch, swatch * 3 * copies);
  inks.flat().forEach((ink, i) => {
    pixels.fillStyle = colourOf(theme, ink);
    pixels.fillRect(0, i * swatch, swatch, swatch);
  });
  return pixels.getImageData(0, 0, pixels.canvas.width, pixels.canvas.height).data;
}

function bothOf(a: Uint8ClampedArray, b: Uint8ClampedArray): Uint8ClampedArray {
  const both = new Uint8ClampedArray(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Only what has changed, which makes a film of a board ten times smaller. */
function changes(indexes: Uint8Array, before: Uint8Array | undefined, unchanged: number): Uint8Array {
  if (before === undefined) return indexes;
  return indexes.map((index, i) => (index === before[i] ? unchanged : index));
}

class Reel {
  private readonly encoder = GIFEncoder();
  private readonly palette;
  private before: Uint8Array | undefined;

  constructor(
    private readonly stage: Stage,
    context: AppContext,
  ) {
    this.palette = quantize(bothOf(stage.rgba, swatches(context)), mostColours);
  }

  add(delay: number): void {
    const { before, palette, stage } = this;
    const { width, height } = stage.pixels.canvas;
    const indexes = applyPalette(stage.rgba, palette);
    const look = { palette: [...palette, palette[0]!], delay, transparent: before !== undefined, dispose: keep };
    const transparentIndex = palette.length;
    this.encoder.writeFrame(changes(indexes, before, transparentIndex), width, height, { ...look, transparentIndex });
    this.before = indexes;
  }

  bytes(): Uint8Array {
    this.encoder.finish();
    return this.encoder.bytes();
  }
}

/** Goes on to a step; tells of each solution on the way, as long as it is asked to. */
async function lead({ player }: Actor, to: number, signal: AbortSignal, onSolution?: () => boolean): Promise<void> {
  let stops = onSolution !== undefined;
  while (player.at < to && player.canGoOn) {
    const end = performance.now() + sliceMilliseconds;
    const isOver = (): boolean => performance.now() >= end;
    const isAtSolution = player.forward({ steps: to - player.at, stopsAtSolution: stops, isOver });
    if (isAtSolution) stops = onSolution?.() ?? false;
    else await breathe(signal);
  }
}

/** How many steps it takes to the first solution. */
async function firstSolution(player: Player, signal: AbortSignal): Promise<number> {
  while (player.solutions === 0 && player.canGoOn && player.at < longestFirst) {
    const end = performance.now() + sliceMilliseconds;
    player.forward({ steps: longestFirst - player.at, stopsAtSolution: true, isOver: () => performance.now() >= end });
    await breathe(signal);
  }
  return player.at;
}

async function cast(context: AppContext, stage: Stage, lanes: readonly FilmedLane[], signal: AbortSignal) {
  const isUnseen = lanes.every(({ steps }) => steps === 0);
  const actors: Actor[] = [];
  for (const [i, { id, steps }] of lanes.entries()) {
    const player = new Player(await algorithmNamed(id).load(), context);
    const end = isUnseen ? await firstSolution(player, signal) : steps;
    player.restart();
    actors.push({ player, end, board: stage.board(i) });
  }
  return actors;
}

export async function filmOf(
  context: AppContext,
  lanes: readonly FilmedLane[],
  { signal, tell }: FilmOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const stage = new Stage(
    context,
    lanes.map(({ id }) => id),
  );
  const actors = await cast(context, stage, lanes, signal);
  for (const { board } of actors) board.draw([]);
  const reel = new Reel(stage, context);
  const last = Math.max(...actors.map(({ end }) => end));
  const frames = Math.min(mostFrames, last + 1);
  let pauses = 0;
  for (let frame = 0; frame < frames; frame++) {
    const to = Math.round((frame * last) / Math.max(1, frames - 1));
    for (const actor of actors) {
      const onSolution = (): boolean => {
        actor.board.draw(actor.player.placed);
        reel.add(pauseMilliseconds);
        return ++pauses < mostPauses;
      };
      await lead(actor, Math.min(to, actor.end), signal, pauses < mostPauses ? onSolution : undefined);
      actor.board.draw(actor.player.placed);
    }
    reel.add(frame === frames - 1 ? lastMilliseconds : frameMilliseconds);
    tell((frame + 1) / frames);
    await breathe(signal);
  }
  return reel.bytes() as Uint8Array<ArrayBuffer>;
}
