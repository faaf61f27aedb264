/** The Watch view in English. */

import type { AlgorithmId } from "../../../core/algorithms/ids.js";
import { numbersIn } from "../../../core/calendar/numbers.js";
import { enSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("en");

export const enWatch = {
  title: "Watch the search",
  spoiler: "The search ends on a solution for this date.",
  reveal: "Watch anyway",
  algorithm: "Algorithm",
  algorithms: {
    bitboards: "Bitboards",
    positions: "Cell by cell",
    regions: "Pieces and gaps",
    "algorithm-x": "Algorithm X",
    model: "Constraint model",
    "dancing-links": "Dancing Links",
    "first-open-cell": "First open cell",
  } satisfies Record<AlgorithmId, string>,
  add: "Add a board",
  remove: (name: string) => `Remove ${name}`,
  controls: "Controls",
  play: "Play",
  pause: "Pause",
  step: "Step forward",
  back: "Step back",
  restart: "Back to the start",
  speed: "Speed",
  perSecond: (steps: number) => counted(steps, { one: "# step a second", other: "# steps a second" }),
  fullSpeed: "full speed",
  stops: "Pause at each solution",
  nodes: "Boards seen",
  tried: "Moves tried",
  solutions: "Solutions",
  depth: "Pieces placed",
  position: "Step",
  plot: "Pieces placed over time",
  steps: (steps: number) => counted(steps, { one: "# step", other: "# steps" }),
  board: (name: string, depth: number) =>
    `${name}: ${counted(depth, { one: "# piece on the board", other: "# pieces on the board" })}`,
  start: "The board is empty.",
  place: (piece: string, label: string) => `Try piece ${piece} on ${label}.`,
  take: (piece: string, label: string) => `Take piece ${piece} off ${label}.`,
  nothingFits: (label: string) => `Nothing fits on ${label}. Going back.`,
  noRoom: (piece: string) => `Piece ${piece} has nowhere to go. Going back.`,
  tooSmall: (label: string, size: number) =>
    counted(
      size,
      {
        one: "The gap at {label} is too small (# cell). Going back.",
        other: "The gap at {label} is too small (# cells). Going back.",
      },
      { label },
    ),
  leftOver: "The board is full, but pieces are left over. Going back.",
  found: (number: number) => `Solution ${written(number)}!`,
  finished: (count: number) => `Finished: ${counted(count, enSolutionForms)}.`,
  givenUp: (steps: number) =>
    counted(steps, {
      one: "Paused after # step. This takes a while: press Play to go on.",
      other: "Paused after # steps. This takes a while: press Play to go on.",
    }),
  rewinding: "Rewinding…",
  film: "Save as GIF",
  filming: "Making the GIF…",
  cancel: "Cancel",
  filmFailed: "Couldn’t make the GIF.",
};
