/** From a request for something to print, cut or build to the bytes of its file. */

import { hinted } from "../../core/i18n/hinted.js";
import { productsMessages } from "../../core/locales/en/products.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import type { MakeFormat } from "../../core/names.js";
import { isObject } from "../../core/text/arguments.js";
import type { Parameter } from "../../make/parameters.js";
import { type Caller, spelled } from "../caller.js";
import { type Note, warning } from "../note.js";
import { found, type Outcome, type Refusal, refused } from "../outcome.js";
import {
  type AskedOf,
  checkOf,
  flag,
  numberIn,
  oneOf,
  type PartCheck,
  text,
  unusedAmong,
  wholeIn,
  wrongParts,
} from "../parts.js";
import type { FileAnswer } from "../pictures/picture.js";
import { productParts } from "../schema.js";
import { commonSettings, productKind } from "./kinds.js";
import { getFont, getSettings, type Made, type MakingAsked, type Preview } from "./making.js";
import { productParameters } from "./settings.js";

/** Something to print, cut or build: what, in which format, and its measurements. */
export interface ProductAsked extends AskedOf<typeof productParts> {}

/** A request for something to print, cut or build. */
export interface ProductRequest extends ProductAsked {
  readonly want: "product";
}

function settingCheck(parameter: Parameter): PartCheck {
  const { kind, choices } = parameter;
  if (kind === "flag") return flag;
  if (kind === "text") return choices === undefined ? text : oneOf(choices);
  return kind === "number" ? wholeIn(parameter) : numberIn(parameter);
}

const settingChecks: ReadonlyMap<string, PartCheck> = new Map(
  productParameters.map((parameter) => [parameter.name, settingCheck(parameter)]),
);

/** Those that a product has no use for are the product's business. */
const settings: PartCheck = (value, name) =>
  isObject(value)
    ? Object.entries(value).flatMap(([setting, each]) =>
        each === undefined ? [] : (settingChecks.get(setting)?.(each, `${name}.${setting}`) ?? []),
      )
    : checkOf(productParts.settings)(value, name);

/** What a request for any product has. */
const commonParts = Object.keys(productParts).filter((name) => name !== "theme" && name !== "flips");

const resolveFormat = ({ product, format }: ProductAsked): MakeFormat => format ?? productKind(product).formats[0];

function checkFormat(asked: ProductAsked): Refusal | undefined {
  const { formats } = productKind(asked.product);
  const format = resolveFormat(asked);
  if (formats.includes(format)) return undefined;
  return refused(
    hinted(
      productsMessages.wrongFormat({ product: asked.product, format }),
      textMessages.chooseFrom({ words: formats }),
    ),
  );
}

/** Nobody should wait for a part or a setting to show that the product has no use for. */
function checkUnusedParts(asked: ProductAsked, caller: Caller): Refusal | undefined {
  const { product } = asked;
  const { parts, settings } = productKind(product);
  const named = (name: string): string => spelled(caller, name);
  const sentences = [
    ...unusedAmong(asked, ["want", ...commonParts, ...parts]).map((part) =>
      productsMessages.unused({ product, part: named(part) }),
    ),
    ...unusedAmong(getSettings(asked), [...commonSettings, ...settings]).map((setting) =>
      productsMessages.noSetting({ product, setting: named(setting) }),
    ),
  ];
  return sentences.length === 0 ? undefined : refused(...sentences);
}

/** Why a request for a product is refused before anything is made. */
export const wrongProduct = (asked: ProductAsked, caller: Caller = {}): Refusal | undefined =>
  wrongParts(asked, productParts, { settings }) ?? checkFormat(asked) ?? checkUnusedParts(asked, caller);

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
  const made = await makeProduct(asked, caller);
  if (!made.ok) return made;
  const { data, notes, format } = made.value;
  return found({ data, notes, format });
}

async function makeProduct(asked: ProductAsked, caller: Caller): Promise<Outcome<Made & FileAnswer>> {
  const wrong = wrongProduct(asked, caller) ?? (await checkFont(asked));
  if (wrong !== undefined) return wrong;
  const format = resolveFormat(asked);
  const make = await productKind(asked.product).load();
  const made = await make(asked, format, caller);
  if (!made.ok) return made;
  const notes = [...made.value.notes, ...(await findUnknownLetters(asked, caller))];
  return found({ ...made.value, notes, format });
}

/** Nobody knows what is in a file that is said to be a font. */
async function checkFont(asked: MakingAsked): Promise<Refusal | undefined> {
  if (getSettings(asked).font === undefined) return undefined;
  const { isFont } = await import("../../pens/open-font.js");
  try {
    return isFont(getFont(asked)) ? undefined : refused(productsMessages.notAFont());
  } catch {
    return refused(productsMessages.notAFont());
  }
}

/** What somebody wants to be written, and no font has. */
async function findUnknownLetters(asked: MakingAsked, caller: Caller): Promise<Note[]> {
  const { for: name = "", title = "", dedication = "", inscription = "" } = getSettings(asked);
  const text = `${name}${title}${dedication}${inscription}`;
  if (/^[\u0020-\u007e]*$/.test(text)) return [];
  const missing = await (await import("../../pens/fonts.js")).readMissing(text, getFont(asked));
  if (missing.length === 0) return [];
  return [
    warning(productsMessages.unknownLetters({ letters: missing.join(" "), option: spelled(caller, "font", "FILE") })),
  ];
}

/** A file, and pictures of what is in it. */
export interface PreviewedFile extends FileAnswer {
  readonly previews: readonly Preview[];
}

/** The same with pictures of it, for those who look before they save. */
export async function askPreviewed(asked: ProductAsked, caller: Caller = {}): Promise<Outcome<PreviewedFile>> {
  const made = await makeProduct(asked, caller);
  if (!made.ok) return made;
  const { data, notes, format, previews } = made.value;
  return found({ data, notes, format, previews: (await previews?.call(made.value)) ?? [] });
}
