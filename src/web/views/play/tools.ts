/** The tools of a game, each always in its place: turn, go back and forth, begin again, ask for help; and a few switches. */

import { html, nothing, type TemplateResult } from "lit";
import { isSolved } from "../../../core/game/game.js";
import { canRedo, canUndo, type Play } from "../../../core/game/play.js";
import { type IconName, icon } from "../../icons.js";
import type { Words } from "../../words/words.js";
import { keysOf, type PlayAction } from "./shortcuts.js";

export type ToolActions = Readonly<Record<PlayAction | "more", () => void>>;

export interface ToolState {
  /** Whether there is a piece that a turn would be meant for. */
  readonly canTurn: boolean;
  readonly mayFlip: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isHelping: boolean;
  readonly isMoreOpen: boolean;
}

/** What is open or stands still. */
type Openings = Pick<ToolState, "isHelping" | "isMoreOpen"> & { readonly isPaused: boolean };

export function toolStateOf(
  play: Play,
  { held, mayFlip }: { readonly held: boolean; readonly mayFlip: boolean },
  { isPaused, ...open }: Openings,
): ToolState {
  const canTurn = held && !isPaused && !isSolved(play.game);
  return { canTurn, mayFlip, canUndo: canUndo(play), canRedo: canRedo(play), ...open };
}

interface Tool {
  readonly name: Exclude<PlayAction, SwitchName> | "more";
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
    { name: "more", isOpen: state.isMoreOpen },
  ];
}

/** With the keys that do the same, where there are any. */
function titled(title: string, action: PlayAction | "more"): string {
  const [first] = action === "more" ? [] : keysOf(action);
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

export type SwitchName = "sound" | "hide" | "fullScreen" | "pause";

export interface SwitchState {
  readonly hasSound: boolean;
  readonly isHidden: boolean;
  readonly isPaused: boolean;
  /** Whether the clock runs, or would if it were not paused. */
  readonly canPause: boolean;
}

interface Switch {
  readonly name: SwitchName;
  readonly drawing: IconName;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
}

export function switchesFor({ hasSound, isHidden, isPaused, canPause }: SwitchState): Switch[] {
  const fullScreen: Switch[] = document.fullscreenEnabled ? [{ name: "fullScreen", drawing: "fullScreen" }] : [];
  return [
    { name: "pause", drawing: "pause", isOn: isPaused, isOff: !canPause },
    { name: "sound", drawing: hasSound ? "sound" : "silence", isOn: hasSound },
    { name: "hide", drawing: "hide", isOn: isHidden },
    ...fullScreen,
  ];
}

/** What is set once and then forgotten; where there is no room for them, they are behind More. */
export function switches(state: SwitchState, actions: ToolActions, { play }: Words): TemplateResult {
  const button = ({ name, drawing, isOn, isOff = false }: Switch): TemplateResult =>
    html`<button class="bare" data-tool=${name} ?disabled=${isOff} @click=${actions[name]} aria-pressed=${isOn ?? nothing}
      aria-label=${play[name]} title=${titled(play[name], name)}>${icon(drawing)}</button>`;
  return html`<div class="switches">${switchesFor(state).map(button)}</div>`;
}
