/** The options of commands that show algorithms, write models and ask other solvers. */

import { algorithmIds } from "../../core/algorithms/ids.js";
import type { ModelFormat } from "../../formats/models/models.js";
import { engineNames } from "../engines/names.js";

const modelFormats = ["dlx", "mzn", "cnf", "lp", "json", "matrix"] as const satisfies readonly ModelFormat[];
const mostSeconds = 86_400;

export const lessonOptions = [
  {
    name: "algorithm",
    kind: "text",
    value: "ID",
    says: `how to search: ${algorithmIds.join(", ")} (positions)`,
    choices: algorithmIds,
  },
  {
    name: "budget",
    kind: "number",
    value: "SECONDS",
    says: "give up on an algorithm after so many seconds (10)",
    least: 1,
    most: mostSeconds,
  },
  {
    name: "format",
    kind: "text",
    value: "FORMAT",
    says: `how to write the model: ${modelFormats.join(", ")} (dlx)`,
    choices: modelFormats,
  },
  {
    name: "answer",
    kind: "text",
    value: "FILE|-",
    says: "what a solver answered to this model: show the solution it means",
    completes: "file",
  },
  {
    name: "engine",
    kind: "text",
    value: "ENGINE",
    says: `let another solver do it: ${engineNames.join(", ")}; each is a package to be installed`,
    choices: engineNames,
  },
] as const;
