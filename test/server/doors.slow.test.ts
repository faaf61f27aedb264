/** What the coach is asked has the same answer at every door: command line, HTTP and library. */

import { describe, expect, it } from "vitest";
import { unwrap } from "../../src/core/text/fault.js";
import { ask, type Request } from "../../src/requests/ask.js";
import { json } from "../cli/support.js";
import { served } from "./served.js";

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
  [
    `solve ${date} --upright`,
    `solutions?date=${date}&upright=true&limit=1`,
    { want: "solutions", date, upright: true, limit: 1 },
  ],
  ...(["fewest-flips", "most-joints", "fewest-joints", "rarest", "most-neighbours"] as const).map(
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
  ["year --difficulty", "year?difficulty=true", { want: "year", difficulty: true }],
  ["year --lazy --year 2028", "lazy-year?year=2028", { want: "lazy-year", year: 2028 }],
];

describe("the coach", () => {
  const server = served();

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
});
