/** The options of commands that show algorithms, write models and ask other solvers. */

import { algorithmIds } from "../../core/algorithms/ids.js";
import { modelFormats } from "../../formats/models/names.js";
import { engineNames } from "../../requests/engines/names.js";
import { bounds } from "../../requests/parts.js";

export const lessonOptions = [
  {
    name: "algorithm",
    kind: "text",
    value: "ID",
    description: `how to search: ${algorithmIds.join(", ")} (positions)`,
    choices: algorithmIds,
  },
  {
    name: "budget",
    kind: "number",
    value: "SECONDS",
    description: "give up on an algorithm after so many seconds (10)",
    ...bounds.budget,
    // Whole seconds, as all numbers of the command line are whole.
    min: 1,
  },
  {
    name: "format",
    kind: "text",
    value: "FORMAT",
    description: `how to write the model: ${modelFormats.join(", ")} (dlx)`,
    choices: modelFormats,
  },
  {
    name: "answer",
    kind: "text",
    value: "FILE|-",
    description: "what a solver answered to this model: show the solution it means",
    completes: "file",
  },
  {
    name: "engine",
    kind: "text",
    value: "ENGINE",
    description: `let another solver do it: ${engineNames.join(", ")}; each is a package to be installed`,
    choices: engineNames,
  },
] as const;
