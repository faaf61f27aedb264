/** Files of machines and materials are read, or refused with the place of every mistake. */

import { describe, expect, it } from "vitest";
import { readMachineYaml, readMaterialYaml } from "../../src/formats/workshop.js";
import { readSheetSize } from "../../src/make/parameters.js";
import { machines, materials } from "../../src/requests/products/workshop.js";
import { textOf } from "../frame/files.js";

const ender = "id: ender-3\nname: Ender\nmakes: solid\nbed: 220x220\nnozzle: 0.4\nmaterials: pla\nsources: [a, b]\n";

function problemsOf(text: string): string[] {
  const reading = readMachineYaml(text, "mine.yaml");
  return reading.ok ? [] : reading.faults.map(({ line, column, message }) => `${line}:${column}: ${message}`);
}

describe("a machine file", () => {
  it("is read with its measures as numbers and its lists as lists", () => {
    const reading = readMachineYaml(ender);
    expect(reading.ok && reading.value).toEqual({
      id: "ender-3",
      name: "Ender",
      makes: "solid",
      bed: "220x220",
      nozzle: 0.4,
      materials: ["pla"],
      sources: ["a", "b"],
    });
  });

  it("is refused with line, column and what was expected", () => {
    expect(problemsOf(ender.replace("nozzle: 0.4", "nozzle: 40"))).toEqual([
      "5:9: nozzle: expected millimetres from 0.1 to 2",
    ]);
    expect(problemsOf(ender.replace("makes: solid", "makes: coffee"))).toEqual([
      "3:8: makes: expected one of solid, laser, print",
    ]);
    expect(problemsOf(ender.replace("nozzle", "nozle"))[0]).toMatch(/^5:1: unknown key "nozle".*nozzle/);
    expect(problemsOf("id: x\n")).toContain("1:1: the key bed is missing");
    expect(problemsOf(`${ender}id: again\n`)).toEqual(['8:1: "id" appears twice']);
  });

  it.each(["", "- a\n- b", "id: [", "&a *a", "\0", "id: {a: {b: {c: d}}}", "x".repeat(50_000)])(
    "never throws, whatever it holds: %j",
    (text) => {
      expect(problemsOf(text).length).toBeGreaterThan(0);
      expect(readMaterialYaml(text).ok).toBe(false);
    },
  );
});

describe("the machines and materials that come with Daytile", () => {
  it("are those that people have, with sources", () => {
    const ids = machines().map(({ id }) => id);
    for (const id of ["prusa-mk4", "bambu-x1", "ender-3", "k40", "glowforge", "xtool", "a4-scissors"])
      expect(ids).toContain(id);
    for (const { id, sources } of [...machines(), ...materials()]) {
      expect(sources.length, id).toBeGreaterThan(0);
      expect(sources.join("").trim().length, id).toBeGreaterThan(5);
    }
  });

  it("fit together: every machine has a size, and works with materials that there are", () => {
    const known = materials().map(({ id }) => id);
    for (const { id, bed, materials: own } of machines()) {
      expect(readSheetSize(bed), `the bed of machines/${id}.yaml`).toBeDefined();
      const missing = own.filter((material) => !known.includes(material));
      expect(missing, `machines/${id}.yaml names what isn't in materials/`).toEqual([]);
    }
  });

  it("are all on the page about making a puzzle", () => {
    const page = textOf("docs/making.md");
    const ids = [...machines(), ...materials()].map(({ id }) => id);
    expect(ids.filter((id) => !page.includes(`\`${id}\``))).toEqual([]);
  });
});
