/** What the coach finds as data, made up here, and what becomes of it: sentences, and documents with names. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Contradiction, DeadEnd, Explanation, Hint, Proof, Reason } from "../../src/core/coach/coach.js";
import { hintMessages } from "../../src/core/coach/messages.js";
import { unwrap } from "../../src/core/text/fault.js";
import type { Placement } from "../../src/core/tiling/placement.js";
import { explanationJson } from "../../src/requests/explanation.js";
import { hintJson } from "../../src/requests/hint.js";
import { type AskedQuestion, readQuestion } from "../../src/requests/question.js";
import { week } from "./products/support.js";

let question: AskedQuestion;
beforeAll(async () => {
  question = unwrap(await readQuestion({ puzzle: week, weekday: "Thu", placed: "III.\n...." }));
});

const [hook, bar] = [0, 1];
const on = (piece: number, ...cells: number[]): Placement => ({ piece, cells }) as unknown as Placement;
const shows = (contradiction: Contradiction): Proof => ({ kind: "contradiction", contradiction });
const noWednesday = shows({ kind: "uncoverable", cell: 3 });

describe("an argument", () => {
  const cases: readonly (readonly [string, Proof, readonly string[], object])[] = [
    [
      "about a piece all of whose places fail alike",
      {
        kind: "piece",
        piece: hook,
        cases: [
          { placement: on(hook, 0, 1, 2, 4), proof: noWednesday },
          { placement: on(hook, 4, 5, 6, 0), proof: noWednesday },
        ],
      },
      ["Piece L4 fits in 2 places:", "- with piece L4, none of the remaining pieces can cover Wed"],
      {
        kind: "piece",
        piece: "L4",
        cases: [
          { piece: "L4", cells: ["Sun", "Mon", "Tue", "Thu"], proof: { kind: "uncoverable", cell: "Wed" } },
          { piece: "L4", cells: ["Thu", "Fri", "Sat", "Sun"], proof: { kind: "uncoverable", cell: "Wed" } },
        ],
      },
    ],
    [
      "about a cell, some of whose choices fail alike and one leads on",
      {
        kind: "cell",
        cell: 0,
        cases: [
          { placement: on(hook, 0, 1, 2, 4), proof: noWednesday },
          { placement: on(bar, 0, 1, 2), proof: noWednesday },
          {
            placement: on(hook, 0, 4, 5, 6),
            proof: {
              kind: "piece",
              piece: bar,
              cases: [{ placement: on(bar, 1, 2, 3), proof: shows({ kind: "wrong-size", cells: [7] }) }],
            },
          },
        ],
      },
      [
        "Sun can be covered in 3 ways:",
        "- with piece L4 on Sun, Mon, Tue and Thu or piece I3, none of the remaining pieces can cover Wed",
        "- with piece L4 on Sun, Thu, Fri and Sat:",
        "  Piece I3 fits only on Mon, Tue and Wed.",
        "  The gap at the blank cell in row 2, column 4 is cut off, and no remaining piece covers just one cell.",
      ],
      {
        kind: "cell",
        cell: "Sun",
        cases: [
          { piece: "L4", cells: ["Sun", "Mon", "Tue", "Thu"], proof: { kind: "uncoverable", cell: "Wed" } },
          { piece: "I3", cells: ["Sun", "Mon", "Tue"], proof: { kind: "uncoverable", cell: "Wed" } },
          {
            piece: "L4",
            cells: ["Sun", "Thu", "Fri", "Sat"],
            proof: {
              kind: "piece",
              piece: "I3",
              cases: [{ piece: "I3", cells: ["Mon", "Tue", "Wed"], proof: { kind: "wrong-size", cells: ["r2c4"] } }],
            },
          },
        ],
      },
    ],
    [
      "about a cell that only one piece can cover, after which nothing fits",
      {
        kind: "cell",
        cell: 3,
        cases: [{ placement: on(hook, 3, 5, 6, 7), proof: shows({ kind: "no-room", piece: bar }) }],
      },
      [
        "Only piece L4 on Wed, Fri, Sat and the blank cell in row 2, column 4 can cover Wed.",
        "There isn’t enough room for piece I3.",
      ],
      {
        kind: "cell",
        cell: "Wed",
        cases: [{ piece: "L4", cells: ["Wed", "Fri", "Sat", "r2c4"], proof: { kind: "no-room", piece: "I3" } }],
      },
    ],
    [
      "about a single choice that fails",
      {
        kind: "cell",
        cell: 0,
        cases: [
          { placement: on(bar, 0, 1, 2), proof: shows({ kind: "same-piece", piece: hook, regions: [[3], [5, 6]] }) },
          { placement: on(hook, 0, 1, 2, 4), proof: shows({ kind: "colouring", cells: [3, 5, 7], dark: [5] }) },
        ],
      },
      [
        "Sun can be covered in 2 ways:",
        "- with piece I3 on Sun, Mon and Tue, two gaps both need piece L4, but there’s only one: the gap at Wed and the gap at Fri and Sat",
        "- with piece L4 on Sun, Mon, Tue and Thu, coloured like a chessboard, the gap at Wed, Fri and the blank cell in row 2, column 4 has 1 dark cell and 2 light ones, and the remaining pieces can’t make that",
      ],
      {
        kind: "cell",
        cell: "Sun",
        cases: [
          {
            piece: "I3",
            cells: ["Sun", "Mon", "Tue"],
            proof: { kind: "same-piece", piece: "L4", regions: [["Wed"], ["Fri", "Sat"]] },
          },
          {
            piece: "L4",
            cells: ["Sun", "Mon", "Tue", "Thu"],
            proof: { kind: "colouring", cells: ["Wed", "Fri", "r2c4"], dark: ["Fri"] },
          },
        ],
      },
    ],
  ];

  it.each(cases)("%s", (_, proof, lines, json) => {
    const answer = { question, explanation: { kind: "proof", proof, cases: 2 } as const };
    expect(explanationJson(answer)).toEqual({
      version: 1,
      command: "explain",
      puzzle: "week",
      target: { weekday: "Thu" },
      uncovered: ["Thu"],
      explanation: { kind: "proof", cases: 2, proof: json },
      text: lines,
    });
  });

  it.each<[Explanation, string[], object]>([
    [
      { kind: "long", lift: [0] },
      ["Take off piece I3, and there’s a solution again."],
      { kind: "long", lift: [{ piece: "I3", cells: ["Sun", "Mon", "Tue"] }] },
    ],
    [{ kind: "long", lift: undefined }, ["There’s no solution, even on an empty board."], { kind: "long", lift: null }],
  ])("that would be long: %j", (explanation, lines, json) => {
    const none = "There’s no short reason: Daytile had to try everything.";
    expect(explanationJson({ question, explanation }).text).toEqual([none, ...lines]);
    expect(explanationJson({ question, explanation }).explanation).toEqual(json);
  });

  it("isn't there where the request contradicts itself", () => {
    expect(explanationJson({ question, explanation: undefined }).text).toEqual([]);
    expect(explanationJson({ question, explanation: undefined }).explanation).toEqual({ kind: "obstacle" });
  });
});

describe("a hint", () => {
  const told = (hint: Hint, own: Partial<AskedQuestion> = {}) => {
    const answer = { question: { ...question, ...own }, hint };
    return [hintMessages(answer.question, hint).map(({ message }) => message), hintJson(answer).hint];
  };

  it.each<[DeadEnd, string, object]>([
    [
      { kind: "cut-off", cells: [3, 7] },
      "The gap at Wed and the blank cell in row 2, column 4 is cut off, and no remaining pieces cover exactly 2 cells.",
      { kind: "cut-off", cells: ["Wed", "r2c4"] },
    ],
    [
      { kind: "uncoverable", cell: 3 },
      "None of the remaining pieces can cover Wed.",
      { kind: "uncoverable", cell: "Wed" },
    ],
    [{ kind: "no-room", piece: hook }, "There isn’t enough room for piece L4.", { kind: "no-room", piece: "L4" }],
    [{ kind: "hidden" }, "It’s hard to spot, but there’s no solution from here.", { kind: "hidden" }],
  ])("about a piece that is wrong: %j", (reason, says, json) => {
    const wrong = [{ piece: "I3", cells: ["Sun", "Mon", "Tue"] }];
    expect(told({ kind: "wrong", wrong: [0], reason })).toEqual([
      [says, "Take off piece I3."],
      { kind: "wrong", wrong, reason: json },
    ]);
  });

  it.each<[Reason, string, object]>([
    [
      { kind: "only-cell", cell: 3 },
      "Only way: just piece L4 fits over Wed, in one position.",
      { kind: "only-cell", cell: "Wed" },
    ],
    [
      { kind: "shared-piece", cell: 3, region: [5, 6], needs: bar },
      "Taken piece: the gap at Fri and Sat needs piece I3, so only piece L4 can cover Wed.",
      { kind: "shared-piece", cell: "Wed", region: ["Fri", "Sat"], needs: "I3" },
    ],
    [
      { kind: "best-chance", cell: 3 },
      "Best chance: Daytile found a solution with piece L4 on Wed. There are too many to compare.",
      { kind: "best-chance", cell: "Wed" },
    ],
    [
      { kind: "best-chance", cell: 3, chance: { count: 2, of: 5 } },
      "Best chance: piece L4 covers Wed like this in 2 of 5 solutions.",
      { kind: "best-chance", cell: "Wed", chance: { count: 2, of: 5 } },
    ],
    [
      { kind: "only-place", cell: 3 },
      "Only place: piece L4 fits nowhere but over Wed.",
      { kind: "only-place", cell: "Wed" },
    ],
  ] as [Reason, string, object][])("about the next piece: %j", (reason, says, json) => {
    const [small, document] = told({ kind: "nudge", piece: hook, reason });
    expect(document).toEqual({ kind: "nudge", piece: "L4", reason: json });
    expect(small).not.toEqual([says]);
    expect(String(small)).not.toContain("L4");
    const cells = ["Wed", "Fri", "Sat", "r2c4"];
    expect(told({ kind: "next", placement: on(hook, 3, 5, 6, 7), reason } as Hint)).toEqual([
      [says],
      { kind: "next", piece: "L4", cells, reason: json },
    ]);
  });

  it("counts the copies that are left, where each has its place", () => {
    const pieces = week.pieces.map((piece) => ({ ...piece, copies: 3 }));
    const hint = { kind: "nudge", piece: bar, reason: { kind: "only-place", cell: 3 } } as Hint;
    const [says] = told(hint, { puzzle: { ...week, pieces } });
    expect(says).toEqual(["Only place: a piece has just 2 places for its 2 remaining copies, one of them over Wed."]);
  });

  it("is told by the date where a piece covers it, and by nothing where all is shown", () => {
    const hint: Hint = { kind: "wrong", wrong: [0], reason: { kind: "hidden" } };
    expect(told(hint, { uncovered: [1] })[0]).toEqual([
      "Piece I3 covers Mon, which must stay visible.",
      "Take off piece I3.",
    ]);
    expect(told({ kind: "left", count: 2 })).toEqual([["2 solutions remain."], { kind: "left", count: 2 }]);
    expect(told({ kind: "fine" } as Hint)).toEqual([["So far, so good."], { kind: "fine" }]);
    expect(told({ kind: "solved" } as Hint)).toEqual([["All done: every piece is in place."], { kind: "solved" }]);
    expect(told({ kind: "everything", tiling: question.placed } as Hint)).toEqual([
      [],
      { kind: "everything", grid: ["III.", "...."] },
    ]);
  });
});
