/** A position for each technique of the coach, and what the page about them teaches. */

import type { Technique } from "../../src/core/coach/coach.js";

export interface Lesson {
  readonly technique: Technique;
  readonly puzzle: string;
  readonly date: string;
  readonly placed: string;
  readonly teaches: string;
}

export const lessons: readonly Lesson[] = [
  {
    technique: "only-cell",
    puzzle: "classic",
    date: "7 Jan",
    placed: "......-/......-/OOO..N./OOO..NN/V....LN/V.LLLLN/VVV----",
    teaches:
      "Look for a cell in a corner or a dead end. Go through the pieces that are left, and turn each of them. If just one\npiece fits over the cell, and just one way, place it.",
  },
  {
    technique: "only-piece",
    puzzle: "classic",
    date: "25 Nov",
    placed: "PP.UUU-/PP.U.U-/P....../LL...../LOONN../LOO.NNN/LOO----",
    teaches:
      "Just one of the pieces left can cover the cell, but in more than one way. You know which piece to pick up, and where\nto look.",
  },
  {
    technique: "only-place",
    puzzle: "tetromino",
    date: "6 Oct",
    placed: "....OO-/V...OO-/V...U.U/VVVTUUU/AAATT../AAAT.../----...",
    teaches:
      "Now start from a piece, not from a cell. Long and large pieces run out of room first. If a piece fits in one place\nonly, it goes there. A piece with two copies needs two places.",
  },
  {
    technique: "forced-region",
    puzzle: "classic",
    date: "27 Feb",
    placed: "..PPZZ-/..PPPZ-/...NNZZ/..OONNN/V.OOUUU/V.OOU.U/VVV----",
    teaches:
      "A region is a group of open cells that touch. If one or two pieces fill it, try all the ways. A piece that always\nends up in the same place belongs there.",
  },
  {
    technique: "shared-piece",
    puzzle: "classic",
    date: "8 May",
    placed: ".....Z-/...ZZZ-/...ZN../.OONN../VOON.../VOON.../VVV----",
    teaches:
      "The marked region can't be filled without a certain piece, whatever you do. So that piece isn't there for any other\nregion. Look at the other cells again without it: one of them may have only one piece left.",
  },
  {
    technique: "others-fail",
    puzzle: "classic",
    date: "21 Nov",
    placed: "......-/......-/N.....Z/NN..ZZZ/VN..Z../VN...../VVV----",
    teaches:
      "Several pieces can cover the cell. But with all except one of them, you can see at once that the rest can't work. Look for\na cell that nothing covers, a gap of the wrong size, or a piece without room.",
  },
  {
    technique: "every-solution",
    puzzle: "classic",
    date: "15 Jan",
    placed: "......-/......-/......./UU...../.U...PP/UU..PPP/...----",
    teaches:
      "No short argument leads on, so Daytile looks at every solution that is left. The piece is in the same place in all\nof them. You can rely on it, but you'd have to try a lot to see why.",
  },
  {
    technique: "best-chance",
    puzzle: "classic",
    date: "31 Dec",
    placed: "N.....-/N.....-/NN...../.N...../......./......./...----",
    teaches:
      "The solutions that are left differ. Daytile shows you the piece that's in the same place in most of them, and in\nhow many.",
  },
];
