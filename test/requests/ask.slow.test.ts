/** Products and pictures that need large packages: the same whether the request was JSON or not. */

import { describe, expect, it } from "vitest";
import { type ProductKind, productKinds } from "../../src/core/names.js";
import { productKind } from "../../src/requests/products/kinds.js";
import { ask, type Request } from "../../src/requests/requests.js";
import { file, hooks, now, shown } from "./support.js";

const beginnings: Readonly<Record<string, string>> = {
  svg: "<svg ",
  png: "\u0089PNG",
  pdf: "%PDF-",
  gif: "GIF89a",
  dxf: "0\nSECTION",
  stl: "Daytile, binary STL",
  "3mf": "PK\u0003\u0004",
  scad: "// ",
  zip: "PK\u0003\u0004",
};

/** What a product can't be made without. */
function needs(product: ProductKind): object {
  if (product === "book") return { month: 2 };
  return product === "gift" ? { machine: "k40" } : {};
}

const made = productKinds.flatMap((product) =>
  productKind(product).formats.map((format): Request => {
    return {
      want: "product",
      product,
      puzzle: hooks,
      language: "de",
      format,
      settings: { "week-start": "Mo", ...needs(product) },
    };
  }),
);

const drawn: Request[] = [
  { want: "picture", puzzle: hooks, size: 200, format: "png" },
  { want: "picture", puzzle: hooks, size: 200, format: "pdf" },
  { want: "picture", picture: "search", puzzle: hooks, size: 200, speed: 3, format: "gif" },
];

describe("a file", () => {
  it.each([...made, ...drawn].map((request) => [shown(request), request] as const))(
    "is the same when the request comes as JSON: %s",
    async (_, request) => {
      const asJson = JSON.parse(JSON.stringify(request)) as Request;
      const { text, format } = await file(request);
      expect("format" in request && request.format).toBe(format);
      expect(text.slice(0, 30)).toContain(beginnings[format]);
      expect((await file(asJson)).text === text).toBe(true);
    },
  );

  it.each(productKinds)("of %s has the product's first format where none is named", async (product) => {
    const { format } = await file({ want: "product", product, puzzle: hooks, settings: needs(product) });
    expect(format).toBe(productKind(product).formats[0]);
  });
});

describe("settings that are left undefined", () => {
  it("are as good as left out", async () => {
    const solid = { want: "product", product: "solid", puzzle: hooks, format: "stl" } as const;
    const [left, undefinedOnes] = [{ part: "I3" }, { part: "I3", clearance: undefined, kerf: undefined }];
    const [one, other] = [await file({ ...solid, settings: left }), await file({ ...solid, settings: undefinedOnes })];
    expect(other.text === one.text).toBe(true);
  });

  it("are no excuse for parts of the request among them", async () => {
    const settings = { theme: "dark" } as object;
    const outcome = await ask({ want: "product", product: "print", puzzle: hooks, settings }, { now });
    expect(outcome).toMatchObject({ ok: false, kind: "usage", faults: [{ message: "print has no setting theme" }] });
  });
});
