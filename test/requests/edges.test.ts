/** Requests for what a puzzle hasn't got, and for more than anybody waits for. */

import { describe, expect, it } from "vitest";
import type { Request } from "../../src/requests/requests.js";
import { numbers } from "../support/puzzles.js";
import { document, file, hooks, refusal } from "./support.js";

const plain = { id: "plain", title: "Plain", board: ["* * *"], pieces: { bar: ["###"] } };

/** Seven fields of twelve choices: more targets than anybody counts. */
const fields = Array.from({ length: 7 }, (_, i) => `f${i}`);
const endless = {
  id: "endless",
  title: "Endless",
  board: fields.map((name) =>
    numbers(1, 12)
      .map((number) => `${name}-${number}`)
      .join(" "),
  ),
  fields: Object.fromEntries(fields.map((name) => [name, numbers(1, 12).map((number) => `${name}-${number}`)])),
  pieces: { single: ["#"] },
  copies: { single: 77 },
};

describe("a request", () => {
  it.each<[Request, string]>([
    [{ want: "picture", picture: "year", puzzle: plain }, "this puzzle has no fields, so there is no year to draw"],
    [{ want: "count", uncover: [""] }, 'unknown cell ""'],
    [
      { want: "count", puzzle: hooks, weekday: "" },
      'unknown weekday ""; choose from Sun, Mon, Tue, Wed, Thu, Fri, Sat',
    ],
    [
      { want: "picture", picture: "board", puzzle: hooks, weekday: "Mxx" },
      'unknown weekday "Mxx"; choose from Sun, Mon, Tue, Wed, Thu, Fri, Sat',
    ],
    [
      { want: "year", puzzle: endless },
      "35,831,808 combinations are too many to count; narrow them down, as in f0=f0-1",
    ],
  ])("%j is answered with a sentence", async (request, sentence) => {
    expect(await refusal(request)).toEqual(["usage", sentence]);
  });

  it("for a board with its date shows what the date shows", async () => {
    const request = { want: "picture", picture: "board", puzzle: hooks } as const;
    const { text: empty } = await file(request);
    const { text: dated } = await file({ ...request, weekday: "Mon" });
    expect(dated).not.toBe(empty);
    expect(dated).toContain("Mon");
  });
});

describe("what is asked for", () => {
  it("may be named in any order, in any case and with blanks", async () => {
    const { uncovered } = await document({ want: "count", uncover: ["25", "Dec"] });
    expect(uncovered).toEqual(["Dec", "25"]);
    const { target } = await document({ want: "count", fields: { " Month ": " dec ", DAY: 25 } });
    expect(target).toEqual({ month: "Dec", day: "25" });
  });

  it("is put right where it is nearly a cell, and only then", async () => {
    expect(await refusal({ want: "count", uncover: ["Decc"] })).toEqual([
      "usage",
      'unknown cell "Decc"; did you mean Dec?',
    ]);
    expect(await refusal({ want: "count", uncover: ["zebra"] })).toEqual(["usage", 'unknown cell "zebra"']);
  });
});
