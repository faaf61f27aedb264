/** From a step of the coach's argument to the sentences that the app says about it. */

import type { Contradiction } from "../../core/coach/contradiction.js";
import type { ProofStep } from "../../core/coach/explain.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { itemAt } from "../../core/text/list.js";
import { inOneLine } from "../../core/text/sentences.js";
import { listOfCells, nameOfCell } from "../../element/words.js";
import type { AppContext } from "../context.js";

/** A few cells are named one by one; a large gap is known by its first label. */
const maxNamed = 4;

export class ProofSentences {
  private readonly labels: string[];

  constructor(
    private readonly context: AppContext,
    private readonly puzzle: Puzzle,
  ) {
    this.labels = cellLabels(puzzle, context.language);
  }

  private get hands() {
    return this.context.words.play.hands;
  }

  piece(piece: number): string {
    return this.puzzle.pieces[piece]?.id ?? "";
  }

  private cell(cell: number): string {
    return nameOfCell(this.puzzle, cell, this.labels, this.hands);
  }

  private cells(cells: readonly number[]): string {
    return listOfCells(cells, this.labels, this.hands);
  }

  private gap(cells: readonly number[]): string {
    const named =
      cells.length > maxNamed ? [cells.find((cell) => this.labels[cell] !== "") ?? itemAt(cells, 0)] : cells;
    return this.cells(named);
  }

  private contradiction(what: Contradiction): string {
    const { play, coach } = this.context.words;
    switch (what.kind) {
      case "uncoverable":
        return play.deadEnds.uncoverable({ label: this.cell(what.cell) });
      case "no-room":
        return play.deadEnds["no-room"]({ piece: this.piece(what.piece) });
      case "same-piece":
        return coach.samePiece({
          piece: this.piece(what.piece),
          labels: this.hands.list({ labels: what.regions.map((cells) => this.gap(cells)) }),
        });
      case "colouring":
        return coach.colouring({
          labels: this.gap(what.cells),
          dark: what.dark.length,
          light: what.cells.length - what.dark.length,
        });
      default:
        return play.deadEnds["cut-off"]({ labels: this.gap(what.cells) });
    }
  }

  /** What was supposed last, and what follows from it. */
  of({ path, proof, contradiction }: ProofStep): string {
    const { coach } = this.context.words;
    const last = path[path.length - 1];
    const before =
      last === undefined ? "" : coach.suppose({ piece: this.piece(last.piece), labels: this.cells(last.cells) });
    if (contradiction !== undefined) return inOneLine(before, this.contradiction(contradiction));
    if (proof.kind === "cell")
      return inOneLine(before, coach.cellChoices({ label: this.cell(proof.cell), count: proof.cases.length }));
    if (proof.kind === "piece")
      return inOneLine(before, coach.pieceChoices({ piece: this.piece(proof.piece), count: proof.cases.length }));
    return before;
  }
}
