/** The kinds of pictures by name: what each has a use for, and which formats it can have. Each is loaded when asked for. */

import type { PictureFormat, PictureKind } from "../../core/names.js";
import { partsByPicture, pictureParts } from "../schema.js";
import type { Draw } from "./drawing.js";

const boards = () => import("./boards.js");
const pieces = () => import("./pieces.js");
const counts = () => import("./counts.js");

/** The code that draws each kind. */
const loaders: Readonly<Record<PictureKind, () => Promise<Draw>>> = {
  solution: async () => (await boards()).drawSolution,
  board: async () => (await boards()).drawBoard,
  pieces: async () => (await pieces()).drawPieces,
  orientations: async () => (await pieces()).drawOrientations,
  solutions: async () => (await boards()).drawSolutions,
  year: async () => (await counts()).drawYear,
  histogram: async () => (await counts()).drawHistogramOfTargets,
  pairs: async () => (await counts()).drawPairs,
  proof: async () => (await import("./proof.js")).drawProof,
  reach: async () => (await import("./reach.js")).drawReach,
  "lazy-year": async () => (await import("./lazy-film.js")).drawLazyYear,
  search: async () => (await import("./search.js")).drawSearch,
};

export const loadPicture = (kind: PictureKind): Promise<Draw> => loaders[kind]();

/** What every picture has; all other parts are of use to some kinds alone. */
export const commonParts = Object.keys(pictureParts).filter(
  (name) => !Object.values(partsByPicture).some((parts: readonly string[]) => parts.includes(name)),
);

const filmFormats = ["gif", "svg"] as const;
const stillFormats = ["svg", "png", "pdf", "txt"] as const;

/** The first is the default. Only what happens step by step can be a film: a GIF, or an SVG that moves. */
export const formatsOf = (kind: PictureKind): readonly [PictureFormat, ...PictureFormat[]] =>
  kind === "search" || kind === "lazy-year" ? filmFormats : stillFormats;
