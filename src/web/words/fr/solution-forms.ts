/** How French counts solutions, in every view. */

export const frSolutionForms = {
  none: "aucune solution",
  one: "# solution",
  many: "# de solutions",
  other: "# solutions",
};
