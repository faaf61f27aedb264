/** What's beside the sheet: labels and pieces to add, the meter, and sentences about what is still wrong. */

import { html, nothing, type TemplateResult } from "lit";
import { maxPieceSize } from "../../../core/census/free-pieces.js";
import { restPlaced } from "../../../core/design/bare-board.js";
import { type Design, missingLabels } from "../../../core/design/design.js";
import type { DesignEdit } from "../../../core/design/edit.js";
import { areaMeter } from "../../../core/design/meter.js";
import { palette } from "../../../core/design/piece-sets.js";
import { boxAround, pieceFigures, thickness } from "../../../core/drawing/board-figures.js";
import { latticeNamed } from "../../../core/lattice/lattice.js";
import type { Shape } from "../../../core/lattice/shape.js";
import { isCellName } from "../../../core/puzzle/check/board.js";
import type { DateFieldName } from "../../../core/puzzle/date-fields.js";
import { limitOf } from "../../../core/puzzle/limits.js";
import { templatesOf } from "../../../templates/page-pen.js";
import { styled } from "../../../templates/styled.js";
import type { AppContext } from "../../context.js";
import { icon } from "../../icons.js";
import type { FaultSpeaker } from "./fault-voice.js";
import { labelOf } from "./sheet.js";
import type { Judged, Trouble } from "./trouble.js";

export interface PanelState {
  readonly context: AppContext;
  readonly design: Design;
  readonly judged: Judged;
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

const calendarNames: readonly string[] = Object.values(fieldButtons).flat();

/** A button for labels of a calendar: pressed where they are there, and one click lays them out or takes them off. */
function calendarButton(
  { context, design, judged, edit }: PanelState,
  name: keyof typeof fieldButtons,
): TemplateResult {
  const names: readonly DateFieldName[] = fieldButtons[name];
  const isOn = names.every((each) => design.fields.some((field) => field.name === each));
  const toggle = (): void =>
    edit({
      edit: "all",
      edits: names.map((field) => (isOn ? { edit: "remove-field", name: field } : { edit: "lay-out", field })),
    });
  const isWrong = names.some((each) => judged.fields.has(each));
  return html`<button data-field=${name} class=${isWrong ? "wrong" : ""} aria-pressed=${isOn} @click=${toggle}>${context.words.design.fields[name]}</button>`;
}

/** Labels that no calendar has: those of a file, or somebody's own. */
function otherButtons({ context, design, judged, edit }: PanelState): TemplateResult[] {
  const others = design.fields.filter(({ name }) => !calendarNames.includes(name));
  const title = (name: string): string => context.words.design.removeLabels({ name });
  return others.map(
    ({ name }) =>
      html`<button data-field=${name} class=${judged.fields.has(name) ? "wrong" : ""} aria-pressed="true" title=${title(name)}
        @click=${() => edit({ edit: "remove-field", name })}>${name}</button>`,
  );
}

interface LabelsAsked {
  readonly name: string;
  readonly choices: readonly string[];
}

function labelsAsked(form: FormData): LabelsAsked {
  const read = (part: string): string => String(form.get(part) ?? "").trim();
  return {
    name: read("name").replaceAll(/\s+/g, "-"),
    choices: read("words")
      .split(/[\s,;،、，]+/u)
      .filter((word) => word !== ""),
  };
}

function isTaken({ fields }: Design, { name, choices }: LabelsAsked): boolean {
  const taken = new Set(fields.flatMap((field) => field.choices.flatMap(({ cells }) => cells)));
  const isTwice = new Set(choices).size < choices.length;
  return (
    isTwice ||
    fields.some((field) => field.name === name) ||
    choices.some((each) => taken.has(each) || !isCellName(each))
  );
}

function ownLabels({ context, design, edit }: PanelState): TemplateResult {
  const { design: words } = context.words;
  const submit = (event: Event): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const asked = labelsAsked(new FormData(form));
    if (isTaken(design, asked)) context.say(words.labelsTaken);
    else {
      edit({ edit: "add-field", ...asked });
      form.reset();
    }
  };
  const most = limitOf("word");
  return html`<details class="own"><summary>${words.ownLabels}</summary>
    <form @submit=${submit}>
      <label class="title"><span>${words.ownName}</span><input name="name" type="text" dir="auto" maxlength=${most} required autocomplete="off" /></label>
      <label class="title"><span>${words.ownWords}</span><input name="words" type="text" dir="auto" maxlength="400" required autocomplete="off" /></label>
      <button>${words.addLabels}</button>
    </form></details>`;
}

/** More names would be a list that nobody reads. */
const maxNamed = 12;

/** Labels that are on no cell, by name. */
function missingNames({ context, design }: PanelState): TemplateResult {
  const names = missingLabels(design).map((id) => labelOf(design, id, context.language));
  const more = names.length > maxNamed ? "…" : "";
  return html`<p class="quiet"><bdi>${names.slice(0, maxNamed).join(" · ")}${more}</bdi></p>`;
}

export function labelPanel(state: PanelState): TemplateResult {
  const { context, design, edit } = state;
  const { design: words } = context.words;
  const { length } = missingLabels(design);
  const hasRoom = design.cells.some(({ id }) => id === null);
  const rest = html`<button data-act="rest" ?disabled=${!hasRoom} @click=${() => edit(restPlaced(design))}>${words.waiting({ count: length })}</button>`;
  return html`<section>
    <h2>${words.labels}</h2>
    <div class="buttons">${fieldButtonNames.map((name) => calendarButton(state, name))}${otherButtons(state)}</div>
    ${length === 0 ? nothing : html`${rest}${missingNames(state)}`}
    ${ownLabels(state)}
  </section>`;
}

export function shapeIcon(
  { context, design }: Pick<PanelState, "context" | "design">,
  shape: Shape,
  ink: number,
): TemplateResult {
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
  const { context, design, judged, edit } = state;
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
  const rename = ({ target }: Event): void =>
    edit({ edit: "rename-piece", piece: place, id: (target as HTMLInputElement).value.trim() });
  const fewerTitle = copies === 1 ? words.remove({ piece: id }) : words.fewer({ piece: id });
  const isWrong = judged.pieces.has(place);
  return html`<li data-piece=${id} class=${isWrong ? "wrong" : ""}>
    ${shapeIcon(state, shape, ink)}<span class="name"><input type="text" dir="auto" maxlength=${limitOf("word")} .value=${id} @change=${rename}
      aria-label=${words.pieceName({ piece: id })} aria-invalid=${isWrong ? "true" : nothing} autocomplete="off" spellcheck="false" />${copies === 1 ? nothing : html`<b><bdi>×${copies}</bdi></b>`}</span>
    <button class="bare" data-act="flip" aria-pressed=${mayFlip} @click=${flip} aria-label=${words.flips({ piece: id })} title=${words.flips({ piece: id })}>${icon("flip")}</button>
    <button class="bare" data-act="fewer" @click=${fewer} aria-label=${fewerTitle} title=${fewerTitle}>−</button>
    <button class="bare" data-act="more" @click=${more} aria-label=${words.more({ piece: id })} title=${words.more({ piece: id })}>+</button>
  </li>`;
}

function meterTemplate({ context, design }: PanelState): TemplateResult {
  const { covered, wanted } = areaMeter(design);
  const share = wanted === 0 ? 0 : Math.min(1, covered / wanted);
  const state = covered === wanted ? "even" : covered > wanted ? "over" : "";
  return html`<p class="meter ${state}">${context.words.design.meter({ covered, wanted })}
    <span class="bar" aria-hidden="true"><span style=${styled({ "--share": String(share) })}></span></span></p>`;
}

function paletteTemplate(state: PanelState): TemplateResult {
  const { context, design, size, edit, chooseSize } = state;
  const { design: words } = context.words;
  const { covered, wanted } = areaMeter(design);
  const sizes = Array.from({ length: maxPieceSize[design.lattice] }, (_, i) => i + 1);
  const add = (id: string, shape: Shape): TemplateResult =>
    html`<li><button data-add=${id} @click=${() => edit({ edit: "add-piece", shape, id })} aria-label=${words.addPiece({ piece: id })} title=${words.addPiece({ piece: id })}>
      ${shapeIcon(state, shape, 0)}</button></li>`;
  return html`<details class="palette" ?open=${covered < wanted}>
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

/** What labels are called: as their button says, or as their maker has called them. */
function fieldTitle({ words }: AppContext, field: string): string {
  const button = fieldButtonNames.find((name) => fieldButtons[name].some((each) => each === field));
  return button === undefined ? field : words.design.fields[button];
}

/** Whose troubles they are, and who says the rare ones. */
export interface TroubleTold {
  readonly context: AppContext;
  readonly design: Design;
  readonly speaker: FaultSpeaker;
}

/** One sentence for each trouble; what is rare is said as the checks of puzzle files say it. */
export function troubleSentence({ context, design, speaker }: TroubleTold, trouble: Trouble): string {
  const { design: words } = context.words;
  const { faults } = words;
  if (trouble.kind === "missing")
    return trouble.lack > 0 ? faults.lack({ count: trouble.lack }) : words.waiting({ count: trouble.count });
  if (trouble.kind === "area") return words.meter({ covered: trouble.covered, wanted: trouble.wanted });
  if (trouble.kind === "unequal") return faults.unequal({ labels: fieldTitle(context, trouble.field) });
  if (trouble.kind === "other") return speaker.say(trouble.fault, context);
  return "piece" in trouble
    ? faults[trouble.kind]({ piece: design.pieces[trouble.piece]?.id ?? "" })
    : faults[trouble.kind];
}
