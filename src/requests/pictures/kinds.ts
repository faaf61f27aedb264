/** The kinds of pictures by name: what each has a use for, and which formats it can have. Each is loaded when asked for. */

import { frozen } from "../../core/text/frozen.js";
import { boardParts } from "../question.js";
import type { Draw, DrawingPart } from "./drawing.js";

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

const boards = () => import("./boards.js");
const pieces = () => import("./pieces.js");
const counts = () => import("./counts.js");

interface Kind {
  /** The parts of a request that it has a use for, besides those that every picture has. */
  readonly parts: readonly DrawingPart[];
  load(): Promise<Draw>;
}

/** Of pictures about all dates together. */
const yearParts = ["puzzle", "weekday", "fields", "flips"] as const satisfies readonly DrawingPart[];

/** In the order of the help. */
const kinds: Readonly<Record<PictureKind, Kind>> = {
  solution: {
    parts: [...boardParts, "mark", "number", "seed", "colour"],
    load: async () => (await boards()).drawSolution,
  },
  board: { parts: [...boardParts, "mark", "colour"], load: async () => (await boards()).drawBoard },
  pieces: { parts: ["puzzle"], load: async () => (await pieces()).drawPieces },
  orientations: { parts: ["puzzle", "flips"], load: async () => (await pieces()).drawOrientations },
  solutions: { parts: [...boardParts, "limit", "seed"], load: async () => (await boards()).drawSolutions },
  year: { parts: yearParts, load: async () => (await counts()).drawYear },
  histogram: { parts: yearParts, load: async () => (await counts()).drawHistogramOfTargets },
  pairs: { parts: ["puzzle", "flips"], load: async () => (await counts()).drawPairs },
  proof: { parts: boardParts, load: async () => (await import("./proof.js")).drawProof },
  reach: { parts: [...yearParts, "placed"], load: async () => (await import("./reach.js")).drawReach },
  "lazy-year": {
    parts: ["puzzle", "flips", "year", "speed"],
    load: async () => (await import("./lazy-film.js")).drawLazyYear,
  },
  search: {
    parts: [...boardParts, "algorithm", "frames", "speed"],
    load: async () => (await import("./search.js")).drawSearch,
  },
};

/** What a picture shows. */
export type PictureKind = (typeof kindNames)[number];

const kindNames = [
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
] as const;

/**
 * What a picture can show.
 *
 * @example
 * ```ts
 * pictureKinds.join(", "); // → solution, board, pieces, orientations, solutions, year, histogram, pairs, proof, reach, lazy-year, search
 * ```
 */
export const pictureKinds: readonly PictureKind[] = frozen([...kindNames]);

export const pictureKind = (kind: PictureKind): Kind => kinds[kind];

const filmFormats = ["gif", "svg"] as const;
const stillFormats = ["svg", "png", "pdf", "txt"] as const;

/** The first is the default. Only what happens step by step can be a film: a GIF, or an SVG that moves. */
export const formatsOf = (kind: PictureKind): readonly [PictureFormat, ...PictureFormat[]] =>
  kind === "search" || kind === "lazy-year" ? filmFormats : stillFormats;
