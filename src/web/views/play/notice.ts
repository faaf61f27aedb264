/** A word near the tools about what was just done or asked for: it stays to be read for a while, and the next one ends it. */

import type { AppContext } from "../../context.js";
import { wordsIn } from "../../words/words.js";

/** In milliseconds. */
const readingTime = 5000;

export class Notice {
  text = "";
  private end: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  say(text: string): void {
    clearTimeout(this.end);
    this.text = text;
    if (text !== "") this.end = setTimeout(() => this.say(""), readingTime);
    this.changed();
  }

  /** A key has no label that would tell what it has done: whoever pressed it is told, above all by a screen reader. */
  async saySwitched(name: "sound" | "hide" | "pause", isOn: boolean, { language }: AppContext): Promise<void> {
    const { keys } = await wordsIn(language);
    this.say(keys.switched[name]({ isOn }));
  }
}
