/** What is made on first use: not before, and once. */

import { expect, it } from "vitest";
import { onFirstUse } from "../../../src/core/text/on-first-use.js";

it("makes nothing until it is asked for, and then once", () => {
  let made = 0;
  const value = onFirstUse(() => {
    made++;
    return undefined;
  });
  expect(made).toBe(0);
  expect([value(), value(), made]).toEqual([undefined, undefined, 1]);
});
