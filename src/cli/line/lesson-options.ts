/** The options of commands that show algorithms, write models and ask other solvers. */

import { algorithmIds, engineNames, modelFormats } from "../../core/names.js";
import { bounds } from "../../requests/parts.js";

export const lessonOptions = [
  {
    name: "algorithm",
    kind: "text",
    value: "ID",
    description: `how to search: ${algorithmIds.join(", ")} (default positions)`,
    choices: algorithmIds,
  },
  {
    name: "budget",
    kind: "number",
    value: "SECONDS",
    description: "seconds for each algorithm (default 10)",
    ...bounds.budget,
    // Whole seconds, as all numbers of the command line are whole.
    min: 1,
  },
  {
    name: "format",
    kind: "text",
    value: "FORMAT",
    description: `how to write the model: ${modelFormats.join(", ")} (default dlx)`,
    choices: modelFormats,
  },
  {
    name: "answer",
    kind: "text",
    value: "FILE|-",
    description: "read a solver's answer to this model, and show the solution",
    completes: "file",
  },
  {
    name: "engine",
    kind: "text",
    value: "ENGINE",
    description: `use another solver: ${engineNames.join(", ")} (install it first)`,
    choices: engineNames,
  },
] as const;
