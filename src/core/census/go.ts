/** One go: a part of a family on a board with some choices fixed, to a row for each of its sets. */

import * as block from "./assembly/block.js";
import { censusBoard, type FixedChoices, freeFields, targetsOf } from "./census-board.js";
import { type CensusHost, viewOf } from "./census-host.js";
import { CensusImage, type PoolPiece, poolPieces } from "./census-image.js";
import { type Part, setSize } from "./family.js";
import { lowerHalf, upperHalf } from "./half.js";
import { pieceForms } from "./reading.js";
import { type MaskWriter, setMasks } from "./set-masks.js";
import type { CensusWay, Survey } from "./survey.js";

/** How much was done. */
export interface Effort {
  readonly nodes: number;
  readonly entries: number;
  readonly pairs: number;
  readonly bytes: number;
  /** Whether only one target was left: then hands are listed, and not looked up. */
  readonly isListed: boolean;
}

/** What nodes, hands and pairs take, in seconds, and what a hand takes in bytes: measured on one thread of a server. */
export const prices = { node: 0.1e-6, entry: 0.45e-6, pair: 15e-9, entryBytes: 120 };
const listedPrices = { node: 0.08e-6, entry: 0.05e-6, pair: 20e-9 };

/** About how many seconds an effort takes, whatever the machine. */
export function secondsOf({ nodes, entries, pairs, isListed }: Effort): number {
  const { node, entry, pair } = isListed ? listedPrices : prices;
  return nodes * node + entries * entry + pairs * pair;
}

/** The sets that are still alive, by their place in the part; undefined: all of them. */
export type LivePlaces = Uint32Array | undefined;

export interface Go {
  readonly part: Part;
  readonly fixed: FixedChoices;
  readonly isCounting: boolean;
  readonly live: LivePlaces;
  readonly limit: number;
}

export interface GoResult {
  /** A row for each live set: counts by target, or one word with a bit for each target that has a solution. */
  readonly rows: Float64Array | Uint32Array;
  readonly rowLength: number;
  readonly effort: Effort;
}

/** The memory of a host, reading and writing its settings. */
class Settings {
  constructor(private readonly host: CensusHost) {}

  get(at: number): number {
    return viewOf(this.host, block.blockBytes).getUint32(at, true);
  }

  set(at: number, value: number): void {
    viewOf(this.host, block.blockBytes).setUint32(at, value, true);
  }

  word(at: number): number {
    return Number(viewOf(this.host, block.blockBytes).getBigUint64(at, true));
  }
}

/** Undefined where the memory was not enough. */
export function goThrough(survey: Survey, way: CensusWay, host: CensusHost, go: Go): GoResult | undefined {
  const settings = new Settings(host);
  const { puzzle, family, flips } = survey;
  const pool = poolPieces(family, go.part, (piece) => pieceForms(puzzle, way.reading, piece, flips));
  const rowLength = targetsOf(freeFields(puzzle, go.fixed));
  const image = new CensusImage((bytes) => viewOf(host, bytes), family, pool);
  const halves = writtenHalves(survey, way, image, go, rowLength);
  settings.set(block.roomUsedAt, image.end);
  settings.set(block.mayTakeAt, go.limit);
  settings.set(block.stoppedAt, 0);
  if (go.live !== undefined) noteLive(host, image, pool, survey, go);
  const effort = meetInTheMiddle(host, settings, halves);
  return effort && { rows: rowsOf(host, settings, go, rowLength), rowLength, effort };
}

/** Writes the tables; what is returned chooses a half. */
function writtenHalves(
  { puzzle, family }: Survey,
  { reading, cut }: CensusWay,
  image: CensusImage,
  go: Go,
  rowLength: number,
) {
  const board = censusBoard(puzzle, reading, go.fixed);
  const minSize = Math.min(...family.sizes.map(({ size }) => size));
  const isHex = puzzle.lattice === "hex";
  image.writePool(go.part, rowLength, go.isCounting, board.fields, go.live);
  return {
    upper: image.writeHalf(upperHalf(board, cut), board, minSize, isHex),
    lower: image.writeHalf(lowerHalf(board, cut), board, minSize, isHex),
  };
}

function meetInTheMiddle(
  host: CensusHost,
  settings: Settings,
  halves: { upper(): void; lower(): void },
): Effort | undefined {
  viewOf(host, block.blockBytes).setBigUint64(block.triedAt, 0n, true);
  viewOf(host, block.blockBytes).setBigUint64(block.pairsAt, 0n, true);
  halves.upper();
  host.exports.fillTop();
  if (settings.get(block.stoppedAt) === block.outOfRoom) return undefined;
  const tops = settings.get(block.entriesAt);
  halves.lower();
  host.exports.fillBottom();
  if (settings.get(block.stoppedAt) === block.outOfRoom) return undefined;
  return {
    nodes: settings.word(block.triedAt),
    entries: tops + settings.get(block.entriesAt),
    pairs: settings.word(block.pairsAt),
    bytes: settings.get(block.roomUsedAt),
    isListed: settings.get(block.rowLengthAt) === 1,
  };
}

function rowsOf({ memory }: CensusHost, settings: Settings, go: Go, rowLength: number): Float64Array | Uint32Array {
  const sets = go.live?.length ?? go.part.to - go.part.from;
  const address = settings.get(block.setRowsAt);
  if (rowLength === 1 && !go.isCounting) return solvedRows(new Uint8Array(memory.buffer, address), sets, go.live);
  return go.isCounting
    ? new Float64Array(memory.buffer, address, sets * rowLength)
    : new Uint32Array(memory.buffer, address, sets);
}

/** Where one target decides, the sets that are left are those it rules out. */
function solvedRows(left: Uint8Array, sets: number, live: LivePlaces): Uint32Array {
  const rows = new Uint32Array(sets);
  for (let row = 0; row < sets; row++) {
    const place = live === undefined ? row : (live[row] ?? 0);
    rows[row] = 1 - (((left[place >> 3] ?? 0) >> (place & 7)) & 1);
  }
  return rows;
}

/** Noting live sets pays if at most one set in this many is alive, or if they have few hands. */
const minDead = 4;
const maxUseful = 1 << 22;

/** Tells the program which sets are alive, so that it needn't look at others. */
function noteLive(host: CensusHost, image: CensusImage, pool: readonly PoolPiece[], { family }: Survey, go: Go): void {
  const live = go.live ?? new Uint32Array();
  const hands = live.length * 2 ** setSize(family);
  const isFew = live.length * minDead <= go.part.to - go.part.from;
  if (!isFew && hands > maxUseful) return;
  writeMasks(host, image.end, setMasks(family, pool), live, go.part);
  host.exports.noteLive(image.end, live.length);
}

/** Writes the pieces of each live set at the end of what is in use. */
function writeMasks(host: CensusHost, at: number, write: MaskWriter, live: Uint32Array, part: Part): void {
  const bytes = (live.length * 8 + 63) & ~63;
  const view = viewOf(host, at + bytes);
  const words = new Uint32Array(view.buffer, at, live.length * 2);
  for (let i = 0; i < live.length; i++) write(part.from + (live[i] ?? 0), words, i * 2);
  view.setUint32(block.roomUsedAt, at + bytes, true);
}
