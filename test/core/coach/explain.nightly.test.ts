/** Every argument about hundreds of dead positions of every catalogue puzzle is sound, says a verifier that shares no code with it. */

import { expect, it } from "vitest";
import { explain } from "../../../src/core/coach/coach.js";
import { catalogueIds, cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { seed } from "../../support/runs.js";
import { dice, randomPosition } from "./positions.js";
import { proofFault } from "./verify-proof.js";

const positions = 3_000;

it.each(catalogueIds)(`every argument about ${positions} positions of %s is sound`, async (id) => {
  const roll = dice(seed);
  const puzzle = cataloguePuzzle(id);
  let proofs = 0;
  for (let i = 0; i < positions; i++) {
    const position = randomPosition(puzzle, roll);
    const explanation = await explain(position);
    if (explanation.kind !== "proof") continue;
    proofs++;
    expect(await proofFault(position, explanation.proof)).toBeUndefined();
  }
  expect(proofs).toBeGreaterThan(0);
});
