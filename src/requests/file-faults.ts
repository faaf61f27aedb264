/** From the faults of a puzzle file to the same ones, said in the language of a request. */

import type { Language } from "../core/calendar/languages.js";
import type { Said } from "../core/text/message.js";

/** English is there already, and the other languages are loaded where something is wrong. */
export async function faultsIn<Fault extends Said>(
  faults: readonly Fault[],
  language: Language | undefined,
): Promise<readonly Fault[]> {
  if (language === undefined || faults.length === 0) return faults;
  const { loadFaultVoice } = await import("../formats/words/load.js");
  const voice = await loadFaultVoice(language);
  return faults.map((fault) => ({ ...fault, message: voice(fault) }));
}
