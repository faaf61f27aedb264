/** From keys to what the hand does; which keys these are is told to those who come to the board. */

import type { GridPlace } from "../core/lattice/lattice.js";
import type { Desk } from "./desk.js";
import { type BoardKey, boardKeyNamed, type boardKeys, keyName } from "./key-names.js";
import type { Turn } from "./turning.js";

const steps: Readonly<Record<(typeof boardKeys.move)[number], GridPlace>> = {
  "↑": { row: -1, column: 0 },
  "↓": { row: 1, column: 0 },
  "←": { row: 0, column: -1 },
  "→": { row: 0, column: 1 },
};

/** Where an arrow leads; undefined for other keys. */
const stepOf = (name: string): GridPlace | undefined => (steps as Readonly<Record<string, GridPlace>>)[name];

export interface KeyHost {
  readonly desk: Desk;
  /** The copy whose button has the focus; undefined on the board. */
  focusedCopy(): number | undefined;
  /** The copy that was last in a hand. */
  readonly lastCopy: number | undefined;
  focusBoard(): void;
  focusCopy(copy: number): void;
}

/** True where the key had a meaning here. */
export function pressKey(host: KeyHost, event: KeyboardEvent): boolean {
  const name = keyName(event);
  const does = boardKeyNamed(name);
  if (does === undefined) return false;
  if (does === "rotate" || does === "flip") return turnKey(host, does);
  if (does === "putBack") return escapeKey(host);
  const copy = host.focusedCopy();
  if (copy === undefined) boardKey(host, does, stepOf(name));
  else pieceKey(host, copy, does, stepOf(name));
  return true;
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

function boardKey(host: KeyHost, does: BoardKey, step: GridPlace | undefined): void {
  const { desk } = host;
  if (step !== undefined) {
    desk.useHand("keys");
    desk.moveCursor(step);
  } else if (does === "pickUp") liftKey(host);
  else placeKey(host);
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

function pieceKey(host: KeyHost, copy: number, does: BoardKey, step: GridPlace | undefined): void {
  const { desk } = host;
  if (step !== undefined) {
    const count = desk.table.copies.length;
    host.focusCopy((copy + step.row + step.column + count) % count);
  } else if (does === "pickUp") desk.toTray(copy);
  else {
    desk.pickUp(copy, "keys");
    host.focusBoard();
  }
}
