/** How Spanish counts solutions, in every view. */

export const esSolutionForms = {
  none: "sin solución",
  one: "# solución",
  many: "# de soluciones",
  other: "# soluciones",
};
