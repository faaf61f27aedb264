/** A model for another solver, and its answer read back. The other solver is at the end, in a few lines. */

import { formatGrid, unwrap } from "daytile";
import { askModel } from "daytile/requests";

const asked = { date: "25 Dec", format: "json" };
const { text } = unwrap(await askModel(asked));

const answer = solve(JSON.parse(text)).join(" "); // numbers of placements
const { tiling, question } = unwrap(await askModel({ ...asked, answer }));
console.log(formatGrid(question.puzzle, tiling).length); // → 7

/** Takes the sum with the fewest choices, and tries them one after the other. */
function solve({ constraints }) {
  const search = (open, chosen) => {
    if (open.length === 0) return chosen;
    const tightest = open.reduce((a, b) => (b.placements.length < a.placements.length ? b : a));
    for (const placement of tightest.placements) {
      const met = open.filter(({ placements }) => placements.includes(placement));
      const gone = new Set(met.flatMap(({ placements }) => placements));
      const left = open.filter((constraint) => !met.includes(constraint));
      const rest = left.map(({ placements }) => ({ placements: placements.filter((each) => !gone.has(each)) }));
      const found = search(rest, [...chosen, placement]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(constraints, []);
}
