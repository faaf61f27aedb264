/** What is taken out of the package for fonts is for none of Daytile's fonts. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fontTables } from "../../scripts/bundle-trims.mjs";

/** A font begins with a list of its tables: twelve bytes, then sixteen for each, the first four of which are its name. */
function tablesOf(font: Buffer): string[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, i) => font.toString("latin1", 12 + 16 * i, 16 + 16 * i));
}

it("The tables of the fonts, and no others, are understood by the bundled package", () => {
  const fonts = readdirSync("fonts").filter((file) => file.endsWith(".ttf"));
  expect(fonts.length).toBeGreaterThan(4);
  const all = new Set(fonts.flatMap((font) => tablesOf(readFileSync(`fonts/${font}`))));
  expect([...all].sort()).toEqual([...fontTables].sort());
});
