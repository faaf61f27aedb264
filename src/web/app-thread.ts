/** Where a worker of the app begins: what takes longer than a frame, each loaded when it's asked for. */

import type { HintLevel } from "../core/names.js";
import type { Puzzle, Target } from "../core/puzzle/puzzle.js";
import type { Question } from "../core/solver/question.js";
import { itemAt } from "../core/text/list.js";
import type { ProductAsked } from "../requests/products/product.js";
import { portToPage } from "../rpc/browser-port.js";
import type { Call } from "../rpc/request-messages.js";
import { serveRequests } from "../rpc/serve-requests.js";
import type { AtlasAsked } from "./views/atlas/read-atlas.js";
import type { DesignOrder } from "./views/design/find-design.js";
import type { LazyAsked } from "./views/lazy/find-lazy-year.js";
import type { BareBoard, Drawn } from "./views/owner/drawing.js";
import type { TasteAsked } from "./views/solutions/best-numbers.js";

/** From 1 to 5; 0 for a date without one. */
export interface RatedTarget {
  readonly target: Target;
  readonly rating: number;
}

/** A few dates tell roughly at once, and more of them what to rely on. */
const boardSamples = [11, 61];

const handlers = {
  explain: async (question: Question) => (await import("../core/coach/explain.js")).explain(question),

  hint: async ({ question, level }: { readonly question: Question; readonly level: HintLevel }) =>
    (await import("../core/coach/hint.js")).hint(question, level),

  keepMost: async (question: Question) => (await import("../core/coach/keep-most.js")).solutionKeepingMost(question),

  workOut: async ({ board, drawn }: { readonly board: BareBoard; readonly drawn: Drawn }, { signal }: Call) =>
    (await import("./views/owner/free.js")).workedOut(board, drawn, signal),

  async rateTargets(
    { puzzle, targets }: { readonly puzzle: Puzzle; readonly targets: readonly Target[] },
    { onProgress }: Call<RatedTarget>,
  ) {
    const { ratingsOf } = await import("../core/coach/difficulty.js");
    let told = 0;
    for await (const rating of ratingsOf({ puzzle }, targets))
      onProgress({ target: itemAt(targets, told++), rating: rating ?? 0 });
  },

  /** By targets that can be solved, and are dates: first roughly, with 0 where there is no telling. */
  async rateBoard(
    { puzzle, targets }: { readonly puzzle: Puzzle; readonly targets: readonly number[] },
    { onProgress }: Call<number>,
  ) {
    const { difficultyOfBoard } = await import("../core/coach/difficulty.js");
    for (const sample of boardSamples) onProgress((await difficultyOfBoard({ puzzle }, targets, sample))?.rating ?? 0);
  },

  bestNumbers: async (asked: TasteAsked) => (await import("./views/solutions/best-numbers.js")).bestNumbers(asked),

  findLazyYear: async (asked: LazyAsked, call: Call<number>) =>
    (await import("./views/lazy/find-lazy-year.js")).findLazyYear(asked, call),

  findDesign: async (order: DesignOrder, call: Call<number>) =>
    (await import("./views/design/find-design.js")).findDesign(order, call),

  readAtlas: async (asked: AtlasAsked) => (await import("./views/atlas/read-atlas.js")).readOn(asked),

  makeProduct: async (asked: ProductAsked) => (await import("./making/make-product.js")).makeProduct(asked),
};

export type AppHandlers = typeof handlers;

serveRequests(portToPage(), handlers);
