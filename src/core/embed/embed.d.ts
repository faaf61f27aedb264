/**
 * All that a page can say to <calendar-puzzle> and hear from it, as one list: the element, its types and its page of the
 * docs are made from it.
 */
export declare const modes: readonly ["play", "solution", "board"];
export type Mode = (typeof modes)[number];
/** The themes, and the one that goes with the reader's screen. */
export declare const embedThemes: readonly ["auto", "light", "dark", "colour-blind", "black-and-white"];
export type EmbedTheme = (typeof embedThemes)[number];
interface Attribute {
  readonly name: string;
  /** As TypeScript writes it. */
  readonly type: string;
  readonly default: string;
  readonly description: string;
}
/** Each of them is also a property of the same name. */
export declare const attributes: readonly Attribute[];
interface EventEntry {
  readonly name: string;
  /** What `event.detail` is, as TypeScript writes it. */
  readonly detail: string;
  readonly description: string;
}
export declare const events: readonly EventEntry[];
interface Named {
  readonly name: string;
  readonly description: string;
}
/** For styles of the page: `calendar-puzzle::part(tools)`. */
export declare const parts: readonly Named[];
/** Custom properties of CSS, each with the ink of a picture whose colour it is. */
export declare const colours: readonly (Named & {
  readonly ink: "page" | "frame" | "rim" | "well" | "open" | "date" | "text";
})[];
/** What a page can tell it to do. */
export declare const methods: readonly Named[];
