/**
 * From bodies on a plate to a 3MF file (https://3mf.io/specification): a zip with a model in XML, in which every body is
 * an object with its name and colour, and every copy of it an item to build.
 */

import { strToU8, type Zippable, zipSync } from "fflate";
import type { Language } from "../../core/calendar/languages.js";
import { getPaperWords, nameBody } from "../words.js";
import type { Body, Inlay } from "./bodies.js";
import type { Facet, Mesh, Vertex } from "./mesh.js";
import type { Placed, Plate } from "./plate.js";
import { unitsPerMillimetre } from "./ring.js";
import { hexOf, thumbnailOf } from "./thumbnail.js";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const packages = "http://schemas.openxmlformats.org/package/2006";
const modelPath = "3D/3dmodel.model";
const thumbnailPath = "Metadata/thumbnail.png";

/** Where PrusaSlicer looks for what a mesh is made of. */
const volumesPath = "Metadata/Slic3r_PE_model.config";

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="config" ContentType="application/xml"/></Types>\n`;

const relationships = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="/${modelPath}"/><Relationship Id="thumbnail" Type="${packages}/relationships/metadata/thumbnail" Target="/${thumbnailPath}"/></Relationships>\n`;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** What XML has no way to write. */
const unwritable = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/gu;

const escaped = (text: string): string =>
  text.replace(unwritable, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");

const millimetres = (units: number): string => String(units / unitsPerMillimetre);

const vertexOf = ({ x, y, z }: Vertex): string =>
  `<vertex x="${millimetres(x)}" y="${millimetres(y)}" z="${millimetres(z)}"/>`;

const triangleOf = ([a, b, c]: Facet, from = 0, colour = ""): string =>
  `<triangle v1="${a + from}" v2="${b + from}" v3="${c + from}"${colour}/>`;

const meshOf = (vertices: readonly Vertex[], triangles: readonly string[]): string =>
  `<mesh>\n<vertices>\n${vertices.map(vertexOf).join("\n")}\n</vertices>\n<triangles>\n${triangles.join("\n")}\n</triangles>\n</mesh>`;

const plainMesh = ({ vertices, facets }: Mesh): string =>
  meshOf(
    vertices,
    facets.map((facet) => triangleOf(facet)),
  );

/** What describes a model besides its bodies. */
export interface ModelFacts {
  readonly title: string;
  readonly language?: Language;
  /** Who made the puzzle. */
  readonly designer?: string;
  readonly licence?: string;
  /**
   * Whether two colours are volumes of one mesh, as PrusaSlicer keeps them. It reads the parts of one thing
   * as separate things; other slicers have parts.
   */
  readonly hasVolumes?: boolean;
}

const colourId = 1;

/** A body, and what its colour is called: colours stand in a list, and bodies name their place in it. */
function objectOf(id: number, name: string, colour: number, mesh: string): string {
  return `<object id="${id}" type="model" name="${escaped(name)}" pid="${colourId}" pindex="${colour}">${mesh}</object>`;
}

/** One mesh of two: the second follows the first, and its triangles name their colour. */
const meshOfTwo = (first: Mesh, second: Mesh, colour: number): string =>
  meshOf(
    [...first.vertices, ...second.vertices],
    [
      ...first.facets.map((facet) => triangleOf(facet)),
      ...second.facets.map((facet) => triangleOf(facet, first.vertices.length, ` pid="${colourId}" p1="${colour}"`)),
    ],
  );

const volumeOf = (name: string, extruder: number, first: number, count: number): string =>
  `<volume firstid="${first}" lastid="${first + count - 1}"><metadata type="volume" key="name" value="${escaped(name)}"/><metadata type="volume" key="extruder" value="${extruder}"/></volume>`;

/** Which triangles of a mesh are printed by which extruder. */
const volumesOf = (id: number, name: string, inner: string, { facets }: Mesh, inlay: Mesh): string =>
  `<object id="${id}" instances_count="1"><metadata type="object" key="name" value="${escaped(name)}"/>${volumeOf(name, 1, 0, facets.length)}${volumeOf(inner, 2, facets.length, inlay.facets.length)}</object>`;

/** Several bodies that stay together, as slicers have them: one thing with parts. */
const togetherOf = (id: number, name: string, ids: readonly number[]): string =>
  `<object id="${id}" type="model" name="${escaped(name)}"><components>${ids.map((each) => `<component objectid="${each}"/>`).join("")}</components></object>`;

const itemOf = ({ dx, dy }: Placed, id: number): string =>
  `<item objectid="${id}" transform="1 0 0 0 1 0 0 0 1 ${millimetres(dx)} ${millimetres(dy)} 0"/>`;

interface Written {
  readonly objects: string[];
  /** By body: what is built of it. */
  readonly ids: Map<Body, number>;
  /** The colours, one after the other, with their names. */
  readonly colours: string[];
  /** What PrusaSlicer is told about meshes of two colours. */
  readonly volumes: string[];
}

/** Objects are numbered after the list of colours. */
const nextId = ({ objects }: Written): number => colourId + objects.length + 1;

/** Its place in the list. */
function addColour({ colours }: Written, name: string, part: Pick<Body, "mesh" | "ink">): number {
  return colours.push(`<base name="${escaped(name)}" displaycolor="${hexOf(part).toUpperCase()}FF"/>`) - 1;
}

function addMesh(written: Written, name: string, part: Pick<Body, "mesh" | "ink">): number {
  const id = nextId(written);
  written.objects.push(objectOf(id, name, addColour(written, name, part), plainMesh(part.mesh)));
  return id;
}

function addParts(written: Written, name: string, parts: readonly number[]): number {
  const id = nextId(written);
  written.objects.push(togetherOf(id, name, parts));
  return id;
}

function addVolumes(written: Written, name: string, inner: string, body: Body, inlay: Inlay): number {
  const id = nextId(written);
  const [own, other] = [addColour(written, name, body), addColour(written, inner, inlay)];
  written.objects.push(objectOf(id, name, own, meshOfTwo(body.mesh, inlay.mesh, other)));
  written.volumes.push(volumesOf(id, name, inner, body.mesh, inlay.mesh));
  return id;
}

function writtenBodies(bodies: readonly Body[], language: Language, hasVolumes: boolean): Written {
  const written: Written = { objects: [], ids: new Map(), colours: [], volumes: [] };
  const inner = getPaperWords(language).parts.labels;
  const add = (name: string, body: Body): number => {
    if (body.inlay === undefined) return addMesh(written, name, body);
    if (hasVolumes) return addVolumes(written, name, inner, body, body.inlay);
    return addParts(written, name, [addMesh(written, name, body), addMesh(written, inner, body.inlay)]);
  };
  for (const body of bodies) written.ids.set(body, add(nameBody(body.name, language), body));
  return written;
}

const metadata = (name: string, text: string | undefined): string[] =>
  text === undefined || text === "" ? [] : [`<metadata name="${name}">${escaped(text)}</metadata>`];

/** Without it, PrusaSlicer moves the volumes of a mesh apart. */
const versioned = {
  space: ' xmlns:slic3rpe="http://schemas.slic3r.org/3mf/2017/06"',
  name: "slic3rpe:Version3mf",
} as const;

function modelOf(plate: Plate, { title, language = "en", designer, licence }: ModelFacts, written: Written): string {
  const { objects, ids, colours, volumes } = written;
  const space = volumes.length > 0 ? versioned.space : "";
  return [
    `${declaration}<model unit="millimeter" xml:lang="${language}" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"${space}>`,
    ...metadata(versioned.name, volumes.length > 0 ? "1" : ""),
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
  const { language = "en", hasVolumes = false } = facts;
  const written = writtenBodies([...new Set(plate.map(({ body }) => body))], language, hasVolumes);
  const volumes = `${declaration}<config>\n${written.volumes.join("\n")}\n</config>\n`;
  const files: Zippable = {
    "[Content_Types].xml": strToU8(contentTypes),
    "_rels/.rels": strToU8(relationships),
    [modelPath]: strToU8(modelOf(plate, facts, written)),
    ...(written.volumes.length > 0 ? { [volumesPath]: strToU8(volumes) } : {}),
    [thumbnailPath]: [thumbnailOf(plate), { level: 0 }],
  };
  return zipSync(files, { mtime: new Date(noDate.year, noDate.month, noDate.day), level: 9 });
}
