/** Notices name every package in a bundle, with its licence. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { noticesOf, packageFolder, packagesIn, packagesOf } from "../../scripts/notices.mjs";
import { temporaryFolder } from "./run.js";

function withPackage(name: string, description: object, files: Readonly<Record<string, string>>): string {
  const folder = join(temporaryFolder(), "node_modules", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: "1.2.3", ...description }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return join(folder, "index.js");
}

describe("notices of other people's work", () => {
  it("find the package of a module, also in a scope and inside of another package", () => {
    expect(packageFolder("/a/node_modules/yaml/dist/index.js")).toBe("/a/node_modules/yaml");
    expect(packageFolder("/a/node_modules/@x/y/z.js")).toBe("/a/node_modules/@x/y");
    expect(packageFolder("/a/node_modules/x/node_modules/y/z.js")).toBe("/a/node_modules/x/node_modules/y");
    expect(packageFolder("C:\\a\\node_modules\\x\\y.js")).toBe("C:\\a\\node_modules\\x");
    expect(packageFolder("/a/src/index.ts")).toBeUndefined();
  });

  it("name each package once, with its licence, and can be read again", () => {
    const one = withPackage("one", { license: "MIT" }, { LICENSE: "Copyright One\n", "index.js": "" });
    const two = withPackage("@a/two", { license: "ISC" }, { "licence.md": "Copyright Two", NOTICE: "and others" });
    const packages = packagesOf([one, two, one, "/somewhere/src/own.ts"]);
    expect(packages).toEqual([
      { name: "@a/two", version: "1.2.3", licence: "ISC", text: "and others\n\nCopyright Two" },
      { name: "one", version: "1.2.3", licence: "MIT", text: "Copyright One" },
    ]);
    expect(packagesIn(noticesOf(packages))).toEqual(packages);
  });

  it("write down a licence that is only named, where its holder is known", () => {
    const named = withPackage("named", { license: "MIT", author: "A Person <a@example.org>" }, {});
    expect(packagesOf([named])[0]?.text).toMatch(/^Copyright \(c\) A Person\n\nPermission is hereby granted/);
  });

  it("refuse a package whose licence has no text", () => {
    const bare = withPackage("bare", { license: "Apache-2.0", author: "A Person" }, {});
    expect(() => packagesOf([bare])).toThrow("bare is bundled, but its licence Apache-2.0 comes without a text");
  });
});
