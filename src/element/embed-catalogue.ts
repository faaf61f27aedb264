/** From an id to a puzzle of the catalogue, without all the others, or to what is said where there is none of that name. */

import { baseOf, type Language } from "../core/calendar/languages.js";
import { lostIn } from "../core/locales/lost.generated.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { isCatalogueId } from "../formats/catalogue-ids.js";
import { loadCataloguePuzzle } from "../formats/load-puzzle.js";

export const loadPuzzleCalled = async (id: string, language: Language): Promise<Puzzle | string> =>
  isCatalogueId(id) ? loadCataloguePuzzle(id) : lostIn[baseOf(language)].noPuzzle({ name: id });
