/** DXF for old programs has the same lines as the newer one, and nothing that R12 doesn't know. */

import { describe, expect, it } from "vitest";
import { writeLaserDxfR12 } from "../../../src/make/laser/dxf-r12.js";

const drawing = {
  title: "ignored",
  size: { width: 100, height: 50 },
  edges: [],
  lines: {
    engrave: [
      [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    ],
    score: [],
    cut: [
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
        { x: 0, y: 0 },
      ],
    ],
  },
};

/** Codes with their values. */
const pairsIn = (dxf: string): [number, string][] => {
  const lines = dxf.trimEnd().split("\n");
  return Array.from({ length: lines.length / 2 }, (_, i) => [Number(lines[2 * i]), lines[2 * i + 1]!]);
};

describe("DXF as of R12", () => {
  const pairs = pairsIn(writeLaserDxfR12(drawing));

  it("says so, and names the layers that it has", () => {
    expect(pairs).toContainEqual([1, "AC1009"]);
    const layers = pairs.flatMap(([code, value], i) => (code === 0 && value === "LAYER" ? [pairs[i + 1]![1]] : []));
    expect(layers).toEqual(["engrave", "cut"]);
  });

  it("has kinds of entries that R12 knows, and ends", () => {
    const known = ["SECTION", "ENDSEC", "TABLE", "ENDTAB", "LTYPE", "LAYER", "POLYLINE", "VERTEX", "SEQEND", "EOF"];
    expect(pairs.filter(([code]) => code === 0).filter(([, value]) => !known.includes(value))).toEqual([]);
    expect(pairs.at(-1)).toEqual([0, "EOF"]);
  });

  it("has every point once, y upwards, and closes what is closed", () => {
    const start = pairs.findIndex(([, value]) => value === "ENTITIES");
    const own = pairs.slice(start);
    const at = (code: number): string[] =>
      own.flatMap(([, value], i) => (value === "VERTEX" ? [own.slice(i).find(([each]) => each === code)![1]] : []));
    expect(at(10)).toEqual(["1", "3", "0", "10", "10"]);
    expect(at(20)).toEqual(["48", "46", "50", "50", "40"]);
    expect(own.filter(([code]) => code === 70).map(([, value]) => value)).toEqual(["0", "1"]);
  });
});
