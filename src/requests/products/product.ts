/** From a request for something to print, cut or build to the bytes of its file. */

import { themeNames } from "../../core/drawing/theme-names.js";
import type { Caller } from "../caller.js";
import { found, type Outcome, refused } from "../outcome.js";
import { oneOf, type PartsOf, puzzleChecks, wrongParts } from "../parts.js";
import type { FileAnswer } from "../pictures/picture.js";
import { type ProductKind, productKind, productKinds, requestParts } from "./kinds.js";
import { type MakeFormat, type MakingAsked, makeFormats } from "./making.js";
import { settingsCheck } from "./settings.js";

/** Something to print, cut or build: what, in which format, and its measures. */
export interface ProductAsked extends MakingAsked {
  readonly product: ProductKind;
  /** Left out: the first that the product has. */
  readonly format?: MakeFormat | undefined;
}

/** A request for something to print, cut or build. */
export interface ProductRequest extends ProductAsked {
  readonly want: "product";
}

/** A setting that the product has no use for is a mistake: nobody should wait for it to show. */
function misplaced({ product, settings = {} }: ProductAsked): string | undefined {
  const known: readonly string[] = [...productKind(product).settings, "week-start"];
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return given
    .map(([name]) => name)
    .find((name) => !known.includes(name) || requestParts.some((part) => part === name));
}

/** The one part of a request that has no default. */
export const requiredOfProduct = ["product"] as const;

export const productChecks: PartsOf<ProductAsked> = {
  ...puzzleChecks,
  product: oneOf(productKinds),
  format: oneOf(makeFormats),
  theme: oneOf(themeNames),
  settings: settingsCheck,
};

/**
 * Makes the file of something to print, cut or build. Measures are in millimetres.
 *
 * @example
 * ```ts
 * const { data, format } = unwrap(await askProduct({ product: "laser", settings: { cell: 15, kerf: 0.1 } }));
 * format; // → svg
 * String(data).includes("<svg"); // → true
 * ```
 */
export async function askProduct(asked: ProductAsked, caller: Caller = {}): Promise<Outcome<FileAnswer>> {
  const wrong = wrongParts(asked, productChecks, requiredOfProduct);
  if (wrong !== undefined) return wrong;
  const { product } = asked;
  const { formats, load } = productKind(product);
  const { format = formats[0] } = asked;
  if (format === undefined || !formats.includes(format)) {
    return refused(`${product} can't be ${format}; choose from ${formats.join(", ")}`);
  }
  const strange = misplaced(asked);
  if (strange !== undefined) return refused(`${product} has no setting ${strange}`);
  const made = await (await load())(asked, format, caller);
  return made.ok ? found({ ...made.value, format }) : made;
}
