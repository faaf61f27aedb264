/** Everything that reads what somebody else has written, in groups that take about as long as each other. */

import { fileReaders } from "./readers/files.js";
import { gameReaders } from "./readers/games.js";
import { wordReaders } from "./readers/words.js";

export const readerGroups = { files: fileReaders, games: gameReaders, words: wordReaders } as const;

export const readers = Object.values(readerGroups).flat();
