/** From a request for a picture to the picture, and from that to the bytes of a file. */

import type { Picture } from "../../core/drawing/picture.js";
import { hinted } from "../../core/i18n/hinted.js";
import { picturesMessages } from "../../core/locales/en/pictures.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import type { PictureFormat, PictureKind, ThemeName } from "../../core/names.js";
import { svgOf } from "../../core/pens/svg.js";
import { inSlices } from "../../core/solver/slices.js";
import { type Caller, spelled } from "../caller.js";
import type { Note } from "../note.js";
import { found, type Outcome, type Refusal, refused } from "../outcome.js";
import { type AskedOf, type Part, unusedAmong, wrongParts } from "../parts.js";
import { partsByPicture, pictureParts } from "../schema.js";
import type { Drawing } from "./drawing.js";
import { commonParts, formatsOf, loadPicture } from "./kinds.js";

/** A picture: what it shows, its format, and how it looks. */
export interface PictureAsked extends AskedOf<typeof pictureParts> {}

/** A request for a picture. */
export interface PictureRequest extends PictureAsked {
  readonly want: "picture";
}

/** The data of a file, its format, and what there is to say about it. */
export interface FileAnswer {
  readonly data: string | Uint8Array;
  readonly format: string;
  readonly notes: readonly Note[];
}

/** For what cannot follow the reader's screen. */
const defaultTheme: ThemeName = "light";

/** Units of a picture to the inch. */
const unitsPerInch = 96;

/** As large as its dots to the inch make it, unless a size is asked for. */
async function pngFile(picture: Picture, { theme = defaultTheme, size, dpi }: PictureAsked): Promise<Uint8Array> {
  const { pngOf } = await import("../../pens/png.js");
  if (dpi === undefined) return pngOf(picture, { theme, size });
  const { withDpi } = await import("../../pens/png-dpi.js");
  return withDpi(await pngOf(picture, { theme, size: size ?? (picture.box.width * dpi) / unitsPerInch }), dpi);
}

/** Pens are loaded when they are needed: most are large. */
async function written(
  drawing: Drawing,
  format: PictureFormat,
  asked: PictureAsked,
  { signal }: Caller,
): Promise<FileAnswer["data"]> {
  const { picture, pictures = [picture] } = drawing;
  const { theme = defaultTheme, speed, size, language } = asked;
  if (format === "txt") return `${drawing.lines().join("\n").trimEnd()}\n`;
  if (format === "png") return pngFile(picture, asked);
  if (format === "pdf") return (await import("../../pens/pdf.js")).pdfOf(picture, { theme, size });
  if (format === "gif") {
    const { gifWork } = await import("../../pens/gif.js");
    return inSlices(await gifWork(pictures, { theme, speed, size }), { signal });
  }
  const outlined = asked.outlines ? await (await import("../../pens/outlined.js")).readTextOutliner() : undefined;
  const shown = outlined === undefined ? pictures : pictures.map(outlined);
  if (drawing.pictures === undefined)
    return svgOf(outlined?.(picture) ?? picture, { theme: asked.theme, size, language });
  const { svgFilmWork } = await import("../../core/pens/svg-film.js");
  return inSlices(svgFilmWork(shown, { speed, theme: asked.theme, size, language }), { signal });
}

const kindAsked = ({ picture = "solution" }: PictureAsked): PictureKind => picture;

/** Nobody should wait for a part to show that the picture has no use for. */
function unusedParts(asked: PictureAsked, caller: Caller): Refusal | undefined {
  const kind = kindAsked(asked);
  const used: readonly string[] = partsByPicture[kind];
  if (asked.date !== undefined && !used.includes("date")) {
    return refused(picturesMessages.needsNoDate({ picture: kind }));
  }
  const unused = unusedAmong(asked, ["want", ...commonParts, ...used]).map((name) => spelled(caller, name));
  return unused.length === 0
    ? undefined
    : refused(...unused.map((part) => picturesMessages.unused({ picture: kind, part })));
}

function wrongFormat(asked: PictureAsked): Refusal | undefined {
  const kind = kindAsked(asked);
  const formats = formatsOf(kind);
  const { format = formats[0] } = asked;
  if (formats.includes(format)) return undefined;
  return refused(
    hinted(picturesMessages.wrongFormat({ picture: kind, format }), textMessages.chooseFrom({ words: formats })),
  );
}

/** Parts that are of use to one format alone. */
function partsOfOthers(asked: PictureAsked, caller: Caller): Refusal | undefined {
  const { format = formatsOf(kindAsked(asked))[0] } = asked;
  const given: Readonly<Record<string, unknown>> = { ...asked };
  const wrong = Object.entries<Part>(pictureParts).flatMap(([name, { format: own }]) =>
    own === undefined || own === format || !given[name]
      ? []
      : [picturesMessages.onlyAs({ part: spelled(caller, name), format: own })],
  );
  return wrong.length === 0 ? undefined : refused(...wrong);
}

/** Why a request for a picture is refused before anything is drawn. */
export const wrongPicture = (asked: PictureAsked, caller: Caller = {}): Refusal | undefined =>
  wrongParts(asked, pictureParts) ?? wrongFormat(asked) ?? unusedParts(asked, caller) ?? partsOfOthers(asked, caller);

/**
 * Draws a picture of a solution, the pieces, the year or a search, as the data of a file.
 *
 * @example
 * ```ts
 * const { data, format } = unwrap(await askPicture({ date: "25 Dec", picture: "solution" }));
 * format; // → svg
 * String(data).startsWith("<svg"); // → true
 * ```
 */
export async function askPicture(asked: PictureAsked, caller: Caller = {}): Promise<Outcome<FileAnswer>> {
  const wrong = wrongPicture(asked, caller);
  if (wrong !== undefined) return wrong;
  const kind = kindAsked(asked);
  const { format = formatsOf(kind)[0] } = asked;
  const drawing = await (await loadPicture(kind))(asked, caller);
  if (!drawing.ok) return drawing;
  return found({ data: await written(drawing.value, format, asked, caller), format, notes: drawing.value.notes });
}
