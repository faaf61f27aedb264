/** The latest steps of a search, each with what had been counted by then, so that it can be gone back exactly. */

import type { Step } from "../../../core/algorithms/algorithms.js";
import { itemAt } from "../../../core/text/list.js";

/** What a search had counted when a step was made. */
export interface SearchCounts {
  readonly nodes: number;
  readonly tried: number;
}

const nothingCounted: SearchCounts = { nodes: 0, tried: 0 };

/** A few megabytes, and minutes of going back by hand. */
const defaultRoom = 1 << 17;

export class Trail {
  /** How many steps there have been. */
  length = 0;
  private readonly steps: Step[] = [];
  private readonly nodes: Float64Array;
  private readonly tried: Float64Array;

  constructor(private readonly room = defaultRoom) {
    this.nodes = new Float64Array(room);
    this.tried = new Float64Array(room);
  }

  push(step: Step, nodes: number, tried: number): void {
    const at = this.length % this.room;
    this.steps[at] = step;
    this.nodes[at] = nodes;
    this.tried[at] = tried;
    this.length++;
  }

  /** Begins anew in the same room, for that is large. */
  clear(): void {
    this.length = 0;
  }

  /** Whether everything is known that is to be seen after this many steps. */
  reaches(count: number): boolean {
    return count <= this.length && count > (this.length > this.room ? this.length - this.room : -1);
  }

  /** The last of this many steps; there is none before the first. */
  stepAt(count: number): Step | undefined {
    return count === 0 ? undefined : this.steps[(count - 1) % this.room];
  }

  countsAt(count: number): SearchCounts {
    if (count === 0) return nothingCounted;
    const at = (count - 1) % this.room;
    return { nodes: itemAt(this.nodes, at), tried: itemAt(this.tried, at) };
  }
}
