/** The row of controls below the boards: play and step, speed, whether to stop at solutions, more boards, a film. */

import { html, type TemplateResult } from "lit";
import { itemAt } from "../../../core/text/list.js";
import type { Words } from "../../words/words.js";
import { type PlayerIcon, playerIcon } from "./icons.js";
import { speeds } from "./pace.js";

export interface ControlState {
  readonly isPlaying: boolean;
  readonly isAtStart: boolean;
  /** Whether nothing can go on. */
  readonly isOver: boolean;
  /** Index into the speeds. */
  readonly speed: number;
  readonly stopsAtSolutions: boolean;
  readonly canAdd: boolean;
}

export interface ControlActions {
  readonly toggle: () => void;
  readonly step: () => void;
  readonly back: () => void;
  readonly restart: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly setStops: (stops: boolean) => void;
  readonly add: () => void;
  readonly film: () => void;
}

function button(name: PlayerIcon, title: string, act: () => void, isOff: boolean, look = ""): TemplateResult {
  return html`<button class=${look} data-control=${name} ?disabled=${isOff} @click=${act} aria-label=${title} title=${title}>
    ${playerIcon(name)}
  </button>`;
}

/** In the same order in every language, as on every player. */
function transport(state: ControlState, actions: ControlActions, { watch }: Words): TemplateResult {
  const { isPlaying, isAtStart, isOver } = state;
  const toggle = isPlaying
    ? button("pause", watch.pause, actions.toggle, false, "main")
    : button("play", watch.play, actions.toggle, isOver, "main");
  return html`<div class="transport" dir="ltr">
    ${button("restart", watch.restart, actions.restart, isAtStart)}
    ${button("back", watch.back, actions.back, isAtStart)} ${toggle}
    ${button("step", watch.step, actions.step, isOver)}
  </div>`;
}

function speedInWords(speed: number, { watch }: Words): string {
  const perSecond = itemAt(speeds, speed);
  return perSecond === Number.POSITIVE_INFINITY ? watch.fullSpeed : watch.perSecond({ steps: perSecond });
}

function speedSlider({ speed }: ControlState, { setSpeed }: ControlActions, words: Words): TemplateResult {
  const change = (event: Event): void => setSpeed((event.target as HTMLInputElement).valueAsNumber);
  const text = speedInWords(speed, words);
  return html`<label class="speed">
    <span><b>${words.watch.speed}</b> <span class="quiet">${text}</span></span>
    <input type="range" min="0" max=${speeds.length - 1} .value=${String(speed)} @input=${change}
      aria-label=${words.watch.speed} aria-valuetext=${text} />
  </label>`;
}

function stopping({ stopsAtSolutions }: ControlState, { setStops }: ControlActions, { watch }: Words): TemplateResult {
  const change = (event: Event): void => setStops((event.target as HTMLInputElement).checked);
  return html`<label class="stops">
    <input type="checkbox" .checked=${stopsAtSolutions} @change=${change} />${watch.stops}
  </label>`;
}

export function controls(state: ControlState, actions: ControlActions, words: Words): TemplateResult {
  const { watch } = words;
  const named = (name: PlayerIcon, title: string, act: () => void, isOff: boolean): TemplateResult =>
    html`<button class="named" data-control=${name} ?disabled=${isOff} @click=${act} aria-label=${title} title=${title}>
      ${playerIcon(name)}<span>${title}</span>
    </button>`;
  return html`<div class="controls" role="group" aria-label=${watch.controls}>
    ${transport(state, actions, words)} ${speedSlider(state, actions, words)} ${stopping(state, actions, words)}
    <div class="more">
      ${named("add", watch.add, actions.add, !state.canAdd)} ${named("film", watch.film, actions.film, false)}
    </div>
  </div>`;
}
