/** A sheet of terminal columns: from characters put in their places, each with its ink, to painted lines. */

import type { SceneInk } from "../drawing/scene.js";
import { displayWidth } from "../drawing/width.js";

/** Turns text into coloured text of the same width. */
export type Paint = (text: string, ink: SceneInk) => string;

interface Slot {
  /** Empty where the wide text before reaches into this column. */
  readonly text: string;
  readonly ink: SceneInk;
}

const emptySlot: Slot = { text: " ", ink: "nothing" };

function untilLastInk(row: readonly Slot[]): Slot[] {
  return row.slice(0, row.findLastIndex(({ ink }) => ink !== "nothing") + 1);
}

/** As few strokes as possible: neighbours with the same ink are painted together. */
function painted(row: readonly Slot[], paint: Paint): string {
  let line = "";
  let run = "";
  row.forEach(({ text, ink }, x) => {
    run += text;
    if (row[x + 1]?.ink === ink) return;
    line += ink === "nothing" ? run : paint(run, ink);
    run = "";
  });
  return line;
}

export class Canvas {
  private readonly rows: Slot[][];

  constructor(
    readonly width: number,
    height: number,
  ) {
    this.rows = Array.from({ length: height }, () => new Array<Slot>(width).fill(emptySlot));
  }

  put(x: number, y: number, text: string, ink: SceneInk): void {
    const row = this.rows[y];
    if (row === undefined) return;
    row[x] = { text, ink };
    for (let i = 1; i < displayWidth(text); i++) row[x + i] = { text: "", ink };
  }

  fill(x: number, y: number, width: number, ink: SceneInk): void {
    for (let i = 0; i < width; i++) this.put(x + i, y, " ", ink);
  }

  lines(paint?: Paint): string[] {
    if (paint !== undefined) return this.rows.map((row) => painted(untilLastInk(row), paint));
    return this.rows.map((row) =>
      row
        .map(({ text }) => text)
        .join("")
        .trimEnd(),
    );
  }
}
