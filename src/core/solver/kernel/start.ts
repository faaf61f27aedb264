/** From a beginning, some options in the order in which the search would place them, to the frames it goes on from. */

import * as block from "./assembly/block.js";
import type { KernelImage } from "./memory.js";

interface Beginning {
  /** The open positions, as halves of a set. */
  low: number;
  high: number;
  /** What is left of each stock. */
  readonly left: number[];
  target: number;
}

/** Sets the frames so that the kernel searches what begins with these options, and nothing else. */
export function beginWith(image: KernelImage, words: Uint32Array, path: readonly number[]): void {
  const state = wholeBoard(image);
  path.forEach((option, depth) => {
    // A frame below the first one searched only says which option went into which slot of the row.
    words[(block.frames + depth * block.frameBytes + block.frameChoice) >> 2] = choiceOf(image, state, option);
    place(image, state, option);
  });
  const top = block.frames + path.length * block.frameBytes;
  writeFrame(image, words, state, top);
  words[block.topAt >> 2] = top;
  words[block.bottomAt >> 2] = top;
  words[block.copiesAt >> 2] = image.situation.left.reduce((sum, left) => sum + left, 0);
}

/**
 * Every beginning of `depth` options, in the order of the search. Together they make up the whole search; some may lead
 * nowhere.
 */
export function beginnings(image: KernelImage, depth: number): number[][] {
  let paths: number[][] = [[]];
  for (let i = 0; i < depth; i++) {
    paths = paths.flatMap((path) => fittingAfter(image, path).map((option) => [...path, option]));
  }
  return paths;
}

function fittingAfter(image: KernelImage, path: readonly number[]): number[] {
  const state = wholeBoard(image);
  for (const option of path) place(image, state, option);
  return fitting(image, state);
}

function wholeBoard({ positions, whole: [low, high], situation }: KernelImage): Beginning {
  const state = { low, high, left: situation.left.slice(), target: 0 };
  for (const cell of situation.closed) {
    const position = positions[cell]!;
    if (position < 32) state.low &= ~(1 << position);
    else state.high &= ~(1 << (position - 32));
  }
  return state;
}

/** The open positions, as halves, once these cells are closed too; undefined where one of them is already. */
export function openWithout(
  { positions, whole, situation: { closed } }: KernelImage,
  cells: readonly number[],
): readonly [number, number] | undefined {
  let [low, high] = whole;
  for (let i = 0; i < closed.length + cells.length; i++) {
    const position = positions[i < closed.length ? closed[i]! : cells[i - closed.length]!]!;
    const bit = 1 << (position & 31);
    if (((position < 32 ? low : high) & bit) === 0) return undefined;
    if (position < 32) low ^= bit;
    else high ^= bit;
  }
  return [low, high];
}

function place({ forms, problem, yields }: KernelImage, state: Beginning, option: number): void {
  const { stock } = problem.options[option]!;
  state.low &= ~forms.low[option]!;
  state.high &= ~forms.high[option]!;
  const left = state.left[stock]!--;
  if (yields.kind === "targets") state.target += yields.weights[option]! * (yields.scales[stock]?.[left - 1] ?? 1);
}

function choiceOf({ slots, problem }: KernelImage, { left }: Beginning, option: number): number {
  const { stock } = problem.options[option]!;
  return option | ((slots[stock]! + left[stock]! - 1) << 16);
}

function firstPosition({ low, high }: Beginning): number {
  return low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);
}

/** The options that can be placed at the first open position, in the order of their forms. */
function fitting({ byAnchor, forms, problem }: KernelImage, state: Beginning): number[] {
  const options = byAnchor[firstPosition(state)] ?? [];
  return options.filter(
    (option) =>
      state.left[problem.options[option]!.stock] !== 0 &&
      (forms.low[option]! & ~state.low) === 0 &&
      (forms.high[option]! & ~state.high) === 0,
  );
}

function writeFrame(image: KernelImage, words: Uint32Array, state: Beginning, frame: number): void {
  const { forms, spare, hands, formSets } = image;
  const at = (field: number): number => (frame + field) >> 2;
  words.fill(0, at(0), at(block.frameBytes));
  words[at(block.frameOpen)] = state.low;
  words[at(block.frameOpen) + 1] = state.high;
  words[at(block.frameTarget)] = state.target;
  words.copyWithin(at(block.frameFound), block.foundAt >> 2, (block.foundAt >> 2) + 2);
  words.set(spare.all, at(block.frameSpare));
  for (let stock = 0; stock < hands.length; stock++) {
    words[at(block.frameHand)]! |= state.left[stock]! << hands[stock]!.shift;
    if (state.left[stock]! > 0) {
      const own = formSets[stock]!;
      for (let i = 0; i < own.length; i++) words[at(block.frameAvail) + i]! |= own[i]!;
    } else {
      words[at(block.frameSpare)]! &= ~spare.own.low[stock]!;
      words[at(block.frameSpare) + 1]! &= ~spare.own.high[stock]!;
    }
  }
  // Forms of later words are found by the kernel when it gets there.
  for (const option of fitting(image, state)) {
    const f = forms.form[option]!;
    if (f < 64) words[at(block.frameBits) + (f >> 5)]! |= 1 << (f & 31);
  }
}

/** How much of what was begun is behind the kernel, as if all branches of a frame were equally large. */
export function progressOf(image: KernelImage, words: Uint32Array): number {
  const top = words[block.topAt >> 2]!;
  let behind = 0;
  let share = 1;
  for (let frame = words[block.bottomAt >> 2]!; frame <= top; frame += block.frameBytes) {
    const { tried, fan } = triedIn(image, words, frame);
    share /= Math.max(1, fan);
    behind += share * (frame === top ? tried : tried - 1);
  }
  return behind;
}

/** Of how many options of a frame how many have been placed. */
function triedIn(
  image: KernelImage,
  words: Uint32Array,
  frame: number,
): { readonly tried: number; readonly fan: number } {
  const at = (field: number): number => (frame + field) >> 2;
  const left = image.hands.map(({ shift, width }) => (words[at(block.frameHand)]! >>> shift) & ((1 << width) - 1));
  const open = { low: words[at(block.frameOpen)]! | 0, high: words[at(block.frameOpen) + 1]! | 0 };
  const fan = fitting(image, { ...open, left, target: 0 });
  const word = words[at(block.frameWord)]!;
  const waits = (form: number): boolean =>
    form >> 6 > word || (form >> 6 === word && hasBit(words, at(block.frameBits), form & 63));
  return { tried: fan.filter((option) => !waits(image.forms.form[option]!)).length, fan: fan.length };
}

function hasBit(words: Uint32Array, at: number, bit: number): boolean {
  return ((words[at + (bit >> 5)]! >> (bit & 31)) & 1) === 1;
}
