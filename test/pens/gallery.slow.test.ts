/** Every picture of the gallery can be had as PNG and as PDF. */

import { describe, expect, it } from "vitest";
import { pdfOf } from "../../src/pens/pdf.js";
import { pngOf } from "../../src/pens/png.js";
import { exhibits } from "../gallery/pictures.js";
import { getDocument } from "../support/pdfjs.js";

describe("every picture of the gallery", () => {
  it.each(exhibits)("$name: as PNG and as PDF", async ({ theme = "light", draw }) => {
    const picture = await draw();
    const png = Buffer.from(await pngOf(picture, { theme }));
    expect(png.readUInt32BE(20) / png.readUInt32BE(16)).toBeCloseTo(picture.box.height / picture.box.width, 2);
    const document = await getDocument({ data: await pdfOf(picture, { theme }), verbosity: 0 }).promise;
    const page = await document.getPage(1);
    const { fnArray } = await page.getOperatorList();
    expect(fnArray.length).toBeGreaterThan(10);
    await document.destroy();
  });
});
