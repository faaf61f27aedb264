/** What options mean for each kind of thing to make, where that differs from one kind to the next. */

import type { ProductKind } from "../../core/names.js";
import { machinesJson } from "../../formats/workshop.generated.js";
import { defaultSheet } from "../../make/laser/parameters.js";
import { sharedParameters } from "../../make/parameters.js";
import { defaultSolidClearance } from "../../make/solid/parameters.js";
import type { OptionMeaning, Topic } from "../command.js";

const papers = sharedParameters.flatMap((each) => (each.name === "sheet" ? each.suggestions : [])).join(", ");
const paper: OptionMeaning = { description: `the paper: ${papers}, or a size such as 420x297`, default: "A4" };

const gap = "gap between pieces, and between them and the frame";
const fromMachine = "your machine's";
const mark: OptionMeaning = { description: "put a ring around this day, such as a birthday" };

const machines = JSON.parse(machinesJson) as readonly { readonly id: string; readonly makes: string }[];

/** Only those that make such things. */
function machine(kind: ProductKind): OptionMeaning {
  const ids = machines.filter(({ makes }) => makes === kind).map(({ id }) => id);
  return { description: `your machine, which sets the size and the gaps: ${ids.join(", ")}, or a machine file` };
}

export const makeMeanings: Readonly<Record<ProductKind, NonNullable<Topic["meanings"]>>> = {
  print: {
    sheet: paper,
    mark,
    box: { description: "make the board a box with a lid, to fold" },
    machine: machine("print"),
  },
  laser: {
    sheet: { description: "size of your sheet in millimetres, or a paper such as A3", default: defaultSheet },
    clearance: { description: gap },
    mark,
    box: { description: "add a box with a lid, to glue together" },
    thickness: { description: "thickness of the sheet, for the box", default: "the material's, or 3" },
    engrave: { description: "what to engrave on pieces: none, letters, patterns" },
    machine: machine("laser"),
    output: { description: "write to a file, or a file for each sheet to a folder or a zip" },
  },
  solid: {
    clearance: { description: gap, default: defaultSolidClearance },
    gap: { description: "smallest distance between parts, and to the edge of the bed" },
    mark,
    engrave: { description: "what to engrave on pieces: none, letters" },
    machine: machine("solid"),
    output: { description: "write to a file, or a file for each plate to a folder or a zip" },
  },
  book: {
    sheet: paper,
    mark,
    for: { description: "who the book is for" },
    title: { description: "your own title for the book" },
    bleed: { description: "how far pages and cover extend past the trim", default: "0, and 3.2 for a cover" },
    spine: { description: "width of the spine on the cover", default: "from the number of pages" },
  },
  gift: {
    kerf: { description: "full width that the beam burns away", default: fromMachine },
    clearance: { description: gap, default: fromMachine },
    output: { description: "write to this folder, or to a zip" },
  },
};
