/** From a game and a hand to the row of buttons below the board. */

import { html, type TemplateResult } from "lit";
import { canRedo, canUndo, type Play } from "../core/game/play.js";
import type { ToolWords } from "./embed-words.js";

const names = ["rotate", "flip", "undo", "redo", "restart"] as const;

export type RowActions = Readonly<Record<(typeof names)[number], () => void>>;

export interface ToolRowState {
  readonly canTurn: boolean;
  readonly mayFlip: boolean;
  readonly play: Play;
}

function isIdle(name: keyof RowActions, { canTurn, mayFlip, play }: ToolRowState): boolean {
  if (name === "redo") return !canRedo(play);
  if (name === "undo" || name === "restart") return !canUndo(play);
  return !canTurn || (name === "flip" && !mayFlip);
}

export function toolRow(state: ToolRowState, actions: RowActions, words: ToolWords): TemplateResult {
  const buttons = names.map((name) => {
    const title = name === "flip" && !state.mayFlip ? words.mayNotFlip : words[name];
    return html`<button part="button" type="button" ?disabled=${isIdle(name, state)} title=${title}
      @click=${actions[name]}>${words[name]}</button>`;
  });
  return html`<div part="tools" role="group" aria-label=${words.tools}>${buttons}</div>`;
}
