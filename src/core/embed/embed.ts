/**
 * All that a page can say to <calendar-puzzle> and hear from it, as one list: the element, its types and its page of the
 * docs are made from it.
 */

import { themeNames } from "../names.js";
import { frozen } from "../text/frozen.js";

export const modes = frozen(["play", "solution", "board"]);
/** What an element shows: a board to play on, a solution, or the empty board. */
export type EmbedMode = (typeof modes)[number];

/** The themes, and the one that goes with the reader's screen. */
export const embedThemes = frozen(["auto", ...themeNames]);
/** The theme of an element; `auto` goes with the reader's screen. */
export type EmbedTheme = (typeof embedThemes)[number];

interface Attribute {
  readonly name: string;
  /** As TypeScript writes it. */
  readonly type: string;
  readonly default: string;
  readonly description: string;
}

const choices = (values: readonly string[]): string => values.map((value) => JSON.stringify(value)).join(" | ");

/** Each of them is also a property of the same name. */
export const attributes: readonly Attribute[] = frozen([
  {
    name: "puzzle",
    type: "string | Puzzle",
    default: "classic",
    description: "Which puzzle: an id from the catalogue. The property also takes your own puzzle, as an object.",
  },
  {
    name: "date",
    type: "string",
    default: "today",
    description: "Which date: `today`, `2026-12-25`, `12-25` or `25 Dec`. `today` changes at your reader’s midnight.",
  },
  {
    name: "mode",
    type: choices(modes),
    default: "play",
    description: "A board to play on, a solution, or the empty board with its date.",
  },
  {
    name: "number",
    type: "number",
    default: "1",
    description:
      'Which solution to show, with `mode="solution"`. The numbers are the same everywhere in Daytile. If it’s too high, the board stays empty and says so.',
  },
  {
    name: "lang",
    type: "string",
    default: "the page’s",
    description:
      "The language of labels and words, such as `de`. A language that Daytile doesn’t speak becomes English.",
  },
  {
    name: "theme",
    type: choices(embedThemes),
    default: "auto",
    description: "The colours. `auto` is light or dark, like your reader’s screen.",
  },
]);

interface EventEntry {
  readonly name: string;
  /** What `event.detail` is, as TypeScript writes it. */
  readonly detail: string;
  readonly description: string;
}

export const events: readonly EventEntry[] = /* @__PURE__ */ frozen([
  {
    name: "move",
    detail: "{ move: string; placed: number; pieces: number }",
    description: "Your reader placed, moved or took off a piece. Now `placed` of all `pieces` are on the board.",
  },
  {
    name: "solved",
    detail: "{ date: string; moves: number; seconds: number }",
    description: "The last piece is in place. Seconds are counted from the first move.",
  },
  {
    name: "datechange",
    detail: "{ date: string }",
    description: "Another date is shown: you changed it, or midnight did.",
  },
]);

interface Named {
  readonly name: string;
  readonly description: string;
}

/** For styles of the page: `calendar-puzzle::part(tools)`. */
export const parts: readonly Named[] = /* @__PURE__ */ frozen([
  { name: "board", description: "The board, with its tray while you play." },
  { name: "tools", description: "The row of buttons." },
  { name: "button", description: "Each of the buttons." },
  {
    name: "message",
    description: "The line below the board: the goal, “Well done!”, or what’s wrong with an attribute.",
  },
]);

/** Custom properties of CSS, each with the ink of a picture whose colour it is. */
export const colours: readonly (Named & {
  readonly ink: "page" | "frame" | "rim" | "well" | "open" | "date" | "text";
})[] = frozen([
  { name: "--calendar-puzzle-page", ink: "page", description: "Behind everything. Transparent by default." },
  { name: "--calendar-puzzle-frame", ink: "frame", description: "The frame around the board." },
  { name: "--calendar-puzzle-rim", ink: "rim", description: "The edge of the frame." },
  { name: "--calendar-puzzle-well", ink: "well", description: "Between the cells." },
  { name: "--calendar-puzzle-open", ink: "open", description: "A cell." },
  { name: "--calendar-puzzle-date", ink: "date", description: "A cell of the date." },
  { name: "--calendar-puzzle-text", ink: "text", description: "Words and buttons." },
]);

/** What a page can tell it to do. */
export const methods: readonly Named[] = /* @__PURE__ */ frozen([
  { name: "undo", description: "Takes the last move back." },
  { name: "redo", description: "Makes it again." },
  { name: "restart", description: "Takes every piece off the board." },
]);
