/** Tables that programs share: nobody can change what a door of the package hands out. */

import { describe, expect, it } from "vitest";
import * as algorithms from "../../src/core/algorithms/algorithms.js";
import * as element from "../../src/core/embed/embed.js";
import * as formats from "../../src/formats/formats.js";
import * as hexLake from "../../src/formats/puzzles/hex-lake.generated.js";
import * as library from "../../src/index.js";
import * as pens from "../../src/pens/pens.js";
import * as make from "../../src/requests/products/products.js";
import * as requests from "../../src/requests/requests.js";
import * as threads from "../../src/rpc/node.js";
import { packageJson } from "./files.js";

const doors: Readonly<Record<string, object>> = {
  ".": library,
  "./algorithms": algorithms,
  // Its own module needs a browser; what it hands out is this list.
  "./element": element,
  "./formats": formats,
  "./make": make,
  "./pens": pens,
  "./puzzles/*": hexLake,
  "./requests": requests,
  "./threads": threads,
};

/** The ways to everything in a value that can be changed. */
function changeable(value: unknown, way: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, part]) => changeable(part, `${way}.${name}`));
  return [...(Object.isFrozen(value) ? [] : [way]), ...inside];
}

describe("what the doors hand out", () => {
  it("comes from every door there is", () => {
    expect(Object.keys(doors)).toEqual(Object.keys(packageJson.exports).filter((door) => !door.endsWith(".json")));
  });

  it.each(Object.entries(doors))("can't be changed: %s", (_, door) => {
    expect(Object.entries(door).flatMap(([name, value]) => changeable(value, name))).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ["latticeNamed", () => library.latticeNamed("square")],
    ["latticeNamed", () => library.latticeNamed("hex")],
    ["algorithmNamed", () => algorithms.algorithmNamed("regions")],
    ["cataloguePuzzle", () => library.cataloguePuzzle("classic")],
    ["productKind", () => make.productKinds.map((kind) => make.productKind(kind))],
  ])("can't be changed where a function hands it out: %s", (name, get) => {
    const parts = get();
    expect((Array.isArray(parts) ? parts : [parts]).flatMap((part) => changeable(part, name))).toEqual([]);
  });
});
