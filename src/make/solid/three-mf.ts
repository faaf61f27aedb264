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
import { drawThumbnail, formatHex } from "./thumbnail.js";

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

const escapeXml = (text: string): string =>
  text.replace(unwritable, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");

const millimetres = (units: number): string => String(units / unitsPerMillimetre);

const writeVertex = ({ x, y, z }: Vertex): string =>
  `<vertex x="${millimetres(x)}" y="${millimetres(y)}" z="${millimetres(z)}"/>`;

const writeTriangle = ([a, b, c]: Facet, from = 0, colour = ""): string =>
  `<triangle v1="${a + from}" v2="${b + from}" v3="${c + from}"${colour}/>`;

const writeMesh = (vertices: readonly Vertex[], triangles: readonly string[]): string =>
  `<mesh>\n<vertices>\n${vertices.map(writeVertex).join("\n")}\n</vertices>\n<triangles>\n${triangles.join("\n")}\n</triangles>\n</mesh>`;

const writePlainMesh = ({ vertices, facets }: Mesh): string =>
  writeMesh(
    vertices,
    facets.map((facet) => writeTriangle(facet)),
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
function writeObject(id: number, name: string, colour: number, mesh: string): string {
  return `<object id="${id}" type="model" name="${escapeXml(name)}" pid="${colourId}" pindex="${colour}">${mesh}</object>`;
}

/** One mesh of two: the second follows the first, and its triangles name their colour. */
const writeMeshOfTwo = (first: Mesh, second: Mesh, colour: number): string =>
  writeMesh(
    [...first.vertices, ...second.vertices],
    [
      ...first.facets.map((facet) => writeTriangle(facet)),
      ...second.facets.map((facet) => writeTriangle(facet, first.vertices.length, ` pid="${colourId}" p1="${colour}"`)),
    ],
  );

const writeVolume = (name: string, extruder: number, first: number, count: number): string =>
  `<volume firstid="${first}" lastid="${first + count - 1}"><metadata type="volume" key="name" value="${escapeXml(name)}"/><metadata type="volume" key="extruder" value="${extruder}"/></volume>`;

/** Which triangles of a mesh are printed by which extruder. */
const writeVolumes = (id: number, name: string, inner: string, { facets }: Mesh, inlay: Mesh): string =>
  `<object id="${id}" instances_count="1"><metadata type="object" key="name" value="${escapeXml(name)}"/>${writeVolume(name, 1, 0, facets.length)}${writeVolume(inner, 2, facets.length, inlay.facets.length)}</object>`;

/** Several bodies that stay together, as slicers have them: one thing with parts. */
const writeComponents = (id: number, name: string, ids: readonly number[]): string =>
  `<object id="${id}" type="model" name="${escapeXml(name)}"><components>${ids.map((each) => `<component objectid="${each}"/>`).join("")}</components></object>`;

const writeItem = ({ dx, dy }: Placed, id: number): string =>
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
  return colours.push(`<base name="${escapeXml(name)}" displaycolor="${formatHex(part).toUpperCase()}FF"/>`) - 1;
}

function addMesh(written: Written, name: string, part: Pick<Body, "mesh" | "ink">): number {
  const id = nextId(written);
  written.objects.push(writeObject(id, name, addColour(written, name, part), writePlainMesh(part.mesh)));
  return id;
}

function addParts(written: Written, name: string, parts: readonly number[]): number {
  const id = nextId(written);
  written.objects.push(writeComponents(id, name, parts));
  return id;
}

function addVolumes(written: Written, name: string, inner: string, body: Body, inlay: Inlay): number {
  const id = nextId(written);
  const [own, other] = [addColour(written, name, body), addColour(written, inner, inlay)];
  written.objects.push(writeObject(id, name, own, writeMeshOfTwo(body.mesh, inlay.mesh, other)));
  written.volumes.push(writeVolumes(id, name, inner, body.mesh, inlay.mesh));
  return id;
}

function writeBodies(bodies: readonly Body[], language: Language, hasVolumes: boolean): Written {
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

const writeMetadata = (name: string, text: string | undefined): string[] =>
  text === undefined || text === "" ? [] : [`<metadata name="${name}">${escapeXml(text)}</metadata>`];

/** Without it, PrusaSlicer moves the volumes of a mesh apart. */
const versioned = {
  space: ' xmlns:slic3rpe="http://schemas.slic3r.org/3mf/2017/06"',
  name: "slic3rpe:Version3mf",
} as const;

function writeModel(plate: Plate, { title, language = "en", designer, licence }: ModelFacts, written: Written): string {
  const { objects, ids, colours, volumes } = written;
  const space = volumes.length > 0 ? versioned.space : "";
  return [
    `${declaration}<model unit="millimeter" xml:lang="${language}" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"${space}>`,
    ...writeMetadata(versioned.name, volumes.length > 0 ? "1" : ""),
    ...writeMetadata("Title", title),
    ...writeMetadata("Designer", designer),
    ...writeMetadata("LicenseTerms", licence),
    ...writeMetadata("Application", "Daytile"),
    "<resources>",
    `<basematerials id="${colourId}">`,
    ...colours,
    "</basematerials>",
    ...objects,
    "</resources>",
    "<build>",
    ...plate.map((placed) => writeItem(placed, ids.get(placed.body) ?? 0)),
    "</build>",
    "</model>\n",
  ].join("\n");
}

/** The first day a zip can name, so that the same bodies always make the same bytes. */
const noDate = { year: 1980, month: 0, day: 1 } as const;

export function writeThreeMf(plate: Plate, facts: ModelFacts): Uint8Array {
  const { language = "en", hasVolumes = false } = facts;
  const written = writeBodies([...new Set(plate.map(({ body }) => body))], language, hasVolumes);
  const volumes = `${declaration}<config>\n${written.volumes.join("\n")}\n</config>\n`;
  const files: Zippable = {
    "[Content_Types].xml": strToU8(contentTypes),
    "_rels/.rels": strToU8(relationships),
    [modelPath]: strToU8(writeModel(plate, facts, written)),
    ...(written.volumes.length > 0 ? { [volumesPath]: strToU8(volumes) } : {}),
    [thumbnailPath]: [drawThumbnail(plate), { level: 0 }],
  };
  return zipSync(files, { mtime: new Date(noDate.year, noDate.month, noDate.day), level: 9 });
}
