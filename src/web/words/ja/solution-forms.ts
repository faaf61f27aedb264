/** How Japanese counts solutions, in every view. */

export const jaSolutionForms = { none: "解なし", other: "解#通り" };
