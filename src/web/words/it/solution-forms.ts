/** How Italian counts solutions, in every view. */

export const itSolutionForms = {
  none: "nessuna soluzione",
  one: "# soluzione",
  many: "# di soluzioni",
  other: "# soluzioni",
};
