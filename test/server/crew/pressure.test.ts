/** Many at once may wait; where too many come all the time, whoever would wait long is sent away. */

import { expect, it } from "vitest";
import { Pressure } from "../../../src/server/crew/pressure.js";

/** How many of a hundred that come at once may wait. */
function admitted(pressure: Pressure, now: number): number {
  let waiting = 0;
  while (waiting < 100 && pressure.mayWait(waiting, now)) waiting++;
  return waiting;
}

it("nobody is sent away as long as nobody knows how long an answer takes", () => {
  expect(admitted(new Pressure(2), 0)).toBe(100);
});

it("the pictures of a month may come at once, but not more than two seconds' worth", () => {
  const pressure = new Pressure(2);
  pressure.ended(100);
  expect(admitted(pressure, 0)).toBe(40);
});

it("when everybody has waited too long for a while, only few may wait, until somebody's turn comes soon", () => {
  const pressure = new Pressure(2);
  pressure.ended(100);
  pressure.began(500, 0);
  expect(admitted(pressure, 500)).toBe(40);
  pressure.began(600, 1000);
  expect(admitted(pressure, 1000)).toBe(8);
  pressure.began(100, 1100);
  expect(admitted(pressure, 1100)).toBe(40);
});

it("one may always wait, however long the last one took", () => {
  const pressure = new Pressure(1);
  pressure.ended(60_000);
  expect(admitted(pressure, 0)).toBe(1);
});
