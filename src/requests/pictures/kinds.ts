/** The kinds of pictures by name: what each shows, and which formats it can have. Each is loaded when it is asked for. */

import type { Draw } from "./drawing.js";

export const pictureFormats = ["svg", "png", "pdf", "txt", "gif"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const boards = () => import("./boards.js");
const pieces = () => import("./pieces.js");
const counts = () => import("./counts.js");

const loaders = {
  solution: async () => (await boards()).drawSolution,
  board: async () => (await boards()).drawBoard,
  pieces: async () => (await pieces()).drawPieces,
  orientations: async () => (await pieces()).drawOrientations,
  solutions: async () => (await boards()).drawSolutions,
  year: async () => (await counts()).drawYear,
  histogram: async () => (await counts()).drawHistogramOfTargets,
  pairs: async () => (await counts()).drawPairs,
  search: async () => (await import("./search.js")).drawSearch,
} as const satisfies Readonly<Record<string, () => Promise<Draw>>>;

export type PictureKind = keyof typeof loaders;

/** In the order of the help. */
export const pictureKinds = Object.keys(loaders) as readonly PictureKind[];

export const loadKind = (kind: PictureKind): Promise<Draw> => loaders[kind]();

/** Only what happens step by step can be a film: a GIF, or an SVG that moves. */
export function formatsOf(kind: PictureKind): PictureFormat[] {
  if (kind === "search") return ["gif", "svg"];
  return pictureFormats.filter((format) => format !== "gif");
}
