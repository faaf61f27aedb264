/** What another solver is to us: from a model to the placements that its solutions choose. */

import type { WrittenModel } from "../../formats/models/models.js";
import type { CallerSignal } from "../caller.js";

export interface EngineTask {
  readonly model: WrittenModel;
  /** More than one solution may be asked for. */
  readonly wantsAll: boolean;
  readonly signal: CallerSignal | undefined;
}

/** Solutions one after the other, each as ascending indexes into the placements of the model. */
export type Engine = (task: EngineTask) => AsyncIterable<readonly number[]>;
