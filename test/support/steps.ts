/**
 * From work to how many steps it takes: calls of functions, as V8 counts them, and what arrays and texts copy or search
 * without calling any. No clock is asked, so a busy machine changes nothing.
 */

import { Session } from "node:inspector";

interface Sequence {
  readonly length: number;
}

type Method = (this: Sequence, ...args: unknown[]) => unknown;
type Methods = Record<PropertyKey, Method>;
/** How far a method walked. */
type Measure = (owner: Sequence, args: readonly unknown[], result: unknown) => number;

const all: Measure = (owner) => owner.length;
const copied: Measure = (_, __, result) => (result as Sequence).length;
const forwards: Measure = (owner, [, from = 0], result) =>
  ((result as number) < 0 ? owner.length : (result as number)) - (from as number);
const backwards: Measure = (owner, [, from = owner.length], result) => (from as number) - (result as number);

/** Methods that walk through what they are called on, or copy it, at the price of a single call. */
const walks: readonly (readonly [object, PropertyKey, Measure])[] = [
  [Array.prototype, "slice", copied],
  [Array.prototype, "concat", copied],
  [Array.prototype, "indexOf", forwards],
  [Array.prototype, "includes", all],
  [Array.prototype, "join", all],
  // What `...` copies.
  [Array.prototype, Symbol.iterator, all],
  [String.prototype, "slice", copied],
  [String.prototype, "indexOf", forwards],
  [String.prototype, "lastIndexOf", backwards],
  [String.prototype, "includes", all],
  [String.prototype, "split", all],
  [String.prototype, "replace", all],
];

/** Answers how to put it back. */
function watch(owner: Methods, name: PropertyKey, measure: Measure, count: (steps: number) => void): () => void {
  const original = owner[name] as Method;
  owner[name] = function (...args) {
    const result = original.apply(this, args);
    count(Math.max(0, measure(this, args, result)));
    return result;
  };
  return () => {
    owner[name] = original;
  };
}

function watchAll(count: (steps: number) => void): () => void {
  const unwatched = walks.map(([owner, name, measure]) => watch(owner as Methods, name, measure, count));
  return () => {
    for (const unwatch of unwatched) unwatch();
  };
}

interface Coverage {
  readonly result: readonly { readonly functions: readonly { readonly ranges: readonly { count: number }[] }[] }[];
}

function callsSoFar(session: Session): number {
  let calls = 0;
  session.post("Profiler.takePreciseCoverage", (_, coverage) => {
    const { result } = coverage as unknown as Coverage;
    for (const { functions } of result) for (const { ranges } of functions) calls += ranges[0]?.count ?? 0;
  });
  return calls;
}

/** Does something while V8 counts calls, which it takes a while to begin and to end. */
function whileCounting<Result>(work: (session: Session) => Result): Result {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  try {
    return work(session);
  } finally {
    session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  }
}

function stepsDuring(session: Session, work: () => void): number {
  let walked = 0;
  // What was counted before is forgotten.
  callsSoFar(session);
  const unwatch = watchAll((steps) => {
    walked += steps;
  });
  try {
    work();
  } finally {
    unwatch();
  }
  return callsSoFar(session) + walked;
}

export const stepsOf = (work: () => void): number => whileCounting((session) => stepsDuring(session, work));

/** By how much the steps grow when there is so many times as much to do: as many times where they are in proportion. */
export function growth(workOn: (size: number) => () => void, size: number, times = 2): number {
  const [few, many] = [workOn(size), workOn(times * size)];
  return whileCounting((session) => stepsDuring(session, many) / stepsDuring(session, few));
}
