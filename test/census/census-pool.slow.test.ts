/** Threads do units in any order, and what they find is what one machine finds; a pool that was closed does no more. */

import { expect, it } from "vitest";
import { CensusPool } from "../../dist/census/census-pool.js";
import { newCensusHost } from "../../src/core/census/census-host.js";
import { unitText } from "../../src/core/census/unit.js";
import { unwrap } from "../../src/core/text/fault.js";
import { askCensus } from "../../src/requests/census.js";

const rows = Array.from({ length: 5 }, () => "* * * * * *");
const puzzle = { id: "thirty", title: "Thirty", board: rows, pieces: { B: ["######"] }, copies: { B: 5 } };
const asked = { puzzle, pieces: "1 tetromino + 4 pentominoes + 1 hexomino" };

it("does every unit, and nothing once it was closed", async () => {
  const { planned } = unwrap(await askCensus(asked));
  const pool = new CensusPool(planned, 2);
  const units = [3, 0, 2];
  const written = await Promise.all(units.map((unit) => pool.run(unit)));
  const host = newCensusHost()!;
  expect(written).toEqual(units.map((unit) => unitText(planned.plan, host, planned.parts[unit]!)));
  const late = pool.run(1).then(
    () => "done",
    () => "closed",
  );
  await pool.close();
  expect(await late).toBe("closed");
  await expect(pool.run(0)).rejects.toThrow();
});

it("tells of a thread that failed, and goes on with another", async () => {
  const { planned } = unwrap(await askCensus(asked));
  // Too little for anything.
  const pool = new CensusPool({ ...planned, plan: { ...planned.plan, limit: 1 << 16 } }, 1);
  await expect(pool.run(0)).rejects.toThrow("The memory is too small for one set.");
  await expect(pool.run(1)).rejects.toThrow("The memory is too small for one set.");
  await pool.close();
});
