/** What is measured while somebody plays: the longest task of a drag, and how soon the solutions left are known. */

import { cataloguePuzzle, firstTiling, targetCells } from "../dist/index.js";

const pointerMoves = 300;

/** @typedef {import("playwright-core").Page} Page */

/**
 * The longest task of the page's main thread while a piece is carried over the board, in milliseconds of its own: what
 * other programs take in between is not the page's doing.
 * @param {Page} page
 */
export async function longestTask(page) {
  const browser = page.context().browser();
  const [piece, board] = [await spotOf(page, '[data-button="7"]'), await spotOf(page, "[role=grid]")];
  await page.mouse.move(piece.x, piece.y);
  await page.mouse.down();
  await browser?.startTracing(page, { categories: ["toplevel", "__metadata"] });
  for (let i = 0; i < pointerMoves; i++) {
    const turn = (i / pointerMoves) * 12 * Math.PI;
    await page.mouse.move(board.x + Math.cos(turn) * 120, board.y + Math.sin(turn / 3) * 120);
  }
  const trace = await browser?.stopTracing();
  await page.mouse.up();
  return longestIn(JSON.parse(String(trace)).traceEvents);
}

/** @param {Page} page @param {string} selector */
async function spotOf(page, selector) {
  const box = await page.locator(selector).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** @param {readonly { name: string, pid: number, tid: number, tdur?: number, args: { name?: string } }[]} events */
function longestIn(events) {
  const threads = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const isMain = (/** @type {{ pid: number, tid: number }} */ { pid, tid }) =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = events.filter((event) => /RunTask$/.test(event.name) && isMain(event));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Every piece of a solution alone: then the count is another one than on the empty board. */
function singleMoves() {
  const puzzle = cataloguePuzzle("classic");
  const tiling = firstTiling({ puzzle, uncovered: targetCells(puzzle, [11, 24]) }) ?? [];
  return tiling.map(({ piece, orientation, cells }) => `${puzzle.pieces[piece]?.id}.${orientation}@${cells[0]}`);
}

/**
 * From a move or an undo to the new count on the screen, in milliseconds, one after the other.
 * @param {Page} page
 */
export async function liveCounts(page) {
  // The number is not shown at first.
  await page.evaluate(() => localStorage.setItem("daytile.settings", '{"count":"on"}'));
  await page.reload();
  await page.getByText("92 solutions").waitFor();
  return page.evaluate(async (moves) => {
    const within = (/** @type {Element | null | undefined} */ host, /** @type {string} */ name) =>
      host?.shadowRoot?.querySelector(name);
    const play = within(document.querySelector("daytile-app"), "daytile-play");
    const text = () => within(play, ".count")?.textContent ?? "";
    /** @param {() => void} act */
    const untilCounted = async (act) => {
      const [before, start] = [text(), performance.now()];
      act();
      while (text() === before) await new Promise((resolve) => setTimeout(resolve, 1));
      return performance.now() - start;
    };
    const times = [];
    for (const move of moves) {
      const event = new CustomEvent("daytile-move", { detail: { move } });
      times.push(await untilCounted(() => within(play, "daytile-board")?.dispatchEvent(event)));
      times.push(await untilCounted(() => /** @type {HTMLElement} */ (within(play, "[data-tool=undo]")).click()));
    }
    return times;
  }, singleMoves());
}
