/** Every picture of the gallery is drawn as it was approved. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { themeNames } from "../../src/core/drawing/themes.js";
import { svgOf } from "../../src/core/pens/svg.js";
import { filesIn, root } from "../frame/files.js";
import { expectWellFormed } from "../support/xml.js";
import { type Exhibit, exhibits } from "./pictures.js";

/** How wide pictures are shown at most. */
const width = 720;

const entry = ({ name, says }: Exhibit): string =>
  `## ${says}\n\n<p><img src="gallery/${name}.svg" width="${width}" alt="${says}"></p>\n`;

const page = [
  "# Gallery\n",
  "Pictures that `daytile draw` makes. Each is also a test, which fails when its picture changes. To redraw",
  "them all, run `npx vitest run test/gallery -u`, then look at the pictures here.\n",
  ...exhibits.map(entry),
  `## A search, animated\n\n<p><img src="gallery/search.gif" alt="A search fills the board, goes back, and finds a solution"></p>\n`,
].join("\n");

describe("the gallery", () => {
  it.each(exhibits)("$name: $says", async ({ name, theme, draw }) => {
    const svg = svgOf(await draw(), { theme });
    expectWellFormed(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    await expect(svg).toMatchFileSnapshot(`../../docs/gallery/${name}.svg`);
  });

  it("is a page that shows all of them", async () => {
    await expect(page).toMatchFileSnapshot("../../docs/gallery.md");
  });

  it("keeps no picture that nothing draws", () => {
    const kept = filesIn(root).filter((file) => /^docs\/gallery\/.*\.svg$/.test(file));
    const drawn = new Set(exhibits.map(({ name }) => `docs/gallery/${name}.svg`));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((file) => !drawn.has(file))).toEqual([]);
  });

  it("shows every theme", () => {
    expect(new Set(exhibits.map(({ theme }) => theme))).toEqual(
      new Set([undefined, ...themeNames.filter((name) => name !== "light")]),
    );
  });
});
