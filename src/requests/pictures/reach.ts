/** From pieces on a board to a picture of what they could still become. */

import { reachByCell, reachPicture } from "../../core/drawing/reach-picture.js";
import { loadTranslate } from "../../core/i18n/translate.js";
import { coachMessages } from "../../core/locales/en/coach.generated.js";
import { drawHeatMap } from "../../core/pens/text-heat-map.js";
import { targetNoun } from "../../core/puzzle/date-fields.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { found } from "../outcome.js";
import { askReach } from "../reach.js";
import { yearMap } from "../year-map.js";
import { type Draw, wantsLetters } from "./drawing.js";

/** For a chart of characters in a file, where no terminal sets a limit. */
const textLook = { width: 160, ascii: false } as const;

export const drawReach: Draw = async (asked, caller) => {
  const { puzzle: id, weekday, fields, placed, flips, language: spoken } = asked;
  const answer = await askReach({ puzzle: id, weekday, fields, placed, flips, language: spoken }, caller);
  if (!answer.ok) return answer;
  const { subset, reach, language } = answer.value;
  const { puzzle } = subset;
  const say = await loadTranslate(language);
  const areDates = targetNoun(subset.whole) === "date";
  const { targets, counts, solutions } = reach;
  const told = coachMessages.reachOn({
    puzzle: subset.whole.id,
    placed: answer.value.placed.length,
    reach: coachMessages.reach({ possible: targets.length, all: counts.length, areDates, solutions }),
  });
  const description = say(told);
  const byCell = reachByCell(puzzle, reach.counts);
  const options = { title: titleOf(subset.whole, language), description, language, letters: wantsLetters(asked) };
  const map = yearMap(subset, reach.counts, language);
  return found({
    picture: reachPicture(puzzle, answer.value.placed, byCell, options),
    notes: [],
    lines: () => [description, ...(map === undefined ? [] : drawHeatMap(map.map, { ...textLook, language }))],
  });
};
