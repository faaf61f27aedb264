/** Files to print, cut and build, in one place: from a puzzle and its measures to the bytes of a file, for `daytile/make`. */

// Making something

export { type MakeFormat, makeFormats, type ProductKind, productKinds } from "../../core/names.js";
export type { FileAnswer } from "../pictures/picture.js";
export { type Product, type ProductPart, productKind } from "./kinds.js";
export type { MakingAsked } from "./making.js";
export { askProduct, type ProductAsked } from "./product.js";
export type { ProductSettings } from "./settings.js";

// What can be set

export { bookParameters } from "../../make/book/parameters.js";
export { fittingParameters, type PieceMark } from "../../make/fittings/parameters.js";
export { giftParameters } from "../../make/gift/parameters.js";
export { laserParameters } from "../../make/laser/parameters.js";
export { type Asked, type Parameter, type ParameterValue, sharedParameters } from "../../make/parameters.js";
export { solidParameters } from "../../make/solid/parameters.js";

// Machines and materials

export type { Machine, MachineTrade, Material } from "../../formats/workshop.js";
export { workshopParameters } from "./settings.js";
export { machines, materials } from "./workshop.js";
