/** <daytile-maker>: what to print or make of a puzzle, in which size, as a file that the browser saves. */

import { css, html, nothing, type TemplateResult } from "lit";
import { wordsOf } from "../../core/calendar/languages.js";
import type { ProductAsked } from "../../requests/products/product.js";
import { DialogView } from "../dialog.js";
import { saveFile } from "../views/history/files.js";
import { makeProduct } from "./maker.js";

const styles = css`
  form {
    display: grid;
    gap: 14px;
    padding-block: 4px 8px;
  }
  fieldset {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  .measures span {
    padding: 0;
    font-weight: 700;
  }
  legend {
    margin-block-end: 6px;
  }
  @media (max-height: 480px) and (min-width: 560px) {
    fieldset {
      grid-template-columns: 1fr 1fr;
    }
  }
  .kind {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--target);
    padding-inline: 12px;
    border: 2px solid transparent;
    border-radius: var(--radius);
    background: var(--surface);
    cursor: pointer;
  }
  .kind:has(:checked) {
    border-color: var(--text);
  }
  .kind input {
    margin: 0;
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--text);
  }
  .measures {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .measures label {
    display: grid;
    gap: 4px;
  }
  input[type="number"] {
    inline-size: 7em;
    min-block-size: var(--target);
    padding: 0 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--page);
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 14px;
  }
  .end p {
    flex: 1 1 200px;
  }
`;

/** What the app offers to make, the plainest first. */
export const makerKinds = ["print", "book", "laser", "solid"] as const;
export type MakerKind = (typeof makerKinds)[number];

const papers = ["A4", "Letter", "A3", "A5"] as const;
const formats = { print: "pdf", book: "pdf", laser: "svg", solid: "3mf" } as const;

const types = { pdf: "application/pdf", svg: "image/svg+xml", "3mf": "model/3mf" } as const;

/** In millimetres, as the command line has it. */
const cell = { usual: 20, min: 5, max: 60 } as const;

class Maker extends DialogView {
  static override styles = [...DialogView.styles, styles];
  static override properties = {
    ...DialogView.properties,
    kind: { state: true },
    isMaking: { state: true },
    said: { state: true },
  };

  declare kind: MakerKind;
  declare isMaking: boolean;
  declare said: string;
  private readonly stop = new AbortController();

  constructor() {
    super();
    this.kind = "print";
    this.isMaking = false;
    this.said = "";
  }

  override disconnectedCallback(): void {
    this.stop.abort();
    super.disconnectedCallback();
  }

  protected heading(): string {
    return this.context.words.making.title;
  }

  private entered(name: string): string {
    return this.renderRoot.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ?? "";
  }

  private get hasPaper(): boolean {
    return this.kind === "print" || this.kind === "book";
  }

  /** The same as at the command line: what is left out has its default. */
  private asked(): ProductAsked {
    const { puzzle, language } = this.context;
    const sheet = this.hasPaper ? { sheet: this.entered("sheet") } : {};
    const size = this.kind === "book" ? {} : { cell: Number(this.entered("cell")) };
    return {
      product: this.kind,
      format: formats[this.kind],
      puzzle,
      language,
      settings: { ...sheet, ...size, ...this.dates() },
    };
  }

  /** A month of the year that is shown, or of any year where the board is the same in each. */
  private dates(): { readonly month?: number; readonly year?: number } {
    if (this.kind !== "book") return {};
    const { date, today } = this.context;
    const month = Number(this.entered("month"));
    return { year: (date ?? today).year, ...(month === 0 ? {} : { month }) };
  }

  private readonly make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { making, shell } = this.context.words;
    this.isMaking = true;
    this.said = making.making;
    const { kind } = this;
    const answer = await makeProduct(this.asked(), this.stop.signal);
    if (this.stop.signal.aborted) return;
    this.isMaking = false;
    if (answer.kind === "made") this.save(kind, answer.data);
    else this.said = answer.kind === "refused" ? making.refused : shell.notLoaded;
  };

  private save(kind: MakerKind, data: string | Uint8Array): void {
    const format = formats[kind];
    const name = `${this.context.puzzle.id}-${kind}.${format}`;
    saveFile(name, typeof data === "string" ? data : new Uint8Array(data), types[format]);
    const { making } = this.context.words;
    this.said = kind === "print" ? `${making.saved(name)} ${making.fullSize}` : making.saved(name);
  }

  private choice(kind: MakerKind): TemplateResult {
    const choose = (): void => {
      this.kind = kind;
      this.said = "";
    };
    return html`<label class="kind">
      <input type="radio" name="kind" value=${kind} .checked=${this.kind === kind} @change=${choose} />
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

  protected content(): TemplateResult {
    const { making } = this.context.words;
    return html`<form @submit=${this.make}>
      <fieldset>
        <legend>${making.what}</legend>
        ${makerKinds.map((kind) => this.choice(kind))}
      </fieldset>
      <div class="measures">
        ${this.hasPaper ? this.paper() : nothing} ${this.kind === "book" ? this.month() : this.cellSize()}
      </div>
      <div class="end">
        <button class="main" type="submit" ?disabled=${this.isMaking}>${making.save}</button>
        <p role="status">${this.said}</p>
      </div>
    </form>`;
  }
}

customElements.define("daytile-maker", Maker);
