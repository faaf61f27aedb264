/** From the machine and the material that a request names to the measures that suit them. */

import { frozen } from "../../core/text/frozen.js";
import { nearestMeant } from "../../core/text/guess.js";
import { hinted, sayText } from "../../core/text/messages.js";
import { quoted } from "../../core/text/sentences.js";
import { machineIds, machinesJson, materialIds, materialsJson } from "../../formats/workshop.generated.js";
import type { Machine, MachineTrade, Material } from "../../formats/workshop.js";
import { faultyFile, found, type Outcome, refused } from "../outcome.js";
import type { ProductSettings } from "./making.js";
import { sayProduct } from "./messages.js";

const known = <Kind extends Machine | Material>(json: string): Kind[] => JSON.parse(json) as Kind[];

/**
 * The machines that come with Daytile, with their measures and where these come from.
 *
 * @example
 * ```ts
 * machines().find(({ id }) => id === "ender-3")?.bed; // → 220x220
 * ```
 */
export const machines = (): readonly Machine[] => frozen(known<Machine>(machinesJson));

/**
 * The materials that come with Daytile.
 *
 * @example
 * ```ts
 * materials().find(({ id }) => id === "plywood-3")?.thickness; // → 3
 * ```
 */
export const materials = (): readonly Material[] => frozen(known<Material>(materialsJson));

/** The text of a file has keys, a name has none. */
const isFileText = (text: string): boolean => /:\s/.test(text);

async function machineNamed(text: string): Promise<Outcome<Machine>> {
  if (isFileText(text)) {
    const reading = (await import("../../formats/workshop.js")).readMachineYaml(text);
    return reading.ok ? found(reading.value) : faultyFile(reading.faults);
  }
  const machine = machines().find(({ id }) => id === text);
  if (machine !== undefined) return found(machine);
  const hint = nearestMeant(text, machineIds) ?? sayText.chooseFrom(machineIds);
  return refused(hinted(sayProduct.unknownMachine(quoted(text)), hint));
}

async function materialNamed(text: string): Promise<Outcome<Material>> {
  if (isFileText(text)) {
    const reading = (await import("../../formats/workshop.js")).readMaterialYaml(text);
    return reading.ok ? found(reading.value) : faultyFile(reading.faults);
  }
  const material = materials().find(({ id }) => id === text);
  if (material !== undefined) return found(material);
  const hint = nearestMeant(text, materialIds) ?? sayText.chooseFrom(materialIds);
  return refused(hinted(sayProduct.unknownMaterial(quoted(text)), hint));
}

/** What a request makes its files with. */
export interface Workbench {
  readonly machine?: Machine;
  readonly material?: Material;
  /** As asked for, and where nothing was asked for as machine and material have it. */
  readonly settings: ProductSettings;
}

/** Each measure by the name of its setting; those that a machine of another trade has are left out. */
function measuresOf(machine: Machine, material: Material | undefined): ProductSettings {
  const clearance = material?.clearance ?? machine.clearance;
  if (machine.makes === "solid") return { bed: machine.bed, nozzle: machine.nozzle, clearance };
  if (machine.makes === "laser") return { sheet: machine.bed, kerf: material?.kerf ?? machine.kerf, clearance };
  return { sheet: machine.bed };
}

const without = (settings: ProductSettings): ProductSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

const ownMeasures = ({ kerf, clearance }: Material, makes: MachineTrade): ProductSettings =>
  makes === "laser" ? { kerf, clearance } : makes === "solid" ? { clearance } : {};

/** What works with the machine asked for; `makes` is what is to be made, left out where the machine decides. */
export async function workbenchAsked(settings: ProductSettings, makes?: MachineTrade): Promise<Outcome<Workbench>> {
  const machine = settings.machine === undefined ? undefined : await machineNamed(settings.machine);
  if (machine?.ok === false) return machine;
  const own = machine?.value;
  if (own !== undefined && makes !== undefined && own.makes !== makes)
    return refused(hinted(sayProduct.wrongMachine(own.id, makes), sayText.chooseFrom(idsThatMake(makes))));
  const name = settings.material ?? own?.materials[0];
  const material = name === undefined ? undefined : await materialNamed(name);
  if (material?.ok === false) return material;
  const trade = own?.makes ?? makes ?? "print";
  const measures = own === undefined ? {} : measuresOf(own, material?.value);
  const ofMaterial = material === undefined ? {} : ownMeasures(material.value, trade);
  return found({
    ...(own === undefined ? {} : { machine: own }),
    ...(material === undefined ? {} : { material: material.value }),
    settings: { ...without(measures), ...without(ofMaterial), ...without(settings) },
  });
}

const idsThatMake = (makes: MachineTrade): string[] =>
  machines()
    .filter((machine) => machine.makes === makes)
    .map(({ id }) => id);
