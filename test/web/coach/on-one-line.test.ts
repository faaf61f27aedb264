/** Dates that stay on one line. */

import { expect, it } from "vitest";
import { onOneLine } from "../../../src/web/coach/on-one-line.js";

it.each([
  ["31 April (25)", "31\u00a0April\u00a0(25)"],
  ["4月31日（25）", "4\u2060月\u206031\u2060日\u2060（\u206025\u2060）"],
])("no line ends within %s", (text, joined) => {
  expect(onOneLine(text)).toBe(joined);
});
