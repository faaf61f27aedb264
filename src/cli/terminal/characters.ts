/** From the settings of a terminal to whether it can show more than plain ASCII. */

import type { Io } from "./io.js";
import { isDumb } from "./page.js";

/** The first of these that is set tells the encoding, as for every program. */
const localeNames = ["LC_ALL", "LC_CTYPE", "LANG"] as const;

/** Where nothing is said, as in many containers and on Windows, there is hardly a terminal left without UTF-8. */
export function isAsciiOnly(io: Io): boolean {
  const locale = localeNames.map((name) => io.env[name]).find((value) => value !== undefined && value !== "");
  if (isDumb(io)) return true;
  return locale !== undefined && !/utf-?8/i.test(locale) && /^(C|POSIX)$|\./.test(locale);
}
