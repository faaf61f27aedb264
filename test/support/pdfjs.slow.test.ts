/** pdf.js leaves everybody else what Node has. */

import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { getDocument } from "./pdfjs.js";

/** Read by somebody whom nobody has changed. */
const sourceOf = runInNewContext("(each) => Function.prototype.toString.call(each)") as (each: unknown) => string;

it("leaves no trace in what others use, even once it has read something", async () => {
  await expect(getDocument({ data: new Uint8Array(), verbosity: 0 }).promise).rejects.toThrow("PDF");
  for (const each of [Array.prototype.push, JSON.parse, Function.prototype.toString])
    expect(sourceOf(each)).toContain("[native code]");
});
