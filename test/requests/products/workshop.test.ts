/** A request for a machine: one that comes with Daytile, one as JSON, or none. */

import { describe, expect, it } from "vitest";
import type { MachineTrade } from "../../../src/formats/workshop.js";
import { machines, materials, resolveWorkbench } from "../../../src/requests/products/workshop.js";
import type { ProductSettings } from "../../../src/requests/requests.js";

const own = {
  id: "mine",
  name: "Mine",
  makes: "laser",
  bed: "600x400",
  kerf: 0.1,
  materials: ["mdf-3"],
  sources: ["me"],
};
const cork = { id: "cork", name: { en: "cork" }, glue: "wood", sources: ["me"] };

const json = JSON.stringify;
const faultOf = (settings: ProductSettings, makes?: MachineTrade): string | undefined => {
  const bench = resolveWorkbench(settings, makes);
  return bench.ok ? undefined : bench.faults.map(({ message }) => message).join("\n");
};

describe("the measures", () => {
  it.each<[ProductSettings, MachineTrade | undefined, material: string | undefined, ProductSettings]>([
    [{ machine: "prusa-mk4" }, "solid", "pla", { bed: "250x210", nozzle: 0.4, clearance: 0.3 }],
    [{ machine: "ender-3", material: "petg" }, undefined, "petg", { bed: "220x220", nozzle: 0.4, clearance: 0.4 }],
    [{ machine: "xtool" }, "laser", "plywood-3", { sheet: "430x390", kerf: 0.1, clearance: 0.2, thickness: 3 }],
    [
      { machine: "xtool", material: json(cork) },
      undefined,
      "cork",
      // Neither knows how much room there is to be.
      { sheet: "430x390", kerf: 0.1 },
    ],
    [
      { machine: "k40", material: "acrylic-3" },
      "laser",
      "acrylic-3",
      { sheet: "300x200", kerf: 0.2, clearance: 0.25, thickness: 3 },
    ],
    [{ machine: "a4-scissors" }, "print", "card", { sheet: "210x297" }],
    [{ material: "acrylic-3" }, "laser", "acrylic-3", { kerf: 0.2, clearance: 0.25, thickness: 3 }],
    [{ material: "acrylic-3" }, "solid", "acrylic-3", { clearance: 0.25 }],
    [{ material: "acrylic-3" }, "print", "acrylic-3", {}],
    [{ material: "acrylic-3" }, undefined, "acrylic-3", {}],
    [{}, "laser", undefined, {}],
    [{ cell: 12, kerf: undefined }, undefined, undefined, { cell: 12 }],
    [
      { machine: json({ ...own, clearance: 0.5 }), material: json(cork) },
      "laser",
      "cork",
      { sheet: "600x400", kerf: 0.1, clearance: 0.5 },
    ],
    [
      { machine: json(own), clearance: 0.4, kerf: undefined, sheet: "A4" },
      "laser",
      "mdf-3",
      { sheet: "A4", kerf: 0.1, clearance: 0.4, thickness: 3 },
    ],
    [{ machine: json({ ...own, makes: "solid", materials: [] }) }, "solid", undefined, { bed: "600x400" }],
    [{ machine: json({ ...own, kerf: 0, materials: [] }) }, "laser", undefined, { sheet: "600x400", kerf: 0 }],
  ])("of %j for %s", (asked, makes, material, measures) => {
    const bench = resolveWorkbench(asked, makes);
    if (!bench.ok) throw new Error(faultOf(asked, makes));
    const { machine: _, material: __, ...others } = asked;
    const named = (settings: ProductSettings) =>
      Object.fromEntries(Object.entries(settings).filter(([name]) => name !== "machine" && name !== "material"));
    expect(bench.value.material?.id).toBe(material);
    expect("machine" in bench.value).toBe(asked.machine !== undefined);
    expect("material" in bench.value).toBe(material !== undefined);
    expect(named(bench.value.settings)).toStrictEqual(measures);
    expect(bench.value.settings).toMatchObject(
      Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
    );
  });

  it("come with the machine and the material themselves", () => {
    const bench = resolveWorkbench({ machine: json(own), material: json(cork) });
    expect(bench.ok && bench.value).toMatchObject({ machine: own, material: cork });
    const known = resolveWorkbench({ machine: "k40" });
    expect(known.ok && known.value.machine).toEqual(machines().find(({ id }) => id === "k40"));
    expect(known.ok && known.value.material).toEqual(materials().find(({ id }) => id === "plywood-3"));
  });
});

describe("a machine", () => {
  const all = "a4-scissors, bambu-x1, ender-3, glowforge, k40, prusa-mk4, xtool";

  it.each([
    ["{}", `unknown machine "{}"; choose from ${all}`],
    ["{", `unknown machine "{"; choose from ${all}`],
    ["ender-4", 'unknown machine "ender-4"; did you mean ender-3?'],
    ["", `unknown machine ""; choose from ${all}`],
  ])("%j is unknown", (machine, says) => expect(faultOf({ machine }, "solid")).toBe(says));

  it.each([
    { id: 1 },
    { name: 1 },
    { bed: 600 },
    { makes: "cake" },
    { makes: undefined },
    { materials: "mdf-3" },
    { kerf: "wide" },
    { kerf: -0.1 },
    { nozzle: "0.4" },
    { clearance: null },
    { hairline: -1 },
    { thickness: true },
  ])("of one's own isn't one with %j", (wrong) =>
    expect(faultOf({ machine: json({ ...own, ...wrong }) })).toMatch(/^unknown machine/),
  );

  it("of another trade is refused, with those that would do", () => {
    expect(faultOf({ machine: "ender-3" }, "laser")).toBe(
      "ender-3 isn't a machine for laser; choose from glowforge, k40, xtool",
    );
    expect(faultOf({ machine: "k40" }, "solid")).toBe(
      "k40 isn't a machine for solid; choose from bambu-x1, ender-3, prusa-mk4",
    );
    expect(faultOf({ machine: "k40" }, "print")).toBe("k40 isn't a machine for print; choose from a4-scissors");
  });
});

describe("a material", () => {
  it("is refused where the machine doesn't work with it, but for one of somebody's own", () => {
    expect(faultOf({ machine: "k40", material: "pla" })).toBe(
      "k40 doesn't work with pla; choose from plywood-3, mdf-3, acrylic-3",
    );
    expect(faultOf({ machine: "k40", material: json(cork) })).toBeUndefined();
    expect(faultOf({ machine: json({ ...own, materials: ["cork"] }), material: "mdf-3" })).toBe(
      "mine doesn't work with mdf-3; choose from cork",
    );
  });

  it.each([
    ["plywod-3", 'unknown material "plywod-3"; did you mean plywood-3?'],
    ["gold", 'unknown material "gold"; choose from acrylic-3, card, mdf-3, petg, pla, plywood-3'],
  ])("%s is unknown", (material, says) => expect(faultOf({ material }, "laser")).toBe(says));

  it.each([{ id: 1 }, { name: "cork" }, { name: undefined }, { glue: 1 }, { thickness: "3" }, { kerf: -1 }])(
    "of one's own isn't one with %j",
    (wrong) => expect(faultOf({ material: json({ ...cork, ...wrong }) }, "laser")).toMatch(/^unknown material/),
  );
});

it("the machines and materials that come with Daytile can't be changed", () => {
  expect(Object.isFrozen(machines())).toBe(true);
  expect(Object.isFrozen(materials())).toBe(true);
  expect(machines().map(({ id, makes }) => `${id}: ${makes}`)).toEqual([
    "a4-scissors: print",
    "bambu-x1: solid",
    "ender-3: solid",
    "glowforge: laser",
    "k40: laser",
    "prusa-mk4: solid",
    "xtool: laser",
  ]);
});
