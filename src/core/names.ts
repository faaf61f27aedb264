/** Lists of everything a person asks for by name, and their types: apart from what the names stand for, which is loaded later. */

import { frozen } from "./text/frozen.js";

/**
 * How much help there is, from the least to the most.
 *
 * @example
 * ```ts
 * hintLevels.join(", "); // → left, wrong, nudge, next, everything
 * ```
 */
export const hintLevels = frozen(["left", "wrong", "nudge", "next", "everything"]);
/** How much help to give. */
export type HintLevel = (typeof hintLevels)[number];

/**
 * What can be preferred among solutions.
 *
 * @example
 * ```ts
 * tastes.join(", "); // → fewest-flips, most-joints, fewest-joints, rarest, most-neighbours
 * ```
 */
export const tastes = frozen([
  /** As few pieces as possible are flipped. */
  "fewest-flips",
  /** As many straight seams as possible: corners that a seam between pieces runs straight past. */
  "most-joints",
  /** As few straight seams as possible. */
  "fewest-joints",
  /** Its placements are shared by as few other solutions as possible, all of them together. */
  "rarest",
  /** As many mirror variants as possible: solutions that it becomes if some pieces are turned or mirrored in place. */
  "most-neighbours",
]);
/** What is preferred among solutions. */
export type Taste = (typeof tastes)[number];

/**
 * What a maker can aim for: every date works, harder, easier, no piece has to be flipped, all dates about equally hard.
 *
 * @example
 * ```ts
 * designGoals.join(", "); // → works, harder, easier, no-flips, even
 * ```
 */
export const designGoals = frozen(["works", "harder", "easier", "no-flips", "even"]);
/** What a maker aims for. */
export type DesignGoal = (typeof designGoals)[number];

/**
 * What there is to find for a design: the best single changes, a set of pieces, or places for the labels.
 *
 * @example
 * ```ts
 * designTasks.join(", "); // → swap, fill, labels
 * ```
 */
export const designTasks = frozen(["swap", "fill", "labels"]);
/** What to find for a design. */
export type DesignTask = (typeof designTasks)[number];

/**
 * The themes of pictures.
 *
 * @example
 * ```ts
 * themeNames.join(", "); // → light, dark, colour-blind, black-and-white
 * ```
 */
export const themeNames = frozen(["light", "dark", "colour-blind", "black-and-white"]);
/** The name of a theme. */
export type ThemeName = (typeof themeNames)[number];

/**
 * The ways to draw a board with characters: an outline per piece, a letter per cell with labels, or letters alone.
 *
 * @example
 * ```ts
 * textStyles.join(", "); // → outline, letters, plain
 * ```
 */
export const textStyles = frozen(["outline", "letters", "plain"]);
/** A way to draw a board with characters. */
export type TextStyle = (typeof textStyles)[number];

/**
 * The algorithms that you can watch, in the order of their story.
 *
 * @example
 * ```ts
 * algorithmIds[0]; // → bitboards
 * ```
 */
export const algorithmIds = frozen([
  "bitboards",
  "positions",
  "regions",
  "algorithm-x",
  "model",
  "dancing-links",
  "first-open-cell",
]);

/** The id of an algorithm. */
export type AlgorithmId = (typeof algorithmIds)[number];

/**
 * Other people's solvers that you can use, by the names of their packages.
 *
 * @example
 * ```ts
 * engineNames.join(", "); // → minizinc, highs, dancing-links
 * ```
 */
export const engineNames = frozen(["minizinc", "highs", "dancing-links"]);
/** The name of another solver's package. */
export type EngineName = (typeof engineNames)[number];

/**
 * The formats of models.
 *
 * @example
 * ```ts
 * modelFormats[0]; // → dlx
 * ```
 */
export const modelFormats = frozen(["dlx", "mzn", "cnf", "lp", "json", "matrix"]);
/** A format of models. */
export type ModelFormat = (typeof modelFormats)[number];

/**
 * What a picture can show.
 *
 * @example
 * ```ts
 * pictureKinds.join(", "); // → solution, board, pieces, orientations, solutions, year, histogram, pairs, proof, reach, lazy-year, search
 * ```
 */
export const pictureKinds = frozen([
  "solution",
  "board",
  "pieces",
  "orientations",
  "solutions",
  "year",
  "histogram",
  "pairs",
  "proof",
  "reach",
  "lazy-year",
  "search",
]);
/** What a picture shows. */
export type PictureKind = (typeof pictureKinds)[number];

/**
 * The formats of pictures. A film can be a GIF or an SVG that moves.
 *
 * @example
 * ```ts
 * pictureFormats.join(", "); // → svg, png, pdf, txt, gif
 * ```
 */
export const pictureFormats = frozen(["svg", "png", "pdf", "txt", "gif"]);
/** A format of pictures. */
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * What can be made, in the order of the help.
 *
 * @example
 * ```ts
 * productKinds.join(", "); // → print, laser, solid, book, gift
 * ```
 */
export const productKinds = frozen(["print", "laser", "solid", "book", "gift"]);
/** What can be made. */
export type ProductKind = (typeof productKinds)[number];

/**
 * The formats of files to print, cut and build.
 *
 * @example
 * ```ts
 * makeFormats.join(", "); // → svg, dxf, pdf, stl, 3mf, scad, zip
 * ```
 */
export const makeFormats = frozen(["svg", "dxf", "pdf", "stl", "3mf", "scad", "zip"]);
/** A format of files to print, cut and build. */
export type MakeFormat = (typeof makeFormats)[number];

export const censusGoals = ["all", "dates"] as const;
/** Which targets a set is judged by: all combinations, or those that some calendar has. */
export type CensusGoal = (typeof censusGoals)[number];

/** Megabytes a thread may use, from where it gets slow to the most that helps. */
export const censusMemory = { min: 64, max: 1024 } as const;
