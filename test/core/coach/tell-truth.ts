/** Listens to the coach on many positions of a puzzle: notes everything false, and how often each technique came up. */

import { hint } from "../../../src/core/coach/coach.js";
import { plainReasons } from "../../../src/core/coach/techniques.js";
import { firstTiling } from "../../../src/core/solver/tilings.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { type CatalogueId, cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { dice, type Position, randomPosition } from "./positions.js";
import { falsehood, falseReason } from "./truth.js";

export interface Heard {
  readonly falsehoods: string[];
  readonly kinds: Record<string, number>;
}

/** Every argument there is, not only the plainest, which is what the coach would say. */
async function listenToReasons(position: Position, { falsehoods, kinds }: Heard): Promise<void> {
  const tiling = firstTiling(position);
  if (tiling === undefined || tiling.length === position.placed.length) return;
  for (const reason of plainReasons(new Possibilities(position))) {
    kinds[reason.kind] = (kinds[reason.kind] ?? 0) + 1;
    const placement = tiling.find(({ cells }) => cells.includes(reason.cell))!;
    const wrong = await falseReason(position, { placement, reason });
    if (wrong !== undefined)
      falsehoods.push(`${JSON.stringify({ ...position, puzzle: position.puzzle.id, reason })}: ${wrong}`);
  }
}

export async function listen(id: CatalogueId, count: number, seed: number): Promise<Heard> {
  const heard: Heard = { falsehoods: [], kinds: {} };
  const roll = dice(seed);
  const puzzle = cataloguePuzzle(id);
  for (let i = 0; i < count; i++) {
    const position = randomPosition(puzzle, roll);
    const said = await hint(position, "next");
    const kind = said.kind === "next" ? said.reason.kind : said.kind;
    if (kind === "wrong" || kind === "every-solution" || kind === "best-chance")
      heard.kinds[kind] = (heard.kinds[kind] ?? 0) + 1;
    const wrong = await falsehood(position, said);
    if (wrong !== undefined) heard.falsehoods.push(`${JSON.stringify({ ...position, puzzle: id, said })}: ${wrong}`);
    await listenToReasons(position, heard);
  }
  return heard;
}
