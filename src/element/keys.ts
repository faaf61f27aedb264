/** From keys to what the hand does; which keys these are is told to those who come to the board. */

import type { GridPlace } from "../core/lattice/lattice.js";
import type { Desk } from "./desk.js";
import type { Turn } from "./turning.js";

const steps: Readonly<Record<string, GridPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const turnKeys: Readonly<Record<string, Turn>> = { r: "rotate", f: "flip" };

export interface KeyHost {
  readonly desk: Desk;
  /** The copy whose button has the focus; undefined on the board. */
  focusedCopy(): number | undefined;
  /** The copy that was last in a hand. */
  readonly lastCopy: number | undefined;
  focusBoard(): void;
  focusCopy(copy: number): void;
}

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** True where the key had a meaning here. */
export function pressKey(host: KeyHost, event: KeyboardEvent): boolean {
  if (!isPlain(event)) return false;
  const turn = event.shiftKey ? undefined : turnKeys[event.key.toLowerCase()];
  if (turn !== undefined) return turnKey(host, turn);
  if (event.key === "Escape") return escapeKey(host);
  const copy = host.focusedCopy();
  return copy === undefined ? boardKey(host, event.key) : pieceKey(host, copy, event.key);
}

function turnKey(host: KeyHost, turn: Turn): boolean {
  host.desk.turn(turn, host.desk.hand?.copy ?? host.focusedCopy() ?? host.lastCopy);
  return true;
}

function escapeKey(host: KeyHost): boolean {
  const copy = host.desk.hand?.copy;
  if (copy === undefined) return false;
  host.desk.putBack();
  host.focusCopy(copy);
  return true;
}

const isPlace = (key: string): boolean => key === "Enter" || key === " ";
const isLift = (key: string): boolean => key === "Backspace" || key === "Delete";

function boardKey(host: KeyHost, key: string): boolean {
  const { desk } = host;
  const step = steps[key];
  if (step !== undefined) {
    desk.useHand("keys");
    desk.moveCursor(step);
  } else if (isLift(key)) liftKey(host);
  else if (isPlace(key)) placeKey(host);
  else return false;
  return true;
}

function liftKey({ desk }: KeyHost): void {
  if (desk.hand === undefined) desk.liftAtCursor();
  else desk.toTray();
}

function placeKey(host: KeyHost): void {
  const { desk } = host;
  const copy = desk.hand?.copy;
  desk.useHand("keys");
  if (copy === undefined) desk.liftAtCursor();
  else if (desk.place()) focusNext(host, copy);
}

const nextInTray = ({ copies, isLying, from }: { copies: number; isLying(copy: number): boolean; from: number }) =>
  Array.from({ length: copies - 1 }, (_, i) => (from + 1 + i) % copies).find((copy) => !isLying(copy));

/** On to the next piece of the tray; with none left, the board keeps the focus. */
function focusNext(host: KeyHost, from: number): void {
  const { desk } = host;
  const next = nextInTray({ copies: desk.table.copies.length, isLying: (copy) => desk.lying.has(copy), from });
  if (next !== undefined) host.focusCopy(next);
}

function pieceKey(host: KeyHost, copy: number, key: string): boolean {
  const { desk } = host;
  const step = steps[key];
  if (isLift(key)) desk.toTray(copy);
  else if (isPlace(key)) {
    desk.pickUp(copy, "keys");
    host.focusBoard();
  } else if (step !== undefined) {
    const count = desk.table.copies.length;
    host.focusCopy((copy + step.row + step.column + count) % count);
  } else return false;
  return true;
}
