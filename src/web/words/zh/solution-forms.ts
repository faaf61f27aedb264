/** How Chinese counts solutions, in every view. */

export const zhSolutionForms = { none: "无解", other: "# 种解法" };
