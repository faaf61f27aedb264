/** Listens to the coach on many positions of a puzzle: notes everything false, and how often each technique came up. */

import { explain, hint, reachOf } from "../../../src/core/coach/coach.js";
import { plainReasons } from "../../../src/core/coach/techniques.js";
import { targetAt, targetCells } from "../../../src/core/puzzle/target.js";
import { countTilings } from "../../../src/core/solver/counts.js";
import { firstTiling } from "../../../src/core/solver/tilings.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { type CatalogueId, cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { seed } from "../../support/runs.js";
import { type Dice, dice, type Position, randomPosition } from "./positions.js";
import { falsehood, falseLift, falseReason } from "./truth.js";
import { proofFault } from "./verify-proof.js";

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

/** One position in so many: what is in reach takes a count of all targets. */
const everyReach = 25;
const asked = 3;

/** The counts of some dates in reach, one of them the position's own, held against a count of each. */
async function listenToReach(position: Position, { falsehoods }: Heard, roll: Dice): Promise<void> {
  const { puzzle, placed, flips, uncovered } = position;
  const { counts, targets, solutions } = await reachOf({ puzzle, placed, flips });
  const covered = new Set(placed.flatMap(({ cells }) => cells));
  const own = Array.from(counts.keys()).filter(
    (index) => `${targetCells(puzzle, targetAt(puzzle, index))}` === `${uncovered}`,
  );
  const others = Array.from({ length: asked }, () => roll(counts.length));
  for (const index of [...own, ...others, ...targets.slice(0, 1)]) {
    const cells = targetCells(puzzle, targetAt(puzzle, index));
    const count = cells.some((cell) => covered.has(cell)) ? 0 : await countTilings({ ...position, uncovered: cells });
    if (count !== counts[index])
      falsehoods.push(`${puzzle.id}: ${index} isn't reached by ${counts[index]}, but ${count}`);
  }
  if (own.length !== 1 || counts.reduce((sum, count) => sum + count, 0) !== solutions)
    falsehoods.push(`${puzzle.id}: what is in reach doesn't add up`);
}

/** Whether there is a reason at all, and what must be lifted where there is no short one. */
async function listenToExplanation(position: Position, { falsehoods, kinds }: Heard): Promise<void> {
  const explanation = await explain(position);
  const isDead = firstTiling(position) === undefined;
  if (isDead === (explanation.kind === "solvable")) falsehoods.push(`${position.puzzle.id}: ${explanation.kind}`);
  if (!isDead) return;
  const wrong =
    explanation.kind === "proof"
      ? await proofFault(position, explanation.proof)
      : explanation.kind === "long" && explanation.lift !== undefined
        ? await falseLift(position, explanation.lift)
        : undefined;
  kinds[explanation.kind] = (kinds[explanation.kind] ?? 0) + 1;
  if (wrong !== undefined) falsehoods.push(`${JSON.stringify({ ...position, puzzle: position.puzzle.id })}: ${wrong}`);
}

/** One position in four may not flip anything. */
const withoutFlips = 4;

export async function listen(id: CatalogueId, count: number): Promise<Heard> {
  const heard: Heard = { falsehoods: [], kinds: {} };
  const roll = dice(seed);
  const puzzle = cataloguePuzzle(id);
  for (let i = 0; i < count; i++) {
    const position = randomPosition(puzzle, roll, i % withoutFlips !== 1);
    const said = await hint(position, "next");
    const kind = said.kind === "next" ? said.reason.kind : said.kind;
    if (kind === "wrong" || kind === "every-solution" || kind === "best-chance")
      heard.kinds[kind] = (heard.kinds[kind] ?? 0) + 1;
    const wrong = await falsehood(position, said);
    if (wrong !== undefined) heard.falsehoods.push(`${JSON.stringify({ ...position, puzzle: id, said })}: ${wrong}`);
    await listenToReasons(position, heard);
    await listenToExplanation(position, heard);
    if (i % everyReach === everyReach - 1) await listenToReach(position, heard, roll);
  }
  return heard;
}
