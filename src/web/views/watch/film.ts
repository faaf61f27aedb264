/** From algorithms and how far each has been watched to an animated GIF of all their boards, side by side. */

import { type AlgorithmId, algorithmNamed } from "../../../core/algorithms/algorithms.js";
import type { AppContext } from "../../context.js";
import { BoardFilm, boardBox } from "./board-film.js";
import { breathe } from "./breathe.js";
import { type Canvas2d, canvasOf } from "./canvas-pen.js";
import { Player } from "./player.js";
import { Reel } from "./reel.js";

/** An algorithm, and the step up to which it is shown; where that is none for all of them, up to the first solution. */
export interface FilmedLane {
  readonly id: AlgorithmId;
  readonly steps: number;
}

export interface LaneFilmOptions {
  readonly signal: AbortSignal;
  /** Hears how much is ready, from 0 to 1. */
  readonly tell: (done: number) => void;
}

/** More make a file that nobody wants to send. */
const maxFrames = 160;
const frameMilliseconds = 80;
const pauseMilliseconds = 1200;
const lastMilliseconds = 3000;
/** Later solutions pass by without a pause. */
const maxPauses = 12;
/** Where the first solution takes longer, the film shows this many steps. */
const maxFirstSteps = 200_000;

const boardWidth = 264;
const margin = 14;
const captionHeight = 30;
const captionSize = 15;

const sliceMilliseconds = 12;

/** Whether it is time to give the page a turn. */
function soon(): () => boolean {
  const end = performance.now() + sliceMilliseconds;
  return () => performance.now() >= end;
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
}

/** How many steps it takes to the first solution. */
async function firstSolution(player: Player, signal: AbortSignal): Promise<number> {
  while (player.solutions === 0 && player.canGoOn && player.at < maxFirstSteps) {
    player.forward({ steps: maxFirstSteps - player.at, stopsAtSolution: true, isOver: soon() });
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

class Shooting {
  private pauses = 0;
  private readonly reel: Reel;

  constructor(
    context: AppContext,
    stage: Stage,
    private readonly actors: readonly Actor[],
    private readonly signal: AbortSignal,
  ) {
    for (const { board } of actors) board.draw([]);
    this.reel = new Reel(stage.pixels, context);
  }

  private get pausesAtSolutions(): boolean {
    return this.pauses < maxPauses;
  }

  private pause({ board, player }: Actor): void {
    board.draw(player.placed);
    this.reel.add(pauseMilliseconds);
    this.pauses++;
  }

  private async lead(actor: Actor, to: number): Promise<void> {
    const { player } = actor;
    while (player.at < to && player.canGoOn) {
      const slice = { steps: to - player.at, stopsAtSolution: this.pausesAtSolutions, isOver: soon() };
      if (player.forward(slice)) this.pause(actor);
      else await breathe(this.signal);
    }
    actor.board.draw(player.placed);
  }

  /** A picture of all boards after this many steps. Boards that end sooner show their last one. */
  async take(step: number, milliseconds: number): Promise<void> {
    for (const actor of this.actors) await this.lead(actor, Math.min(step, actor.end));
    this.reel.add(milliseconds);
    await breathe(this.signal);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.reel.bytes();
  }
}

export async function filmOfLanes(
  context: AppContext,
  lanes: readonly FilmedLane[],
  { signal, tell }: LaneFilmOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const ids = lanes.map(({ id }) => id);
  const stage = new Stage(context, ids);
  const actors = await cast(context, stage, lanes, signal);
  const shooting = new Shooting(context, stage, actors, signal);
  const end = Math.max(...actors.map((actor) => actor.end));
  const frames = Math.min(maxFrames, end + 1);
  for (let frame = 1; frame <= frames; frame++) {
    const step = Math.round(((frame - 1) * end) / Math.max(1, frames - 1));
    await shooting.take(step, frame === frames ? lastMilliseconds : frameMilliseconds);
    tell(frame / frames);
  }
  return shooting.bytes();
}
