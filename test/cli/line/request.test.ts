/** Dates, weekdays and cells are read from the line as people write them. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { daytile, json } from "../support.js";

const target = async (line: string | readonly string[]) => (await json(line)).target;
const counted = (...words: string[]): string[] => ["count", ...words, "--json"];

describe("dates", () => {
  it.each([
    [[], "Dec 24"],
    [["today"], "Dec 24"],
    [["tomorrow"], "Dec 25"],
    [["yesterday"], "Dec 23"],
    [["2026-12-25"], "Dec 25"],
    [["12-25"], "Dec 25"],
    [["25", "Dec"], "Dec 25"],
    [["25 Dec"], "Dec 25"],
    [["Dec", "25"], "Dec 25"],
    [["25", "December", "2026"], "Dec 25"],
    [["25.", "Dezember", "--lang", "de"], "Dec 25"],
    [["25", "décembre", "--lang", "fr"], "Dec 25"],
    [["morgen", "--lang", "de"], "Dec 25"],
    [["12月25日", "--lang", "ja"], "Dec 25"],
    [["29", "Feb"], "Feb 29"],
    [["--field", "month=dezember", "--field", "day=25", "--lang", "de"], "Dec 25"],
    [["--field", "month=décembre", "--field", "day=25", "--lang", "fr"], "Dec 25"],
  ])("%j", async (words, expected) => {
    const [month, day] = expected.split(" ");
    expect(await target(counted(...words))).toEqual({ month, day });
  });

  it.each([
    ["30 Feb", "February has 29 days; to see it anyway, write --field month=Feb --field day=30 instead of the date"],
    [
      "2026-02-29",
      "February 2026 has 28 days; to see it anyway, write --field month=Feb --field day=29 instead of the date",
    ],
    ["Apr 31", "April has 30 days; to see it anyway, write --field month=Apr --field day=31 instead of the date"],
    ["13-01", 'there is no month 13 in "13-01"; did you mean 1-13?'],
    ["1/2", '"1/2" could mean 1 February or 2 January; write one of them'],
    ["25 Dezember", '"25 Dezember" isn\'t a date; did you mean December?'],
  ])("%s is wrong usage", async (words, sentence) => {
    expect(await daytile(`count ${words}`)).toMatchObject({ code: 2, stdout: "", stderr: `daytile: ${sentence}\n` });
  });

  it.each([
    ["", "the date is empty; leave it out to use today"],
    [" ", "the date is empty; leave it out to use today"],
    ["-5 Dec", '"-5 Dec" isn\'t a date; try today, 2026-12-25, 12-25, 25 Dec or Dec 25'],
  ])("%j is no date", async (word, sentence) => {
    expect(await daytile(["count", word])).toMatchObject({ code: 2, stdout: "", stderr: `daytile: ${sentence}\n` });
  });

  it("can be overruled, field by field", async () => {
    expect(await target("count --field month=Apr --field day=31 --json")).toEqual({ month: "Apr", day: "31" });
    expect(await target("count 4-1 --field day=31 --json")).toEqual({ month: "Apr", day: "31" });
  });

  it.each([
    ["--field month", '--field: expected NAME=CHOICE, as in month=Apr, not "month"'],
    ["--field mnth=Apr", 'unknown field "mnth"; did you mean month?'],
    ["--field __proto__=Apr", 'unknown field "__proto__"; choose from month, day'],
    ["--field constructor=Apr", 'unknown field "constructor"; choose from month, day'],
    ["--field month=Apl", 'unknown month "Apl"; did you mean Apr?'],
    ["--field day=1 --field day=2", "the field day is given twice"],
    ["--weekday Fri", "classic doesn't show weekdays"],
    ["-p weekday --weekday Foo", 'unknown --weekday "Foo"; choose from Sun, Mon, Tue, Wed, Thu, Fri, Sat'],
    ["-p weekday --weekday Mno", 'unknown --weekday "Mno"; did you mean Mon?'],
    ["--field month=Feb", "the field day is missing; choose a number from 1 to 31"],
    [
      "--field day=31",
      "the field month is missing; choose from Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec",
    ],
    ["--field month=Feb -p weekday", "the field day is missing; choose a number from 1 to 31"],
    ["Mon 25 Dec --weekday Tue -p weekday", 'use either "Mon 25 Dec" or the weekday Tue, not both'],
    ["--field weekday=Mon --weekday Tue -p weekday", "use either --weekday Tue or --field weekday=Mon, not both"],
    ["12-25 --uncover 1,2", "use either --uncover or a date, not both"],
    ["--uncover 1,1", "the cell 1 is named twice"],
    ["--uncover Jna,1", 'unknown cell "Jna"; did you mean Jan?'],
  ])("%s is wrong usage", async (words, sentence) => {
    const { code, stderr } = await daytile(`count ${words}`);
    expect({ code, stderr }).toEqual({ code: 2, stderr: `daytile: ${sentence}\n` });
  });
});

describe("the weekday", () => {
  it("follows from the calendar", async () => {
    expect(await target("count 2026-12-25 -p weekday --json")).toMatchObject({ weekday: "Fri" });
    expect(await target("count 2027-12-25 -p weekday --json")).toMatchObject({ weekday: "Sat" });
    expect(await target("count -p weekday --json")).toMatchObject({ weekday: "Thu" });
  });

  it("is that of this year where none is written, and that is said", async () => {
    const { stdout, stderr } = await daytile("count 12-25 -p weekday --json");
    expect(JSON.parse(stdout).target).toEqual({ month: "Dec", day: "25", weekday: "Fri" });
    expect(stderr).toBe("daytile: using Friday 25 December 2026; add a year to choose another\n");
  });

  it("is that of the next 29 February where this year has none", async () => {
    const { stderr } = await daytile("count 29 Feb -p weekday");
    expect(stderr).toBe("daytile: using Tuesday 29 February 2028; add a year to choose another\n");
  });

  it("may be written with the date, or asked for", async () => {
    const silent = async (line: string) => {
      const { stdout, stderr } = await daytile(line);
      return { weekday: JSON.parse(stdout).target.weekday, stderr };
    };
    expect(await silent("count Mon 25 Dec -p weekday --json")).toEqual({ weekday: "Mon", stderr: "" });
    expect(await silent("count 12-25 --weekday Mon -p weekday --json")).toEqual({ weekday: "Mon", stderr: "" });
    expect(await silent("count 12-25 --weekday lundi --lang fr -p weekday --json")).toEqual({
      weekday: "Mon",
      stderr: "",
    });
    expect(await silent("count 2026-12-25 --field weekday=Mon -p weekday --json")).toEqual({
      weekday: "Mon",
      stderr: "",
    });
  });

  it("must be the right one where a year is written", async () => {
    const { code, stderr } = await daytile("count Mon 25 Dec 2026 -p weekday");
    expect({ code, stderr }).toEqual({ code: 2, stderr: "daytile: 25 December 2026 is a Friday, not a Monday\n" });
  });

  it("follows from a month and day that are named, and that is said", async () => {
    const { stdout, stderr } = await daytile("count --field month=Feb --field day=3 -p weekday --json");
    expect(JSON.parse(stdout).target).toEqual({ month: "Feb", day: "3", weekday: "Tue" });
    expect(stderr).toBe("daytile: using Tuesday 3 February 2026; write a date with its year to choose another\n");
    const changed = await json("count 2026-04-30 --field day=29 -p weekday --json");
    expect(changed.target).toEqual({ month: "Apr", day: "29", weekday: "Wed" });
  });

  it.each(["--field month=Apr --field day=31", "2026-04-30 --field day=31"])(
    "follows from no day that the calendar does not have: %s",
    async (words) => {
      const why = "April has 30 days, so this day has no weekday; add one, as in --weekday Mon";
      const { code, stderr } = await daytile(`count ${words} -p weekday`);
      expect({ code, stderr }).toEqual({ code: 2, stderr: `daytile: ${why}\n` });
      expect(await target(`count ${words} -p weekday --weekday Mon --json`)).toEqual({
        month: "Apr",
        day: "31",
        weekday: "Mon",
      });
    },
  );

  it.each([
    ["classic", "31 Apr", { month: "Apr", day: "31" }],
    ["weekday", "31 Apr", { month: "Apr", day: "31", weekday: "Mon" }],
    ["weekday", "Tue 31 Apr", { month: "Apr", day: "31", weekday: "Tue" }],
    ["classic-year", "2026-04-31", { month: "Apr", day: "31", tens: "T2", units: "U6" }],
  ])("on %s the advice about %s can be typed", async (puzzle, date, expected) => {
    const { stderr } = await daytile(`count ${date} -p ${puzzle}`);
    const advice = /write (.*) instead of the date/.exec(stderr)?.[1];
    expect(await target(`solve ${advice} -p ${puzzle} --json`)).toEqual(expected);
  });

  it("may be said twice, if it is the same", async () => {
    const line = "count Mon 25 Dec --weekday monday --field weekday=Mon -p weekday --json";
    expect(await target(line)).toMatchObject({ weekday: "Mon" });
  });

  it("and the digits of the year come from the same year", async () => {
    expect(await target("solve 12-25 -p classic-year --json")).toEqual({
      month: "Dec",
      day: "25",
      tens: "T2",
      units: "U6",
    });
  });
});

describe("cells", () => {
  it("add up", async () => {
    expect(await json("count --uncover Jan --uncover Jul --json")).toMatchObject({ uncovered: ["Jan", "Jul"] });
  });

  it("are named by id, label, place or long name, and never by guessing", async () => {
    expect(await json("count --uncover jan,r2c1 --json")).toMatchObject({ uncovered: ["Jan", "Jul"] });
    expect(await json("count --uncover enero,7 --lang es --json")).toMatchObject({ uncovered: ["Jan", "7"] });
    expect((await daytile("count --uncover ener,7 --lang es")).stderr).toContain("casilla desconocida");
    expect(await json("count --uncover Ene,Ago --lang es --json")).toMatchObject({ uncovered: ["Jan", "Aug"] });
    const { stderr } = await daytile("count --uncover Mar.,1,2 --lang es -p weekday");
    expect(stderr).toContain("casilla desconocida");
  });

  it("that bear one label are told apart by id", async () => {
    const { code, stderr } = await daytile("count --uncover mar,1,2 --lang es -p weekday");
    expect(code).toBe(2);
    expect(stderr).toBe('daytile: "mar" está en varias casillas; escribe Mar o Tue\n');
  });
});
