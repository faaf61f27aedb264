/** <daytile-day-picker>: any date of the calendar, or any choice of each field by hand. */

import { css, html, type TemplateResult } from "lit";
import { formatDate, formatIsoDate } from "../core/calendar/date-text.js";
import type { Field } from "../core/puzzle/puzzle.js";
import { DialogView } from "./dialog.js";
import { readRoute } from "./route.js";
import { choiceIds, choiceTitle } from "./target.js";

const styles = css`
  form {
    display: grid;
    gap: 12px;
    padding-block: 8px 16px;
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
`;

class DayPicker extends DialogView {
  static override styles = [...DialogView.styles, styles];

  protected heading(): string {
    return this.context.words.shell.chooseDay;
  }

  protected content(): TemplateResult {
    return html`${this.byDate()}${this.byHand()}`;
  }

  private byDate(): TemplateResult {
    const { words, date, today, go } = this.context;
    const submit = (event: Event): void => {
      event.preventDefault();
      const value = this.renderRoot.querySelector("input")?.value ?? "";
      go({ date: readRoute(`?date=${value}`, []).route.date });
    };
    return html`<form @submit=${submit}>
      <div class="row">
        <label>${words.shell.date}<input type="date" required .value=${formatIsoDate(date ?? today)} /></label>
        <button class="main" type="submit">${words.shell.show}</button>
        <button type="button" @click=${() => go({ date: undefined })}>${words.shell.today}</button>
      </div>
    </form>`;
  }

  private byHand(): TemplateResult {
    const { words, puzzle, language } = this.context;
    const unreal = formatDate({ month: 4, day: 31 }, language);
    const submit = (event: Event): void => {
      event.preventDefault();
      const chosen = [...this.renderRoot.querySelectorAll("select")].map(({ value }) => value);
      this.context.go({ target: chosen });
    };
    return html`<form @submit=${submit}>
      <fieldset>
        <legend>${words.shell.byHand}</legend>
        <p class="quiet">${words.shell.byHandHint(unreal)}</p>
        <div class="row">
          ${puzzle.fields.map((field, i) => this.select(field, i))}
          <button class="main" type="submit">${words.shell.show}</button>
        </div>
      </fieldset>
    </form>`;
  }

  private select(field: Field, i: number): TemplateResult {
    const { words, puzzle, target, language } = this.context;
    const titles: Readonly<Record<string, string>> = words.shell.fields;
    const title = Object.hasOwn(titles, field.name) ? titles[field.name] : field.name;
    const chosen = choiceIds(puzzle, target)[i];
    const choices = field.choices.map(
      ({ id }, k) =>
        html`<option value=${id} ?selected=${id === chosen}>${choiceTitle(puzzle, field, k, language)}</option>`,
    );
    return html`<label>${title}<select>${choices}</select></label>`;
  }
}

customElements.define("daytile-day-picker", DayPicker);
