/** <daytile-day-picker>: any date of the calendar, or any choice of each field by hand. */

import { css, html, type TemplateResult } from "lit";
import type { CalendarDate } from "../core/calendar/calendar.js";
import { formatDate, formatIsoDate } from "../core/calendar/date-text.js";
import { targetFromDate } from "../core/puzzle/dates.js";
import type { Field } from "../core/puzzle/puzzle.js";
import { isSameDay } from "../element/today.js";
import { DialogView } from "./dialog.js";
import { readRoute } from "./route.js";
import { choiceIds, choiceTitle } from "./target.js";

const styles = css`
  form {
    display: grid;
    gap: 18px;
    padding-block: 8px 0;
  }
  .main {
    justify-self: end;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px;
  }
  label {
    display: grid;
    gap: 4px;
    font-weight: 700;
  }
  fieldset {
    display: grid;
    gap: 12px;
    margin: 0;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  legend {
    padding-inline: 6px;
    font-weight: 700;
  }
  input,
  select {
    font-weight: 500;
  }
  /* A phone on its side shows all of it at once. */
  @media (max-height: 480px) and (min-width: 560px) {
    form {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: start;
      gap: 12px;
      padding-block: 0;
    }
    fieldset {
      grid-row: 1 / 3;
      grid-column: 2;
      padding: 8px 12px 12px;
    }
  }
`;

class DayPicker extends DialogView {
  static override styles = [...DialogView.styles, styles];
  static override properties = { ...DialogView.properties, mixed: { state: true }, chosen: { state: true } };

  /** The choices, once somebody has made one; until then the date counts. */
  declare mixed: readonly string[] | undefined;
  /** The date in the field, once somebody has chosen one. */
  declare chosen: CalendarDate | undefined;

  protected heading(): string {
    return this.context.words.shell.chooseDay;
  }

  private get date(): CalendarDate {
    return this.chosen ?? this.context.date ?? this.context.today;
  }

  /** The choices to begin with: those of the date in the field. */
  private get ids(): readonly string[] {
    const { puzzle, target } = this.context;
    const shown = this.chosen && targetFromDate(puzzle, this.chosen);
    return this.mixed ?? choiceIds(puzzle, shown?.ok ? shown.value : target);
  }

  private readonly onDate = (event: Event): void => {
    const { date } = readRoute(`?date=${(event.target as HTMLInputElement).value}`, []).route;
    if (date === undefined) return;
    this.chosen = date;
    this.mixed = undefined;
  };

  private readonly onChoice = (): void => {
    this.mixed = [...this.renderRoot.querySelectorAll("select")].map(({ value }) => value);
  };

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    const { go, today } = this.context;
    const { mixed, date } = this;
    if (mixed !== undefined) go({ target: mixed });
    else go({ date: isSameDay(date, today) ? undefined : date });
  };

  protected content(): TemplateResult {
    const { words, puzzle, language, go } = this.context;
    const unreal = formatDate({ month: 4, day: 31 }, language);
    return html`<form @submit=${this.submit}>
      <div class="row">
        <label>
          ${words.shell.date}
          <input type="date" required .value=${formatIsoDate(this.date)} @input=${this.onDate} />
        </label>
        <button type="button" @click=${() => go({ date: undefined })}>${words.shell.today}</button>
      </div>
      <fieldset>
        <legend>${words.shell.byHand}</legend>
        <p class="quiet">${words.shell.byHandHint({ date: unreal })}</p>
        <div class="row">${puzzle.fields.map((field, i) => this.select(field, i))}</div>
      </fieldset>
      <button class="main" type="submit">${words.shell.show}</button>
    </form>`;
  }

  private select(field: Field, i: number): TemplateResult {
    const { words, puzzle, language } = this.context;
    const titles: Readonly<Record<string, string>> = words.shell.fields;
    const title = Object.hasOwn(titles, field.name) ? titles[field.name] : field.name;
    const chosen = this.ids[i];
    const choices = field.choices.map(
      ({ id }, k) =>
        html`<option value=${id} .selected=${id === chosen}>${choiceTitle(puzzle, field, k, language)}</option>`,
    );
    return html`<label>${title}<select @change=${this.onChoice}>${choices}</select></label>`;
  }
}

customElements.define("daytile-day-picker", DayPicker);
