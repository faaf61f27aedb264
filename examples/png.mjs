/** A solution as an image, 800 pixels wide, in dark colours. */

import { writeFileSync } from "node:fs";
import { boardPicture, firstTiling, readQuestion, unwrap } from "daytile";
import { pngOf } from "daytile/pens";

const question = unwrap(await readQuestion({ date: "25 Dec" }));
const { puzzle, uncovered } = question;
const picture = boardPicture(puzzle, { placements: firstTiling(question) ?? [], uncovered });
const png = await pngOf(picture, { theme: "dark", size: 800 });

writeFileSync("christmas.png", png);
console.log(new TextDecoder().decode(png.slice(1, 4))); // → PNG
