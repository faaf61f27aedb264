/** What English never sounds like, by pattern: the list of docs/voice.md, for tests. */

export interface Banned {
  readonly pattern: RegExp;
  readonly example: string;
}

export const banned: readonly Banned[] = [
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
  { pattern: /\b[Oo]f the pieces\b(?! left)/, example: "Colours of the pieces" },
  { pattern: /\bof (a|the|every) (date|day)\b/, example: "the solutions of a date" },
  { pattern: /;/, example: "Print it; cut it" },
  {
    pattern: /\b(targets?|tilings?|fields?|nodes?|handedness|films?|holes?|faults?)\b/i,
    example: "Dates and other targets",
  },
  { pattern: /\bone (can|may|sees|wants)\b/, example: "so one can see it" },
  { pattern: /\bwe\b/i, example: "We kept a copy" },
];

/** The patterns that a text has. */
export const soundsTranslated = (text: string): string[] =>
  banned.filter(({ pattern }) => pattern.test(text)).map(({ pattern }) => String(pattern));
