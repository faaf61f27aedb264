/** From a question to how each contestant fares with it: what it found, how much work it was, how long it took. */

import type { Progress } from "../../core/solver/job.js";
import type { Question } from "../../core/solver/question.js";
import { Slices } from "../../core/solver/slices.js";
import type { StopSignal } from "../../core/solver/stop.js";
import { type Contestant, contestants, type Racer } from "./contestants.js";

/** How an algorithm did in a race. */
export interface RaceEntry {
  readonly algorithm: Contestant;
  readonly solutions: number;
  /** False where the time was up before everything was searched. */
  readonly isComplete: boolean;
  readonly nodes: number;
  readonly tried: number;
  readonly milliseconds: number;
  /** Until the first solution; undefined where none was found. */
  readonly firstMilliseconds: number | undefined;
}

/** How long a race may take, and who may end it. */
export interface RaceLimits {
  /** Milliseconds for each contestant. */
  readonly budget: number;
  readonly signal?: StopSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const stepsBetweenLooks = 256;
/** A short run is repeated, and the quickest counts: the first runs are those of an engine that still warms up. */
const shortMilliseconds = 800;
const maxRuns = 9;

/** Something to run for as long as the clock and the person let it. */
class Attempt {
  private readonly start = performance.now();
  private readonly slices: Slices;

  constructor(
    signal: StopSignal | undefined,
    private readonly milliseconds: number,
  ) {
    this.slices = new Slices({ signal });
  }

  get elapsed(): number {
    return performance.now() - this.start;
  }

  /** Whether there is time left; lets others have their turn now and then. */
  async mayGoOn(): Promise<boolean> {
    await this.slices.rest();
    return this.elapsed < this.milliseconds;
  }
}

async function runOnce(algorithm: Contestant, racer: Racer, attempt: Attempt): Promise<RaceEntry> {
  let firstMilliseconds: number | undefined;
  while (!racer.isFinished && (await attempt.mayGoOn())) {
    if (racer.solutions > 0) racer.advance(stepsBetweenLooks);
    else racer.advanceToSolution(stepsBetweenLooks);
    if (racer.solutions > 0) firstMilliseconds ??= attempt.elapsed;
  }
  const milliseconds = attempt.elapsed;
  const { solutions, isFinished: isComplete, nodes, tried } = racer;
  racer.release?.();
  return { algorithm, solutions, isComplete, nodes, tried, milliseconds, firstMilliseconds };
}

async function runSeveral(
  algorithm: Contestant,
  question: Question,
  { budget, signal }: RaceLimits,
): Promise<RaceEntry> {
  const newRacer = await algorithm.load();
  const start = performance.now();
  const once = (): Promise<RaceEntry> => {
    // Building tables counts.
    const attempt = new Attempt(signal, budget);
    return runOnce(algorithm, newRacer(question), attempt);
  };
  let best = await once();
  for (let runs = 1; runs < maxRuns && best.isComplete && performance.now() - start < shortMilliseconds; runs++) {
    const next = await once();
    if (next.milliseconds < best.milliseconds) best = next;
  }
  return best;
}

/** All contestants, one after the other. */
export async function contest(question: Question, limits: RaceLimits): Promise<RaceEntry[]> {
  const entries: RaceEntry[] = [];
  for (const algorithm of contestants) {
    limits.onProgress?.({ done: entries.length / contestants.length, found: 0 });
    entries.push(await runSeveral(algorithm, question, limits));
  }
  mustAgree(entries);
  return entries;
}

/** Whoever has searched everything has found the same. */
function mustAgree(entries: readonly RaceEntry[]): void {
  const complete = entries.filter(({ isComplete }) => isComplete);
  const [first] = complete;
  const other = complete.find(({ solutions }) => solutions !== first?.solutions);
  if (first === undefined || other === undefined) return;
  const found = [first, other].map(({ algorithm, solutions }) => `${algorithm.id} finds ${solutions}`);
  throw new Error(`the algorithms disagree: ${found.join(", ")}`);
}
