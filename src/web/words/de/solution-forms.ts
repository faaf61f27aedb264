/** How German counts solutions, in every view. */

export const deSolutionForms = { none: "keine Lösung", one: "# Lösung", other: "# Lösungen" };
