/** From the last step of a search to what it thinks, in one line. */

import type { Step } from "../../../core/algorithms/algorithms.js";
import { stepMessenger } from "../../../core/algorithms/step.js";
import type { Language } from "../../../core/calendar/languages.js";
import type { Translate } from "../../../core/i18n/translate.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import type { Words } from "../../words/words.js";
import type { Player } from "./player.js";

/** Keeps the first cell of a placement: the board shows the others. */
function shorten(step: Step): Step {
  if (!("placement" in step)) return step;
  return { ...step, placement: { ...step.placement, cells: step.placement.cells.slice(0, 1) } };
}

export class Thinker {
  private readonly message: ReturnType<typeof stepMessenger>;

  constructor(
    puzzle: Puzzle,
    language: Language,
    private readonly words: Words["watch"],
    private readonly translate: Translate,
  ) {
    this.message = stepMessenger(puzzle, language);
  }

  thought({ lastStep, solutions, isFinished, isGivenUp, isOnTheWay, at }: Player): string {
    const { words } = this;
    if (isOnTheWay) return words.rewinding;
    if (isFinished) return words.finished({ count: solutions });
    if (isGivenUp) return words.givenUp({ steps: at });
    return lastStep === undefined ? words.start : this.translate(this.message(shorten(lastStep), solutions));
  }
}
