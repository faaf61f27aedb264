/** What stands beside the sheet: labels and pieces to add, the meter, and what is still wrong. */

import { html, nothing, type TemplateResult } from "lit";
import { maxPieceSize } from "../../../core/census/free-pieces.js";
import type { Design } from "../../../core/design/design.js";
import type { DesignEdit } from "../../../core/design/edit.js";
import { areaMeter } from "../../../core/design/meter.js";
import { palette } from "../../../core/design/piece-sets.js";
import { boxAround, pieceFigures, thickness } from "../../../core/drawing/board-figures.js";
import { latticeNamed } from "../../../core/lattice/lattice.js";
import type { Shape } from "../../../core/lattice/shape.js";
import type { DateFieldName } from "../../../core/puzzle/date-fields.js";
import { templatesOf } from "../../../templates/page-pen.js";
import { styled } from "../../../templates/styled.js";
import type { AppContext } from "../../context.js";
import { icon } from "../../icons.js";
import type { Trouble } from "./trouble.js";

export interface PanelState {
  readonly context: AppContext;
  readonly design: Design;
  /** The size of the pieces in the palette. */
  readonly size: number;
  edit(edit: DesignEdit): void;
  chooseSize(size: number): void;
}

/** One button lays out both digits of a year. */
const fieldButtons = {
  month: ["month"],
  day: ["day"],
  weekday: ["weekday"],
  year: ["tens", "units"],
} as const satisfies Readonly<Record<string, readonly DateFieldName[]>>;

const fieldButtonNames = Object.keys(fieldButtons) as (keyof typeof fieldButtons)[];

export function labelPanel({ context, design, edit }: PanelState): TemplateResult {
  const { design: words } = context.words;
  const { missing } = areaMeter(design);
  const has = (name: string): boolean => design.fields.some((field) => field.name === name);
  const button = (name: keyof typeof fieldButtons): TemplateResult => {
    const isOn = fieldButtons[name].every(has);
    const toggle = (): void => {
      for (const field of fieldButtons[name])
        edit(isOn ? { edit: "remove-field", name: field } : { edit: "lay-out", field });
    };
    return html`<button data-field=${name} aria-pressed=${isOn} @click=${toggle}>${words.fields[name]}</button>`;
  };
  const placeRest = (): void => {
    for (const { name } of design.fields) edit({ edit: "lay-out", field: name as DateFieldName });
  };
  return html`<section>
    <h2>${words.labels}</h2>
    <div class="buttons">${fieldButtonNames.map(button)}</div>
    ${missing === 0 ? nothing : html`<button data-act="rest" @click=${placeRest}>${words.waiting(missing)}</button>`}
  </section>`;
}

function shapeIcon({ context, design }: PanelState, shape: Shape, ink: number): TemplateResult {
  const lattice = latticeNamed(design.lattice);
  const { left, top, width, height } = boxAround(lattice, shape, thickness);
  const figures = templatesOf(
    { theme: { ...context.theme, patterns: [] }, prefix: "" },
    pieceFigures(lattice, shape, ink),
  );
  const size = { "--wide": String(width), "--high": String(height) };
  return html`<svg class="shape" viewBox="${left} ${top} ${width} ${height}" style=${styled(size)} aria-hidden="true">${figures}</svg>`;
}

function pieceRow(state: PanelState, place: number, ink: number): TemplateResult {
  const { context, design, edit } = state;
  const { design: words } = context.words;
  const piece = design.pieces[place];
  if (piece === undefined) return html``;
  const { id, copies, mayFlip, shape } = piece;
  const flip = (): void => edit({ edit: "flip", piece: place, mayFlip: !mayFlip });
  const more = (): void => edit({ edit: "copies", piece: place, copies: copies + 1 });
  const fewer = (): void =>
    copies === 1
      ? edit({ edit: "remove-piece", piece: place })
      : edit({ edit: "copies", piece: place, copies: copies - 1 });
  const fewerTitle = copies === 1 ? words.remove(id) : words.fewer(id);
  return html`<li data-piece=${id}>
    ${shapeIcon(state, shape, ink)}<span class="name">${copies === 1 ? id : `${copies} × ${id}`}</span>
    <button class="bare" data-act="flip" aria-pressed=${mayFlip} @click=${flip} aria-label=${words.flips(id)} title=${words.flips(id)}>${icon("flip")}</button>
    <button class="bare" data-act="fewer" @click=${fewer} aria-label=${fewerTitle} title=${fewerTitle}>−</button>
    <button class="bare" data-act="more" @click=${more} aria-label=${words.more(id)} title=${words.more(id)}>+</button>
  </li>`;
}

function meterTemplate({ context, design }: PanelState): TemplateResult {
  const { covered, wanted } = areaMeter(design);
  const share = wanted === 0 ? 0 : Math.min(1, covered / wanted);
  const state = covered === wanted ? "even" : covered > wanted ? "over" : "";
  return html`<p class="meter ${state}">${context.words.design.meter(covered, wanted)}
    <span class="bar" aria-hidden="true"><span style=${styled({ "--share": String(share) })}></span></span></p>`;
}

function paletteTemplate(state: PanelState): TemplateResult {
  const { context, design, size, edit, chooseSize } = state;
  const { design: words } = context.words;
  const sizes = Array.from({ length: maxPieceSize[design.lattice] }, (_, i) => i + 1);
  const add = (id: string, shape: Shape): TemplateResult =>
    html`<li><button data-add=${id} @click=${() => edit({ edit: "add-piece", shape, id })} aria-label=${words.addPiece(id)} title=${words.addPiece(id)}>
      ${shapeIcon(state, shape, 0)}</button></li>`;
  return html`<details class="palette">
    <summary>${words.add}</summary>
    <div class="sizes" role="group" aria-label=${words.size}>
      ${sizes.map((each) => html`<button data-size=${each} aria-pressed=${each === size} @click=${() => chooseSize(each)}>${each}</button>`)}
    </div>
    <ul class="shapes">${palette(design.lattice, size).map(({ id, shape }) => add(id, shape))}</ul>
  </details>`;
}

export function piecePanel(state: PanelState): TemplateResult {
  const { context, design } = state;
  let ink = 0;
  const rows = design.pieces.map((piece, place) => {
    const row = pieceRow(state, place, ink);
    ink += piece.copies;
    return row;
  });
  return html`<section>
    <h2>${context.words.design.pieces}</h2>
    ${meterTemplate(state)}
    <ul class="pieces">${rows}</ul>
    ${paletteTemplate(state)}
  </section>`;
}

/** One sentence for each trouble; what is rare is said as the checks of puzzle files say it. */
export function troubleSentence({ words }: AppContext, design: Design, trouble: Trouble): string {
  const { faults } = words.design;
  if (trouble.kind === "missing") return words.design.waiting(trouble.count);
  if (trouble.kind === "area") return words.design.meter(trouble.covered, trouble.wanted);
  if (trouble.kind === "apart") return faults.apart(design.pieces[trouble.piece]?.id ?? "");
  return trouble.kind === "other" ? trouble.fault.message : faults[trouble.kind];
}
