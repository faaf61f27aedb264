/** What another language has to say about puzzle files: every sentence that there is in English, or as many as there are. */

import type { checkSentences, limitedSentences } from "../../core/puzzle/check/messages.js";
import type { textSentences } from "../../core/text/messages.js";
import type { formatSentences } from "../messages.js";

/** Sentences that are left out are said in English. */
export interface FileWords {
  readonly text: Partial<typeof textSentences>;
  readonly check: Partial<typeof checkSentences>;
  readonly limited: Partial<typeof limitedSentences>;
  readonly formats: Partial<typeof formatSentences>;
}
