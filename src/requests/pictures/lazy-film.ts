/** From a puzzle and a year to a film: a picture for each morning, with a ring on every piece that was moved. */

import { lazyPictures } from "../../core/drawing/lazy-pictures.js";
import { picturesMessages } from "../../core/locales/en/pictures.generated.js";
import { askLazyYear } from "../lazy-year.js";
import { remark } from "../note.js";
import { found, noneFound } from "../outcome.js";
import { type Draw, wantsLetters } from "./drawing.js";

export const drawLazyYear: Draw = async (asked, caller) => {
  const { puzzle, flips, language, year } = asked;
  const answer = await askLazyYear({ puzzle, flips, language, year }, caller);
  if (!answer.ok) return answer;
  const { mornings, moves, ...told } = answer.value;
  const solved = mornings.flatMap(({ day, ...morning }) => (day === undefined ? [] : [{ ...morning, ...day }]));
  const look = { language: told.language, letters: wantsLetters(asked) };
  const pictures = lazyPictures(told.puzzle, solved, look);
  const picture = pictures[pictures.length - 1];
  if (picture === undefined) return noneFound(picturesMessages.noLazyDay());
  const note = remark(picturesMessages.lazyMoves({ days: pictures.length, moves }));
  return found({ picture, pictures, notes: [note], lines: () => [] });
};
