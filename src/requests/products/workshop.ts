/** From the machine and the material that a request names to the measures that suit them. */

import { languages } from "../../core/calendar/languages.js";
import { hinted } from "../../core/i18n/hinted.js";
import { productsMessages } from "../../core/locales/en/products.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { materialsIn } from "../../core/locales/materials.generated.js";
import { isObject, isText } from "../../core/text/arguments.js";
import { frozen } from "../../core/text/frozen.js";
import { nearestMeant } from "../../core/text/guess.js";
import { quoted } from "../../core/text/sentences.js";
import { machineIds, machinesJson, materialIds, materialsJson } from "../../formats/workshop.generated.js";
import type { Machine, MachineTrade, Material } from "../../formats/workshop.js";
import { found, type Outcome, refused } from "../outcome.js";
import type { ProductSettings } from "./settings.js";

type KnownMaterial = Material & { readonly id: (typeof materialIds)[number] };

const listNames = ({ id }: KnownMaterial): Material["name"] =>
  Object.fromEntries(languages.map((language) => [language, materialsIn[language][id]]));

const parseKnown = <Kind extends Machine | Material>(json: string): Kind[] => JSON.parse(json) as Kind[];

/**
 * The machines that come with Daytile, with their measures and where these come from.
 *
 * @example
 * ```ts
 * machines().find(({ id }) => id === "ender-3")?.bed; // → 220x220
 * ```
 */
export const machines = (): readonly Machine[] => frozen(parseKnown<Machine>(machinesJson));

/**
 * The materials that come with Daytile.
 *
 * @example
 * ```ts
 * materials().find(({ id }) => id === "plywood-3")?.thickness; // → 3
 * ```
 */
export const materials = (): readonly Material[] =>
  frozen(parseKnown<KnownMaterial>(materialsJson).map((material) => ({ ...material, name: listNames(material) })));

/** An object as JSON, or nothing: whoever reads a file of YAML hands on what it says. */
function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.startsWith("{")) return undefined;
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

const isMeasure = (value: unknown): boolean => value === undefined || (typeof value === "number" && value >= 0);
const areMeasures = (each: Readonly<Record<string, unknown>>): boolean =>
  [each.nozzle, each.clearance, each.kerf, each.hairline, each.thickness].every(isMeasure);

const isMachine = (each: Readonly<Record<string, unknown>>): boolean =>
  isText(each.id) &&
  isText(each.name) &&
  isText(each.bed) &&
  ["solid", "laser", "print"].includes(String(each.makes)) &&
  Array.isArray(each.materials) &&
  areMeasures(each);

const isMaterial = (each: Readonly<Record<string, unknown>>): boolean =>
  isText(each.id) && isObject(each.name) && isText(each.glue) && areMeasures(each);

function resolveMachine(text: string): Outcome<Machine> {
  const own = parseObject(text);
  if (own !== undefined && isMachine(own)) return found(own as unknown as Machine);
  const machine = machines().find(({ id }) => id === text);
  if (machine !== undefined) return found(machine);
  const hint = nearestMeant(text, machineIds) ?? textMessages.chooseFrom({ words: machineIds });
  return refused(hinted(productsMessages.unknownMachine({ machine: quoted(text) }), hint));
}

function resolveMaterial(text: string): Outcome<Material> {
  const own = parseObject(text);
  if (own !== undefined && isMaterial(own)) return found(own as unknown as Material);
  const material = materials().find(({ id }) => id === text);
  if (material !== undefined) return found(material);
  const hint = nearestMeant(text, materialIds) ?? textMessages.chooseFrom({ words: materialIds });
  return refused(hinted(productsMessages.unknownMaterial({ material: quoted(text) }), hint));
}

/** A material of somebody's own is theirs to judge. */
const isKnown = (material: string): boolean => materialIds.some((id) => id === material);

/** What a request makes its files with. */
export interface Workbench {
  readonly machine?: Machine;
  readonly material?: Material;
  /** As asked for, and where nothing was asked for as machine and material have it. */
  readonly settings: ProductSettings;
}

/** Each measure by the name of its setting; those that a machine of another trade has are left out. */
function getMeasures(machine: Machine, material: Material | undefined): ProductSettings {
  const clearance = material?.clearance ?? machine.clearance;
  if (machine.makes === "solid") return { bed: machine.bed, nozzle: machine.nozzle, clearance };
  if (machine.makes === "laser") return { sheet: machine.bed, kerf: material?.kerf ?? machine.kerf, clearance };
  return { sheet: machine.bed };
}

const omitUndefined = (settings: ProductSettings): ProductSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/** How thick a sheet is matters where it is cut; what is printed is as thick as one likes. */
const getOwnMeasures = ({ kerf, clearance, thickness }: Material, makes: MachineTrade): ProductSettings =>
  makes === "laser" ? { kerf, clearance, thickness } : makes === "solid" ? { clearance } : {};

/** What works with the machine asked for; `makes` is what is to be made, left out where the machine decides. */
export function resolveWorkbench(settings: ProductSettings, makes?: MachineTrade): Outcome<Workbench> {
  const machine = settings.machine === undefined ? undefined : resolveMachine(settings.machine);
  if (machine?.ok === false) return machine;
  const own = machine?.value;
  if (own !== undefined && makes !== undefined && own.makes !== makes)
    return refused(
      hinted(
        productsMessages.wrongMachine({ machine: own.id, product: makes }),
        textMessages.chooseFrom({ words: listMachines(makes) }),
      ),
    );
  const name = settings.material ?? own?.materials[0];
  const material = name === undefined ? undefined : resolveMaterial(name);
  if (material?.ok === false) return material;
  if (own !== undefined && name !== undefined && isKnown(name) && !own.materials.includes(name))
    return refused(
      hinted(
        productsMessages.wrongMaterial({ machine: own.id, material: name }),
        textMessages.chooseFrom({ words: own.materials }),
      ),
    );
  const trade = own?.makes ?? makes ?? "print";
  const measures = own === undefined ? {} : getMeasures(own, material?.value);
  const ofMaterial = material === undefined ? {} : getOwnMeasures(material.value, trade);
  return found({
    ...(own === undefined ? {} : { machine: own }),
    ...(material === undefined ? {} : { material: material.value }),
    settings: { ...omitUndefined(measures), ...omitUndefined(ofMaterial), ...omitUndefined(settings) },
  });
}

const listMachines = (makes: MachineTrade): string[] =>
  machines()
    .filter((machine) => machine.makes === makes)
    .map(({ id }) => id);
