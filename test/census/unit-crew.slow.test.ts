/** Threads do units in any order, and what they find is what one machine finds; a crew that was sent home does no more. */

import { expect, it } from "vitest";
import { UnitCrew } from "../../dist/census/unit-crew.js";
import { newCensusHost } from "../../src/core/census/census-host.js";
import { unitText } from "../../src/core/census/unit.js";
import { unwrap } from "../../src/core/text/fault.js";
import { askCensus } from "../../src/requests/census.js";

const rows = Array.from({ length: 5 }, () => "* * * * * *");
const puzzle = { id: "thirty", title: "Thirty", board: rows, pieces: { B: ["######"] }, copies: { B: 5 } };
const asked = { puzzle, pieces: "1 tetromino + 4 pentominoes + 1 hexomino" };

it("does every unit, and nothing once it was sent home", async () => {
  const { planned } = unwrap(await askCensus(asked));
  const crew = new UnitCrew(planned, 2);
  const units = [3, 0, 2];
  const written = await Promise.all(units.map((unit) => crew.run(unit)));
  const host = newCensusHost()!;
  expect(written).toEqual(units.map((unit) => unitText(planned.plan, host, planned.parts[unit]!)));
  const late = crew.run(1).then(
    () => "done",
    () => "sent home",
  );
  await crew.sendHome();
  expect(await late).toBe("sent home");
  await expect(crew.run(0)).rejects.toThrow();
});

it("tells of a thread that failed, and goes on with another", async () => {
  const { planned } = unwrap(await askCensus(asked));
  // Too little for anything.
  const crew = new UnitCrew({ ...planned, plan: { ...planned.plan, limit: 1 << 16 } }, 1);
  await expect(crew.run(0)).rejects.toThrow("The memory is too small for one set.");
  await expect(crew.run(1)).rejects.toThrow("The memory is too small for one set.");
  await crew.sendHome();
});
