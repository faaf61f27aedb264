/** From what happened on the desk to sentences, and from cells and copies to what they are called. */

import type { Language } from "../core/calendar/languages.js";
import { itemAt } from "../core/text/list.js";
import type { Placement } from "../core/tiling/placement.js";
import { describedOrientation } from "./described.js";
import type { Desk, News } from "./desk.js";
import { type BoardWords, listOfCells, nameOfCell } from "./words.js";

export interface BoardSpeaker {
  readonly desk: Desk;
  readonly language: Language;
  readonly words: BoardWords;
  /** By cell. */
  readonly labels: readonly string[];
}

const labelOf = ({ desk, labels, words }: BoardSpeaker, cell: number): string =>
  nameOfCell(desk.game.puzzle, cell, labels, words);

const placeOf = ({ labels, words }: BoardSpeaker, { cells }: Placement): string => listOfCells(cells, labels, words);

const nameOf = ({ desk }: BoardSpeaker, copy: number): string => {
  const { piece, id, letter } = desk.table.copy(copy);
  const hasTwins = desk.table.copies.filter((other) => other.piece === piece).length > 1;
  return hasTwins ? `${id} ${letter}` : id;
};

/** Its number, for those who see it, and its looks. */
function orientationOf({ desk, language, words }: BoardSpeaker, copy: number): string {
  const { shapes } = desk.table.turning(copy);
  const orientation = desk.orientationOf(copy);
  const name = words.orientation({ number: orientation + 1, count: shapes.length });
  return describedOrientation(name, desk.table.lattice, itemAt(shapes, orientation), language);
}

export function sentenceOf(speaker: BoardSpeaker, news: News): string {
  const { words } = speaker;
  if (news.kind === "fits") return words.fitsAt({ labels: placeOf(speaker, news.placement) });
  if (news.kind === "doesNotFit") return words.doesNotFit[news.why];
  if (news.kind === "nothingHere") return words.nothingHere;
  const name = nameOf(speaker, news.copy);
  if (news.kind === "placed") return words.placed({ piece: name, labels: placeOf(speaker, news.placement) });
  return words[news.kind]({ piece: name, orientation: orientationOf(speaker, news.copy) });
}

export function copyName(speaker: BoardSpeaker, copy: number): string {
  const [name, lies] = [nameOf(speaker, copy), speaker.desk.lying.get(copy)];
  if (lies !== undefined) return speaker.words.onBoard({ piece: name, labels: placeOf(speaker, lies) });
  return speaker.words.inTray({ piece: name, orientation: orientationOf(speaker, copy) });
}

export function spokenCell(speaker: BoardSpeaker, cell: number): string {
  const { desk, words } = speaker;
  const [label, copy] = [labelOf(speaker, cell), desk.copyOn(cell)];
  if (copy !== undefined) return words.coveredCell({ label, piece: nameOf(speaker, copy) });
  return desk.game.uncovered.includes(cell) ? words.dateCell({ label }) : words.openCell({ label });
}
