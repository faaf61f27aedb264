/** What is asked has the same answer at every door: command line, HTTP and library. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unwrap } from "../../src/core/text/fault.js";
import { ask, type Request } from "../../src/requests/ask.js";
import { daytile, json } from "../cli/support.js";
import { endsByDay, isNight } from "../support/night.js";
import { served, zoneAtNoon } from "./served.js";

const place = "OOO...-/OOO...-/......./......./......./......./...----";
const dead = "U.U...-/UUU...-/......./......./......./......./...----";
const placed = (grid: string): string => grid.replaceAll("/", "\n");
const date = "2026-12-25";

/** What is asked: at the command line, over HTTP, and by a program. */
const questions: readonly (readonly [string, string, Request])[] = [
  [`hint ${date} --place ${place}`, `hint?date=${date}&place=${place}`, { want: "hint", date, placed: placed(place) }],
  ["explain 22+24", "explanation?uncover=22,24", { want: "explanation", uncover: ["22", "24"] }],
  [
    `explain ${date} --place ${dead}`,
    `explanation?date=${date}&place=${dead}`,
    { want: "explanation", date, placed: placed(dead) },
  ],
  [`reach --place ${place}`, `reach?place=${place}`, { want: "reach", placed: placed(place) }],
  [
    `solve ${date} --near ${place}`,
    `solutions?date=${date}&near=${place}&limit=1`,
    { want: "solutions", date, near: placed(place), limit: 1 },
  ],
  [`solve ${date} --number 17`, `solutions?date=${date}&number=17`, { want: "solutions", date, number: 17 }],
  [
    `solve ${date} --upright`,
    `solutions?date=${date}&upright=true&limit=1`,
    { want: "solutions", date, upright: true, limit: 1 },
  ],
  ...endsByDay(["fewest-flips", "most-joints", "fewest-joints", "rarest", "most-neighbours"] as const).map(
    (prefer) =>
      [
        `solve ${date} --${prefer}`,
        `solutions?date=${date}&prefer=${prefer}&limit=1`,
        { want: "solutions", date, prefer, limit: 1 },
      ] as const,
  ),
  [
    `solve ${date} --difficulty`,
    `solutions?date=${date}&difficulty=true&limit=1`,
    { want: "solutions", date, difficulty: true, limit: 1 },
  ],
  [
    "year --difficulty -p classic-hard",
    "year?difficulty=true&puzzle=classic-hard",
    { want: "year", difficulty: true, puzzle: "classic-hard" },
  ],
  ["year --lazy --year 2028", "lazy-year?year=2028", { want: "lazy-year", year: 2028 }],
];

/** A year has many pictures, so that by day its film is left out. */
const film: readonly [string, string, Request] = [
  "draw lazy-year --year 2028 --size 60 -o it.gif",
  "lazy-year.gif?year=2028&size=60",
  { want: "picture", picture: "lazy-year", year: 2028, size: 60, format: "gif" },
];

/** What is drawn, likewise. */
const pictures: readonly (readonly [string, string, Request])[] = [
  ...(isNight ? [film] : []),
  [
    "year --lazy --year 2028 -p classic-hard --lang de -o it.svg",
    "lazy-year.svg?year=2028&puzzle=classic-hard&lang=de",
    { want: "picture", picture: "lazy-year", year: 2028, puzzle: "classic-hard", language: "de", format: "svg" },
  ],
  [
    `explain ${date} --place ${dead} -o it.svg`,
    `proof.svg?date=${date}&place=${dead}`,
    { want: "picture", picture: "proof", date, placed: placed(dead), format: "svg" },
  ],
  [
    `reach --place ${place} -o it.png`,
    `reach.png?place=${place}`,
    { want: "picture", picture: "reach", placed: placed(place), format: "png" },
  ],
];

describe("the coach", () => {
  // On a busy machine a film takes longer than anybody else waits for it.
  const server = served("--time-limit", "120");

  it.each(questions)("daytile %s, /api/v1/%s and ask agree", async (line, path, request) => {
    const answer = unwrap(await ask(request));
    expect(answer.kind).toBe("document");
    const asked = "document" in answer ? answer.document : undefined;
    const program = JSON.parse(JSON.stringify(asked));
    expect(await json(`${line} --json`)).toEqual(program);
    const response = await fetch(`${server().origin}/api/v1/${path}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(program);
  });

  it.each(pictures)("daytile %s, /%s and ask draw the same bytes", async (line, path, request) => {
    // First, since drawing keeps this thread so long that the server hangs up.
    const response = await fetch(`${server().origin}/${path}`);
    expect(response.status).toBe(200);
    const sent = Buffer.from(await response.arrayBuffer());
    const answer = unwrap(await ask(request));
    const drawn = Buffer.from("data" in answer ? answer.data : "");
    expect(sent.equals(drawn)).toBe(true);
    const { code, cwd } = await daytile(line);
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, /it\.\w+$/.exec(line)?.[0] ?? "")).equals(drawn)).toBe(true);
  });

  it.each([
    ["lazy-year.png", "the picture lazy-year can't be png; choose from gif, svg"],
    ["lazy-year.gif?date=today", 'unknown parameter "date"'],
    ["lazy-year.gif?year=10000", "year: expected a whole number from 1 to 9,999, not 10000"],
    ["proof.svg?place=OO", "the grid has 1 row, but the board has 7"],
    ["reach.svg?place=", "the grid is empty; write 7 rows of 7 letters"],
  ])("/%s is refused with a sentence", async (path, message) => {
    const response = await fetch(`${server().origin}/${path}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ faults: [{ message }] });
  });

  it("keeps what is about today until midnight, and a year by its number for longer", async () => {
    const age = async (path: string): Promise<number> => {
      const { headers } = await fetch(`${server().origin}/${path}`, { method: "HEAD" });
      return Number(/max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1]);
    };
    expect(await age("lazy-year.svg?year=2028&puzzle=classic-hard&lang=de")).toBe(86_400);
    expect(await age(`proof.svg?tz=${zoneAtNoon()}`)).toBeLessThan(86_400);
  });
});
