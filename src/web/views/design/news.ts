/** What a design is like: what to do next, or its year, its figures and how hard it is, as soon as they are known. */

import { html, nothing, type TemplateResult } from "lit";
import { baseOf } from "../../../core/calendar/languages.js";
import { restPlaced } from "../../../core/design/bare-board.js";
import type { DesignEdit } from "../../../core/design/edit.js";
import { formatNumber } from "../../../core/i18n/formats.js";
import { ratingDots } from "../../coach/dots.js";
import type { AppContext } from "../../context.js";
import { canCountLive, impossibleDates, type LiveYear, liveMap } from "./live.js";
import { type TroubleTold, troubleSentence } from "./panels.js";
import type { Judged, Trouble } from "./trouble.js";

export interface NewsState extends TroubleTold {
  readonly judged: Judged;
  readonly year: LiveYear | undefined;
  edit(edit: DesignEdit): void;
  /** Finds pieces for the board. */
  fill(): void;
}

const mostTroubles = 4;

/** What one click does about a trouble; nothing where it takes a hand. */
function remedy({ context, design, edit, fill }: NewsState, trouble: Trouble): TemplateResult | typeof nothing {
  const { design: words } = context.words;
  const { kind } = trouble;
  const button = (name: string, text: string, act: () => void): TemplateResult =>
    html`<button class="main" data-next=${name} @click=${act}>${text}</button>`;
  if (kind === "no labels")
    return button("labels", words.monthsAndDays, () =>
      edit({
        edit: "all",
        edits: [
          { edit: "lay-out", field: "month" },
          { edit: "lay-out", field: "day" },
        ],
      }),
    );
  if (kind === "missing" && trouble.lack > 0) return nothing;
  if (kind === "missing") return button("rest", words.placeLabels, () => edit(restPlaced(design)));
  if (kind === "no pieces" || kind === "area") return button("fill", words.findPieces, fill);
  return nothing;
}

/** Which step a trouble belongs to. */
function stepFor({ kind }: Trouble): "board" | "labels" | "pieces" {
  if (kind === "no cells") return "board";
  return kind === "no labels" || kind === "missing" || kind === "unequal" ? "labels" : "pieces";
}

const stepNames = ["board", "labels", "pieces"] as const;

/** The way to a puzzle, with the steps that are done, and the one that comes next. */
function steps({ context, judged }: NewsState): TemplateResult {
  const { design: words } = context.words;
  const open = judged.troubles.map(stepFor);
  const next = stepNames.find((name) => open.includes(name));
  const isDone = (name: (typeof stepNames)[number]): boolean => next !== "board" && !open.includes(name);
  return html`<ol class="steps" aria-label=${words.next}>
    ${stepNames.map((name) => html`<li class=${isDone(name) ? "done" : ""} aria-current=${name === next ? "step" : nothing}>${words[name]}</li>`)}
    <li>${words.play}</li>
  </ol>`;
}

/** The first trouble is the next step; the others can wait. */
function nextStep(state: NewsState): TemplateResult {
  const [first, ...others] = state.judged.troubles.slice(0, mostTroubles);
  const sentence = (trouble: Trouble): string => troubleSentence(state, trouble);
  return html`${steps(state)}
    ${first === undefined ? nothing : html`<p class="bad">${sentence(first)}</p>${remedy(state, first)}`}
    ${others.length === 0 ? nothing : html`<ul class="troubles">${others.map((each) => html`<li>${sentence(each)}</li>`)}</ul>`}`;
}

function hardness({ words }: AppContext, rating: number | undefined): TemplateResult {
  const text = rating === undefined ? words.design.counting : words.coach.difficulty({ rating });
  return html`<p class="hardness">${words.coach.byDifficulty}${ratingDots(rating ?? 0, text)}</p>`;
}

export function newsTemplate(state: NewsState): TemplateResult {
  const { context, judged, year } = state;
  const { design: words } = context.words;
  if (judged.puzzle === undefined) return nextStep(state);
  if (!canCountLive(judged.puzzle)) return html`<p>${words.tooMany}</p>`;
  if (year === undefined) return html`<p>${words.counting}</p>`;
  const { total, fewest, most, impossible } = year.figures;
  const written = (value: number): string => formatNumber(baseOf(context.language), value);
  return html`<p class=${impossible === 0 ? "good" : "bad"}>${impossible === 0 ? words.works : words.impossible({ count: written(impossible) })}</p>
    ${impossible === 0 ? nothing : html`<p class="impossible">${impossibleDates(year, context.language)}</p>`}
    <p>${words.figures({ total: written(total), fewest: written(fewest), most: written(most) })}</p>
    ${total === 0 || year.rating === 0 ? nothing : hardness(context, year.rating)}
    ${liveMap(context, year)}`;
}
