/** From the last step of a search to what it thinks, in one line. */

import type { DeadEndReason } from "../../../core/algorithms/algorithms.js";
import type { Language } from "../../../core/calendar/languages.js";
import { cellLabels } from "../../../core/puzzle/labels.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { itemAt } from "../../../core/text/list.js";
import { nameOfCell } from "../../../element/words.js";
import type { Words } from "../../words/words.js";
import type { Player } from "./player.js";

export class Thinker {
  private readonly labels: readonly string[];

  constructor(
    private readonly puzzle: Puzzle,
    language: Language,
    private readonly said: Pick<Words, "watch" | "play">,
  ) {
    this.labels = cellLabels(puzzle, language);
  }

  /** By its label; a blank cell by its place. */
  private cell(cell: number): string {
    return nameOfCell(this.puzzle, cell, this.labels, this.said.play.hands);
  }

  private piece(piece: number): string {
    return this.puzzle.pieces[piece]?.id ?? "";
  }

  private deadEnd(reason: DeadEndReason): string {
    const { watch: words } = this.said;
    if (reason.kind === "cell") return words.nothingFits({ label: this.cell(reason.cell) });
    if (reason.kind === "piece") return words.noRoom({ piece: this.piece(reason.piece) });
    return reason.kind === "region"
      ? words.tooSmall({ label: this.cell(reason.cell), size: reason.size })
      : words.leftOver;
  }

  thought({ lastStep, solutions, isFinished, isGivenUp, isOnTheWay, at }: Player): string {
    const { watch: words } = this.said;
    if (isOnTheWay) return words.rewinding;
    if (isFinished) return words.finished({ count: solutions });
    if (isGivenUp) return words.givenUp({ steps: at });
    if (lastStep === undefined) return words.start;
    if (lastStep.kind === "solution") return words.found({ number: solutions });
    if (lastStep.kind === "dead end") return this.deadEnd(lastStep.reason);
    const { piece, cells } = lastStep.placement;
    const say = lastStep.kind === "place" ? words.place : words.take;
    return say({ piece: this.piece(piece), label: this.cell(itemAt(cells, 0)) });
  }
}
