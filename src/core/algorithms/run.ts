/**
 * From an algorithm and a question to a search that can be watched: paused, resumed, counted, given up.
 *
 * All algorithms go the same way: look at the board, try one placement after the other, go back when none is
 * left. What they differ in is what they see when they look, and what they keep up to date. So that is all they say, as
 * a `Lesson`, and the way is written once, here, with its own stack instead of recursion, so that it can be left
 * anywhere and taken up again.
 */

import type { Question } from "../solver/question.js";
import { expectFunction } from "../text/arguments.js";
import { inTilingOrder, type Tiling } from "../tiling/placement.js";
import type { Step } from "./step.js";
import { type Task, taskOf } from "./task.js";

/** What an algorithm sees when it looks at the board: a solution, something to try, or a dead end. */
export type Sight = "solution" | "branch" | Step;

/** An algorithm at work: what it sees, and what it keeps up to date. Going there and back is the run's business. */
export interface Lesson {
  /** How many placements have been held against the board, whether they fitted or not. */
  readonly tried: number;
  /** Looks at the board, and puts what to try on a stack: the last comes first. */
  look(tries: number[]): Sight;
  place(placement: number): void;
  remove(placement: number): void;
  /** Everything seen at the last look was tried; there is no way but back. */
  leave?(): void;
}

/** Begins an algorithm on a task. */
export type NewLesson = (task: Task) => Lesson;

const solutionStep: Step = { kind: "solution" };

/**
 * A search that you can watch step by step, pause and resume.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * const run = new Run(await algorithmNamed("dancing-links").load(), question);
 * const steps: Step[] = [];
 * run.advance(100, steps);
 * steps[0]?.kind; // → place
 * while (!run.isFinished) run.advance(10_000);
 * run.solutions; // → 92
 * ```
 */
export class Run {
  /** How often the algorithm looked at the board. */
  nodes = 0;
  solutions = 0;
  /** True when there is nothing left to search. */
  isFinished = false;
  private readonly task: Task;
  private readonly lesson: Lesson;
  /** What is still to be tried, at all nodes on the way here; and how much of it was there before each node. */
  private readonly tries: number[] = [];
  private readonly before: Int32Array;
  private floor = 0;
  /** What has been placed on the way here, and how much of it. */
  private readonly placed: Int32Array;
  private depth = 0;
  private mustLook = true;
  /** Made once: a step is then no more than a reference. */
  private readonly placeSteps: readonly Step[];
  private readonly removeSteps: readonly Step[];

  constructor(newLesson: NewLesson, question: Question) {
    expectFunction(newLesson, "newLesson");
    this.task = taskOf(question);
    this.lesson = newLesson(this.task);
    const deepest = this.task.hand.reduce((sum, copies) => sum + copies, 0);
    this.before = new Int32Array(deepest + 1);
    this.placed = new Int32Array(deepest);
    this.placeSteps = this.task.placements.map((placement) => ({ kind: "place", placement }));
    this.removeSteps = this.task.placements.map((placement) => ({ kind: "remove", placement }));
  }

  get tried(): number {
    return this.lesson.tried;
  }

  /** The pieces on the board now, including those placed from the start. */
  tiling(): Tiling {
    const { placements, placed } = this.task;
    return [...placed, ...Array.from(this.placed.subarray(0, this.depth), (index) => placements[index]!)].sort(
      inTilingOrder,
    );
  }

  /**
   * Takes at most `maxSteps` steps and returns how many it took; fewer only at the end of the search. They are written
   * to the beginning of `steps`, if that is given: to watch for long, pass the same list again and again.
   */
  advance(maxSteps: number, steps?: Step[]): number {
    return this.goOn(maxSteps, steps, false);
  }

  /** The same, but no further than to the next solution. */
  advanceToSolution(maxSteps: number, steps?: Step[]): number {
    return this.goOn(maxSteps, steps, true);
  }

  private goOn(maxSteps: number, steps: Step[] | undefined, stopsAtSolution: boolean): number {
    for (let done = 0; done < maxSteps; done++) {
      const step = this.step();
      if (step === undefined) return done;
      if (steps !== undefined) steps[done] = step;
      if (stopsAtSolution && step === solutionStep) return done + 1;
    }
    return maxSteps;
  }

  /** Undefined where the search is over. */
  private step(): Step | undefined {
    if (this.mustLook) {
      const sight = this.look();
      if (sight !== undefined) return sight;
    }
    return this.tries.length > this.floor ? this.place(this.tries.pop()!) : this.remove();
  }

  /** A solution or a dead end; undefined where there is something to try. */
  private look(): Step | undefined {
    this.mustLook = false;
    this.nodes++;
    this.before[this.depth] = this.floor;
    this.floor = this.tries.length;
    const sight = this.lesson.look(this.tries);
    if (sight === "branch") return undefined;
    if (sight !== "solution") return sight;
    this.solutions++;
    return solutionStep;
  }

  private place(placement: number): Step {
    this.lesson.place(placement);
    this.placed[this.depth++] = placement;
    this.mustLook = true;
    return this.placeSteps[placement]!;
  }

  /** Leaves the deepest node, and takes back what led there. */
  private remove(): Step | undefined {
    if (this.isFinished) return undefined;
    this.lesson.leave?.();
    this.floor = this.before[this.depth]!;
    if (this.depth === 0) {
      this.isFinished = true;
      return undefined;
    }
    const placement = this.placed[--this.depth]!;
    this.lesson.remove(placement);
    return this.removeSteps[placement]!;
  }
}
