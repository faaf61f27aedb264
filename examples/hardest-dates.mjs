/** The ten dates of the year with the fewest solutions. */

import { cataloguePuzzle, countTargets, realDates, targetAt, targetNames } from "daytile";

const puzzle = cataloguePuzzle("classic");
const counts = await countTargets({ puzzle }); // every month and day, in one search
const hardest = realDates(puzzle).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));

for (const index of hardest.slice(0, 10)) {
  const { month, day } = targetNames(puzzle, targetAt(puzzle, index));
  console.log(`${day} ${month}: ${counts[index]}`);
}
// → 6 Oct: 7
//   6 Apr: 8
//   6 Jul: 12
//   5 Oct: 13
//   24 May: 14
//   6 Mar: 16
//   22 May: 16
//   12 Oct: 16
//   1 Mar: 17
//   30 Mar: 18
