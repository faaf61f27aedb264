/** Solutions to taste are the best there are: proved by looking at all of them, and measuring each in another way. */

import { describe, expect, it } from "vitest";
import { tastes, tilingsToTaste } from "../../../src/core/coach/coach.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { tilings } from "../../../src/core/solver/tilings.js";
import { type CatalogueId, cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { seed } from "../../support/runs.js";
import { neighboursByTurning } from "../tiling/all-neighbours.js";
import { dice } from "./positions.js";
import { best, flips, joints, keys, shared } from "./taste-measures.js";

/** With more there are too many groups to turn. */
const maxGroups = 12_000;

const puzzles: readonly CatalogueId[] = ["classic", "hex-lake", "tetromino", "domino-months"];

describe.each(puzzles)("on %s", (id) => {
  const puzzle = cataloguePuzzle(id);
  const roll = dice(seed);
  const questions = Array.from({ length: 3 }, () => {
    const uncovered = targetCells(puzzle, targetAt(puzzle, roll(targetCount(puzzle))));
    return { puzzle, uncovered };
  });

  it.each(tastes)("%s", async (prefer) => {
    for (const question of questions) {
      const all = [...tilings(question)];
      if (prefer === "most-neighbours" && all.length * 2 ** (all[0]?.length ?? 0) > maxGroups) continue;
      const common = prefer === "rarest" ? shared(all) : [];
      const measured = all.map((tiling, i) => {
        if (prefer === "fewest-flips") return flips(puzzle, tiling);
        if (prefer === "rarest") return common[i]!;
        if (prefer === "most-neighbours") return -neighboursByTurning(puzzle, all, tiling);
        return prefer === "most-joints" ? -joints(puzzle, tiling) : joints(puzzle, tiling);
      });
      const found = await tilingsToTaste(question, { prefer });
      expect(found.map(({ rank }) => rank)).toEqual(best(measured, Math.min(...measured)));
      if (found[0] !== undefined) expect(Math.abs(found[0].score!)).toBe(Math.abs(Math.min(...measured)));
    }
  });

  it("nearest", async () => {
    for (const [i, question] of questions.entries()) {
      const [near = []] = tilings(questions[(i + 1) % questions.length]!);
      const kept = [...tilings(question)].map(
        (tiling) => keys(tiling).filter((key) => keys(near).includes(key)).length,
      );
      const found = await tilingsToTaste(question, { near });
      expect(found.map(({ rank }) => rank)).toEqual(best(kept, Math.max(...kept)));
    }
  });
});
