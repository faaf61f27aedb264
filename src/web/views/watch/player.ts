/**
 * From a search to something that can be played: forwards, backwards, from the start, to any step.
 *
 * The latest steps are kept and undone one by one. What's further back is searched again from the start: a search
 * does the same every time. Long ways are gone in slices, so that whoever calls keeps the page free.
 */

import { follow, goBack, Run, type Step } from "../../../core/algorithms/algorithms.js";
import type { NewLesson } from "../../../core/algorithms/run.js";
import type { Question } from "../../../core/solver/question.js";
import { itemAt } from "../../../core/text/list.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { DepthProfile } from "./depth-profile.js";
import { type SearchCounts, Trail } from "./trail.js";

/** After this many steps, a minute or two at full speed, a search is stopped until somebody wants more of it. */
const stepBudget = 20_000_000;

export interface PlayerOptions {
  readonly budget?: number;
  /** How many steps are kept to be undone. */
  readonly room?: number;
}

export interface StepBudget {
  /** How many steps at most. */
  readonly steps: number;
  readonly stopsAtSolution?: boolean;
  /** Asked every few steps. */
  readonly isOver?: () => boolean;
}

/** Cheap enough to ask for the time after this many steps, also where a step takes long. */
const stepsBetweenLooks = 8;

export class Player {
  /** What's on the board, in the order in which it was placed. */
  readonly placed: Placement[] = [];
  /** How many steps have been made to get here. */
  at = 0;
  solutions = 0;
  profile = new DepthProfile();
  private run: Run;
  private readonly trail: Trail;
  private budget: number;
  /** Where somebody wants to be. */
  private wanted: number | undefined;
  private readonly next: Step[] = [];

  constructor(
    private readonly lesson: NewLesson,
    private readonly question: Question,
    private readonly options: PlayerOptions = {},
  ) {
    this.run = new Run(lesson, question);
    this.trail = new Trail(options.room);
    this.budget = this.budgetOnce;
  }

  private get budgetOnce(): number {
    return this.options.budget ?? stepBudget;
  }

  get depth(): number {
    return this.placed.length;
  }

  get counts(): SearchCounts {
    return this.trail.countsAt(this.at);
  }

  /** What was done last. */
  get lastStep(): Step | undefined {
    return this.trail.stepAt(this.at);
  }

  get isFinished(): boolean {
    return this.run.isFinished && this.at === this.trail.length;
  }

  get isGivenUp(): boolean {
    return !this.isFinished && this.at >= this.budget;
  }

  get canGoOn(): boolean {
    return !this.isFinished && !this.isGivenUp;
  }

  get isOnTheWay(): boolean {
    return this.wanted !== undefined;
  }

  /** As far again as it was given at first. */
  giveMore(): void {
    while (this.isGivenUp) this.budget += this.budgetOnce;
  }

  /** Goes on, and tells whether it has come to a solution where it had to stop. */
  forward({ steps, stopsAtSolution = false, isOver = () => false }: StepBudget): boolean {
    for (let done = 0; done < steps && this.canGoOn; done++) {
      const step = this.stepOn();
      if (step === undefined) return false;
      if (stopsAtSolution && step.kind === "solution") return true;
      if (done % stepsBetweenLooks === 0 && isOver()) return false;
    }
    return false;
  }

  back(steps = 1): void {
    this.goTo(this.at - steps);
  }

  restart(): void {
    this.profile = new DepthProfile();
    this.begin();
    this.wanted = undefined;
  }

  /** At once where that is near; else `approach` leads there. */
  goTo(step: number): void {
    const to = Math.min(Math.max(0, step), this.profile.length);
    if (to < this.at && this.trail.reaches(to)) while (this.at > to) this.stepBack();
    if (to < this.at) this.begin();
    this.wanted = to === this.at ? undefined : to;
  }

  /** A slice of the way to where somebody wants to be. */
  approach(isOver: () => boolean = () => false): void {
    if (this.wanted === undefined) return;
    this.forward({ steps: this.wanted - this.at, isOver });
    if (this.at === this.wanted || !this.canGoOn) this.wanted = undefined;
  }

  private begin(): void {
    this.run = new Run(this.lesson, this.question);
    this.trail.clear();
    this.placed.length = 0;
    this.at = 0;
    this.solutions = 0;
  }

  /** The last step, where one was made. */
  private get madeStep(): Step {
    const { lastStep } = this;
    if (lastStep === undefined) throw new Error(`no step is known at ${this.at}`);
    return lastStep;
  }

  private stepOn(): Step | undefined {
    if (this.at === this.trail.length && !this.search()) return undefined;
    this.at++;
    const step = this.madeStep;
    follow(this.placed, step);
    const isSolution = step.kind === "solution";
    if (isSolution) this.solutions++;
    if (this.at > this.profile.length) this.profile.record(this.depth, isSolution);
    return step;
  }

  /** One step more on the trail; false where the search is over. */
  private search(): boolean {
    const { run, next } = this;
    if (run.advance(1, next) === 0) return false;
    this.trail.push(itemAt(next, 0), run.nodes, run.tried);
    return true;
  }

  private stepBack(): void {
    const step = this.madeStep;
    goBack(this.placed, step);
    if (step.kind === "solution") this.solutions--;
    this.at--;
  }
}
