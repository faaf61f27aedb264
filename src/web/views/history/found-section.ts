/** From the solutions that somebody has found to a list of dates with how many, and to a look at those of one date. */

import { html, nothing, type TemplateResult } from "lit";
import { targetCells } from "../../../core/puzzle/target.js";
import { titleOf } from "../../../core/puzzle/titles.js";
import type { AppContext } from "../../context.js";
import { titleOfTarget } from "../../target.js";
import "../play/win/collection.js";
import type { FoundDate } from "./found-dates.js";

/** More are found by way of their date. */
const maxListed = 8;

function entry(context: AppContext, found: FoundDate, open: (found: FoundDate) => void): TemplateResult {
  const { language, words } = context;
  return html`<li>
    <button @click=${() => open(found)}>
      <span>${titleOfTarget(found.puzzle, found, language)}<small class="quiet">${titleOf(found.puzzle, language)}</small></span>
      <span>${words.solutions.count({ count: found.solutions.length })}</span>
    </button>
  </li>`;
}

function opened(context: AppContext, found: FoundDate, close: () => void): TemplateResult {
  const { puzzle, target, date, solutions } = found;
  const dateTitle = titleOfTarget(puzzle, found, context.language);
  const about = { ...context, puzzle, target, date, dateTitle, uncovered: targetCells(puzzle, target) };
  return html`<daytile-collection .context=${about} .solutions=${solutions} @close=${close}></daytile-collection>`;
}

export function foundSection(
  context: AppContext,
  found: readonly FoundDate[],
  shown: FoundDate | undefined,
  open: (found: FoundDate | undefined) => void,
): TemplateResult {
  const { win } = context.words;
  const list = html`<ul class="found">${found.slice(0, maxListed).map((each) => entry(context, each, open))}</ul>`;
  return html`<section>
    <h2>${win.collection}</h2>
    ${found.length === 0 ? html`<p class="quiet">${win.noCollection}</p>` : list}
    ${shown === undefined ? nothing : opened(context, shown, () => open(undefined))}
  </section>`;
}
