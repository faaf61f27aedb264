/** In which format sheets for the laser are written; what is on them is compared in the slow tests beside this one. */

import { expect, it } from "vitest";
import { type LaserJob, writeSheets } from "../../../src/requests/products/laser.js";
import { usual } from "../../make/laser/support.js";
import { twoDays } from "./support.js";

const job: LaserJob = {
  puzzle: twoDays,
  title: "Two days",
  spoken: undefined,
  settings: { ...usual, piecesOnly: true },
  sheets: [],
  look: {},
  dxf: "2007",
  notes: [],
};

it("an SVG, or a DXF of either kind", async () => {
  expect(await writeSheets(job, [], "svg")).toMatch(/^<svg /);
  expect(await writeSheets(job, [], "dxf")).toContain("AC1021");
  expect(await writeSheets({ ...job, dxf: "r12" }, [], "dxf")).toContain("AC1009");
});
