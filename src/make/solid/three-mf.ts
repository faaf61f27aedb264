/**
 * From bodies on a plate to a 3MF file (https://3mf.io/specification): a zip with a model in XML, in which every body is
 * an object with its name and colour, and every copy of it an item to build.
 */

import { strToU8, type Zippable, zipSync } from "fflate";
import type { Language } from "../../core/calendar/languages.js";
import { bodyName, labelsName } from "../words.js";
import type { Body } from "./bodies.js";
import type { Facet, Mesh, Vertex } from "./mesh.js";
import type { Placed, Plate } from "./plate.js";
import { unitsPerMillimetre } from "./ring.js";
import { hexOf, thumbnailOf } from "./thumbnail.js";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const packages = "http://schemas.openxmlformats.org/package/2006";
const modelPath = "3D/3dmodel.model";
const thumbnailPath = "Metadata/thumbnail.png";

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/><Default Extension="png" ContentType="image/png"/></Types>\n`;

const relationships = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="/${modelPath}"/><Relationship Id="thumbnail" Type="${packages}/relationships/metadata/thumbnail" Target="/${thumbnailPath}"/></Relationships>\n`;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** What XML has no way to write. */
const unwritable = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/gu;

const escaped = (text: string): string =>
  text.replace(unwritable, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");

const millimetres = (units: number): string => String(units / unitsPerMillimetre);

const vertexOf = ({ x, y, z }: Vertex): string =>
  `<vertex x="${millimetres(x)}" y="${millimetres(y)}" z="${millimetres(z)}"/>`;

const triangleOf = ([a, b, c]: Facet): string => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`;

const meshOf = ({ vertices, facets }: Mesh): string =>
  `<mesh>\n<vertices>\n${vertices.map(vertexOf).join("\n")}\n</vertices>\n<triangles>\n${facets.map(triangleOf).join("\n")}\n</triangles>\n</mesh>`;

/** What describes a model besides its bodies. */
export interface ModelFacts {
  readonly title: string;
  readonly language?: Language;
  /** Who made the puzzle. */
  readonly designer?: string;
  readonly licence?: string;
}

const colourId = 1;

/** A body, and what its colour is called: colours stand in a list, and bodies name their place in it. */
function objectOf(id: number, name: string, colour: number, mesh: Mesh): string {
  return `<object id="${id}" type="model" name="${escaped(name)}" pid="${colourId}" pindex="${colour}">${meshOf(mesh)}</object>`;
}

/** Several bodies that stay together, as slicers have them: one thing with parts. */
const togetherOf = (id: number, name: string, ids: readonly number[]): string =>
  `<object id="${id}" type="model" name="${escaped(name)}"><components>${ids.map((each) => `<component objectid="${each}"/>`).join("")}</components></object>`;

const itemOf = ({ dx, dy }: Placed, id: number): string =>
  `<item objectid="${id}" transform="1 0 0 0 1 0 0 0 1 ${millimetres(dx)} ${millimetres(dy)} 0"/>`;

interface Written {
  readonly objects: readonly string[];
  /** By body: what is built of it. */
  readonly ids: ReadonlyMap<Body, number>;
  /** The colours, one after the other, with their names. */
  readonly colours: readonly string[];
}

/** Objects are numbered after the list of colours. */
function writtenBodies(bodies: readonly Body[], language: Language): Written {
  const objects: string[] = [];
  const colours: string[] = [];
  const ids = new Map<Body, number>();
  const nextId = (): number => colourId + objects.length + 1;
  const add = (name: string, part: Pick<Body, "mesh" | "ink">): number => {
    const id = nextId();
    colours.push(`<base name="${escaped(name)}" displaycolor="${hexOf(part).toUpperCase()}FF"/>`);
    objects.push(objectOf(id, name, colours.length - 1, part.mesh));
    return id;
  };
  for (const body of bodies) {
    const name = bodyName(body.name, language);
    const parts = [add(name, body), ...(body.inlay === undefined ? [] : [add(labelsName(language), body.inlay)])];
    const whole = nextId();
    if (parts.length > 1) objects.push(togetherOf(whole, name, parts));
    ids.set(body, parts.length > 1 ? whole : parts[0]!);
  }
  return { objects, ids, colours };
}

const metadata = (name: string, text: string | undefined): string[] =>
  text === undefined || text === "" ? [] : [`<metadata name="${name}">${escaped(text)}</metadata>`];

function modelOf(plate: Plate, { title, language = "en", designer, licence }: ModelFacts): string {
  const { objects, ids, colours } = writtenBodies([...new Set(plate.map(({ body }) => body))], language);
  return [
    `${declaration}<model unit="millimeter" xml:lang="${language}" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">`,
    ...metadata("Title", title),
    ...metadata("Designer", designer),
    ...metadata("LicenseTerms", licence),
    ...metadata("Application", "Daytile"),
    "<resources>",
    `<basematerials id="${colourId}">`,
    ...colours,
    "</basematerials>",
    ...objects,
    "</resources>",
    "<build>",
    ...plate.map((placed) => itemOf(placed, ids.get(placed.body) ?? 0)),
    "</build>",
    "</model>\n",
  ].join("\n");
}

/** The first day a zip can name, so that the same bodies always make the same bytes. */
const noDate = { year: 1980, month: 0, day: 1 } as const;

export function threeMfOf(plate: Plate, facts: ModelFacts): Uint8Array {
  const files: Zippable = {
    "[Content_Types].xml": strToU8(contentTypes),
    "_rels/.rels": strToU8(relationships),
    [modelPath]: strToU8(modelOf(plate, facts)),
    [thumbnailPath]: [thumbnailOf(plate), { level: 0 }],
  };
  return zipSync(files, { mtime: new Date(noDate.year, noDate.month, noDate.day), level: 9 });
}
