/** <daytile-atlas>: every set of pieces that works on the classic board, to browse, sort, sift and play. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { freePieces } from "../../../core/census/free-pieces.js";
import { isolate } from "../../../core/i18n/isolate.js";
import { itemAt } from "../../../core/text/list.js";
import { writePuzzleLink } from "../../../formats/link.js";
import { icon } from "../../icons.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { type AtlasNews, askAtlas } from "./ask-atlas.js";
import {
  type Atlas,
  type AtlasChapter,
  type AtlasSort,
  type AtlasWish,
  atlasChapterOf,
  atlasSorts,
  piecesAt,
  sizesText,
} from "./atlas-sets.js";
import { pieceIcons, type ShownSet, setCard } from "./set-card.js";
import { isInCatalogue, puzzleOfSet } from "./set-puzzle.js";
import { atlasStyles } from "./styles.js";

/** Sets on a page: enough to compare, few enough to be drawn at once. */
const pageLength = 24;

/** What was looked at last, for the way back from a game. */
let kept: { readonly wish: AtlasWish; readonly page: number } = {
  wish: { flips: true, sizes: undefined, pieces: [], sort: "hardest" },
  page: 0,
};

class AtlasView extends View {
  static override styles = [shared, atlasStyles];
  static override properties = {
    ...View.properties,
    news: { state: true },
    wish: { state: true },
    page: { state: true },
    links: { state: true },
    isChoosing: { state: true },
  };

  /** Undefined until there are any. */
  declare news: AtlasNews | "failed" | undefined;
  declare wish: AtlasWish;
  /** From 0. */
  declare page: number;
  /** By the place of a set: what names it in a link. */
  declare links: ReadonlyMap<number, string>;
  declare isChoosing: boolean;

  override connectedCallback(): void {
    super.connectedCallback();
    this.wish = kept.wish;
    this.page = kept.page;
    this.links = new Map();
    this.isChoosing = false;
    this.ask();
  }

  private readonly ask = (): void => {
    if (this.news === "failed") this.news = undefined;
    void askAtlas(this.wish, (news) => {
      if (this.isConnected) this.news = news;
    });
  };

  private get known(): AtlasNews | undefined {
    return this.news === "failed" ? undefined : this.news;
  }

  private get found(): Uint32Array {
    return this.known?.found ?? new Uint32Array();
  }

  override willUpdate(changed: PropertyValues): void {
    const { wish, page } = this;
    if (changed.has("news") || changed.has("page")) void this.writeLinks();
    kept = { wish, page };
  }

  /** Those of this page: a moment for each. */
  private async writeLinks(): Promise<void> {
    const atlas = this.known?.atlas;
    if (atlas === undefined) return;
    const missing = this.shown.filter((place) => !this.links.has(place));
    const written = await Promise.all(missing.map(async (place) => [place, await this.linkOf(atlas, place)] as const));
    const links = written.flatMap(([place, link]) => (link === undefined ? [] : [[place, link] as const]));
    if (links.length > 0) this.links = new Map([...this.links, ...links]);
  }

  private async linkOf(atlas: Atlas, place: number): Promise<string | undefined> {
    const puzzle = puzzleOfSet(piecesAt(atlas, place), atlasChapterOf(atlas, place).flips);
    return isInCatalogue(puzzle) ? puzzle.id : writePuzzleLink(puzzle);
  }

  /** The places of the sets on this page. */
  private get shown(): number[] {
    return [...this.found.subarray(this.page * pageLength, (this.page + 1) * pageLength)];
  }

  private change(wish: Partial<AtlasWish>): void {
    this.wish = { ...this.wish, ...wish };
    this.page = 0;
    this.ask();
  }

  private turnTo(page: number): void {
    this.page = page;
    // The new page is read from its beginning.
    this.renderRoot.querySelector(".bar")?.scrollIntoView({ block: "start" });
  }

  private list(
    name: string,
    title: string,
    chosen: string,
    options: readonly (readonly [string, string])[],
    change: (value: string) => void,
  ) {
    return html`<label><span>${title}</span>
      <select data-wish=${name} @change=${({ target }: Event) => change((target as HTMLSelectElement).value)}>
        ${options.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}
      </select>
    </label>`;
  }

  private wishes({ chapters }: Atlas): TemplateResult {
    const { atlas } = this.context.words;
    const { flips, sizes, sort } = this.wish;
    const hasSets = ({ from, to }: AtlasChapter): boolean => from < to;
    const own = chapters.filter((chapter) => chapter.flips === flips && hasSets(chapter));
    const families = own.map(({ family }): [string, string] => [sizesText(family), isolate(sizesText(family))]);
    const sorts = atlasSorts.map((each): [string, string] => [each, atlas.sorts[each]]);
    const rules: [string, string][] = [
      ["all", atlas.withFlips],
      ["none", atlas.withoutFlips],
    ];
    const hasRules = chapters.some((chapter) => !chapter.flips);
    return html`<div class="wishes">
        ${this.list("sort", atlas.sort, sort, sorts, (value) => this.change({ sort: value as AtlasSort }))}
        ${this.list("sizes", atlas.sizes, sizes ?? "", [["", atlas.allSizes], ...families], (value) =>
          this.change({ sizes: value === "" ? undefined : value }),
        )}
        ${
          hasRules
            ? this.list("flips", atlas.flips, flips ? "all" : "none", rules, (value) =>
                this.change({ flips: value === "all", sizes: undefined }),
              )
            : nothing
        }
      </div>
      <p class="quiet small">${atlas.sizesHint({ sum: "7 × 5 + 1 × 6" })}</p>
      ${this.pieceChoice()}`;
  }

  private pieceChoice(): TemplateResult {
    const { atlas } = this.context.words;
    const isOpen = this.isChoosing || this.wish.pieces.length > 0;
    const onToggle = ({ target }: Event): void => {
      this.isChoosing = (target as HTMLDetailsElement).open;
    };
    return html`<details ?open=${isOpen} @toggle=${onToggle}>
      <summary>${atlas.only}</summary>
      ${isOpen ? this.choices() : nothing}
    </details>`;
  }

  /** Many pieces, and few people look at them: they are drawn when somebody does. */
  private choices(): TemplateResult {
    const { atlas } = this.context.words;
    const chosen = this.wish.pieces;
    const all = puzzleOfSet(
      [4, 5, 6].flatMap((size) => freePieces("square", size)),
      true,
    );
    const drawn = pieceIcons(all, this.context);
    const toggle = (id: string): void =>
      this.change({ pieces: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] });
    return html`<div class="choices">
      ${all.pieces.map(
        ({ id }, piece) => html`<button data-piece=${id} aria-label=${id} title=${id}
          aria-pressed=${chosen.includes(id)} @click=${() => toggle(id)}>${itemAt(drawn, piece)}</button>`,
      )}
      ${chosen.length === 0 ? nothing : html`<button data-act="clear" @click=${() => this.change({ pieces: [] })}>${atlas.clear}</button>`}
    </div>`;
  }

  private pages(): TemplateResult | typeof nothing {
    const { atlas } = this.context.words;
    const { page } = this;
    const last = Math.ceil(this.found.length / pageLength) - 1;
    if (last < 1) return nothing;
    const turn = (name: "back" | "forward", to: number, title: string) => html`<button class="bare" data-page=${name}
      ?disabled=${to < 0 || to > last} aria-label=${title} title=${title} @click=${() => this.turnTo(to)}>${icon(name)}</button>`;
    return html`<div class="pages">
      ${turn("back", page - 1, atlas.previous)}
      <span>${atlas.page({ number: page + 1, count: last + 1 })}</span>
      ${turn("forward", page + 1, atlas.next)}
    </div>`;
  }

  private shownSet(atlas: Atlas, place: number, i: number): ShownSet {
    const pieces = piecesAt(atlas, place);
    return {
      rank: this.page * pageLength + i + 1,
      puzzle: puzzleOfSet(pieces, atlasChapterOf(atlas, place).flips),
      letters: pieces.map(({ id }) => id).join(" "),
      link: this.links.get(place),
      total: itemAt(atlas.total, place),
      single: itemAt(atlas.single, place),
      fewest: itemAt(atlas.fewest, place),
      most: itemAt(atlas.most, place),
    };
  }

  private failed(): TemplateResult {
    const { shell } = this.context.words;
    return html`<p role="alert">${shell.notLoaded}</p><p><button class="main" @click=${this.ask}>${shell.tryAgain}</button></p>`;
  }

  override render() {
    const { context, news } = this;
    const { words } = context;
    if (news === "failed") return this.failed();
    if (news === undefined) return html`<p role="status">${words.shell.loading}</p>`;
    const { atlas, isWhole } = news;
    return html`<p>${words.atlas.intro}</p>
      ${this.wishes(atlas)}
      <div class="bar"><p class="count" role="status">${words.atlas.found({ count: this.found.length })}${isWhole ? nothing : html` <span class="quiet">${words.shell.loading}</span>`}</p>${this.pages()}</div>
      <ol>${this.shown.map((place, i) => html`<li>${setCard(context, this.shownSet(atlas, place, i))}</li>`)}</ol>
      <div class="bar"><span></span>${this.pages()}</div>`;
  }
}

customElements.define("daytile-atlas", AtlasView);
