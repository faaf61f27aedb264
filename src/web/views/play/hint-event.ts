/** What the help panel tells the view: what to point at, what to place, and that help was asked for. */

import type { Move } from "../../../core/game/game.js";
import type { Marks } from "../../../element/marks.js";

export interface HintEvent {
  readonly marks: Marks;
  readonly moves: readonly Move[];
  /** How many more times help was asked for. */
  readonly asked: number;
  readonly reveals: boolean;
}
