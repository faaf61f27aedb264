/** From a language to the words on printed pages and in files for machines. */

import { baseOf, type Language } from "../core/calendar/languages.js";
import { paperIn } from "../core/locales/paper.generated.js";

export const getPaperWords = (language: Language) => paperIn[baseOf(language)];

/** Names a body as people read it: a piece is called by its id. */
export function nameBody(name: string, language: Language): string {
  const { tray, frame, lid } = getPaperWords(language).parts;
  return { tray, frame, lid }[name] ?? name;
}
