/** The top of the app, with puzzle and day, and the way from view to view. */

import { html, nothing, type TemplateResult } from "lit";
import { addDays } from "../core/calendar/calendar.js";
import { titleOf } from "../core/puzzle/titles.js";
import { isSameDay } from "../element/today.js";
import type { AppContext } from "./context.js";
import { icon } from "./icons.js";
import { linkTo } from "./link.js";
import type { PickerName } from "./picker-names.js";
import { unlistedViews, type ViewName, viewNames } from "./route.js";

function dayLink(context: AppContext, days: number): TemplateResult {
  const { date, today, words } = context;
  const to = addDays(date ?? today, days);
  const title = days < 0 ? words.shell.previousDay : words.shell.nextDay;
  const { href, follow } = linkTo(context, { date: isSameDay(to, today) ? undefined : to });
  return html`<a class="button bare" href=${href} @click=${follow} aria-label=${title} title=${title}>
    ${icon(days < 0 ? "back" : "forward")}
  </a>`;
}

function todayLink(context: AppContext): TemplateResult | typeof nothing {
  const { date, today, words } = context;
  if (date !== undefined && isSameDay(date, today)) return nothing;
  const { href, follow } = linkTo(context, { date: undefined });
  return html`<a class="button today" href=${href} @click=${follow}>${words.shell.today}</a>`;
}

/** Views that are about no date in particular: they have their own name on top. */
const dateless: readonly ViewName[] = ["history", "settings", "design", "atlas"];

type Listed = Exclude<ViewName, (typeof unlistedViews)[number]>;
const isListed = (view: ViewName): view is Listed => !unlistedViews.some((each) => each === view);

/** The product's name: small, above the puzzle's. */
const wordmark = (): TemplateResult =>
  html`<span class="brand"><img src="./icons/icon.svg" alt="" width="20" height="20" />Daytile</span>`;

function puzzleButton({ words, puzzle, language }: AppContext, open: HeaderActions["open"]): TemplateResult {
  return html`<button class="puzzle bare" @click=${() => open("puzzle")} aria-haspopup="dialog">
    ${wordmark()}<span class="unseen">. ${words.shell.choosePuzzle}:</span>
    <span class="choice"><span class="name">${titleOf(puzzle, language)}</span>${icon("open")}</span>
  </button>`;
}

const dayAndMonth = /\d{1,2}(?:\.|º|er)? (?:de )?\p{L}+|\p{L}+ \d{1,2}(?=,)/u;

/** A heading of two lines is broken after the day of the week: a day stays with its month. */
function dayUnbroken(title: string): TemplateResult | string {
  const [whole] = dayAndMonth.exec(title) ?? [];
  if (whole === undefined) return title;
  const [before = "", after = ""] = title.split(whole);
  return html`${before}<span class="whole">${whole}</span>${after}`;
}

function days(context: AppContext, open: HeaderActions["open"]): TemplateResult {
  const { words, dateTitle } = context;
  return html`<div class="days">
    ${dayLink(context, -1)}
    <h1>
      <button class="day bare" @click=${() => open("day")} aria-haspopup="dialog">
        <span class="unseen">${words.shell.chooseDay}:</span> <span>${dayUnbroken(dateTitle)}</span>
      </button>
    </h1>
    ${dayLink(context, 1)}
  </div>`;
}

function guideButton({ words }: AppContext, open: HeaderActions["open"]): TemplateResult {
  const title = words.shell.howToPlay;
  return html`<button class="guide bare" @click=${() => open("guide")} aria-haspopup="dialog" aria-label=${title} title=${title}>
    ${icon("guide")}
  </button>`;
}

export interface HeaderActions {
  open(picker: PickerName): void;
  /** Takes the keyboard past everything that is the same on every page. */
  skip(): void;
}

export function header(context: AppContext, { open, skip }: HeaderActions): TemplateResult {
  const { words, route } = context;
  const isDateless = dateless.includes(route.view);
  return html`<header class=${isDateless ? "dateless" : ""}>
    <button class="skip main" @click=${skip}>${words.shell.skip}</button>
    ${
      isDateless
        ? html`<div class="puzzle">${wordmark()}</div><div class="days"><h1>${words.shell.views[route.view]}</h1></div>`
        : html`${puzzleButton(context, open)}${days(context, open)}${todayLink(context)}`
    }
    ${guideButton(context, open)}
  </header>`;
}

export function navigation(context: AppContext): TemplateResult {
  const { route, words } = context;
  // The owner's board is reached from where somebody is stuck, one's own design and the atlas where puzzles are chosen,
  // and the lazy year from the year.
  const links = viewNames.filter(isListed).map((view) => {
    const { href, follow } = linkTo(context, { view });
    const title = words.shell.views[view];
    return html`<a class=${view} href=${href} @click=${follow} title=${title} aria-current=${route.view === view ? "page" : nothing}>
      ${icon(view)}<span>${title}</span>
    </a>`;
  });
  return html`<nav aria-label=${words.shell.navigation}>${links}</nav>`;
}
