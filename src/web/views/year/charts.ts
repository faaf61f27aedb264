/** From figures of the year to what's round the map: totals, what the colours mean, a histogram, and lists of dates. */

import { html, nothing, type TemplateResult } from "lit";
import { formatDate } from "../../../core/calendar/date-text.js";
import { baseOf } from "../../../core/calendar/languages.js";
import type { Bin } from "../../../core/drawing/histogram.js";
import { hottest } from "../../../core/drawing/picture.js";
import { formatNumber } from "../../../core/i18n/formats.js";
import { styled } from "../../../templates/styled.js";
import type { AppContext } from "../../context.js";
import { linkTo } from "../../link.js";
import type { CountedSpot, YearFigures } from "./figures.js";
import { changeTo, spotTitle } from "./map.js";

const writtenIn =
  ({ language }: AppContext): ((value: number) => string) =>
  (value) =>
    formatNumber(baseOf(language), value);

const rangeText = (min: number, max: number, written: (value: number) => string): string =>
  min === max ? written(min) : `${written(min)}–${written(max)}`;

export function totals(context: AppContext, { summary, hasUnreal }: YearFigures): TemplateResult {
  const { year } = context.words;
  const written = writtenIn(context);
  const items: readonly (readonly [string, number])[] = [
    [year.solutions, summary.tilings],
    [
      hasUnreal ? year.targets({ date: formatDate({ month: 4, day: 31 }, context.language) }) : year.dates,
      summary.size,
    ],
    [year.mean, summary.mean],
  ];
  return html`<dl class="totals">
    ${items.map(([title, value]) => html`<div><dt>${title}</dt><dd>${written(value)}</dd></div>`)}
  </dl>`;
}

export function legend(context: AppContext, { levels, impossible, hasUnreal }: YearFigures): TemplateResult {
  const { year } = context.words;
  const written = writtenIn(context);
  const item = (look: string, text: string): TemplateResult =>
    html`<li><span class="swatch ${look}"></span>${text}</li>`;
  return html`<ul class="legend" role="list" aria-label=${year.legend}>
    ${impossible.length > 0 ? item("none", year.nothing) : nothing}
    ${levels.map(({ min, max, heat }) => item(`heat-${Math.round(heat * hottest)}`, rangeText(min, max, written)))}
    ${hasUnreal ? item("unreal", year.noDate) : nothing}
  </ul>`;
}

export function histogram(context: AppContext, bins: readonly Bin[]): TemplateResult {
  const { year } = context.words;
  const written = writtenIn(context);
  const most = Math.max(1, ...bins.map(({ size }) => size));
  const bar = ({ min, max, size }: Bin): TemplateResult => html`<tr>
    <th scope="row">${rangeText(min, max, written)}</th>
    <td><span class="bar ${min === 0 ? "none" : ""}" style=${styled({ "--share": String(size / most) })}></span>${written(size)}</td>
  </tr>`;
  return html`<section class="card">
    <h3 id="histogram">${year.histogram}</h3>
    <table aria-labelledby="histogram">
      <thead class="unseen"><tr><th scope="col">${year.range}</th><th scope="col">${year.size}</th></tr></thead>
      <tbody>${bins.map(bar)}</tbody>
    </table>
  </section>`;
}

function listed(context: AppContext, title: string, spots: readonly CountedSpot[], more = 0): TemplateResult {
  const { year } = context.words;
  const written = writtenIn(context);
  const item = (spot: CountedSpot): TemplateResult => {
    const { href, follow } = linkTo(context, changeTo(context.puzzle, spot));
    const count = spot.count === 0 ? nothing : html`<b>${written(spot.count)}</b>`;
    return html`<li><a href=${href} @click=${follow}><span>${spotTitle(context, spot)}</span>${count}</a></li>`;
  };
  return html`<section class="card">
    <h3>${title}</h3>
    <ol role="list">${spots.map(item)}</ol>
    ${more > 0 ? html`<p class="quiet">${year.andMore({ count: more })}</p>` : nothing}
  </section>`;
}

const maxImpossible = 12;

function impossibleList(context: AppContext, title: string, spots: readonly CountedSpot[]): TemplateResult {
  return listed(context, title, spots.slice(0, maxImpossible), spots.length - maxImpossible);
}

/** Targets that are no date, such as 31 April, are listed separately. */
function impossibleLists(context: AppContext, { impossible }: YearFigures): TemplateResult {
  const { year } = context.words;
  const [dates, others] = [impossible.filter(({ isReal }) => isReal), impossible.filter(({ isReal }) => !isReal)];
  const none = html`<section class="card"><h3>${year.impossible}</h3><p>${year.noneImpossible}</p></section>`;
  return html`${dates.length > 0 ? impossibleList(context, year.impossible, dates) : others.length > 0 ? nothing : none}
    ${others.length > 0 ? impossibleList(context, year.notReal, others) : nothing}`;
}

/** The first of each list, at a glance. */
export function extremes(context: AppContext, { fewest, most }: YearFigures): TemplateResult {
  const { year } = context.words;
  const fact = (title: string, [spot]: readonly CountedSpot[]): TemplateResult | typeof nothing => {
    if (spot === undefined) return nothing;
    const { href, follow } = linkTo(context, changeTo(context.puzzle, spot));
    return html`<a href=${href} @click=${follow}>
      <span class="quiet">${title}</span><span>${spotTitle(context, spot)}</span><b>${writtenIn(context)(spot.count)}</b>
    </a>`;
  };
  return html`${fact(year.fewest, fewest)} ${fact(year.most, most)}`;
}

export function lists(context: AppContext, figures: YearFigures): TemplateResult {
  const { year } = context.words;
  return html`${listed(context, year.fewest, figures.fewest)} ${listed(context, year.most, figures.most)}
    ${impossibleLists(context, figures)}`;
}
