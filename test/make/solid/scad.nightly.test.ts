/** OpenSCAD makes of the program what Daytile makes of the puzzle: equally many bodies of the same volume. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toolPath } from "../../../scripts/test-tools.mjs";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import type { Letters } from "../../../src/make/solid/letters.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { makeBodies } from "../../../src/make/solid/parts.js";
import { askProduct } from "../../../src/requests/products/product.js";
import { volumeOf } from "./measure.js";
import { defaultLetters } from "./puzzles.js";

const folder = mkdtempSync(join(tmpdir(), "daytile-scad-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let letters: Letters;
beforeAll(async () => {
  letters = await defaultLetters();
});

/** Of a text STL, as OpenSCAD writes it. */
function volumeIn(stl: string): number {
  const corners = [...stl.matchAll(/vertex (\S+) (\S+) (\S+)/g)].map(
    ([, ...xyz]) => xyz.map(Number) as [number, number, number],
  );
  let sum = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [corners[i]!, corners[i + 1]!, corners[i + 2]!];
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
}

async function rendered(puzzle: string, part: string): Promise<number> {
  const made = await askProduct({ product: "solid", format: "scad", puzzle, settings: { labels: "none" } });
  if (!made.ok) throw new Error(made.faults[0]?.message);
  const [source, model] = [join(folder, "puzzle.scad"), join(folder, "puzzle.stl")];
  writeFileSync(source, made.value.data);
  execFileSync(toolPath("openscad"), ["-q", "-D", `part="${part}"`, "-o", model, source]);
  return volumeIn(readFileSync(model, "utf8"));
}

describe("the program for OpenSCAD", { tags: ["openscad"] }, () => {
  it.each(
    (["classic", "hex-lake"] as const).flatMap((id) =>
      (["pieces", "frame", "tray", "lid"] as const).map((part) => [id, part] as const),
    ),
  )("makes %s: the %s", async (id, part) => {
    const settings = solidSettings({ part, labels: "none", "grid-depth": 0 });
    const bodies = makeBodies(cataloguePuzzle(id), settings, { language: "en", letters });
    const expected = bodies.reduce((sum, { mesh, copies }) => sum + copies * volumeOf(mesh), 0);
    expect((await rendered(id, part)) / expected).toBeCloseTo(1, 1.7);
  });
});
