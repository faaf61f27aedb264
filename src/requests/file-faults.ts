/** From the faults of a puzzle file to the same ones, said in the language of a request. */

import type { Language } from "../core/calendar/languages.js";
import type { Message } from "../core/i18n/message.js";

/** English is there already, and the other languages are loaded where something is wrong. */
export async function faultsIn<Fault extends Message>(
  faults: readonly Fault[],
  language: Language | undefined,
): Promise<readonly Fault[]> {
  if (language === undefined || faults.length === 0) return faults;
  const { loadTranslate } = await import("../core/i18n/translate.js");
  const voice = await loadTranslate(language);
  return faults.map((fault) => ({ ...fault, message: voice(fault) }));
}
