/** Whatever the coach says of random positions of every catalogue puzzle is true; by the thousand in the nightly tests. */

import { expect, it } from "vitest";
import { techniques } from "../../../src/core/coach/coach.js";
import { catalogueIds } from "../../../src/formats/catalogue.js";
import { halfByDay, timesByDay } from "../../support/night.js";
import { type Heard, listen } from "./tell-truth.js";

const all: Heard[] = [];

it.each(halfByDay(catalogueIds))("what the coach says about positions of %s is true", async (id) => {
  const heard = await listen(id, timesByDay(36));
  all.push(heard);
  expect(heard.falsehoods).toEqual([]);
});

it("it knows every technique, and comes across dead ends", () => {
  const kinds = new Set(all.flatMap((heard) => Object.keys(heard.kinds)));
  expect([...techniques, "wrong", "proof"].filter((kind) => !kinds.has(kind))).toEqual([]);
});
