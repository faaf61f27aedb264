/** A request for a machine: one that comes with Daytile, one as JSON, or none. */

import { expect, it } from "vitest";
import { workbenchAsked } from "../../../src/requests/products/workshop.js";

const own = {
  id: "mine",
  name: "Mine",
  makes: "laser",
  bed: "600x400",
  kerf: 0.1,
  materials: ["mdf-3"],
  sources: ["me"],
};

it("takes the measures of the machine, but for those that were asked for", () => {
  const bench = workbenchAsked({ machine: JSON.stringify(own), clearance: 0.4 }, "laser");
  expect(bench.ok && bench.value.settings).toMatchObject({ sheet: "600x400", kerf: 0.1, clearance: 0.4 });
  expect(bench.ok && bench.value.material?.id).toBe("mdf-3");
});

it.each(["{}", "{", '{"id":"x"}', JSON.stringify({ ...own, kerf: "wide" }), "ender-4", ""])("refuses %s", (machine) => {
  const bench = workbenchAsked({ machine }, "solid");
  expect(bench.ok ? "" : bench.faults[0]?.message).toMatch(/^unknown machine/);
});

it("refuses a material that the machine doesn't work with, but for one of somebody's own", () => {
  const bench = workbenchAsked({ machine: "k40", material: "pla" });
  expect(bench.ok ? "" : bench.faults[0]?.message).toBe(
    "k40 doesn't work with pla; choose from plywood-3, mdf-3, acrylic-3",
  );
  const cork = { id: "cork", name: { en: "cork" }, glue: "wood", sources: ["me"] };
  expect(workbenchAsked({ machine: "k40", material: JSON.stringify(cork) }).ok).toBe(true);
});

it("refuses a machine of another trade, and names those that would do", () => {
  const bench = workbenchAsked({ machine: "ender-3" }, "laser");
  expect(bench.ok ? "" : bench.faults[0]?.message).toBe(
    "ender-3 isn't a machine for laser; choose from glowforge, k40, xtool",
  );
});
