/** The algorithms by id: what each is called, whose idea it is, and how to load it. */

import { type AlgorithmId, algorithmIds } from "../names.js";
import { expectOneOf } from "../text/arguments.js";
import { frozen } from "../text/frozen.js";
import type { NewLesson } from "./run.js";

export { type AlgorithmId, algorithmIds } from "../names.js";
export { type Constraint, type Model, modelOf, type Subject } from "./model.js";
export { type Lesson, type NewLesson, Run, type Sight } from "./run.js";
export { type DeadEndReason, follow, goBack, type Step, stepKinds, stepTeller } from "./step.js";
export { type Task, taskOf } from "./task.js";

/** An algorithm: what it is called, and how to load it. */
export interface Algorithm {
  readonly id: AlgorithmId;
  readonly name: string;
  /** Whose idea it is. */
  readonly source: string;
  load(): Promise<NewLesson>;
}

/**
 * Every algorithm, in the order of `algorithmIds`.
 *
 * @example
 * ```ts
 * algorithms.find(({ id }) => id === "regions")?.name; // → Pieces and regions
 * ```
 */
export const algorithms: readonly Algorithm[] = frozen<readonly Algorithm[]>([
  {
    id: "bitboards",
    name: "Bitboards, piece by piece",
    source: "today-is by anowell",
    load: async () => {
      const { Bitboards } = await import("./bitboards.js");
      return (task) => new Bitboards(task);
    },
  },
  {
    id: "positions",
    name: "Filling positions",
    source: "A Puzzling Calendar, 2022",
    load: async () => {
      const { FillPositions } = await import("./fill-positions.js");
      return (task) => new FillPositions(task);
    },
  },
  {
    id: "regions",
    name: "Pieces and regions",
    source: "The Calendar Puzzle, a notebook of 2023",
    load: async () => {
      const { Regions } = await import("./regions.js");
      return (task) => new Regions(task);
    },
  },
  {
    id: "algorithm-x",
    name: "Algorithm X on arrays",
    source: "A Calendar Puzzle and Dancing Links, 2024",
    load: async () => {
      const { AlgorithmX } = await import("./algorithm-x.js");
      return (task) => new AlgorithmX(task);
    },
  },
  {
    id: "model",
    name: "Constraint model",
    source: "Solving Puzzles through Mathematical Programming by Vamshi Jandhyala",
    load: async () => {
      const { ConstraintModel } = await import("./constraint-model.js");
      return (task) => new ConstraintModel(task);
    },
  },
  {
    id: "dancing-links",
    name: "Dancing links",
    source: "Donald Knuth, 2000",
    load: async () => {
      const { DancingLinks } = await import("./dancing-links.js");
      return (task) => new DancingLinks(task);
    },
  },
  {
    id: "first-open-cell",
    name: "First open cell, bit tables",
    source: "Daytile",
    load: async () => {
      const { FirstOpenCell } = await import("./first-open-cell.js");
      return (task) => new FirstOpenCell(task);
    },
  },
]);

/**
 * The algorithm with an id.
 *
 * @example
 * ```ts
 * algorithmNamed("dancing-links").source; // → Donald Knuth, 2000
 * ```
 */
export function algorithmNamed(id: AlgorithmId): Algorithm {
  expectOneOf(id, "id", algorithmIds);
  return algorithms.find((each) => each.id === id)!;
}
