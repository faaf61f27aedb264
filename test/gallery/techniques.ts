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
      "Look for a cell in a corner or a dead end. Go through the remaining pieces, and turn each of them. If just one\npiece fits over the cell, in one position, place it.",
  },
  {
    technique: "only-piece",
    puzzle: "classic",
    date: "25 Nov",
    placed: "PP.UUU-/PP.U.U-/P....../LL...../LOONN../LOO.NNN/LOO----",
    teaches:
      "Just one of the remaining pieces can cover the cell, but in more than one way. You know which piece to pick up, and\nwhere to look.",
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
      "A gap is a group of open cells that touch. If one or two pieces fill it, try all the ways. A piece that always ends\nup in the same place belongs there.",
  },
  {
    technique: "shared-piece",
    puzzle: "classic",
    date: "8 May",
    placed: ".....Z-/...ZZZ-/...ZN../.OONN../VOON.../VOON.../VVV----",
    teaches:
      "The marked gap needs a certain piece, whatever you do. So that piece is taken, and no other gap can have it. Look at\nthe other cells again without it: perhaps just one piece can still cover one of them.",
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
      "When no short argument helps, Daytile checks every remaining solution. The piece is in the same place in all of\nthem. You can rely on it, but you'd have to try a lot to see why.",
  },
  {
    technique: "best-chance",
    puzzle: "classic",
    date: "31 Dec",
    placed: "N.....-/N.....-/NN...../.N...../......./......./...----",
    teaches:
      "The remaining solutions differ. Daytile shows you the piece that's in the same place in most of them, and in how\nmany. If there are too many to compare, it shows you a piece of a solution that it found.",
  },
];
