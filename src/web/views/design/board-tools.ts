/** What's below the sheet: ways to mirror and move the board, and what can be done with a label that is held. */

import { html, nothing, type TemplateResult } from "lit";
import { type Mirroring, mirrorings, stepOf } from "../../../core/design/board-edits.js";
import type { Design } from "../../../core/design/design.js";
import type { DesignEdit } from "../../../core/design/edit.js";
import { limitOf } from "../../../core/puzzle/limits.js";
import type { AppContext } from "../../context.js";

interface ToolState {
  readonly context: AppContext;
  readonly design: Design;
  edit(edit: DesignEdit): void;
}

/** By direction: rows down, and columns to the right. */
const shifts = { left: [0, -1], up: [-1, 0], down: [1, 0], right: [0, 1] } as const;
const shiftNames = Object.keys(shifts) as (keyof typeof shifts)[];

export const shiftBy = (design: Design, [down, right]: readonly [number, number]): DesignEdit => ({
  edit: "shift",
  by: stepOf(design, down, right),
});

export function boardTools({ context, design, edit }: ToolState): TemplateResult {
  const { design: words } = context.words;
  const isEmpty = design.cells.length === 0;
  const mirror = (mirroring: Mirroring) => (): void => edit({ edit: "mirror", mirroring });
  const shift = (name: keyof typeof shifts): TemplateResult =>
    html`<button data-shift=${name} ?disabled=${isEmpty} @click=${() => edit(shiftBy(design, shifts[name]))} aria-label=${words.shifts[name]}
      title=${words.shifts[name]}><svg class="icon ${name}" viewBox="0 0 24 24" aria-hidden="true"><path d="M19 12H6M11 6l-6 6 6 6" /></svg></button>`;
  return html`<div class="buttons">
      ${mirrorings.map((each) => html`<button data-mirror=${each} ?disabled=${isEmpty} @click=${mirror(each)}>${words.mirrors[each]}</button>`)}
    </div>
    <div class="shifts" role="group" aria-label=${words.shiftTitle}><span class="quiet" aria-hidden="true">${words.shiftTitle}</span>
      <span class="arrows">${shiftNames.map(shift)}</span></div>`;
}

/** A label that is held, and what can be done with it. */
interface HeldLabel {
  readonly id: string | undefined;
  readonly spreads: boolean;
  text(id: string): string;
  spread(): void;
  blank(): void;
}

export function labelTools({ context, edit }: ToolState, { id, spreads, text, spread, blank }: HeldLabel) {
  const { design: words } = context.words;
  if (id === undefined) return nothing;
  const write = ({ target }: Event): void =>
    edit({
      edit: "write-label",
      ...{ id, language: context.language.slice(0, 2), text: (target as HTMLInputElement).value.trim() },
    });
  return html`<div class="held">
    <label class="title"><span>${words.labelText}</span>
      <input name="label" type="text" dir="auto" maxlength=${limitOf("label")} .value=${text(id)} @change=${write} autocomplete="off" /></label>
    <button data-act="spread" aria-pressed=${spreads} @click=${spread}>${words.spread}</button>
    <button data-act="blank" @click=${blank}>${words.makeBlank}</button>
  </div>`;
}
