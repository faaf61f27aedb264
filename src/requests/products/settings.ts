/** From the settings of a product, as any data has them, to what is wrong with each. */

import { partsMessages } from "../../core/locales/en/parts.generated.js";
import { isObject } from "../../core/text/arguments.js";
import { wrongForm } from "../../core/text/wrong-form.js";
import { bookParameters } from "../../make/book/parameters.js";
import { fittingParameters } from "../../make/fittings/parameters.js";
import { giftParameters } from "../../make/gift/parameters.js";
import { laserParameters } from "../../make/laser/parameters.js";
import { type Parameter, sharedParameters } from "../../make/parameters.js";
import { solidParameters } from "../../make/solid/parameters.js";
import { flag, numberIn, oneOf, type PartCheck, text, wholeIn } from "../parts.js";
import { workshopParameters } from "./workshop-parameters.js";

const parameters: readonly Parameter[] = [
  ...sharedParameters,
  ...laserParameters,
  ...bookParameters,
  ...solidParameters,
  ...fittingParameters,
  ...workshopParameters,
  ...giftParameters,
];

function checkOf(parameter: Parameter): PartCheck {
  const { kind, choices } = parameter;
  if (kind === "flag") return flag;
  if (kind === "text") return choices === undefined ? text : oneOf(choices);
  return kind === "number" ? wholeIn(parameter) : numberIn(parameter);
}

const checks = new Map(parameters.map((parameter) => [parameter.name, checkOf(parameter)]));

/** Those that a product has no use for are the product's business. */
export const settingsCheck: PartCheck = (value, name) =>
  isObject(value)
    ? Object.entries(value).flatMap(([setting, each]) =>
        each === undefined ? [] : (checks.get(setting)?.(each, `${name}.${setting}`) ?? []),
      )
    : [wrongForm(name, partsMessages.settings({ example: '{ "cell": 20 }' }), value)];
