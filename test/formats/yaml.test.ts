/** Puzzle files are read with every fault in its line and column. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { limits } from "../../src/core/puzzle/limits.js";
import { formatProblems } from "../../src/formats/problem.js";
import { readDraftYaml, readPuzzleYaml } from "../../src/formats/yaml.js";
import { writeDraftYaml, writePuzzleYaml } from "../../src/formats/yaml-write.js";
import { change, classic, lines, sound } from "./tiny-file.js";

describe("a sound puzzle file", () => {
  it("becomes a puzzle", () => {
    const reading = readPuzzleYaml(sound);
    if (!reading.ok) throw new Error(formatProblems(reading.faults));
    const { value: puzzle } = reading;
    expect(puzzle).toMatchObject({ id: "tiny", title: { en: "Tiny" }, note: {}, credits: ["Somebody"], labels: {} });
    expect(puzzle.board.cells).toHaveLength(8);
    expect(puzzle.fields.map(({ name, choices }) => [name, choices.length])).toEqual([["weekday", 7]]);
    expect(puzzle.pieces.map(({ id, copies, mayFlip }) => [id, copies, mayFlip])).toEqual([
      ["I2", 2, false],
      ["L3", 1, true],
    ]);
  });

  it("is written again as it was", () => {
    const reading = readPuzzleYaml(sound);
    expect(reading.ok && writePuzzleYaml(reading.value)).toBe(sound);
    expect(writeDraftYaml(readDraftYaml(sound).value)).toBe(sound);
  });

  it.each([
    ["with line ends of another system", sound.replaceAll("\n", "\r\n")],
    ["with a byte order mark", `\uFEFF${sound}`],
    ["with comments", `# A puzzle\n${sound.replace("title: Tiny", "title: Tiny # really")}`],
    ["with tabs between the words of the board", change("Sun Mon Tue Wed Thu\n", "Sun\tMon\tTue\tWed\tThu\t\n")],
    [
      "with the board as a list",
      change(
        "board: |\n  Sun Mon Tue Wed Thu\n  Fri Sat *   -   -\n",
        'board: [Sun Mon Tue Wed Thu, "Fri Sat * - -"]\n',
      ),
    ],
    [
      "with a piece of one line",
      change("pieces: |\n  I2  L3\n  ##  ##\n      #.\n", 'pieces:\n  I2: "##"\n  L3: ["##", "#."]\n'),
    ],
    [
      "with pieces below each other",
      change("pieces: |\n  I2  L3\n  ##  ##\n      #.\n", "pieces:\n  I2: |\n    ##\n  L3: |\n    ##\n    #.\n"),
    ],
    ["with pieces in two groups", change("  I2  L3\n  ##  ##\n      #.\n", "  I2\n  ##\n\n  L3\n  ##\n  #.\n")],
    [
      "with a list of choices",
      change("weekday: Sun Mon Tue Wed Thu Fri Sat", "weekday: [Sun, Mon, Tue, Wed, Thu, Fri, Sat]"),
    ],
    ["with texts by language", change("title: Tiny", "title:\n  en: Tiny")],
    ["without a lattice, which is then square", change("lattice: square\n", "")],
    ["with flips as a text", change("flips: [L3]", "flips: L3")],
    ["with an explicit indentation of the board", change("board: |\n", "board: |2\n")],
  ])("means the same %s", (_, text) => {
    expect(lines(text)).toEqual([]);
    const reading = readPuzzleYaml(text);
    expect(reading.ok && writePuzzleYaml(reading.value)).toBe(sound);
  });

  it("reads what looks like a number, a date or a truth value as text", () => {
    const text = sound
      .replaceAll("Sun Mon Tue Wed Thu", "1 No null 2024-01-01 0x10")
      .replace("weekday: 1 No null 2024-01-01 0x10 Fri Sat", "free: 1 No null 2024-01-01 0x10 Fri Sat");
    const { value: draft, faults: problems } = readDraftYaml(`${text}labels:\n  en: {1: 007, No: yes, null: ~}\n`);
    expect(problems).toEqual([]);
    expect(draft.fields[0]?.choices.map(({ id }) => id)).toEqual([
      "1",
      "No",
      "null",
      "2024-01-01",
      "0x10",
      "Fri",
      "Sat",
    ]);
    expect(draft.labels).toEqual({ en: { "1": "007", No: "yes", null: "~" } });
  });

  it("keeps a key that means something to JavaScript as a key", () => {
    const { value: draft } = readDraftYaml(`${sound}labels:\n  en: {__proto__: x, constructor: y}\n`);
    expect(Object.entries(draft.labels.en ?? {})).toEqual([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]);
  });
});

/** What is wrong, the file, and everything that is said about it. */
const faulty: [string, string, string[]][] = [
  ["an empty file", "", ["1:1: expected keys such as id, title, board and pieces"]],
  ["a file of one text", "hello", ["1:1: expected keys such as id, title, board and pieces"]],
  [
    "missing keys",
    "id: x\n",
    ["1:1: the key title is missing", "1:1: the key board is missing", "1:1: the key pieces is missing"],
  ],
  ["an unknown key", change("flips:", "flip:"), ['16:1: unknown key "flip"; did you mean "flips"?']],
  ["a key that stands twice", `${sound}id: again\n`, ['17:1: "id" appears twice']],
  ["a list where a text is wanted", change("id: tiny", "id: [tiny]"), ["1:5: expected text"]],
  [
    "a text where a mapping is wanted",
    change("weekday: Sun Mon", "Sun Mon").replace("fields:\n ", "fields:\n "),
    ["10:3: expected fields such as month and day, each with its choices"],
  ],
  [
    "an unknown cell in a field",
    change("weekday: Sun Mon Tue", "weekday: Sun Mno Tue"),
    ['10:16: the field "weekday" uncovers "Mno", but the board has no such cell; did you mean "Mon"?'],
  ],
  [
    "a word in a later row of the board",
    change("*   -", "Sat -"),
    ['8:11: two cells are called "Sat"; give each its own name'],
  ],
  [
    "an unknown lattice",
    change("lattice: square", "lattice: sqare"),
    ['5:10: unknown lattice "sqare"; did you mean "square"?'],
  ],
  [
    "pieces that cover too little",
    change("copies: {I2: 2}\n", ""),
    ["11:1: the pieces cover 5 cells, but must cover 7 (8 less 1 uncovered)"],
  ],
  [
    "a strange mark in a shape",
    change("  ##  ##\n", "  ##  #o\n"),
    ['13:8: piece "L3" contains "o"; draw shapes with # and . only'],
  ],
  [
    "a row of shapes that is shifted",
    change("      #.\n", "     #.\n"),
    [
      "14:6: this row of shapes is 1 space too far to the left; line each part of a shape up with the first letter of its piece's name",
    ],
  ],
  [
    "a shape that stands under no name",
    change("  ##  ##\n      #.\n", "  ##  ##\n    # #.\n"),
    ["14:5: this part isn't below a name; line each part of a shape up with the first letter of its piece's name"],
  ],
  [
    "a row of many shapes that is shifted, and everything below it",
    `${classic.replace("\n  #...", "\n   #...")}`,
    [
      "21:4: this row of shapes is 1 space too far to the right; line each part of a shape up with the first letter of its piece's name",
    ],
  ],
  [
    "rows that are lists of cells",
    change("board: |\n  Sun Mon Tue Wed Thu\n  Fri Sat *   -   -\n", "board: [[Sun, Mon], [Tue, Wed], [Thu, Fri]]\n"),
    ["6:9: expected the rows of the board, below a | or as a list such as [Sun Mon, Tue Wed]"],
  ],
  [
    "no fields at all",
    change("fields:\n  weekday: Sun Mon Tue Wed Thu Fri Sat\n", "")
      .replace("L3\n", "L3  O1\n")
      .replace("##\n  ", "##  #\n  "),
    ["6:1: the puzzle has no fields, so no cell ever shows; add fields, or write * for every cell"],
  ],
  [
    "a fault in a row after \\n",
    change("board: |\n  Sun Mon Tue Wed Thu\n  Fri Sat *   -   -\n", 'board: "Sun Mon Tue Wed Thu\\nFri Fri Sat"\n'),
    ['6:34: two cells are called "Fri"; give each its own name'],
  ],
  [
    "a shape with a gap",
    change("      #.\n", "      #.\n  #\n"),
    ["15:3: there is a gap above this part of a shape; write . for an empty row"],
  ],
  ["no number of copies", change("{I2: 2}", "{I2: two}"), ["15:14: expected a whole number"]],
  [
    "copies of no piece",
    change("{I2: 2}", "{I2: 2, I3: 1}"),
    ['15:17: copies names "I3", but there is no such piece; did you mean "I2"?'],
  ],
  ["too many copies", change("{I2: 2}", "{I2: 401}"), ["15:14: too many copies of a piece: 401 (the limit is 400)"]],
  [
    "flips of no piece",
    change("[L3]", "[L4]"),
    ['16:9: flips names "L4", but there is no such piece; did you mean "L3"?'],
  ],
  [
    "a range that counts down",
    change("Sun Mon Tue Wed Thu Fri Sat\npieces", "9..1\npieces"),
    ['10:12: "9..1" isn\'t a range like 1..31 with at most 400 words'],
  ],
  [
    "a range without end",
    change("Sun Mon Tue Wed Thu Fri Sat\npieces", "1..999999999\npieces"),
    ['10:12: "1..999999999" isn\'t a range like 1..31 with at most 400 words'],
  ],
  [
    "folded rows",
    change("board: |", "board: >"),
    ["6:8: these rows run into one line; put | after the colon and the rows on the lines below"],
  ],
  [
    "an alias",
    change("- Somebody", "- &a Somebody\n  - *a"),
    [
      "4:5: YAML anchors and aliases aren't supported; put the text in quotes if you mean a literal &",
      "5:5: YAML anchors and aliases aren't supported; put the text in quotes if you mean a literal *",
    ],
  ],
  [
    "an anchor that nothing refers to",
    change("title: Tiny", "title: &a Tiny"),
    ["2:8: YAML anchors and aliases aren't supported; put the text in quotes if you mean a literal &"],
  ],
  [
    "an anchor without a name",
    change("title: Tiny", "title: &"),
    ["2:8: put this word in quotes, because it begins with &"],
  ],
  [
    "an alias without a name",
    change("title: Tiny", "title: *"),
    ["2:8: put this word in quotes, because it begins with *"],
  ],
  ...["!!binary", "!!timestamp", "!!str", "!own", "!"].map((tag): [string, string, string[]] => [
    `the tag ${tag}`,
    change("title: Tiny", `title: ${tag} 2024-01-01`),
    ["2:8: YAML tags aren't supported; put the text in quotes if you mean a literal !"],
  ]),
  [
    "a tag on a mapping",
    change("{I2: 2}", "!!set {I2: 2}"),
    ["15:9: YAML tags aren't supported; put the text in quotes if you mean a literal !"],
  ],
  ["a title without a text", change("title: Tiny", "title: {en}"), ["2:9: expected text"]],
  ["a piece without a number of copies", change("{I2: 2}", "{I2}"), ["15:10: expected a whole number"]],
  [
    "a field without choices",
    change("fields:\n  weekday: Sun Mon Tue Wed Thu Fri Sat", "fields: {a}"),
    ["9:10: expected cells such as Sun Mon Tue, a range such as 1..31, or choices with their cells"],
  ],
  ["a language without labels", `${sound}labels: {en}\n`, ["17:10: expected labels by cell, such as {T0: 0}"]],
  ["a quote that is not closed", change("title: Tiny", 'title: "Tiny'), ["2:8: the closing quote is missing"]],
  [
    "too many words in ranges",
    change("Sun Mon Tue Wed Thu Fri Sat\npieces", "1..300 1..300\npieces"),
    ["10:12: too many choices in a field: 600 (the limit is 400)"],
  ],
  [
    "too many cells in a choice",
    change("weekday: Sun Mon Tue Wed Thu Fri Sat", "any: {a: 1..17}"),
    ["10:12: too many cells in a choice: 17 (the limit is 16)"],
  ],
  [
    "too many fields",
    change("  weekday: Sun Mon Tue Wed Thu Fri Sat", "  x: 1..400\n".repeat(13).trimEnd()),
    ["10:3: too many fields: 13 (the limit is 12)"],
  ],
  [
    "a range of flips, which is a name like any other",
    change("[L3]", "1..400"),
    ['16:8: flips names "1..400", but there is no such piece'],
  ],
  ["a tab as indentation", change("  weekday:", "\tweekday:"), ["10:1: indent lines with spaces, not with tabs"]],
  [
    "two documents",
    `${sound}---\nid: other\n`,
    ["17:1: a puzzle file has one puzzle only; move what follows this --- to another file"],
  ],
  [
    "a label that cannot be printed",
    `${sound}labels:\n  en: {Sun: "a\\0"}\n`,
    ["18:13: remove the character U+0000: it can't be printed"],
  ],
  [
    "a label for no cell",
    `${sound}labels:\n  en: {Sum: x}\n`,
    ['18:13: this label is for cell "Sum", but the board has no such cell; did you mean "Sun"?'],
  ],
  [
    "faults in many places, in their order",
    change("id: tiny", "id: Tiny").replace("copies: {I2: 2}", "copies: {I2: 0}").replace("title: Tiny", 'title: ""'),
    [
      '1:5: the id "Tiny" can only have lowercase letters, digits and single hyphens, as in "my-puzzle"',
      "2:1: the puzzle has no title",
      "11:1: the pieces cover 3 cells, but must cover 7 (8 less 1 uncovered)",
      '15:14: piece "I2" needs a whole number of copies, 1 or more',
    ],
  ],
  [
    "bad syntax in one part and a fault in another",
    change("flips: [L3]", "flips: [L3").replace("id: tiny", "id: Tiny"),
    [
      '1:5: the id "Tiny" can only have lowercase letters, digits and single hyphens, as in "my-puzzle"',
      "17:1: this isn't YAML: Flow sequence in block collection must be sufficiently indented and end with a ]",
    ],
  ],
];

describe("errors of the YAML library", () => {
  it("are made without stack traces, which would take most of the time where there are very many", () => {
    const limits: unknown[] = [];
    const before = Error.stackTraceLimit;
    Object.defineProperty(Error, "stackTraceLimit", {
      configurable: true,
      get: () => before,
      set: (limit) => limits.push(limit),
    });
    try {
      readPuzzleYaml("{}{}");
    } finally {
      Object.defineProperty(Error, "stackTraceLimit", { configurable: true, writable: true, value: before });
    }
    expect(limits).toEqual([0, before]);
  });
});

describe("a faulty puzzle file", () => {
  it.each(faulty)("tells of %s", (_, text, expected) => {
    expect(lines(text)).toEqual(expected.map((line) => `tiny.yaml:${line}`));
  });

  it("still gives the draft of what could be read", () => {
    const { value: draft, faults: problems } = readDraftYaml(change("board: |", "board: >"));
    expect(problems).toHaveLength(1);
    expect(draft.board).toEqual([]);
    expect(draft.pieces.map(({ id }) => id)).toEqual(["I2", "L3"]);
  });

  it("counts lines and columns alike for all line ends", () => {
    const text = change("Fri Sat *", "Fri Fri *");
    const expected = lines(text);
    expect(expected[0]).toBe('tiny.yaml:8:7: two cells are called "Fri"; give each its own name');
    expect(lines(text.replaceAll("\n", "\r\n"))).toEqual(expected);
    expect(lines(text.replaceAll("\n", "\r"))).toEqual(expected);
  });

  it("does not count a byte order mark", () => {
    const text = change("id: tiny", "id: Tiny");
    expect(lines(`\uFEFF${text}`)).toEqual(lines(text));
  });

  it("tells of a hundred problems and how many more there are", () => {
    const many = (count: number) => lines(`${sound}${"id: x\n".repeat(count)}`);
    expect(many(100)).toHaveLength(100);
    expect(many(100).at(-1)).toBe('tiny.yaml:116:1: "id" appears twice');
    expect(many(142)).toHaveLength(101);
    expect(many(142).at(-1)).toBe("tiny.yaml:117:1: and 42 more problems from here on");
    expect(many(101).at(-1)).toBe("tiny.yaml:117:1: and 1 more problem from here on");
  });

  it("is refused when it is too long", () => {
    const bound = limits.find(({ name }) => name === "file")?.most ?? 0;
    const padding = (length: number): string => `${sound}#${"x".repeat(length - sound.length - 1)}`;
    expect(lines(padding(bound))).toEqual([]);
    expect(lines(padding(bound + 1))).toEqual([
      "tiny.yaml:1:1: too many characters in the file: 100,001 (the limit is 100,000)",
    ]);
  });
});
