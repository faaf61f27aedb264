/** From what a page says about a board to the element, with a picture in it that stays true however old the page is. */

import { escaped } from "../../core/pens/svg.js";
import type { Caller } from "../caller.js";
import { type EmbedAsked, embedHtml } from "../embed.js";
import type { Outcome } from "../outcome.js";
import { askPicture, type PictureAsked } from "../pictures/picture.js";

/** Of what can't be refused, because every part of it is ours. */
export function made<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(outcome.faults.map(({ message }) => message).join("; "));
}

export const svgAsked = async (asked: PictureAsked, caller: Caller): Promise<string> =>
  String(made(await askPicture({ ...asked, format: "svg" }, caller)).data);

/** Today is another day when somebody reads the page, so until the script comes the board has no date. */
async function boardOfToday(asked: EmbedAsked, caller: Caller): Promise<string> {
  const { puzzle } = asked;
  const svg = await svgAsked({ puzzle, picture: "board", uncover: [] }, caller);
  const attributes = Object.entries(asked).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const image = `<img alt="The board, without a date" width="100%" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
  return `<calendar-puzzle${attributes.join("")}>${image}</calendar-puzzle>`;
}

/** A board that can be played, or looked at where there are no scripts. */
export async function liveBoard(asked: EmbedAsked, caller: Caller): Promise<string> {
  return asked.date === undefined ? boardOfToday(asked, caller) : made(await embedHtml(asked, caller));
}

/** As pages of the docs mark a place for a board. */
const mark = /<!--board (\{.*?\})-->/g;

/** Puts boards into the places that a page has for them. */
export async function withBoards(html: string, caller: Caller): Promise<string> {
  const asked = [...html.matchAll(mark)].map(([, json = "{}"]) => JSON.parse(json) as EmbedAsked);
  const boards = await Promise.all(asked.map((each) => liveBoard(each, caller)));
  return html.replace(mark, () => boards.shift() ?? "");
}
