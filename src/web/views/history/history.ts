/** <daytile-history>: from what was solved to streak, calendar and times; to share, and to carry away as a file. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { formatIsoDate } from "../../../core/calendar/date-text.js";
import { formatProgress, progressLimits } from "../../../core/game/progress.js";
import { dateOfIsoDay, type SolveRecord } from "../../../core/game/record.js";
import { type Streaks, streaksOf } from "../../../core/game/streak.js";
import { titleOf } from "../../../core/puzzle/titles.js";
import { cataloguePuzzle, isCatalogueId } from "../../../formats/catalogue.js";
import { readAllFound } from "../../found.js";
import { readGames } from "../../games.js";
import { readHistory } from "../../history.js";
import { type ShareOutcome, share, shareLink, shareText } from "../../share.js";
import { progressStyles } from "../../styles/progress.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { calendar } from "./calendar.js";
import { figures } from "./figures.js";
import { readFile, saveFile } from "./files.js";
import { type FoundDate, foundDates } from "./found-dates.js";
import { foundSection } from "./found-section.js";
import type { Month } from "./month.js";
import { takeProgress } from "./progress-file.js";
import { recordToShare, shareFactsOf } from "./sharing.js";
import { historyStyles } from "./styles.js";
import { times } from "./times.js";

class HistoryView extends View {
  static override styles = [shared, progressStyles, historyStyles];
  static override properties = {
    ...View.properties,
    records: { state: true },
    month: { state: true },
    outcome: { state: true },
    importMessage: { state: true },
    streaks: { state: true },
    imported: { state: true },
    hasGames: { state: true },
    found: { state: true },
    opened: { state: true },
  };

  /** Undefined until the shelf has been read. */
  declare records: readonly SolveRecord[] | undefined;
  declare streaks: Streaks;
  /** What was found for each date, the last first. */
  declare found: readonly FoundDate[];
  /** Whose solutions are looked at. */
  declare opened: FoundDate | undefined;
  /** The month looked at; undefined for that of the date on the page. */
  declare month: Month | undefined;
  declare outcome: ShareOutcome | undefined;
  declare importMessage: string;
  /** How much of a file is read, from 0 to 1; undefined where none is being read. */
  declare imported: number | undefined;
  /** Whether some game has begun. */
  declare hasGames: boolean;

  override connectedCallback(): void {
    super.connectedCallback();
    this.importMessage = "";
    void this.read();
  }

  private async read(): Promise<void> {
    const { store } = this.context;
    const [records, games, found] = await Promise.all([readHistory(store), readGames(store), readAllFound(store)]);
    this.records = records;
    this.found = foundDates(found);
    this.hasGames = games.length > 0;
  }

  /** Of many records they take a moment, so they are not looked for each time that something is drawn. */
  override willUpdate(changed: PropertyValues<this>): void {
    const isNewDay = changed.has("context") && changed.get("context")?.today !== this.context.today;
    if (changed.has("records") || isNewDay) this.streaks = streaksOf(this.records ?? [], this.context.today);
  }

  /** The text in the field is there to be copied. */
  override updated(changed: PropertyValues<this>): void {
    if (changed.has("outcome") && this.outcome === "by hand") this.renderRoot.querySelector("textarea")?.select();
  }

  private readonly showMonth = (month: Month): void => {
    this.month = month;
  };

  private puzzleTitle(id: string): string {
    return isCatalogueId(id) ? titleOf(cataloguePuzzle(id), this.context.language) : id;
  }

  private sharing(records: readonly SolveRecord[]): TemplateResult | typeof nothing {
    const { puzzle, date, words, language } = this.context;
    const record = recordToShare(records, { puzzle: puzzle.id, date: date === undefined ? "" : formatIsoDate(date) });
    if (record === undefined) return nothing;
    const { history } = words;
    const facts = shareFactsOf(record, this.puzzleTitle(record.puzzle), this.streaks.current, language);
    const text = shareText(facts, words, language);
    return html`<section>
      <h2>${history.share}</h2>
      <p class="quiet">${history.shareHint}</p>
      <blockquote>${text}</blockquote>
      <div class="buttons"><button class="main" @click=${() => this.share(text, record)}>${history.share}</button></div>
      ${this.outcome === "by hand" ? this.copyField(text, record) : nothing}
    </section>`;
  }

  private copyField(text: string, record: SolveRecord): TemplateResult {
    return html`<label>
      ${this.context.words.history.copyByHand}
      <textarea readonly .value=${`${text}\n${linkOf(record)}`}></textarea>
    </label>`;
  }

  private async share(text: string, record: SolveRecord): Promise<void> {
    this.outcome = undefined;
    this.outcome = await share(text, linkOf(record));
    if (this.outcome === "copied") this.context.say(this.context.words.history.shared);
  }

  private progress(records: readonly SolveRecord[]): TemplateResult {
    const { history } = this.context.words;
    return html`<section>
      <h2>${history.progress}</h2>
      <p class="quiet">${history.progressHint}</p>
      <div class="buttons">
        <button ?disabled=${records.length === 0 && !this.hasGames} @click=${this.export}>${history.exportFile}</button>
        <button ?disabled=${this.imported !== undefined} @click=${this.chooseFile}>${history.importFile}</button>
        <input type="file" accept=".json,application/json" hidden @change=${this.import} />
      </div>
      <p role="status">${this.importMessage}</p>
      ${this.importProgress()}
    </section>`;
  }

  private importProgress(): TemplateResult | typeof nothing {
    if (this.imported === undefined) return nothing;
    return html`<progress max="1" .value=${this.imported} aria-label=${this.context.words.shell.loading}></progress>`;
  }

  private readonly chooseFile = (): void => this.renderRoot.querySelector("input")?.click();

  private readonly export = async (): Promise<void> => {
    const { store, today } = this.context;
    const text = formatProgress(await readHistory(store), await readGames(store), await readAllFound(store));
    saveFile(`daytile-progress-${formatIsoDate(today)}.json`, text);
  };

  private readonly import = async ({ target }: Event): Promise<void> => {
    const { store, words } = this.context;
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    this.importMessage = words.shell.loading;
    this.imported = 0;
    const text = await readFile(file, progressLimits.characters);
    const tell = (done: number): void => {
      this.imported = done;
    };
    const message = await takeProgress(text, store, words.history, tell);
    // So that the same file can be chosen again.
    input.value = "";
    await this.read();
    this.imported = undefined;
    this.importMessage = message;
  };

  private collection(): TemplateResult {
    const { context, found, opened } = this;
    const open = (entry: FoundDate | undefined): void => {
      this.opened = entry;
    };
    return foundSection(context, found, opened, open);
  }

  override render() {
    const { context, records } = this;
    if (records === undefined) return nothing;
    return html`
      ${figures(context, records, this.streaks)}
      <div class="columns">
        <div>
          ${calendar(context, records, this.month ?? context.date ?? context.today, this.showMonth)}
          ${times(context, records, (id) => this.puzzleTitle(id))}
        </div>
        <div>${this.collection()}${this.sharing(records)}${this.progress(records)}</div>
      </div>
    `;
  }
}

const linkOf = ({ puzzle, date }: SolveRecord): string =>
  shareLink({ puzzle, date: dateOfIsoDay(date), target: undefined });

customElements.define("daytile-history", HistoryView);
