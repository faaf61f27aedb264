/** How Portuguese counts solutions, in every view. */

export const ptSolutionForms = { none: "sem solução", one: "# solução", many: "# de soluções", other: "# soluções" };
