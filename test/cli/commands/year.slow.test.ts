/** The counts of a year are right on a board with weekdays. */

import { describe, expect, it } from "vitest";
import { daytile, json } from "../support.js";

interface TargetCount {
  readonly target: Readonly<Record<string, string>>;
  readonly count: number;
}

describe("daytile year for a board with weekdays", () => {
  it("tells which targets are impossible, and how many of them a calendar has", async () => {
    const { targets, tilings, impossible, impossibleDates } = await json("year -p weekday-6x9 --json");
    expect([targets, tilings]).toEqual([2604, 57_034]);
    expect(impossible).toEqual([{ month: "Apr", day: "31", weekday: "Mon" }]);
    expect(impossibleDates).toBe(0);
  });

  it("counts a part of the targets as it would within the whole", async () => {
    const part = await json("year -p weekday-6x9 --field weekday=mon --field month=Apr --json");
    const whole = await json("year -p weekday-6x9 --json");
    const isPart = ({ target }: TargetCount) => target.weekday === "Mon" && target.month === "Apr";
    expect(part.targets).toBe(31);
    expect(part.counts).toEqual((whole.counts as TargetCount[]).filter(isPart));
    expect(part.impossible).toEqual([{ month: "Apr", day: "31", weekday: "Mon" }]);
  });

  it("adds up what the map has no room for, and says so", async () => {
    const { stdout } = await daytile("year -p weekday-6x9");
    expect(stdout).toContain("Solutions by month and day, every day of the week together\n");
    expect(stdout).toContain("without a solution: 1 date, not a real one\nnot real dates: Monday 31 April\n");
    const monday = await daytile("year -p weekday-6x9 --field weekday=Mon");
    expect(monday.stdout).toContain("Solutions by month and day\n");
    expect(monday.stdout).toMatch(/^Apr .*× ?$/m);
  });

  it("names the dates that are impossible", async () => {
    const { stdout } = await daytile("year -p weekday-face-up --field weekday=Mon");
    expect(stdout).toContain(
      "without a solution: 3 dates, all of them real\ndates without a solution: Monday 1 March, Monday 6 March, Monday 5 October\n",
    );
  });
});
