/** What the gallery of a site says to type draws the picture above it. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { galleryPage, galleryPictures } from "../../../src/requests/site/site-gallery.js";
import { daytile } from "../../cli/support.js";

const lines = [...galleryPage.body.matchAll(/<code>daytile ([^<]*)<\/code>/g)].map(([, line = ""]) => line);
const pictures = galleryPictures({});

it("has a line for every picture", () => {
  expect(pictures.length).toBeGreaterThan(10);
  expect(lines).toHaveLength(pictures.length);
});

it.each(lines.map((line, i) => ({ line, i })))("daytile $line draws it", async ({ line, i }) => {
  const { code, stdout, cwd } = await daytile(line);
  const file = line.match(/ -o (\S+)$/)?.[1];
  expect(code).toBe(0);
  expect(file === undefined ? stdout.trimEnd() : readFileSync(join(cwd, file), "utf8").trimEnd()).toBe(
    String(await pictures[i]?.data()).trimEnd(),
  );
});
