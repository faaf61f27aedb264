/** From a date to a line of HTML: the element, and in it a picture that is there until its script has come. */

import { attributes, type EmbedMode, type EmbedTheme } from "../core/embed/embed.js";
import { escaped } from "../core/pens/svg.js";
import { expectObject, expectOptions } from "../core/text/arguments.js";
import type { Caller } from "./caller.js";
import { found, type Outcome } from "./outcome.js";
import { askPicture, type PictureAsked } from "./pictures/picture.js";

/** What `<calendar-puzzle>` shows; every part is one of its attributes. */
export interface EmbedAsked {
  /** The id of a puzzle; left out: the classic one. */
  readonly puzzle?: string | undefined;
  /** Left out: today. */
  readonly date?: string | undefined;
  /** Left out: a board to play on. */
  readonly mode?: EmbedMode | undefined;
  /** Which solution, for that mode; left out: the first. */
  readonly number?: number | undefined;
  readonly lang?: string | undefined;
  /** Left out: light or dark, as the reader's screen is. */
  readonly theme?: EmbedTheme | undefined;
}

/** A picture by itself, so that its styles stay inside it. */
const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function pictureOf({ puzzle, date, mode, number, lang, theme }: EmbedAsked): PictureAsked {
  const look = theme === undefined || theme === "auto" ? {} : { theme };
  const common = { puzzle, date, language: lang as PictureAsked["language"], format: "svg" as const, ...look };
  return mode === "solution" ? { ...common, picture: "solution", number } : { ...common, picture: "board" };
}

const attribute = ([name, value]: readonly [string, unknown]): string =>
  value === undefined ? "" : ` ${name}="${escaped(String(value))}"`;

/**
 * Writes a `<calendar-puzzle>` for a page, with a picture inside. Readers see that until the script arrives, or if they
 * have no scripts.
 *
 * @example
 * ```ts
 * const html = unwrap(await embedHtml({ date: "2026-12-25", mode: "board" }));
 * html.slice(0, 48); // → <calendar-puzzle date="2026-12-25" mode="board">
 * ```
 */
export async function embedHtml(asked: EmbedAsked = {}, caller: Caller = {}): Promise<Outcome<string>> {
  expectObject(caller, "caller");
  expectOptions(
    asked,
    "asked",
    attributes.map(({ name }) => name),
  );
  const picture = await askPicture(pictureOf(asked), caller);
  if (!picture.ok) return picture;
  const said = attributes.map(({ name }) => attribute([name, asked[name as keyof EmbedAsked]])).join("");
  const svg = String(picture.value.data);
  const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(svg) ?? [];
  const image = `<img alt="${title}" width="100%" src="${address(svg)}">`;
  return found(`<calendar-puzzle${said}>${image}</calendar-puzzle>`);
}
