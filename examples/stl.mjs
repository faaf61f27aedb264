/** The pieces as models for a 3D printer. */

import { writeFileSync } from "node:fs";
import { unwrap } from "daytile";
import { askProduct } from "daytile/make";

const settings = { part: "pieces", cell: 18, thickness: 6 };
const { data, notes } = unwrap(await askProduct({ product: "solid", format: "stl", settings }));
writeFileSync("pieces.stl", data);

for (const { text } of notes) console.log(text); // → 8 parts on a plate of 188 × 134 mm
