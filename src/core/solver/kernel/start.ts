/** From a beginning, some options in the order in which the search would place them, to the frames it goes on from. */

import * as block from "./assembly/block.js";
import { handsOf, type KernelImage, setBits } from "./memory.js";

interface Beginning {
  /** The open positions, as halves of a set. */
  low: number;
  high: number;
  /** What is left of each stock. */
  readonly left: number[];
  target: number;
}

/** Sets the kernel's frames so that it searches what begins with these options, and nothing else. */
export function beginWith(image: KernelImage, path: readonly number[]): void {
  const { words } = image;
  const state = wholeBoard(image);
  path.forEach((option, depth) => {
    placeInFrame(image, state, block.frames + depth * block.frameBytes, option);
  });
  const top = block.frames + path.length * block.frameBytes;
  words.fill(0, top >> 2, (top + block.frameBytes) >> 2);
  words[block.topAt >> 2] = top;
  words[block.bottomAt >> 2] = top;
  writeFrame(image, state, top);
}

/**
 * Every beginning of `depth` options, in the order of the search. Together they make up the whole search; some may lead
 * nowhere.
 */
export function beginnings(image: KernelImage, depth: number): number[][] {
  const paths: number[][] = [];
  const extend = (path: readonly number[]): void => {
    if (path.length === depth) {
      paths.push([...path]);
      return;
    }
    const state = wholeBoard(image);
    for (const option of path) place(image, state, option);
    for (const option of fitting(image, state)) extend([...path, option]);
  };
  extend([]);
  return paths;
}

/** The options that could be placed in a frame of the search, in order. */
function fanOf(image: KernelImage, frame: number): number[] {
  const word = (field: number): number => image.words[(frame + field) >> 2]!;
  const left = handsOf(image.problem).map(({ shift, width }) => (word(block.frameHand) >>> shift) & ((1 << width) - 1));
  const open = { low: word(block.frameOpen), high: word(block.frameOpen + 4) };
  return fitting(image, { ...open, left, target: 0 });
}

/** Of how many options of a frame how many have been placed. */
export function triedOf(image: KernelImage, frame: number): { readonly tried: number; readonly fan: number } {
  const fan = fanOf(image, frame);
  const word = image.words[(frame + block.frameWord) >> 2]!;
  const bits = (frame + block.frameBits) >> 2;
  const waits = (form: number): boolean =>
    form >> 6 > word || (form >> 6 === word && hasBit(image.words, bits, form & 63));
  return { tried: fan.filter((option) => !waits(image.forms.form[option]!)).length, fan: fan.length };
}

const hasBit = (words: Uint32Array, at: number, bit: number): boolean =>
  ((words[at + (bit >> 5)]! >> (bit & 31)) & 1) === 1;

function wholeBoard({ positions, problem }: KernelImage): Beginning {
  let low = 0;
  let high = 0;
  for (const position of positions) {
    if (position < 32) low |= 1 << position;
    else high |= 1 << (position - 32);
  }
  return { low, high, left: [...problem.stocks], target: 0 };
}

function place({ forms, problem, yields }: KernelImage, state: Beginning, option: number): void {
  const { stock } = problem.options[option]!;
  state.low &= ~forms.low[option]!;
  state.high &= ~forms.high[option]!;
  const left = state.left[stock]!--;
  if (yields.kind === "targets") state.target += yields.weights[option]! * (yields.scales[stock]?.[left - 1] ?? 1);
}

function firstPosition({ low, high }: Beginning): number {
  return low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);
}

/** The options that can be placed at the first open position, in the order of their forms. */
function fitting({ forms, problem }: KernelImage, state: Beginning): number[] {
  const first = firstPosition(state);
  const fits: number[] = [];
  problem.options.forEach(({ stock }, option) => {
    if (forms.anchor[option] !== first || state.left[stock] === 0) return;
    if ((forms.low[option]! & ~state.low) === 0 && (forms.high[option]! & ~state.high) === 0) fits.push(option);
  });
  return fits.sort((a, b) => forms.form[a]! - forms.form[b]!);
}

/** A frame below the first one searched: it only says which option went into which slot of the row. */
function placeInFrame(image: KernelImage, state: Beginning, frame: number, option: number): void {
  const { words, slots, problem } = image;
  const { stock } = problem.options[option]!;
  const slot = slots[stock]! + state.left[stock]! - 1;
  words[(frame + block.frameChoice) >> 2] = option | (slot << 16);
  place(image, state, option);
}

function writeFrame(image: KernelImage, state: Beginning, frame: number): void {
  const { words, forms, spare, problem } = image;
  const at = (field: number): number => (frame + field) >> 2;
  words[at(block.frameOpen)] = state.low;
  words[at(block.frameOpen) + 1] = state.high;
  words.set(spare.all, at(block.frameSpare));
  handsOf(problem).forEach(({ shift, width }, stock) => {
    for (let bit = 0; bit < width; bit++)
      if ((state.left[stock]! >> bit) & 1) setBits(words, at(block.frameHand), shift + bit, 1);
    if (state.left[stock]! > 0) return;
    words[at(block.frameSpare)]! &= ~spare.own.low[stock]!;
    words[at(block.frameSpare) + 1]! &= ~spare.own.high[stock]!;
  });
  forms.stockOf.forEach((stock, f) => {
    if (state.left[stock]! > 0) setBits(words, at(block.frameAvail), f, 1);
  });
  // Forms of later words are found by the kernel when it gets there.
  for (const option of fitting(image, state))
    if (forms.form[option]! < 64) setBits(words, at(block.frameBits), forms.form[option]!, 1);
  words[at(block.frameFound)] = words[block.foundAt >> 2]!;
  words[at(block.frameFound) + 1] = words[(block.foundAt >> 2) + 1]!;
  words[at(block.frameTarget)] = state.target;
}
