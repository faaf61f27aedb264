/** From the flags that say which solutions are preferred to what a request calls it. */

import { textMessages } from "../../core/locales/en/text.generated.js";
import { type Taste, tastes } from "../../core/names.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";

/** A flag each, named like the taste. */
export const tasteOptions = [
  { name: "fewest-flips", kind: "flag", description: "only solutions with the fewest flipped pieces" },
  { name: "most-joints", kind: "flag", description: "only solutions with the most straight seams between pieces" },
  { name: "fewest-joints", kind: "flag", description: "only solutions with the fewest straight seams" },
  { name: "rarest", kind: "flag", description: "the solution that has least in common with the others" },
  {
    name: "most-neighbours",
    kind: "flag",
    description: "only those you can vary most by mirroring a group of pieces in place",
  },
] as const satisfies readonly { readonly name: Taste; readonly kind: "flag"; readonly description: string }[];

/** Only one of them makes sense at a time. */
export function tasteAsked(values: Readonly<Partial<Record<Taste, boolean>>>): Outcome<Taste | undefined> {
  const [one, other] = tastes.filter((taste) => values[taste]);
  if (other !== undefined) return refused(textMessages.useEither({ one: `--${one}`, other: `--${other}` }));
  return found(one);
}
