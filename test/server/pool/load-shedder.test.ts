/** Many at once may wait; where too many come all the time, whoever would wait long is sent away. */

import { expect, it } from "vitest";
import { LoadShedder } from "../../../src/server/pool/load-shedder.js";

/** How many of a hundred that come at once may wait. */
function admitted(shedder: LoadShedder, now: number): number {
  let waiting = 0;
  while (waiting < 100 && shedder.admits(waiting, now)) waiting++;
  return waiting;
}

it("nobody is sent away as long as nobody knows how long an answer takes", () => {
  expect(admitted(new LoadShedder(2), 0)).toBe(100);
});

it("the pictures of a month may come at once, but not more than two seconds' worth", () => {
  const shedder = new LoadShedder(2);
  shedder.ended(100);
  expect(admitted(shedder, 0)).toBe(40);
});

it("when everybody has waited too long for a while, only few may wait, until somebody's turn comes soon", () => {
  const shedder = new LoadShedder(2);
  shedder.ended(100);
  shedder.began(500, 0);
  expect(admitted(shedder, 500)).toBe(40);
  shedder.began(600, 1000);
  expect(admitted(shedder, 1000)).toBe(8);
  shedder.began(100, 1100);
  expect(admitted(shedder, 1100)).toBe(40);
});

it("one may always wait, however long the last one took", () => {
  const shedder = new LoadShedder(1);
  shedder.ended(60_000);
  expect(admitted(shedder, 0)).toBe(1);
});
