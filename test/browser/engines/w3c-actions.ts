/** From what a hand does to the action lists of the WebDriver standard, which two of the drivers speak. */

import { type HandStep, keysOf, type Spot } from "./engine.js";

type Action = Readonly<Record<string, unknown>>;
export type ActionList = readonly Action[];

/** Long enough for the page to be told of a move before the next one. */
const moveMilliseconds = 15;

function pointerAction(step: HandStep): Action {
  if (step === "down") return { type: "pointerDown", button: 0 };
  if (step === "up") return { type: "pointerUp", button: 0 };
  const { x, y } = step.to;
  return { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: moveMilliseconds };
}

export function pointerActions(pointerType: "mouse" | "touch", steps: readonly HandStep[]): ActionList {
  return [{ type: "pointer", id: pointerType, parameters: { pointerType }, actions: steps.map(pointerAction) }];
}

export function wheelActions({ x, y }: Spot, by: number): ActionList {
  const scroll = { type: "scroll", x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: by };
  return [{ type: "wheel", id: "wheel", actions: [scroll] }];
}

/** Keys that are no letters, as the standard writes them. */
const namedKeys: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

export function keyActions(keys: string): ActionList {
  const { held, key } = keysOf(keys);
  const down = [...held, key].map((name) => ({ type: "keyDown", value: namedKeys[name] ?? name }));
  const up = down.map(({ value }) => ({ type: "keyUp", value })).reverse();
  return [{ type: "key", id: "keys", actions: [...down, ...up] }];
}
