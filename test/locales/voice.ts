/** What English never sounds like, by pattern: on the screen, in other lines, and on pages. docs/voice.md says it in words. */

export interface Banned {
  readonly pattern: RegExp;
  /** A sentence that has it. */
  readonly example: string;
}

/** What remains, unless it's a direction or a leftover. */
const left: Banned = {
  pattern:
    /\b(?:are|is|was|were|pieces?|solutions?|dates?|places?|ones?|room|units?|time|\d+|[hms]) left\b(?! (?:over|alone))/,
  example: "the pieces left can't fill it",
};

/** The app says it to people who play. */
export const bannedOnScreen: readonly Banned[] = [
  left,
  { pattern: /\b(is|are) no (?!longer)/, example: "“X” is no date." },
  { pattern: /^This is (?!how)|\. This is /, example: "There’s no such day. This is today." },
  { pattern: /\b(lies?|stands?|lying|standing)\b/, example: "Nothing lies on 22." },
  { pattern: /\b(tells?|told|speaks?)\b/, example: "It tells how you did." },
  { pattern: /\bto be \w+ed\b|\b[Tt]o be (shown|put|taken)\b/, example: "One solution is ready to be shown." },
  { pattern: /\b(could|can|may)(not| not) be\b|\bmay not\b/, example: "This piece may not be flipped." },
  { pattern: /\b(cannot|do not|does not|is not|are not|could not|did not)\b/, example: "This board cannot show it." },
  {
    pattern: /\b(so many|so much|apart by|all the same|of (its|their|your) own)\b/,
    example: "at most so many pictures",
  },
  { pattern: /\b([Aa]s the (system|browser)|as it goes|[Aa]lso what)\b/, example: "As the system" },
  { pattern: /\bthere is [a-z]+, /, example: "there is solution, board, pieces" },
  { pattern: /\bcontradicts?\b/, example: "A and B contradict each other" },
  { pattern: /\b[Oo]f the pieces\b/, example: "Colours of the pieces" },
  { pattern: /\bof (a|the) (date|day)\b/, example: "the solutions of a date" },
  { pattern: /[a-z]; /, example: "Print it; cut it" },
  {
    pattern:
      /\b(targets?|tilings?|fields?|nodes?|handedness|films?|holes?|faults?|regions?|joints?|nudges?|owners?)\b/i,
    example: "Dates and other targets",
  },
  { pattern: /\b(lazy|laziest|made-up|swap \S+ for)\b/i, example: "Lazy year" },
  { pattern: /\bone (can|may|sees|wants)\b/, example: "so one can see it" },
  { pattern: /\bwe\b/i, example: "We kept a copy" },
];

/** The command line, requests, checks and files say it, with straight quotes and semicolons. */
export const bannedInLines: readonly Banned[] = [
  left,
  { pattern: /(?<!\bthere )\b(is|are) no (?!longer)/, example: '"foo" is no date' },
  {
    pattern: /\b(lies?|stands?|lying|standing) (on|in|at|here|there|outside|under|for|above)\b/,
    example: "stands here",
  },
  { pattern: /\b(tells?|told|speaks?)\b/, example: "daytile show tells about one of them" },
  { pattern: /\bhere should\b/, example: "here should stand a text" },
  { pattern: /\bto be \w+(ed|wn|n)\b/, example: "a package to be installed" },
  { pattern: /\b(can|could|may) ?not be\b|\bmay not\b/, example: "it may not be flipped" },
  { pattern: /\b(do|does|did|is|are|could) not\b/, example: "it does not fit" },
  { pattern: /\b(so many|so much|apart by|all the same|equally many)\b/, example: "at most so many pictures" },
  { pattern: /\bof (its|their|your) own\b/, example: "a name of its own" },
  { pattern: /\bthere is [a-z-]+, |[;:] there is (?:a )?X\b/, example: "there is solution, board, pieces" },
  { pattern: /\bcontradicts?\b/, example: "they contradict each other" },
  { pattern: /\btakes (no|one|a|two|only)\b/, example: "serve takes no date" },
  { pattern: /[:;] take (a|one|X)\b/, example: "too round: take X mm" },
  { pattern: /\b(films?|handedness|programme)\b(?!\.)/, example: "a film of a search" },
  { pattern: /\b(lazy year|made-up|to taste|joints|swap \S+ for)\b/, example: "swap O6 for 6-17" },
  { pattern: /\b[Ww]hat (answers|is shared|a date covers)\b/, example: "what answers at A isn't Redis" },
  { pattern: /[a-z] …/, example: "one moment …" },
];

/** What sounds translated on pages, too. Essays keep their charm, and the guide quotes what not to say. */
export const bannedOnPages: readonly Banned[] = [
  { pattern: /(?<!\bthere )\b(is|are) no (?!longer)/i, example: "`-` is no cell." },
  {
    pattern: /\b(lies?|lying) (on|in|at|here|there|beside|under)\b|\bhere should\b/,
    example: "A file lies beside it.",
  },
  { pattern: /\btells (?!you\b|them apart)/, example: "The number tells only half of it." },
  { pattern: /\b(can|could|may) ?not be\b/, example: "A piece may not be flipped." },
  { pattern: /\b(do|does|did|is|are|could|has|have) not\b|\bcannot\b/, example: "It does not fit." },
  { pattern: /\b(so many|all the same|equally many|rows apart by)\b/, example: "They are counted all the same." },
  { pattern: /\bof (its|their|your) own\b/, example: "a puzzle of your own" },
  { pattern: /\bcontradicts? (each|one|it)/, example: "They contradict each other." },
  { pattern: /\bone (can|may|sees|wants)\b/, example: "So one can print it." },
  { pattern: /[a-z] …/, example: "one moment …" },
];

/** The patterns that a text has. */
export const foundIn = (text: string, banned: readonly Banned[]): string[] =>
  banned.filter(({ pattern }) => pattern.test(text)).map(({ pattern }) => String(pattern));
