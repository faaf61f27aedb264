/** The row of tools below the board: turn, go back and forth, begin again, ask for help. */

import { html, nothing, type TemplateResult } from "lit";
import { type IconName, icon } from "../../icons.js";
import type { Words } from "../../words/words.js";

export interface ToolActions {
  readonly rotate: () => void;
  readonly flip: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restart: () => void;
  readonly help: () => void;
}

export interface ToolState {
  /** Whether there is a piece that a turn would be meant for. */
  readonly canTurn: boolean;
  readonly mayFlip: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isHelping: boolean;
}

interface Tool {
  readonly name: keyof ToolActions & IconName;
  readonly isOff?: boolean;
  /** Why it does nothing now; it can still be pressed, to be told. */
  readonly why?: string | undefined;
  readonly isApart?: boolean;
  readonly isOpen?: boolean;
}

function toolsFor(state: ToolState, { play }: Words): Tool[] {
  return [
    { name: "rotate", isOff: !state.canTurn },
    { name: "flip", isOff: !state.canTurn, why: state.mayFlip ? undefined : play.mayNotFlip },
    { name: "undo", isOff: !state.canUndo, isApart: true },
    { name: "redo", isOff: !state.canRedo },
    { name: "restart", isOff: !state.canUndo },
    { name: "help", isApart: true, isOpen: state.isHelping },
  ];
}

function toolButton(
  { name, isOff = false, why, isApart = false, isOpen }: Tool,
  actions: ToolActions,
  words: Words,
): TemplateResult {
  const title = words.play[name];
  return html`<button class=${isApart ? "apart" : ""} data-tool=${name} ?disabled=${isOff} @click=${actions[name]}
    aria-disabled=${why === undefined ? nothing : "true"} aria-expanded=${isOpen ?? nothing}
    aria-label=${why === undefined ? title : `${title}. ${why}`} title=${why ?? title}>
    ${icon(name)}<span>${title}</span>
  </button>`;
}

export function toolbar(state: ToolState, actions: ToolActions, words: Words): TemplateResult {
  const buttons = toolsFor(state, words).map((tool) => toolButton(tool, actions, words));
  return html`<div class="tools" role="group" aria-label=${words.play.tools}>${buttons}</div>`;
}
