/** Every licence lets us use its package the way we do, and goes where its code goes. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { advisoriesIn, bundledNames } from "../../scripts/audit-dependencies.mjs";
import { isAllowed, licenceFaults } from "../../scripts/licences.mjs";
import { noticesFile } from "../../scripts/notices.mjs";
import { root, textOf } from "./files.js";

const { packages } = JSON.parse(textOf("package-lock.json"));

describe("licences", () => {
  it("of all packages are allowed for what becomes of them", () => {
    expect([...bundledNames()]).toEqual(expect.arrayContaining(["lit", "lit-html", "gifenc", "yaml", "hono"]));
    expect(licenceFaults(packages, bundledNames())).toEqual([]);
  });

  it("are passed on with the app, word for word", () => {
    const notices = textOf("dist/app", noticesFile);
    expect(notices).toContain(textOf("node_modules/lit/LICENSE").trim());
    expect(notices).toContain(textOf("node_modules/gifenc/LICENSE.md").trim());
  });

  it("of fonts lie beside them", () => expect(existsSync(join(root, "fonts/OFL.txt"))).toBe(true));

  it.each([
    ["MIT", true],
    ["MIT OR GPL-3.0", true],
    ["(GPL-2.0 OR MIT)", true],
    ["(MIT AND ISC)", true],
    ["MIT AND GPL-3.0", false],
    ["GPL-3.0", false],
    ["SEE LICENSE IN license.txt", false],
  ])("%s: %s", (licence, expected) => expect(isAllowed(licence, ["MIT", "ISC"])).toBe(expected));

  it("that ask for more are told, by what becomes of the package", () => {
    const locked = {
      "": {},
      "node_modules/a": { license: "MPL-2.0" },
      "node_modules/a/node_modules/@b/c": { license: "MPL-2.0", dev: true },
      "node_modules/d": { dev: true },
      "node_modules/e": { license: "CC0-1.0", dev: true },
      "node_modules/f": { license: "CC0-1.0" },
    };
    expect(licenceFaults(locked, new Set(["@b/c"]))).toEqual([
      "@b/c is bundled, but its licence MPL-2.0 is not allowed",
      "d names no licence",
      "f is installed, but its licence CC0-1.0 is not allowed",
    ]);
  });
});

describe("advisories", () => {
  it("are read from what npm says, and missed where it says nothing", () => {
    const known = { vulnerabilities: { a: { severity: "high", range: "<2" } } };
    expect(advisoriesIn(JSON.stringify(known))).toEqual(["a <2: high"]);
    expect(advisoriesIn('{"vulnerabilities":{}}\nnpm warn')).toEqual([]);
    expect(advisoriesIn('{"message":"405 Method Not Allowed"}')).toBeUndefined();
    expect(advisoriesIn("")).toBeUndefined();
  });
});
