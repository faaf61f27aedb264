/** How English counts solutions, in every view. */

export const enSolutionForms = { none: "no solution", one: "# solution", other: "# solutions" };
