/** Takes out of packages what no puzzle needs, in the app or outside it. */

import { readFileSync } from "node:fs";

/**
 * Parts that nothing here calls. Of the PDF package: forms, reading of other people's files, encryption, drawings from SVG,
 * pixels, archives. Of the one for outlines: shortcuts, triangles, sums of shapes, cutting by a rectangle.
 */
const idle =
  /[\\/](pdf-lib[\\/]es[\\/](api[\\/](form|extraction|pdfa[\\/](?!catalogMetadata)|svg\.js)|core[\\/](crypto\.js|parser|streams|acroform)|packages[\\/]upng)|clipper2-ts[\\/]dist[\\/](Clipper|Triangulation|Minkowski|RectClip)\.js$)/;

/**
 * @param {string} code a module's
 * @returns {string[]} the names it exports, "default" among them
 */
function exportedNames(code) {
  const declared = [...code.matchAll(/^export (?:async )?(?:class|function|const|let|var) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = ""]) =>
    list.split(",").map((each) => each.trim().split(" ").at(-1)),
  );
  const names = [...declared, ...listed, /^export default /m.test(code) ? "default" : undefined];
  return [...new Set(names.flatMap((name) => name || []))];
}

/**
 * Puts an empty class in the place of everything such a module exports: one can be asked whether something is an instance of
 * it, and nothing is.
 * @type {import("rolldown").Plugin}
 */
const hollowing = {
  name: "idle parts",
  load(id) {
    if (!idle.test(id)) return null;
    const code = readFileSync(id, "utf8");
    if (/^export \* /m.test(code)) return null;
    const hollow = exportedNames(code).map((name) =>
      name === "default" ? "export default Idle;" : `export { Idle as ${name} };`,
    );
    return { code: ["class Idle {}", ...hollow].join("\n"), moduleType: "js", moduleSideEffects: false };
  },
};

/** The tables of Daytile's fonts, which a test compares with this list. All others are for fonts of other kinds. */
export const fontTables =
  "BASE GDEF GPOS GSUB OS/2 STAT cmap gasp glyf head hhea hmtx loca maxp name post prep vhea vmtx".split(" ");

/** What the package for fonts is made of, each part below a line with its name. */
const fontPart = /^\/\/ src\/(\S+)\.(?:js|json|trie)$/m;

/**
 * Apple's tables, outlines of PostScript's kind, pictures in place of letters, weights that can be chosen, packed fonts,
 * and how the letters of India, South-East Asia, Israel and Korea are put together.
 */
const otherFonts = [
  /^(aat|cff)\/|^tables\/(aat|WOFF2?Directory)$|^(WOFF2?Font|DFont)$/,
  /^opentype\/shapers\/((Hangul|Hebrew|Indic|Thai|Universal)Shaper|indic|use|indic-data)$/,
  /^glyph\/((CFF|SBIX|COLR|CBDT|WOFF2)Glyph|GlyphVariationProcessor)$|^subset\/CFFSubset$/,
];

/** Lines of lists that name such parts. */
const otherEntries =
  /^(?: {2}["\w ]+: (?:Hangul|Hebrew|Indic|Thai|Universal)Shaper,?|registerFormat\((?!TTFFont|TrueTypeCollection)\w+\);)(?: *\/\/.*)?$/gm;

/** A line of the list of tables. */
const tableEntry = /^tables(?:\.|\[")([\w/ ]+)(?:"\])? = (\w+)_default;$/gm;

/** @type {import("rolldown").Plugin} */
const withoutOtherFonts = {
  name: "without other fonts",
  transform(code, id) {
    if (!/[\\/]fontkit[\\/]dist[\\/]/.test(id)) return null;
    const [first = "", ...parts] = code.split(fontPart);
    const others = [...code.matchAll(tableEntry)].filter(([, table = ""]) => !fontTables.includes(table));
    const otherTables = others.map(([, , name]) => `tables/${name}`);
    const isOther = (/** @type {string} */ part) =>
      otherTables.includes(part) || otherFonts.some((pattern) => pattern.test(part));
    const kept = parts.map((text, i) => {
      if (i % 2 === 0) return "";
      // Other parts use what is imported here.
      return isOther(parts[i - 1] ?? "") ? (text.match(/^import .*$/gm) ?? []).join("\n") : text;
    });
    const lines = [first, ...kept].join("\n").replace(otherEntries, "").replaceAll("tables.CBLC = tables.EBLC;", "");
    return lines.replace(tableEntry, (line, table) => (fontTables.includes(table) ? line : ""));
  },
};

/** @type {readonly import("rolldown").Plugin[]} */
export const leftOut = [hollowing, withoutOtherFonts];
