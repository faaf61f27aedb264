/** The settings of the machine that makes something, and of its material. */

import { frozen } from "../../core/text/frozen.js";
import { machineIds, materialIds } from "../../formats/workshop.generated.js";
import type { Parameter } from "../../make/parameters.js";

/**
 * The settings of the machine that makes something.
 *
 * @example
 * ```ts
 * workshopParameters.map(({ name }) => name).join(", "); // → machine, material
 * ```
 */
export const workshopParameters = frozen([
  {
    name: "machine",
    kind: "text",
    value: "NAME|FILE",
    description: `your machine, which sets the size and the gaps: ${machineIds.join(", ")}, or a machine file`,
    suggestions: machineIds,
  },
  {
    name: "material",
    kind: "text",
    value: "NAME|FILE",
    description: `what to make it of: ${materialIds.join(", ")}, or a material file`,
    suggestions: materialIds,
  },
] as const satisfies readonly Parameter[]);
