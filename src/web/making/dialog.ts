/** <daytile-maker>: what to print or make of a puzzle, with a preview, as a file that the browser saves. */

import { html, nothing, type TemplateResult } from "lit";
import { formatIsoDate } from "../../core/calendar/date-text.js";
import { wordsOf } from "../../core/calendar/languages.js";
import type { MakeFormat } from "../../core/names.js";
import type { ProductAsked } from "../../requests/products/product.js";
import type { ProductSettings } from "../../requests/products/settings.js";
import { machines } from "../../requests/products/workshop.js";
import { largeWorkers } from "../app-workers.js";
import { DialogView } from "../dialog.js";
import { saveFile } from "../views/history/files.js";
import { type Extra, extraSettings, extrasOf, type MakerKind, makerKinds, toggled, wantsWords } from "./extras.js";
import type { MadeProduct } from "./make-product.js";
import { makerStyles } from "./styles.js";

const papers = ["A4", "Letter", "A3", "A5"] as const;
const types = { pdf: "application/pdf", svg: "image/svg+xml", "3mf": "model/3mf", zip: "application/zip" } as const;
type FileFormat = keyof typeof types;

/** In millimetres, as the command line has it. */
const cell = { usual: 20, min: 5, max: 60 } as const;

/** What was made last, and for which request. */
interface Made {
  readonly asked: string;
  readonly answer: MadeProduct;
  readonly urls: readonly string[];
}

const isSvg = (preview: string | Uint8Array): boolean => typeof preview === "string";

class Maker extends DialogView {
  static override styles = [...DialogView.styles, makerStyles];
  static override properties = {
    ...DialogView.properties,
    kind: { state: true },
    machine: { state: true },
    extras: { state: true },
    isMaking: { state: true },
    said: { state: true },
    made: { state: true },
  };

  declare kind: MakerKind;
  declare machine: string;
  declare extras: readonly Extra[];
  declare isMaking: boolean;
  declare said: string;
  declare made: Made | undefined;
  private readonly stop = new AbortController();

  constructor() {
    super();
    this.kind = "print";
    this.machine = "";
    this.extras = [];
    this.isMaking = false;
    this.said = "";
    this.made = undefined;
  }

  override disconnectedCallback(): void {
    this.stop.abort();
    this.forget();
    super.disconnectedCallback();
  }

  /** Pictures of a file that is no longer wanted. */
  private forget(): void {
    for (const url of this.made?.urls ?? []) URL.revokeObjectURL(url);
    this.made = undefined;
  }

  private readonly changed = (): void => {
    if (this.made !== undefined) this.said = "";
    this.forget();
  };

  protected heading(): string {
    return this.context.words.making.title;
  }

  private entered(name: string): string {
    return this.renderRoot.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value.trim() ?? "";
  }

  private get hasPaper(): boolean {
    return this.kind === "print" || this.kind === "book";
  }

  /** Several plates or sheets, or several files, are one zip. */
  private get format(): FileFormat {
    if (this.kind === "gift" || this.extras.includes("cover")) return "zip";
    if (this.hasPaper) return "pdf";
    return this.machine === "" ? (this.kind === "laser" ? "svg" : "3mf") : "zip";
  }

  /** The same as at the command line: what is left out has its default. */
  private asked(): ProductAsked {
    const { puzzle, language } = this.context;
    const own = { ...this.measures(), ...this.dates(), ...this.words(), ...extraSettings(this.extras) };
    return { product: this.kind, format: this.format as MakeFormat, puzzle, language, settings: own };
  }

  private measures(): ProductSettings {
    const sheet = this.hasPaper ? { sheet: this.entered("sheet") } : {};
    const size = this.kind === "book" ? {} : { cell: Number(this.entered("cell")) };
    return { ...sheet, ...size, ...(this.machine === "" ? {} : { machine: this.machine }) };
  }

  /** A month of the year that is shown, or of any year where the board is the same in each. */
  private dates(): ProductSettings {
    const { date, today } = this.context;
    if (this.kind === "gift") return { date: this.entered("date") };
    const day = this.entered("date");
    const mark = day === "" ? {} : { mark: day };
    if (this.kind !== "book") return mark;
    const month = Number(this.entered("month"));
    return { year: (date ?? today).year, ...(month === 0 ? {} : { month }), ...mark };
  }

  /** What people wrote; nothing for what they left empty. */
  private words(): ProductSettings {
    const names = ["for", "title", "dedication"] as const;
    const entries = names.map((name) => [name, this.entered(name)] as const);
    return Object.fromEntries(entries.filter(([, text]) => text !== ""));
  }

  /** What was made for this very request, or is made now; nothing where it can't be. */
  private async produced(): Promise<Made | undefined> {
    const request = this.asked();
    const asked = JSON.stringify(request);
    if (this.made?.asked === asked) return this.made;
    const { making, shell } = this.context.words;
    this.isMaking = true;
    this.said = making.making;
    const { signal } = this.stop;
    const reply = await largeWorkers.request("makeProduct", request, { signal });
    if (signal.aborted) return undefined;
    this.isMaking = false;
    this.forget();
    const answer = reply.ok ? reply.value : undefined;
    if (answer !== undefined) {
      const urls = answer.previews.map((preview) =>
        URL.createObjectURL(new Blob([preview as BlobPart], { type: isSvg(preview) ? "image/svg+xml" : "image/png" })),
      );
      this.made = { asked, answer, urls };
      return this.made;
    }
    this.said = reply.ok ? making.refused : shell.notLoaded;
    return undefined;
  }

  private readonly preview = async (): Promise<void> => {
    const form = this.renderRoot.querySelector("form");
    if (form?.reportValidity() === false) return;
    const made = await this.produced();
    if (made !== undefined) this.said = "";
  };

  private readonly make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { kind, format } = this;
    const made = await this.produced();
    if (made !== undefined) this.save(kind, format, made.answer.data);
  };

  private save(kind: MakerKind, format: FileFormat, data: string | Uint8Array): void {
    const name = `${this.context.puzzle.id}-${kind}.${format}`;
    saveFile(name, typeof data === "string" ? data : new Uint8Array(data), types[format]);
    const { making } = this.context.words;
    this.said = kind === "print" ? `${making.saved({ name })} ${making.fullSize}` : making.saved({ name });
  }

  private choose(kind: MakerKind): void {
    this.kind = kind;
    this.said = "";
    this.extras = [];
    this.machine = kind === "gift" ? (machines()[0]?.id ?? "") : "";
    this.forget();
  }

  private choice(kind: MakerKind): TemplateResult {
    return html`<label class="kind">
      <input
        type="radio"
        name="kind"
        value=${kind}
        .checked=${this.kind === kind}
        @change=${() => this.choose(kind)}
      />
      <span>${this.context.words.making.kinds[kind]}</span>
    </label>`;
  }

  private paper(): TemplateResult {
    return html`<label><span>${this.context.words.making.paper}</span>
      <select name="sheet">${papers.map((paper) => html`<option value=${paper}>${paper}</option>`)}</select>
    </label>`;
  }

  private month(): TemplateResult {
    const { words, language, date, today } = this.context;
    const { month } = date ?? today;
    const names = wordsOf(language).longMonths;
    return html`<label><span>${words.shell.fields.month}</span>
      <select name="month">
        <option value="0">${words.making.wholeYear}</option>
        ${names.map((name, i) => html`<option value=${i + 1} ?selected=${i + 1 === month}>${name}</option>`)}
      </select>
    </label>`;
  }

  private cellSize(): TemplateResult {
    return html`<label><span>${this.context.words.making.cell}</span>
      <input name="cell" type="number" required min=${cell.min} max=${cell.max} step="any" .value=${String(cell.usual)} />
    </label>`;
  }

  /** Those that make this kind of thing; a gift is made by any. */
  private machines(): TemplateResult | typeof nothing {
    if (this.hasPaper) return nothing;
    const { making } = this.context.words;
    const own = machines().filter(({ makes }) => this.kind === "gift" || makes === this.kind);
    const change = (event: Event): void => {
      this.machine = (event.target as HTMLSelectElement).value;
      this.extras = this.extras.filter((extra) => this.offered.includes(extra));
    };
    return html`<label><span>${making.machine}</span>
      <select name="machine" @change=${change}>
        ${this.kind === "gift" ? nothing : html`<option value="">${making.anyMachine}</option>`}
        ${own.map(({ id, name }) => html`<option value=${id} ?selected=${id === this.machine}>${name}</option>`)}
      </select>
    </label>`;
  }

  /** A gift has a day; anything else may have one. */
  private date(): TemplateResult {
    const { date, today, words } = this.context;
    const isGift = this.kind === "gift";
    const value = isGift ? formatIsoDate(date ?? today) : "";
    return html`<label><span>${words.making.day}</span>
      <input name="date" type="date" ?required=${isGift} .value=${value} />
    </label>`;
  }

  private personal(): TemplateResult | typeof nothing {
    if (!wantsWords(this.kind, this.extras)) return nothing;
    const { making } = this.context.words;
    const fields = [
      ["for", making.forWhom],
      ["title", making.ownTitle],
      ["dedication", making.dedication],
    ] as const;
    return html`<div class="measures">
      ${fields.map(
        ([name, label]) =>
          html`<label><span>${label}</span><input name=${name} type="text" maxlength="80" autocomplete="off" /></label>`,
      )}
    </div>`;
  }

  private get offered(): readonly Extra[] {
    const isOnPaper = machines().some(({ id, makes }) => id === this.machine && makes === "print");
    return extrasOf(this.kind, isOnPaper);
  }

  private extraChoices(): TemplateResult {
    const { making } = this.context.words;
    const toggle = (extra: Extra): void => {
      this.extras = toggled(this.extras, extra);
    };
    return html`<fieldset class="extras">
      <legend>${making.extras}</legend>
      ${this.offered.map(
        (extra) => html`<label class="kind">
          <input
            type="checkbox"
            name=${extra}
            .checked=${this.extras.includes(extra)}
            @change=${() => toggle(extra)}
          />
          <span>${making.extra[extra]}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  private previews(): TemplateResult | typeof nothing {
    const { urls = [] } = this.made ?? {};
    if (urls.length === 0) return nothing;
    const { making } = this.context.words;
    return html`<div class="previews" tabindex="0" role="group" aria-label=${making.preview}>
      ${urls.map((url, i) => html`<img src=${url} alt=${making.previewOf({ number: i + 1, total: urls.length })} />`)}
    </div>`;
  }

  /** What to know about it before one makes it. */
  private warnings(): TemplateResult | typeof nothing {
    const { warnings = [] } = this.made?.answer ?? {};
    if (warnings.length === 0) return nothing;
    const { warnings: words } = this.context.words.making;
    const said = warnings.map((each) =>
      each.kind === "unknownLetters" ? words.unknownLetters({ letters: each.letters }) : words[each.kind],
    );
    return html`<ul class="warnings" role="alert">${said.map((text) => html`<li>${text}</li>`)}</ul>`;
  }

  protected content(): TemplateResult {
    const { making } = this.context.words;
    return html`<form @submit=${this.make} @input=${this.changed}>
      <fieldset>
        <legend>${making.what}</legend>
        ${makerKinds.map((kind) => this.choice(kind))}
      </fieldset>
      <div class="measures">
        ${this.machines()} ${this.hasPaper ? this.paper() : nothing}
        ${this.kind === "book" ? this.month() : this.cellSize()} ${this.date()}
      </div>
      ${this.extraChoices()} ${this.personal()} ${this.previews()} ${this.warnings()}
      <div class="end">
        <button class="main" type="submit" ?disabled=${this.isMaking}>${making.save}</button>
        <button type="button" data-act="preview" ?disabled=${this.isMaking} @click=${this.preview}>
          ${making.preview}
        </button>
        <p role="status">${this.said}</p>
      </div>
    </form>`;
  }
}

customElements.define("daytile-maker", Maker);
