/** Every key of the board's list does what the list says, in the tray and on the board. */

import { describe, expect, it } from "vitest";
import { type BoardKey, boardKeys } from "../../src/element/key-names.js";
import { type KeyHost, pressKey } from "../../src/element/keys.js";

/** What browsers call the keys that are not called by what is written on them. */
const reported: Readonly<Record<string, string>> = {
  "↑": "ArrowUp",
  "↓": "ArrowDown",
  "←": "ArrowLeft",
  "→": "ArrowRight",
  Space: " ",
  Esc: "Escape",
};

function keyEvent(name: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const key = reported[name] ?? (name.length === 1 ? name.toLowerCase() : name);
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held } as KeyboardEvent;
}

/** A table with three pieces that notes what it is asked for; `inHand` is in the hand, `focused` has the focus. */
function pressed(event: KeyboardEvent, { inHand, focused }: { inHand?: number; focused?: number }) {
  const asked: string[] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]) => {
      asked.push([name, ...given.map((each) => JSON.stringify(each))].join(" "));
      return true;
    };
  const acts = ["turn", "putBack", "useHand", "moveCursor", "liftAtCursor", "toTray", "place", "pickUp"];
  const desk = {
    ...Object.fromEntries(acts.map((name) => [name, note(name)])),
    hand: inHand === undefined ? undefined : { copy: inHand },
    table: { copies: [0, 1, 2] },
    lying: new Map([[0, {}]]),
  };
  const host = { desk, lastCopy: 2, focusedCopy: () => focused, focusBoard: note("board"), focusCopy: note("focus") };
  return { isUsed: pressKey(host as unknown as KeyHost, event), asked };
}

/** With a piece in the hand, with none, and with the focus on a piece of the tray. */
const hands = [{ inHand: 1 }, {}, { focused: 1 }];

const meant: Readonly<Record<BoardKey, readonly (string | RegExp)[]>> = {
  rotate: ['turn "rotate" 1', 'turn "rotate" 2', 'turn "rotate" 1'],
  flip: ['turn "flip" 1', 'turn "flip" 2', 'turn "flip" 1'],
  move: [/^useHand "keys",moveCursor /, /^useHand "keys",moveCursor /, /^focus [02]$/],
  place: ['useHand "keys",place,focus 2', 'useHand "keys",liftAtCursor', 'pickUp 1 "keys",board'],
  pickUp: ["toTray", "liftAtCursor", "toTray 1"],
  putBack: ["putBack,focus 1", "", ""],
};

const rows = (Object.keys(boardKeys) as BoardKey[]).flatMap((does) =>
  boardKeys[does].map((name) => [name, does] as const),
);

describe("a key", () => {
  it.each(rows)("%s does: %s", (name, does) => {
    hands.forEach((hand, i) => {
      const { asked, isUsed } = pressed(keyEvent(name), hand);
      const wanted = meant[does][i] ?? "";
      expect(asked.join()).toEqual(wanted instanceof RegExp ? expect.stringMatching(wanted) : wanted);
      // A key that does nothing is left to whoever else has a use for it.
      expect(isUsed).toBe(asked.length > 0);
    });
  });

  it("leads each arrow its own way", () => {
    const ways = boardKeys.move.map((name) => pressed(keyEvent(name), {}).asked[1]);
    expect(ways).toEqual([
      'moveCursor {"row":-1,"column":0}',
      'moveCursor {"row":1,"column":0}',
      'moveCursor {"row":0,"column":-1}',
      'moveCursor {"row":0,"column":1}',
    ]);
  });

  it("with another meaning is left to the page and the browser", () => {
    const others = [
      keyEvent("R", { ctrlKey: true }),
      keyEvent("F", { metaKey: true }),
      keyEvent("F", { shiftKey: true, key: "F" }),
      keyEvent("←", { altKey: true }),
      keyEvent("X"),
    ];
    for (const event of others) expect(pressed(event, { inHand: 1 })).toEqual({ isUsed: false, asked: [] });
  });
});
