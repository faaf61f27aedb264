/** Reads a 3MF file back: names, meshes and places. */

import { strFromU8, unzipSync } from "fflate";
import type { Facet } from "../../../src/make/solid/mesh.js";

interface ReadObject {
  readonly id: string;
  readonly name: string;
  readonly vertices: readonly number[][];
  readonly facets: readonly Facet[];
}

interface Read {
  readonly unit: string;
  readonly title: string;
  readonly objects: readonly ReadObject[];
  readonly items: readonly { readonly id: string; readonly x: number; readonly y: number }[];
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!);

const numbersIn = (text: string, tag: RegExp): number[][] =>
  [...text.matchAll(tag)].map(([, ...numbers]) => numbers.slice(0, 3).map(Number));

function objectOf([, id = "", name = "", body = ""]: RegExpMatchArray): ReadObject {
  return {
    id,
    name: unescaped(name),
    vertices: numbersIn(body, /<vertex x="([^"]*)" y="([^"]*)" z="([^"]*)"\/>/g),
    facets: numbersIn(body, /<triangle v1="(\d+)" v2="(\d+)" v3="(\d+)"[^>]*\/>/g) as unknown as Facet[],
  };
}

export function readThreeMf(bytes: Uint8Array): Read {
  const model = strFromU8(unzipSync(bytes)["3D/3dmodel.model"]!);
  const places = model.matchAll(/<item objectid="(\d+)" transform="1 0 0 0 1 0 0 0 1 (\S+) (\S+) 0"\/>/g);
  return {
    unit: /<model unit="([^"]*)"/.exec(model)![1]!,
    title: unescaped(/<metadata name="Title">([^<]*)</.exec(model)![1]!),
    objects: [...model.matchAll(/<object id="(\d+)" type="model" name="([^"]*)"[^>]*>(.*?)<\/object>/gs)].map(objectOf),
    items: [...places].map(([, id = "", x, y]) => ({ id, x: Number(x), y: Number(y) })),
  };
}
