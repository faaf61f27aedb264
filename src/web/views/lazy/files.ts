/** From the mornings of a lazy year to what can be saved of them: a table, a booklet, a GIF. */

import { html, nothing, type TemplateResult } from "lit";
import { formatDate } from "../../../core/calendar/date-text.js";
import { titleOf } from "../../../core/puzzle/titles.js";
import { largeWorkers } from "../../app-workers.js";
import type { AppContext } from "../../context.js";
import { saveFile } from "../history/files.js";
import type { Morning } from "./find-lazy.js";

const lazyFiles = ["table", "book", "film"] as const;
export type LazyFile = (typeof lazyFiles)[number];

/** What to do on a morning, in a sentence. */
export function morningWords({ words, puzzle }: AppContext, { tiling, before, moved }: Morning): string {
  const { lazy, play } = words;
  if (tiling === undefined) return lazy.none;
  if (before === undefined) return lazy.start({ count: tiling.length });
  if (moved.length === 0) return lazy.same;
  return lazy.move({
    count: moved.length,
    pieces: play.hands.list({ labels: moved.map(({ piece }) => puzzle.pieces[piece]?.id ?? "") }),
  });
}

/** A line for each day, to be printed or read aloud. */
function lazyTable(context: AppContext, year: number, mornings: readonly Morning[]): string {
  const { words, puzzle, language } = context;
  const lines = mornings.map((morning) => `${formatDate(morning.date, language)}\t${morningWords(context, morning)}`);
  return `${words.shell.views.lazy} ${year}: ${titleOf(puzzle, language)}\n\n${lines.join("\n")}\n`;
}

export interface SavingLazy {
  readonly context: AppContext;
  readonly year: number;
  readonly mornings: readonly Morning[];
  readonly signal: AbortSignal;
  /** Hears how much of a GIF is ready, from 0 to 1. */
  readonly tell: (done: number) => void;
}

const types = { txt: "text/plain;charset=utf-8", pdf: "application/pdf", gif: "image/gif" } as const;

function save({ context, year }: SavingLazy, data: BlobPart, format: keyof typeof types): string {
  const name = `${context.puzzle.id}-lazy-${year}.${format}`;
  saveFile(name, data, types[format]);
  return context.words.making.saved({ name });
}

/** The same booklet as at the command line. */
async function saveBook(job: SavingLazy): Promise<string> {
  const { context, year, signal } = job;
  const { puzzle, language, words } = context;
  const asked = { product: "book", format: "pdf", puzzle, language, settings: { lazy: true, year } } as const;
  const reply = await largeWorkers.request("makeProduct", asked, { signal });
  if (!reply.ok) return words.shell.notLoaded;
  if (reply.value === undefined) return words.making.refused;
  return save(job, new Uint8Array(reply.value.data as Uint8Array<ArrayBuffer>), "pdf");
}

/** The same pictures as at the command line. */
async function saveFilm(job: SavingLazy): Promise<string> {
  const { filmOfMornings } = await import("./film.js");
  return save(job, await filmOfMornings(job.context, job.mornings, job), "gif");
}

/** Saves a file, and says so. */
export async function saveLazy(job: SavingLazy, file: LazyFile): Promise<string> {
  const { context, year, mornings } = job;
  if (file === "book") return saveBook(job);
  if (file === "film") return saveFilm(job);
  return save(job, lazyTable(context, year, mornings), "txt");
}

export interface FileButtons {
  readonly said: string;
  /** How much of a GIF is ready, from 0 to 1. */
  readonly filmed: number | undefined;
  readonly isBusy: boolean;
  choose(file: LazyFile): void;
}

export function fileButtons({ words }: AppContext, buttons: FileButtons): TemplateResult {
  const { said, filmed, isBusy, choose } = buttons;
  const names = { table: words.lazy.table, book: words.lazy.book, film: "GIF" };
  return html`<div class="files" role="group" aria-label=${words.lazy.files}>
    <b aria-hidden="true">${words.lazy.files}</b>
    ${lazyFiles.map((file) => html`<button data-file=${file} ?disabled=${isBusy} @click=${() => choose(file)}>${names[file]}</button>`)}
    <span role="status">${said === "" ? nothing : said}</span>
    ${filmed === undefined ? nothing : html`<progress max="1" .value=${filmed} aria-label=${words.watch.filming}></progress>`}
  </div>`;
}
