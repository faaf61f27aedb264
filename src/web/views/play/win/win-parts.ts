/** From what is known of a solved puzzle to the parts of its panel: figures, how rare it is, and where to go next. */

import { html, nothing, type TemplateResult } from "lit";
import { addDays } from "../../../../core/calendar/calendar.js";
import { isSameDay } from "../../../../element/today.js";
import { styled } from "../../../../templates/styled.js";
import { timeInDigits, timeInWords } from "../../../amounts.js";
import type { AppContext } from "../../../context.js";
import { icon } from "../../../icons.js";
import { linkTo } from "../../../link.js";
import type { RouteChange } from "../../../route.js";
import type { Words } from "../../../words/words.js";
import type { Session } from "../session.js";
import { nothingFound, type WinFacts } from "./win-facts.js";

/** Which of all solutions it is. */
export interface WinRank {
  readonly number: number;
  readonly count: number;
}

export interface WinActions {
  readonly share: () => void;
  readonly save: () => void;
  readonly collection: () => void;
  /** Clears the board for another solution of the same date. */
  readonly another: () => void;
}

function figure(name: string, value: string, said = value): TemplateResult {
  return html`<div>
    <dt>${name}</dt>
    <dd><span aria-hidden="true">${value}</span><span class="unseen">${said}</span></dd>
  </div>`;
}

/** Times are compared where they were measured, and a day alone isn't a streak yet. */
export function winFigures(
  { settings, language }: AppContext,
  { seconds }: Session,
  { play, history, win }: Words,
  facts: WinFacts | undefined,
): TemplateResult {
  const isTimed = settings.timer === "on";
  const time = (name: string, whole: number) => figure(name, timeInDigits(whole), timeInWords(whole, language));
  const { best, isBest = false, streak = 0 } = facts ?? {};
  return html`<dl class="figures">
      ${isTimed ? time(play.time, Math.floor(seconds)) : nothing}
      ${isTimed && best !== undefined && !isBest ? time(history.best, best) : nothing}
      ${streak > 0 ? figure(history.streak, String(streak), `${streak} ${history.days({ count: streak })}`) : nothing}
    </dl>
    ${isTimed && isBest ? html`<p class="proud">${win.newBest}</p>` : nothing}`;
}

/** What helped, if anything did: the same truth that is shared. */
export function wayLine({ hints, isCounted }: Session, { play, win }: Words): TemplateResult | typeof nothing {
  const lines = [...(hints > 0 ? [play.withHints({ count: hints })] : []), ...(isCounted ? [win.counted] : [])];
  return lines.length === 0 ? nothing : html`<p class="quiet">${lines.join(" · ")}</p>`;
}

/** Whether it is the first time, where it was solved just now. */
function newsOf({ win }: Words, { isNew, isKnown }: WinFacts): TemplateResult | typeof nothing {
  if (isNew) return html`<span class="badge">${win.isNew}</span>`;
  return isKnown ? html`<span class="known">${win.isKnown}</span>` : nothing;
}

export function rankLine(words: Words, facts: WinFacts, { number, count }: WinRank): TemplateResult {
  const text = count === 1 ? words.win.onlyOne : words.solutions.board({ number, count });
  return html`<p class="rank">${text}${newsOf(words, facts)}</p>`;
}

/** Part of all that there are, from 0 to 1. */
const partFound = ({ found }: WinFacts, rank: WinRank | undefined): string =>
  rank === undefined ? "0" : String(Math.min(1, found.length / rank.count));

function foundLine({ win }: Words, { found }: WinFacts, rank: WinRank | undefined): string {
  if (rank === undefined) return noText;
  return found.length >= rank.count ? win.foundAll : win.found({ found: found.length, count: rank.count });
}

/** As high as a line of text, so that nothing moves when the text comes. */
const noText = "\u00a0";

/** How rare it is, and how many of all there are have been found here. */
export function rarity(
  words: Words,
  facts: WinFacts | undefined,
  rank: WinRank | undefined,
  actions: WinActions,
): TemplateResult {
  const known = facts ?? nothingFound;
  return html`<div class="rarity">
    ${facts === undefined || rank === undefined ? html`<p class="rank">${noText}</p>` : rankLine(words, facts, rank)}
    <div class="meter" style=${styled({ "--share": partFound(known, rank) })} aria-hidden="true"></div>
    <p class="quiet">${foundLine(words, known, rank)}</p>
    <button class="small" @click=${actions.collection}>${icon("solutions")}${words.win.collection}</button>
  </div>`;
}

function link(context: AppContext, change: RouteChange, title: string): TemplateResult {
  const { href, follow } = linkTo(context, change);
  return html`<a class="button" href=${href} @click=${follow}>${title}</a>`;
}

const secondsInDay = 86_400;

/** Until the next midnight of the local clock. */
function untilTomorrow(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.min(secondsInDay, Math.max(0, Math.ceil((midnight.getTime() - now.getTime()) / 1000)));
}

/** After today's puzzle: how long it is until the next. */
export function countdown({ date, today }: AppContext, { win }: Words): TemplateResult | typeof nothing {
  if (date === undefined || !isSameDay(date, today)) return nothing;
  const time = timeInDigits(untilTomorrow(new Date()));
  return html`<p class="quiet countdown" role="timer">${win.nextIn({ time })}</p>`;
}

export function nextSteps(
  context: AppContext,
  words: Words,
  { share: shareIt, save, another }: WinActions,
  { isOwn }: { readonly isOwn: boolean },
): TemplateResult {
  const { play, history, win } = words;
  const { date, today, open } = context;
  const isToday = date !== undefined && isSameDay(date, today);
  const sharing = html`<div class="choices">
    <button class="main" @click=${shareIt}>${icon("share")}${play.share}</button>
    <button @click=${save}>${win.picture}</button>
  </div>`;
  const before = isToday ? link(context, { date: addDays(today, -1) }, win.yesterday) : nothing;
  const day = isToday ? before : link(context, { date: undefined }, history.playToday);
  return html`${isOwn ? sharing : nothing}
    <div class="choices quieter">
      <button @click=${another}>${win.findAnother}</button>
      ${day}
      <button @click=${() => open("puzzle")}>${win.anotherBoard}</button>
      ${link(context, { view: "solutions" }, play.allSolutions)}
    </div>
    ${countdown(context, words)}`;
}
