/** How hard each puzzle is, from 1 to 5, by the scale that is the same for all boards. A test works them out. */

/** That takes seconds, too long while somebody chooses. A year block has too many dates to count, and is missing. */
export const boardRatings: Readonly<Record<string, number>> = {
  classic: 3,
  "classic-cross": 5,
  "classic-face-up": 3,
  "classic-flag": 2,
  "classic-hard": 5,
  "classic-rocket": 5,
  "classic-stairs": 5,
  "classic-t": 3,
  "domino-months": 4,
  "hex-lake": 4,
  tetromino: 1,
  weekday: 4,
  "weekday-6x9": 5,
  "weekday-9x6": 5,
  "weekday-face-up": 5,
  "weekday-monday": 4,
  "whole-year": 4,
};
