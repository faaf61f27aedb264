/** From a language to the function that says in it what the coach advises, and what an algorithm thinks. */

import { baseOf, type Language } from "../../core/calendar/languages.js";
import { type Translate, translateToEnglish, translateWith } from "../../core/i18n/translate.js";
import { adviceLoaders } from "../../core/locales/load-advice.generated.js";

/** Loads only what is said besides the app's own words; English comes with what says it. */
export async function loadAdvice(language: Language): Promise<Translate> {
  const base = baseOf(language);
  return base === "en" ? translateToEnglish : translateWith((await adviceLoaders[base]()).advice);
}
