/** Readers of what people and programs say: dates, fields, cells, command lines, other solvers' answers, headers. */

import { commandNames } from "../../../src/cli/commands.js";
import { options } from "../../../src/cli/line/options.js";
import { parse } from "../../../src/cli/line/parse.js";
import { modelOf } from "../../../src/core/algorithms/algorithms.js";
import { formatDate, formatIsoDate } from "../../../src/core/calendar/date-text.js";
import { type Language, languages, wordsOf } from "../../../src/core/calendar/languages.js";
import { parseDate } from "../../../src/core/calendar/parse-date.js";
import { modelFormat, modelFormats, writtenModel } from "../../../src/formats/models/models.js";
import { parseCells } from "../../../src/requests/cells.js";
import { readTarget } from "../../../src/requests/target.js";
import { encodingFor } from "../../../src/server/encoding.js";
import { ownHost } from "../../../src/server/hosts.js";
import { expectReasons, expectSame, type Reader } from "../reader.js";
import { aimed, mapSized, nasty, sizedText } from "../texts.js";
import { christmas, classic, samplePuzzles } from "./samples.js";

const today = { year: 2026, month: 12, day: 24 };
const now = new Date(2026, 11, 24);
const dateWords = languages.flatMap((language) => {
  const { months, longMonths, weekdays } = wordsOf(language);
  return [...months.slice(0, 3), ...longMonths.slice(10), ...weekdays.slice(0, 2)];
});
const dateTexts = [
  "2026-12-25",
  "12-25",
  "25 Dec",
  "Dec 25",
  "25. Dezember 2026",
  "12月25日",
  "十二月二十五日",
  "today",
  "-1",
];
const datePieces = [...dateWords, " ", "-", ".", "/", ",", "1", "31", "2026", "〇", "十", "年", "日"];
const dateLengths = { max: 100_000, rarely: 50_000 };

interface Message {
  readonly language: Language;
  readonly text: string;
}

const dates: Reader<Message> = {
  name: "dates",
  share: 2,
  make: (random) => ({ language: random.pick(languages), text: aimed(random, dateTexts, datePieces, dateLengths) }),
  sized: (random) => mapSized(sizedText(random, datePieces), (text) => ({ language: "ja", text })),
  read({ language, text }) {
    const reading = parseDate(text, { today, language });
    if (!reading.ok) return expectReasons(reading);
    const { month, day } = reading.value;
    expectSame(parseDate(formatIsoDate({ month, day }), { today }).ok, true);
    formatDate(reading.value, language);
  },
};

/** A date, or a weekday, or a field with its choice. */
const targetParts = ["date", "weekday", "field"] as const;

const targets: Reader<Message & { readonly puzzle: number; readonly part: (typeof targetParts)[number] }> = {
  name: "fields and weekdays",
  share: 2,
  make: (random) => ({
    language: random.pick(languages),
    puzzle: random.below(samplePuzzles.length),
    part: random.pick(targetParts),
    text: aimed(random, [...dateTexts, "month=Apr", "weekday=Fri", "day=31"], [...datePieces, "="], dateLengths),
  }),
  sized: (random) => {
    const part = random.pick(targetParts);
    return mapSized(
      sizedText(random, datePieces, [
        ["", ""],
        ["month=", ""],
        ["weekday=", ""],
      ]),
      (text) => ({
        language: "ja",
        puzzle: 1,
        part,
        text,
      }),
    );
  },
  read({ language, puzzle, part, text }) {
    const [name = "", choice = ""] = text.split("=");
    const said = part === "field" ? { fields: { [name]: choice } } : { [part]: text };
    const reading = readTarget(samplePuzzles[puzzle]!, { ...said, language }, { now });
    if (!reading.ok) expectReasons(reading);
  },
};

const cellWords = ["Jan", "r1c1", "31", ",", "12", "m", " "];

const cells: Reader<Message> = {
  name: "cells",
  share: 3,
  make: (random) => ({
    language: random.pick(languages),
    text: aimed(random, ["Dec,25", "r1c1,r2c2", "déc.,25"], cellWords, dateLengths),
  }),
  sized: (random) => mapSized(sizedText(random, cellWords), (text) => ({ language: "en", text })),
  read({ language, text }) {
    const reading = parseCells(classic, text.split(","), language);
    if (!reading.ok) expectReasons(reading);
  },
};

const model = writtenModel(modelOf({ puzzle: classic, uncovered: christmas }), "An example");
const answers = [
  "s SATISFIABLE\nv 1 -2 3 0\n",
  "x[1] = 1\n",
  "x1 1\nx2 0\n",
  '<variable name="x12" index="11" value="1"/>\n',
  "1 5 9\n",
  "Jan Feb #L5\n",
  "1:\nJan Feb #L5\n2:\n",
  "SOLUTION FOUND\n==========\n",
];
const answerWords = [
  ...["x", "x1", "[", "]", " = ", "1", "-1", " 0", "v ", "s ", "\n", " ", "*", "e", "."],
  ...["Jan ", "#L5", "% ", "----------\n", "1:\n", 'x1"', 'value="', ">"],
];

const modelAnswers: Reader<{ readonly format: (typeof modelFormats)[number]; readonly text: string }> = {
  name: "answers of other solvers",
  share: 3,
  make: (random) => ({
    format: random.pick(modelFormats),
    text: aimed(random, answers, answerWords, { max: 300_000, rarely: 50_000 }),
  }),
  sized: (random) => {
    const format = random.pick(modelFormats);
    return mapSized(sizedText(random, answerWords), (text) => ({ format, text }));
  },
  read({ format, text }) {
    for (const index of modelFormat(format).readAnswer(model, text)) {
      if (model.task.placements[index] === undefined) throw new Error(`there is no placement ${index}`);
    }
  },
};

const optionWords = options.flatMap(({ name }) => [`--${name}`, `--${name}=`, `--${name}=1`]);
const lineWords = [...commandNames, ...optionWords, "-p", "-o", "-hV", "--", "-", "25", "Dec", "weekday", "1", "x=y"];

const commandLines: Reader<readonly string[]> = {
  name: "command lines",
  share: 5,
  make: (random) =>
    Array.from({ length: random.below(7) }, () =>
      random.oneIn(4)
        ? aimed(random, lineWords, [...lineWords, ...nasty], { max: 10_000, rarely: 5000 })
        : random.pick(lineWords),
    ),
  sized: (random) => {
    if (random.oneIn(2)) return mapSized(sizedText(random, [...lineWords, "-h", "h"]), (text) => [text]);
    const words = [random.pick([...lineWords, "--field=a=b", "--uncover=a"]), random.pick(lineWords)];
    return { name: `${words.join(" ")} …`, of: (size) => Array.from({ length: size }, (_, i) => words[i % 2]!) };
  },
  read(argv) {
    const line = parse(argv);
    if (!line.ok) return expectReasons(line);
    if (!commandNames.includes(line.value.command)) throw new Error(`no command: ${line.value.command}`);
  },
};

const headerTexts = ["localhost:8321", "[::1]:80", "127.0.0.1", "gzip, br;q=0.5", "br;q=0, *", 'W/"abc", "def"'];
const headerWords = ["localhost", ":", "8321", "[", "]", ".", " ", "\t", ";", ",", "q=", "0", "br", "gzip", '"', "W/"];
const isOwn = ownHost({ host: "localhost" });

/** Those that the server looks into. */
const headers: Reader<string> = {
  name: "headers",
  share: 4,
  make: (random) => aimed(random, headerTexts, headerWords, { max: 16_000, rarely: 20_000 }),
  sized: (random) =>
    sizedText(random, headerWords, [
      ["", ""],
      ["br", "x"],
    ]),
  read(text) {
    isOwn(text);
    encodingFor(text);
  },
};

export const wordReaders = [dates, targets, cells, modelAnswers, commandLines, headers] as readonly Reader[];
