/** A game that a coach plays to its end: each hint is a piece, a place and a reason. */

import { applyMove, hint, isSolved, newGame, placeMove, readQuestion, unwrap } from "daytile";

const { puzzle, uncovered } = unwrap(await readQuestion({ date: "25 Dec" }));
let game = newGame(puzzle, uncovered);

while (!isSolved(game)) {
  const advice = await hint(game, "next");
  if (advice.kind !== "next") throw new Error(`the coach says ${advice.kind}`);
  game = unwrap(applyMove(game, placeMove(game, advice.placement)));
}
console.log(`${game.placed.length} pieces`); // → 8 pieces

console.log(applyMove(game, "L5.0@0")); // → { ok: false, faults: [ 'no copy left' ] }
