/** How many solutions the dates of each puzzle have, the fewest and the most. A test counts them. */

/** Of all that a board can show and that can be solved. What nobody has counted is missing: a year block has too many. */
export const solutionRanges: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  classic: [7, 216],
  "classic-cross": [1, 83],
  "classic-face-up": [1, 99],
  "classic-flag": [40, 544],
  "classic-hard": [1, 87],
  "classic-rocket": [1, 43],
  "classic-stairs": [1, 28],
  "classic-t": [10, 208],
  "domino-months": [1, 182],
  "hex-lake": [11, 171],
  tetromino: [308, 5_205],
  weekday: [97, 10_374],
  "weekday-6x9": [1, 150],
  "weekday-9x6": [1, 167],
  "weekday-face-up": [1, 197],
  "weekday-monday": [97, 10_374],
  "whole-year": [11, 734],
};
