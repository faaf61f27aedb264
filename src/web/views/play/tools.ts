/** The tools of a game, each always in its place: turn, go back and forth, begin again, ask for help; and a few switches. */

import { html, nothing, type TemplateResult } from "lit";
import { type IconName, icon } from "../../icons.js";
import type { Words } from "../../words/words.js";
import { keysOf, type PlayAction } from "./shortcuts.js";

export type ToolActions = Readonly<Record<PlayAction, () => void>>;

export interface ToolState {
  /** Whether there is a piece that a turn would be meant for. */
  readonly canTurn: boolean;
  readonly mayFlip: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isHelping: boolean;
}

interface Tool {
  readonly name: Exclude<PlayAction, "hide" | "sound" | "fullScreen">;
  readonly isOff?: boolean;
  /** Why it does nothing now; it can still be pressed, to be told. */
  readonly why?: string | undefined;
  readonly isOpen?: boolean;
}

function toolsFor(state: ToolState, { play }: Words): Tool[] {
  return [
    { name: "rotate", isOff: !state.canTurn },
    { name: "flip", isOff: !state.canTurn, why: state.mayFlip ? undefined : play.mayNotFlip },
    { name: "undo", isOff: !state.canUndo },
    { name: "redo", isOff: !state.canRedo },
    { name: "restart", isOff: !state.canUndo },
    { name: "help", isOpen: state.isHelping },
  ];
}

/** With the keys that do the same, where there are any. */
function titled(title: string, action: PlayAction): string {
  const [first] = keysOf(action);
  return first === undefined ? title : `${title} (${first})`;
}

function toolButton({ name, isOff = false, why, isOpen }: Tool, actions: ToolActions, words: Words): TemplateResult {
  const title = words.play[name];
  return html`<button data-tool=${name} ?disabled=${isOff} @click=${actions[name]}
    aria-disabled=${why === undefined ? nothing : "true"} aria-expanded=${isOpen ?? nothing}
    aria-label=${why === undefined ? title : `${title}. ${why}`} title=${why ?? titled(title, name)}>
    ${icon(name)}<span>${title}</span>
  </button>`;
}

export function toolbar(state: ToolState, actions: ToolActions, words: Words): TemplateResult {
  const buttons = toolsFor(state, words).map((tool) => toolButton(tool, actions, words));
  return html`<div class="tools" role="group" aria-label=${words.play.tools}>${buttons}</div>`;
}

export interface SwitchState {
  readonly hasSound: boolean;
  readonly isHidden: boolean;
}

/** What is set once and then forgotten; on small screens it is in the settings, or on keys. */
export function switches({ hasSound, isHidden }: SwitchState, actions: ToolActions, { play }: Words): TemplateResult {
  const button = (name: "sound" | "hide" | "fullScreen", drawing: IconName, isOn?: boolean): TemplateResult =>
    html`<button class="bare" data-tool=${name} @click=${actions[name]} aria-pressed=${isOn ?? nothing}
      aria-label=${play[name]} title=${titled(play[name], name)}>${icon(drawing)}</button>`;
  return html`<div class="switches">
    ${button("sound", hasSound ? "sound" : "silence", hasSound)} ${button("hide", "hide", isHidden)}
    ${document.fullscreenEnabled ? button("fullScreen", "fullScreen") : nothing}
  </div>`;
}
