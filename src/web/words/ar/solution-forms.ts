/** How Arabic counts solutions, in every view. */

export const arSolutionForms = {
  zero: "لا حل",
  one: "حل واحد",
  two: "حلّان",
  few: "# حلول",
  many: "# حلًّا",
  other: "# حل",
};
