/**
 * From bodies on a plate to a 3MF file (https://3mf.io/specification): a zip with a model in XML, in which every body is
 * an object with its name and every copy of it an item to build.
 */

import { strToU8, type Zippable, zipSync } from "fflate";
import type { Language } from "../../core/calendar/languages.js";
import { bodyName } from "../words.js";
import type { Body } from "./bodies.js";
import type { Facet, Vertex } from "./mesh.js";
import type { Placed, Plate } from "./plate.js";
import { unitsPerMillimetre } from "./ring.js";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const packages = "http://schemas.openxmlformats.org/package/2006";
const modelPath = "3D/3dmodel.model";

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>\n`;

const relationships = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="/${modelPath}"/></Relationships>\n`;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** What XML has no way to write. */
const unwritable = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/gu;

const escaped = (text: string): string =>
  text.replace(unwritable, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");

const millimetres = (units: number): string => String(units / unitsPerMillimetre);

const vertexOf = ({ x, y, z }: Vertex): string =>
  `<vertex x="${millimetres(x)}" y="${millimetres(y)}" z="${millimetres(z)}"/>`;

const triangleOf = ([a, b, c]: Facet): string => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`;

function objectOf({ name, mesh }: Body, id: number, language: Language): string {
  const vertices = `<vertices>\n${mesh.vertices.map(vertexOf).join("\n")}\n</vertices>`;
  const triangles = `<triangles>\n${mesh.facets.map(triangleOf).join("\n")}\n</triangles>`;
  return `<object id="${id}" type="model" name="${escaped(bodyName(name, language))}"><mesh>\n${vertices}\n${triangles}\n</mesh></object>`;
}

const itemOf = ({ dx, dy }: Placed, id: number): string =>
  `<item objectid="${id}" transform="1 0 0 0 1 0 0 0 1 ${millimetres(dx)} ${millimetres(dy)} 0"/>`;

function modelOf(plate: Plate, title: string, language: Language): string {
  const bodies = [...new Set(plate.map(({ body }) => body))];
  const items = plate.map((placed) => itemOf(placed, bodies.indexOf(placed.body) + 1));
  return [
    `${declaration}<model unit="millimeter" xml:lang="${language}" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">`,
    `<metadata name="Title">${escaped(title)}</metadata>`,
    '<metadata name="Application">Daytile</metadata>',
    "<resources>",
    ...bodies.map((body, i) => objectOf(body, i + 1, language)),
    "</resources>",
    "<build>",
    ...items,
    "</build>",
    "</model>\n",
  ].join("\n");
}

/** The first day a zip can name, so that the same bodies always make the same bytes. */
const noDate = { year: 1980, month: 0, day: 1 } as const;

export function threeMfOf(plate: Plate, title: string, language: Language = "en"): Uint8Array {
  const files: Zippable = {
    "[Content_Types].xml": strToU8(contentTypes),
    "_rels/.rels": strToU8(relationships),
    [modelPath]: strToU8(modelOf(plate, title, language)),
  };
  return zipSync(files, { mtime: new Date(noDate.year, noDate.month, noDate.day), level: 9 });
}
