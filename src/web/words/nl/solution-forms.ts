/** How Dutch counts solutions, in every view. */

export const nlSolutionForms = { none: "geen oplossing", one: "# oplossing", other: "# oplossingen" };
