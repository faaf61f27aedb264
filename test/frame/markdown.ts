/** Turns a Markdown page into its links, headings, code blocks, and the examples with the output they promise. */

export interface CodeBlock {
  readonly language: string;
  readonly text: string;
  readonly line: number;
}

export interface Example {
  readonly code: string;
  /** What the page says will be printed; a line `…` stands for any lines. */
  readonly shown: string;
  readonly line: number;
}

const fence = /^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm;

const lineOf = (text: string, index: number): number => text.slice(0, index).split("\n").length;

export function codeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(fence)].map((match) => ({
    language: match[1] ?? "",
    text: match[2] ?? "",
    line: lineOf(markdown, match.index),
  }));
}

const withoutCode = (markdown: string): string => markdown.replace(fence, "").replace(/`[^`\n]*`/g, "");

/** Targets of links and pictures, in Markdown and in HTML. */
export function links(markdown: string): string[] {
  const written = [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)[^)]*\)|(?:src|href|srcset)="([^"]+)"/g)];
  return written.map((match) => match[1] ?? match[2] ?? "");
}

/** Headings as the anchors that GitHub makes of them. */
export function anchors(markdown: string): string[] {
  const headings = [...markdown.replace(fence, "").matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? "");
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** `npm run name`, `npm start` and `npm test`, wherever they are mentioned. */
export function mentionedScripts(markdown: string): string[] {
  const mentions = [...markdown.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)];
  return [...new Set(mentions.map((match) => match[1] ?? match[2] ?? ""))];
}

/** The text after `// →`, and after `//` at the lines that follow. */
export function promisedOutput(code: string): string {
  const promise = /\/\/ → (.*)((?:\n\s*\/\/ {3}.*)*)/g;
  const shown = [...code.matchAll(promise)].map((match) => {
    const more = (match[2] ?? "").split("\n").slice(1);
    return [match[1] ?? "", ...more.map((line) => line.replace(/^\s*\/\/ {3}/, ""))].join("\n");
  });
  return shown.join("\n");
}

/** A block of TypeScript is one example; what it prints is behind `// →`. */
export function scriptExamples(markdown: string): Example[] {
  return codeBlocks(markdown)
    .filter(({ language }) => ["ts", "js"].includes(language))
    .map(({ text, line }) => ({ code: text, shown: promisedOutput(text), line }));
}

function commandsIn({ text, line }: CodeBlock): Example[] {
  const parts = text.split(/^\$ /m).slice(1);
  return parts.map((part) => {
    const [code = "", ...shown] = part.split("\n");
    return { code: code.trim(), shown: shown.join("\n").trimEnd(), line };
  });
}

/** In a block of `console`, each line `$ command` is an example, and the lines up to the next one are its output. */
export function consoleExamples(markdown: string): Example[] {
  return codeBlocks(markdown)
    .filter(({ language }) => language === "console")
    .flatMap(commandsIn);
}

const tidy = (text: string): string[] => text.split("\n").map((line) => line.trimEnd());
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern for output that may go on where the page shows `…`. */
export function patternOf(shown: string): RegExp {
  const lines = tidy(shown).map((line) =>
    line.trim() === "…" ? "[\\s\\S]*" : line.split("…").map(escaped).join(".*"),
  );
  return new RegExp(`^${lines.join("\n")}$`);
}

export const outputOf = (printed: string): string => tidy(printed.trimEnd()).join("\n");
