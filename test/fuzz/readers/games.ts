/** Readers of what a player brings along: moves, saves, progress, links to the app, and its settings. */

import { applyMove, type Game, moveFaults, newGame } from "../../../src/core/game/game.js";
import { formatProgress, parseProgress, progressFaults, progressLimits } from "../../../src/core/game/progress.js";
import { formatPlay, parsePlay, saveFaults, saveLimits } from "../../../src/core/game/save.js";
import { catalogueIds } from "../../../src/formats/catalogue-ids.js";
import { readRoute, routeToSearch, viewNames } from "../../../src/web/route.js";
import { readSettings, settingChoices, writeSettings } from "../../../src/web/settings.js";
import { targetOfRoute, titleOfTarget } from "../../../src/web/target.js";
import type { Random } from "../random.js";
import { expectSame, expectSentence, type Reader, type Sized } from "../reader.js";
import { aimed, mapSized, sizedText } from "../texts.js";
import { damagedJson, jsonFrames } from "./json.js";
import { christmas, classic } from "./samples.js";

function expectOneOf(known: readonly string[], fault: string | undefined): void {
  if (fault === undefined || !known.includes(fault)) throw new Error(`no reason that anybody knows: ${fault}`);
}

const moveTexts = ["L5.3@17", "-17", "L5.3@20-17", "O6.0@0", "U5.0@14"];
const moveWords = ["L5", "O6", ".0", ".", "@", "@0", "-", "-0", "17", "99999999999999999999"];

/** Moves that can be made again and again. */
const cycles = [
  ["O6.0@0", "-0"],
  ["O6.0@0", "O6.0@0-0", "-0"],
  ["U5.0@14", "O6.0@0", "-14", "-0"],
];

const repeated = (items: readonly string[], size: number): string[] =>
  Array.from({ length: size }, (_, i) => items[i % items.length]!);

function sizedMoves(random: Random): Sized<readonly string[]> {
  if (random.oneIn(2)) return mapSized(sizedText(random, moveWords), (text) => [text]);
  const moves = random.pick(cycles);
  return { name: moves.join(" "), of: (size) => repeated(moves, size) };
}

const moves: Reader<readonly string[]> = {
  name: "moves",
  share: 20,
  make: (random) =>
    Array.from({ length: 1 + random.below(6) }, () =>
      random.oneIn(2) ? random.pick(moveTexts) : aimed(random, moveTexts, moveWords, { max: 100_000, rarely: 100_000 }),
    ),
  sized: sizedMoves,
  read(list) {
    let game: Game = newGame(classic, christmas);
    for (const move of list) {
      const result = applyMove(game, move);
      if (result.ok) game = result.value;
      else expectOneOf(moveFaults, result.faults[0]);
    }
  },
};

const save = { daytile: "play", version: 1, puzzle: "classic", uncovered: christmas, moves: moveTexts.slice(2), at: 2 };
const saveWords = ['"O6.0@0",', '"-0",', '"L5.3@17"', "11,", '"at":'];

const manyMoves = (list: readonly string[], size: number): string =>
  JSON.stringify({ ...save, moves: repeated(list, size), at: size });

const saves: Reader<string> = {
  name: "saves",
  share: 8,
  make: (random) =>
    random.oneIn(10_000)
      ? manyMoves(random.pick(cycles), saveLimits.moves - 1 + random.below(3))
      : damagedJson(random, [save], saveWords, { max: saveLimits.characters, rarely: 20_000 }),
  sized: (random) => {
    if (random.oneIn(4)) return sizedText(random, saveWords, jsonFrames);
    const cycle = random.pick(cycles);
    return { name: `a save of ${cycle.join(" ")}…`, of: (size) => manyMoves(cycle, size) };
  },
  read(text) {
    const reading = parsePlay(text, (id) => (id === "classic" ? classic : undefined));
    if (!reading.ok) return expectOneOf(saveFaults, reading.faults[0]);
    const { play } = reading.value;
    const again = parsePlay(formatPlay(play), () => classic);
    expectSame(again.ok && again.value.play.game.placed, play.game.placed);
  },
};

const record = { puzzle: "classic", date: "2026-12-25", solvedOn: "2026-12-25", seconds: 252, hints: 0 };
const begun = { key: "classic/2026-12-26", faces: [0, 3], seconds: 61, hints: 0, isRevealed: false, play: save };
const progress = {
  daytile: "progress",
  version: 1,
  solved: [record, { ...record, date: "2026-12-24", seconds: null }],
  begun: [begun],
};
const progressWords = [`${JSON.stringify(record)},`, `${JSON.stringify(begun)},`, '"2026-02-30"', '"seconds":'];

const progressFiles: Reader<string> = {
  name: "progress files",
  share: 8,
  make: (random) =>
    damagedJson(random, [progress], progressWords, { max: progressLimits.characters / 10, rarely: 100_000 }),
  sized: (random) =>
    sizedText(random, progressWords, [
      ['{"daytile":"progress","version":1,"solved":[', "0]}"],
      ['{"daytile":"progress","version":1,"solved":[],"begun":[', "0]}"],
      ...jsonFrames,
    ]),
  read(text) {
    const reading = parseProgress(text);
    if (!reading.ok) return expectOneOf(progressFaults, reading.faults[0]);
    const { records, games } = reading.value;
    const again = parseProgress(formatProgress(records, games));
    const counts = again.ok && [again.value.records.length, again.value.games.length, again.value.refused];
    expectSame(counts, [records.length, games.length, 0]);
  },
};

const links = [
  "?puzzle=weekday&date=2026-12-25",
  "?target=Dec,25&view=solutions&number=3&week=monday",
  "?view=watch&algorithms=regions,dancing-links",
];
const linkWords = [
  ..."?&=%+,",
  "%2C",
  "%00",
  "%ff",
  "%E2%80%AE",
  ...["puzzle=", "date=", "target=", "view=", "number=", "week=", "algorithms="],
  ...viewNames,
];
const today = { year: 2026, month: 12, day: 24 };

const routes: Reader<string> = {
  name: "links",
  share: 10,
  make: (random) => aimed(random, links, linkWords, { max: 100_000, rarely: 50_000 }),
  sized: (random) =>
    sizedText(
      random,
      [...linkWords, "a,", "&a=b"],
      [
        ["", ""],
        ["?target=", ""],
        ["?algorithms=", ""],
      ],
    ),
  read(search) {
    const { route } = readRoute(search, catalogueIds);
    expectSame(readRoute(routeToSearch(route), catalogueIds).route.puzzle, route.puzzle);
    expectSentence(titleOfTarget(classic, targetOfRoute(classic, route, today), "en"));
  },
};

const setting = Object.fromEntries(Object.entries(settingChoices).map(([name, choices]) => [name, choices[0]]));
const settingWords = ['"dark"', '"theme":', '"language":', "1,"];

const settings: Reader<string> = {
  name: "settings",
  share: 10,
  make: (random) => damagedJson(random, [setting], settingWords, { max: 100_000, rarely: 50_000 }),
  sized: (random) => sizedText(random, settingWords, jsonFrames),
  read(text) {
    const { settings: read } = readSettings(text);
    expectSame(readSettings(writeSettings(read)), { settings: read, isSound: true });
  },
};

export const gameReaders = [moves, saves, progressFiles, routes, settings] as readonly Reader[];
