/** Every key of the table does what the table says, and nothing where it means something else. */

import { describe, expect, it } from "vitest";
import { type PlayAction, pressShortcut, shortcuts } from "../../../../src/web/views/play/shortcuts.js";

const names: readonly PlayAction[] = shortcuts.flatMap(({ action }) => action ?? []);

/** A key as a browser reports it, somewhere on the page. */
function keyEvent(written: string, isDone = false) {
  const parts = written.split("+");
  const [key = "", shiftKey, ctrlKey] = [parts.at(-1), parts.includes("Shift"), parts.includes("Ctrl")];
  const event = { key: shiftKey ? key : key.toLowerCase(), shiftKey, ctrlKey, metaKey: false, altKey: false };
  const prevented = { count: 0 };
  const more = { composedPath: () => [], defaultPrevented: isDone, preventDefault: () => prevented.count++ };
  return { event: { ...event, ...more } as unknown as KeyboardEvent, prevented };
}

function done(event: KeyboardEvent, isHelping = false): PlayAction[] {
  const all: PlayAction[] = [];
  const actions = Object.fromEntries([...names, "restart"].map((name) => [name, () => all.push(name as PlayAction)]));
  pressShortcut(event, actions as unknown as Record<PlayAction, () => void>, isHelping);
  return all;
}

describe("a key", () => {
  const global = shortcuts.filter(({ action }) => action !== undefined);

  it.each(global.flatMap(({ keys, action }) => keys.map((key) => [key, action] as const)))(
    "%s does: %s",
    (key, action) => {
      const { event, prevented } = keyEvent(key);
      expect([done(event), prevented.count]).toEqual([[action], 1]);
    },
  );

  it("that the board has used already does nothing more", () => {
    expect(done(keyEvent("R", true).event)).toEqual([]);
  });

  it("with another meaning is left alone", () => {
    for (const key of ["Ctrl+R", "Ctrl+F", "Ctrl+H", "Shift+R", "X", "Ctrl+S"])
      expect(done(keyEvent(key).event)).toEqual([]);
    expect(done({ ...keyEvent("H").event, altKey: true })).toEqual([]);
  });

  it("Escape closes help, where it is open", () => {
    const key = { ...keyEvent("x").event, key: "Escape" };
    expect([done(key), done(key, true)]).toEqual([[], ["help"]]);
  });
});
