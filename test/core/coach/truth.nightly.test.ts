/** Whatever the coach says of thousands of random positions of every catalogue puzzle is true. */

import { expect, it } from "vitest";
import { catalogueIds } from "../../../src/formats/catalogue.js";
import { listen } from "./tell-truth.js";

const positions = 3_000;

it.each(catalogueIds)(`what the coach says about ${positions} positions of %s is true`, async (id) => {
  const { falsehoods, kinds } = await listen(id, positions);
  expect(falsehoods).toEqual([]);
  expect(Object.keys(kinds).length).toBeGreaterThan(4);
});
