/** Everything that can be set about a product, in one list: the settings of all kinds, of machines and of materials. */

import { frozen } from "../../core/text/frozen.js";
import { machineIds, materialIds } from "../../formats/workshop.generated.js";
import { bookParameters } from "../../make/book/parameters.js";
import { fittingParameters } from "../../make/fittings/parameters.js";
import { giftParameters } from "../../make/gift/parameters.js";
import { laserParameters } from "../../make/laser/parameters.js";
import { type Asked, type Parameter, sharedParameters } from "../../make/parameters.js";
import { solidParameters } from "../../make/solid/parameters.js";

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

export const productParameters = [
  ...sharedParameters,
  ...laserParameters,
  ...bookParameters,
  ...solidParameters,
  ...fittingParameters,
  ...workshopParameters,
  ...giftParameters,
] as const;

/** Everything that can be set about a product, by the names of its parameters; each kind uses some of it. */
export type ProductSettings = Asked<typeof sharedParameters> &
  Asked<typeof laserParameters> &
  Asked<typeof bookParameters> &
  Asked<typeof solidParameters> &
  Asked<typeof fittingParameters> &
  Asked<typeof workshopParameters> &
  Asked<typeof giftParameters>;
