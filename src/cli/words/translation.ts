/** What another language has to say at a command line: every sentence that there is in English, or as many as there are. */

import type { stepSentences } from "../../core/algorithms/messages.js";
import type { dateSentences } from "../../core/calendar/messages.js";
import type { checkSentences, limitedSentences } from "../../core/puzzle/check/messages.js";
import type { fieldSentences } from "../../core/puzzle/messages.js";
import type { textSentences } from "../../core/text/messages.js";
import type { gridSentences } from "../../core/tiling/messages.js";
import type { formatSentences } from "../../formats/messages.js";
import type { makeSentences } from "../../make/messages.js";
import type { coachSentences } from "../../requests/coach-messages.js";
import type { requestSentences } from "../../requests/messages.js";
import type { partSentences } from "../../requests/part-messages.js";
import type { pictureSentences } from "../../requests/pictures/messages.js";
import type { productSentences } from "../../requests/products/messages.js";
import type { serverSentences } from "../../server/messages.js";
import type { lineSentences } from "../line/messages.js";
import type { fileSentences } from "../terminal/file-messages.js";
import type { resultSentences } from "../terminal/messages.js";
import type { queueSentences } from "../terminal/queue-messages.js";
import type { watchSentences } from "../terminal/watch-messages.js";

/** Every area of sentences, as English has them. */
interface English {
  readonly text: typeof textSentences;
  readonly dates: typeof dateSentences;
  readonly fields: typeof fieldSentences;
  readonly check: typeof checkSentences;
  readonly limited: typeof limitedSentences;
  readonly formats: typeof formatSentences;
  readonly grid: typeof gridSentences;
  readonly requests: typeof requestSentences;
  readonly coach: typeof coachSentences;
  readonly parts: typeof partSentences;
  readonly pictures: typeof pictureSentences;
  readonly products: typeof productSentences;
  readonly make: typeof makeSentences;
  readonly steps: typeof stepSentences;
  readonly line: typeof lineSentences;
  readonly files: typeof fileSentences;
  readonly results: typeof resultSentences;
  readonly queue: typeof queueSentences;
  readonly watch: typeof watchSentences;
  readonly server: typeof serverSentences;
}

/** Sentences that are left out are said in English. */
export type CommandWords = { readonly [Area in keyof English]?: Partial<English[Area]> };
