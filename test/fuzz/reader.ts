/** What a fuzzer needs of a reader: how to make inputs for it, how to read one, and what its sentences must be like. */

import { maxMessageLength } from "../../src/core/text/visible.js";
import type { Random } from "./random.js";

/** An input that can be had in any size, and a name that says what it is made of. */
export interface Sized<Input> {
  readonly name: string;
  of(size: number): Input;
}

export interface Reader<Input = unknown> {
  readonly name: string;
  /** How many of all inputs it gets, compared with the others: fewer where reading takes longer. */
  readonly share: number;
  make(random: Random): Input;
  /** Inputs of one kind in every size: what reading them takes must grow with them, and no faster. */
  sized(random: Random): Sized<Input>;
  /** Reads it, and throws where the answer isn't what it should be. */
  read(input: Input): void;
}

/** Commands to a terminal, invisible marks, what turns words round, halves of characters, line ends. */
const harmful = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What is spelled out takes up to nine characters, as in \u{e0001}. */
const longest = 9 * maxMessageLength;

export function expectSentence(sentence: string): void {
  if (sentence === "" || sentence.length > longest || harmful.test(sentence)) {
    throw new Error(`no sentence for a person: ${JSON.stringify(sentence.slice(0, 200))}`);
  }
}

interface Refusal {
  readonly faults: readonly { readonly message: string }[];
}

/** Whoever refuses says why. */
export function expectReasons({ faults }: Refusal): void {
  if (faults.length === 0) throw new Error("refused without a reason");
  for (const { message } of faults) expectSentence(message);
}

/** Whether two values that JSON can write are the same; far quicker than what a test says about two that are not. */
export function expectSame(one: unknown, other: unknown): void {
  const [a, b] = [one, other].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`not the same: ${a?.slice(0, 300)} and ${b?.slice(0, 300)}`);
}
