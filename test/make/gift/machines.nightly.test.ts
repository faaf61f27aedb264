/** A whole gift from each machine: other programs slice every plate and find no fault in any page. */

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { toolPath } from "../../../scripts/test-tools.mjs";
import { filesIn } from "../../../src/make/archive.js";
import { sheetSize } from "../../../src/make/parameters.js";
import { askProduct } from "../../../src/requests/products/product.js";
import { machines } from "../../../src/requests/products/workshop.js";

const folder = mkdtempSync(join(tmpdir(), "daytile-gift-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a gift by name, on the disk. */
async function giftFrom(machine: string): Promise<Map<string, string>> {
  const settings = { machine, for: "Ada", date: "12-10" };
  const gift = await askProduct({ product: "gift", puzzle: "classic", settings }, { now: new Date(2026, 10, 16) });
  if (!gift.ok) throw new Error(gift.faults[0]?.message);
  const files = filesIn(gift.value.data as Uint8Array);
  return new Map(
    files.map(({ name, data }) => {
      const path = join(folder, `${machine}-${name}`);
      writeFileSync(path, data);
      return [name, path];
    }),
  );
}

const ending = (files: ReadonlyMap<string, string>, wanted: string): string[] =>
  [...files].flatMap(([name, path]) => (name.endsWith(wanted) ? [path] : []));

/** What the slicer says about a plate, besides how far it is. */
function sliced(path: string, bed: string, nozzle: number): string[] {
  const { width, height } = sheetSize(bed)!;
  const shape = `0x0,${width}x0,${width}x${height},0x${height}`;
  const options = ["--export-gcode", "--dont-arrange", "--bed-shape", shape, "--nozzle-diameter", String(nozzle)];
  const { status, stdout, stderr } = spawnSync(
    toolPath("slicer"),
    [...options, "--layer-height", "0.2", "-o", `${path}.gcode`, path],
    { encoding: "utf8" },
  );
  const said = `${stdout}${stderr}`.split("\n").filter((line) => /warning|error|could not|outside/i.test(line));
  return [...said, ...(status === 0 ? [] : [`exit code ${status}`])];
}

describe("a gift", () => {
  it.each(machines().filter(({ makes }) => makes === "solid"))(
    "from $id is sliced without a word, plate by plate",
    { tags: ["slicer"] },
    async ({ id, bed, nozzle = 0.4 }) => {
      const plates = ending(await giftFrom(id), ".3mf");
      expect(plates.length).toBeGreaterThan(2);
      for (const plate of plates) expect([plate, sliced(plate, bed, nozzle)]).toEqual([plate, []]);
    },
  );

  it.each(machines().map(({ id }) => id))("from %s has pages without a fault", { tags: ["qpdf"] }, async (id) => {
    const pages = ending(await giftFrom(id), ".pdf");
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages)
      expect(execFileSync(toolPath("qpdf"), ["--check", page], { encoding: "utf8" })).toContain("No syntax or stream");
  });
});
