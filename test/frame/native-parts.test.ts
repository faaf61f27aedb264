/** The lock file has the native parts of every system, and set-up sees which are missing. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { healParts, missingParts, partsReason, runsOn, thisMachine, wantedParts } from "../../scripts/native-parts.mjs";
import { buildFault } from "../../scripts/setup.mjs";
import { root, textOf } from "./files.js";

const machine = (platform: string, arch: string, libc?: string) => ({ platform, arch, libc });
const textOfMachine = (system: ReturnType<typeof machine>) => Object.values(system).join(" ");
const mac = machine("darwin", "arm64");
const linux = machine("linux", "x64", "glibc");

/** The systems on which people work. */
const systems = [
  mac,
  linux,
  machine("darwin", "x64"),
  machine("win32", "x64"),
  machine("win32", "arm64"),
  machine("linux", "arm64", "glibc"),
  machine("linux", "x64", "musl"),
  machine("linux", "arm64", "musl"),
];

describe("a native part", () => {
  it.each([
    ["@a/binding-darwin-arm64", mac],
    ["a-linux-x64-gnu", linux],
    ["@biomejs/cli-linux-x64", linux],
    ["@biomejs/cli-linux-x64-musl", machine("linux", "x64", "musl")],
    ["a-win32-x64-msvc", machine("win32", "x64")],
    ["a-linux-arm-gnueabihf", machine("linux", "arm", "glibc")],
    ["a-linux-arm-musleabihf", machine("linux", "arm", "musl")],
  ])("%s runs on the system that its name tells, and on no other", (name, its) => {
    const everywhere = [its, ...systems].filter((system) => runsOn(name, system));
    expect(new Set(everywhere.map(textOfMachine))).toEqual(new Set([textOfMachine(its)]));
  });

  it.each(["fsevents", "@napi-rs/canvas", "@a/binding-wasm32-wasi"])("is not %s", (name) => {
    expect(systems.filter((system) => runsOn(name, system))).toEqual([]);
  });
});

interface Locked {
  readonly optionalDependencies?: Record<string, string>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

describe("the lock file", () => {
  const packages: Record<string, Locked> = JSON.parse(textOf("package-lock.json")).packages;
  const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, "");

  it.each(systems)("knows every part for $platform $arch $libc", (system) => {
    const names = new Set(Object.keys(packages).map(nameOf));
    const wanted = wantedParts(packages, system);
    expect(wanted.length).toBeGreaterThan(4);
    expect(wanted.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it.each(systems)("agrees with the names on what runs on $platform $arch $libc", (system) => {
    const { platform, arch, libc } = system;
    for (const { name } of wantedParts(packages, system)) {
      const [, locked] = Object.entries(packages).find(([folder]) => nameOf(folder) === name) ?? [];
      expect([name, locked?.os, locked?.cpu]).toEqual([name, [platform], [arch]]);
      if (locked?.libc !== undefined) expect([name, locked.libc]).toEqual([name, [libc]]);
    }
  });
});

describe("what this machine lacks", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "daytile-parts-"));
    const a = { optionalDependencies: { "a-darwin-arm64": "1.0.0", "a-win32-x64": "1.0.0", fsevents: "~2.3.3" } };
    const b = { optionalDependencies: { "@b/cli-darwin-arm64": "2.0.0", "@b/any-darwin-arm64": "^2.0.0" } };
    write("node_modules/.package-lock.json", {
      packages: { "node_modules/a": a, "node_modules/a/node_modules/@b/b": b },
    });
    put("node_modules/@b/any-darwin-arm64", "2.7.0");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(path: string, content: object): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
  const put = (path: string, version: string): void => write(`${path}/package.json`, { version });
  const missing = (): string[] => missingParts(folder, mac).map(({ name }) => name);

  /** Has what a registry would have, and says of the rest what npm says. */
  const registryWith =
    (...names: string[]) =>
    (_root: string, ids: readonly string[] = []) => {
      const unknown = ids.find((id) => !names.some((name) => id.startsWith(`${name}@`)));
      if (unknown !== undefined)
        return { ok: false, output: `npm error code E404\nnpm error 404  '${unknown}' isn't here` };
      for (const id of ids) put(`node_modules/${id.slice(0, id.lastIndexOf("@"))}`, id.slice(id.lastIndexOf("@") + 1));
      return { ok: true, output: "" };
    };

  function heal(...names: string[]): string[] {
    const said: string[] = [];
    healParts(folder, (line) => said.push(line), { machine: mac, install: registryWith(...names) });
    return said;
  }

  it("is every part for it that is not installed", () => {
    expect(missing()).toEqual(["a-darwin-arm64", "@b/cli-darwin-arm64"]);
  });

  it("is nothing before anything is installed", () => {
    rmSync(join(folder, "node_modules"), { recursive: true });
    expect(missing()).toEqual([]);
    expect(partsReason(folder)).toBeUndefined();
  });

  it.each(["node_modules/a/node_modules/@b/b/node_modules", "node_modules/a/node_modules", "node_modules"])(
    "is not what lies in %s",
    (place) => {
      put(`${place}/@b/cli-darwin-arm64`, "2.0.0");
      expect(missing()).toEqual(["a-darwin-arm64"]);
    },
  );

  it("is what has another version than its package asks for", () => {
    put("node_modules/a-darwin-arm64", "0.9.0");
    expect(missing()).toContain("a-darwin-arm64");
  });

  it("is fetched, without a word", () => {
    expect(heal("a-darwin-arm64", "@b/cli-darwin-arm64")).toEqual([]);
    expect(missing()).toEqual([]);
  });

  it("is fetched as far as the registry has it, and the rest is named with the command that would help", () => {
    const [said] = heal("@b/cli-darwin-arm64");
    expect(missing()).toEqual(["a-darwin-arm64"]);
    expect(said).toContain("a needs a-darwin-arm64@1.0.0 on this machine, and it isn't installed.");
    expect(said).toMatch(/run: npm install --no-save a-darwin-arm64@1\.0\.0$/);
    expect(said).toContain("the registry lacks one of them");
    expect(said).not.toContain("@b");
  });

  it("is asked for no more than once where nothing can be had", () => {
    let asked = 0;
    const install = () => ({ ok: false, output: `npm error code ENOTFOUND ${asked++}` });
    healParts(folder, () => undefined, { machine: mac, install });
    expect(asked).toBe(1);
  });

  it("is named below the complaint when the build fails, and the stack is left out", () => {
    const output =
      "vite\n  throw new Error(x)\nError: Cannot find native binding.\n    at load (node:internal/x:1:1)\n\nNode.js v20.1.0\n";
    const fault = buildFault(output, missingParts(folder, mac));
    expect(fault).toMatch(
      /^The build failed\. What it said:\nError: Cannot find native binding\.\na needs a-darwin-arm64@1/,
    );
    expect(fault).toMatch(/run: npm install --no-save a-darwin-arm64@1\.0\.0 @b\/cli-darwin-arm64@2\.0\.0$/);
    expect(buildFault("error TS1: no", [])).toBe("The build failed. What it said:\nerror TS1: no");
  });

  it("is nothing, on the machine where these tests run", () => {
    expect(thisMachine()).toMatchObject({ platform: process.platform, arch: process.arch });
    expect(partsReason(root)).toBeUndefined();
  });
});
