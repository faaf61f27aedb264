/** What a design can start from: an empty sheet, any puzzle, one that was saved, a file, or a link. */

import { html, nothing, type TemplateResult } from "lit";
import { type Design, emptyDesign } from "../../../core/design/design.js";
import { designOf } from "../../../core/design/design-puzzle.js";
import { titleOf } from "../../../core/puzzle/titles.js";
import { catalogueIds, cataloguePuzzle, isCatalogueId } from "../../../formats/catalogue.js";
import { isPuzzleLink, readPuzzleLink } from "../../../formats/link.js";
import type { AppContext } from "../../context.js";
import { browserShelf } from "../../settings.js";
import { nameOfDesign, savedDesigns } from "./kept.js";
import { openDesignFile } from "./sharing.js";

/** Saved designs are told apart by their place in the list. */
const savedPrefix = "saved ";

/** A puzzle of a link or a catalogue, as it is shown in other views. */
const shownValue = "shown";

/** Undefined for what has to be asked for first, or can't be read. */
function designAt(context: AppContext, value: string): Design | undefined {
  const { language, words, puzzle } = context;
  if (value === "square" || value === "hex")
    return emptyDesign(value, { [language.slice(0, 2)]: words.design.untitled });
  if (value === shownValue) return designOf(puzzle);
  if (isCatalogueId(value)) return designOf(cataloguePuzzle(value));
  return value.startsWith(savedPrefix)
    ? savedDesigns(browserShelf)[Number(value.slice(savedPrefix.length))]
    : undefined;
}

/** What was chosen; a link is asked for elsewhere. */
export async function designChosen(context: AppContext, value: string): Promise<Design | undefined> {
  const design = value === "file" ? await openDesignFile() : designAt(context, value);
  if (design === undefined) context.say(context.words.design.notRead);
  return design;
}

/** The puzzle of a link, as somebody has pasted it: a whole address, a message around it, or the word alone. */
export async function designOfLink(text: string): Promise<Design | undefined> {
  const word = /own\.[\w.-]+/.exec(text.slice(0, 20_000))?.[0] ?? "";
  if (!isPuzzleLink(word)) return undefined;
  const reading = await readPuzzleLink(word);
  return reading.ok ? designOf(reading.value) : undefined;
}

function puzzleOptions({ puzzle, language }: AppContext): TemplateResult {
  const own = isCatalogueId(puzzle.id)
    ? nothing
    : html`<option value=${shownValue}>${titleOf(puzzle, language)}</option>`;
  return html`${own}${catalogueIds.map((id) => html`<option value=${id}>${titleOf(cataloguePuzzle(id), language)}</option>`)}`;
}

/** Read again whenever it is drawn: another tab may have saved one. */
function savedOptions({ words, language }: AppContext): TemplateResult | typeof nothing {
  const saved = savedDesigns(browserShelf);
  if (saved.length === 0) return nothing;
  const option = (design: Design, i: number): TemplateResult =>
    html`<option value=${`${savedPrefix}${i}`}>${nameOfDesign(design, language.slice(0, 2))}</option>`;
  return html`<optgroup label=${words.design.startGroups.saved}>${saved.map(option)}</optgroup>`;
}

export function startMenu(context: AppContext, choose: (value: string) => void): TemplateResult {
  const { design: words } = context.words;
  const change = ({ target }: Event): void => {
    const select = target as HTMLSelectElement;
    const { value } = select;
    select.value = "";
    choose(value);
  };
  const options = (names: readonly (keyof typeof words.starts)[]): TemplateResult[] =>
    names.map((name) => html`<option value=${name}>${words.starts[name]}</option>`);
  return html`<label class="start"><span class="unseen">${words.start}</span><select @change=${change}>
    <option value="">${words.start}</option>
    <optgroup label=${words.startGroups.blank}>${options(["square", "hex"])}</optgroup>
    ${savedOptions(context)}
    <optgroup label=${words.startGroups.open}>${options(["file", "link"])}</optgroup>
    <optgroup label=${words.startGroups.puzzles}>${puzzleOptions(context)}</optgroup>
  </select></label>`;
}

/** Where a link is pasted. */
export function linkForm(context: AppContext, open: (design: Design) => void, close: () => void): TemplateResult {
  const { design: words } = context.words;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const text = new FormData(event.target as HTMLFormElement).get("link");
    const design = await designOfLink(String(text ?? ""));
    if (design === undefined) return context.say(words.linkNotRead);
    open(design);
  };
  return html`<form class="link" @submit=${submit}>
    <label class="title"><span>${words.link}</span><input name="link" type="text" dir="ltr" required autocomplete="off" spellcheck="false" /></label>
    <button class="main">${words.open}</button><button type="button" class="bare" data-act="close-link" @click=${close}>${words.cancel}</button>
  </form>`;
}
