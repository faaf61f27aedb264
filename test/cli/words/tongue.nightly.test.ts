/** With `--lang`, nothing a person reads at a terminal is English: every line in every language. */

import { describe, it } from "vitest";
import { expectNoEnglish, lines, otherLanguages } from "./lines.js";

describe.each(otherLanguages)("in %s", (language) => {
  it.each(lines)("daytile %s", (line) => expectNoEnglish(line, language));
});
