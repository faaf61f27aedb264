/** Set-up does what is missing and nothing else. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildSteps, readByAll, runSteps } from "../../scripts/build.mjs";
import { installFault, SetupError, tellingLines } from "../../scripts/npm.mjs";
import { buildReason, installReason, nodeFault, parts, setUp, stamped } from "../../scripts/setup.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "daytile-setup-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function lock(path: string, packages: object) {
  write(path, JSON.stringify({ packages: { "": {}, ...packages } }));
}

describe("node", () => {
  it.each(["v20.0.0", "v22.3.1", "v100.0.0"])("%s will do", (version) => expect(nodeFault(version)).toBeUndefined());

  it.each(["v18.19.0", "v9.0.0"])("%s is too old, and the sentence says so", (version) => {
    expect(nodeFault(version)).toBe(`Daytile needs Node 20 or newer, and this is Node ${version.slice(1)}.`);
  });
});

describe("installing", () => {
  const wanted = { "node_modules/a": { version: "1.0.0" }, "node_modules/a/node_modules/@x/b": { version: "2.0.0" } };
  const installed = "node_modules/.package-lock.json";
  beforeEach(() => {
    lock("package-lock.json", { ...wanted, "node_modules/win": { version: "1.0.0", optional: true } });
    write("node_modules/a/node_modules/@x/b/package.json", "{}");
  });

  it("is needed in a fresh checkout", () => expect(installReason(folder)).toBe("nothing is installed yet"));

  it("is not needed when all is there, but for what is optional", () => {
    lock(installed, wanted);
    expect(installReason(folder)).toBeUndefined();
  });

  it("is needed when the lock file asks for another version", () => {
    lock(installed, { ...wanted, "node_modules/a": { version: "0.9.0" } });
    expect(installReason(folder)).toBe("a is now at 1.0.0");
  });

  it("is needed when the lock file asks for something new", () => {
    lock(installed, { "node_modules/a": wanted["node_modules/a"] });
    expect(installReason(folder)).toBe("@x/b is missing");
  });

  it("is needed when a package was deleted", () => {
    lock(installed, wanted);
    rmSync(join(folder, "node_modules/a"), { recursive: true });
    expect(installReason(folder)).toBe("a is missing");
  });

  it.each([
    ["npm error code ENOTFOUND", "offline"],
    ["npm error code EACCES", "write to this folder"],
    ["npm error code ENOSPC", "full"],
    ["npm error code ETARGET", "registry lacks"],
    ["npm error something new", "npm install failed"],
  ])("that fails with %s says: %s", (output, words) => expect(installFault(output)).toContain(words));

  it("that fails shows the first complaint, not the end of what follows it", () => {
    const chatter = Array.from({ length: 40 }, (_, i) => `line ${i}`);
    const shown = tellingLines(["hello", "Error: no such thing", "    at f (a.js:1:2)", "", ...chatter].join("\n"));
    expect(shown).toBe(["Error: no such thing", ...chatter.slice(0, 14)].join("\n"));
    expect(tellingLines("one\ntwo")).toBe("one\ntwo");
    expect(tellingLines("")).toBe("");
  });
});

describe("building", () => {
  beforeEach(() => {
    write("src/a.ts", "one");
    write("package.json", "{}");
  });
  const build = () => {
    write("src/kernel.generated.ts", "made");
    write("dist/app/index.html", "made");
    write("dist/index.d.ts", "made");
  };
  const reason = () => buildReason(folder, parts.start);

  it("is needed in a fresh checkout", () => expect(reason()).toBe("nothing is built yet"));

  it("is not needed twice, not even when every file was touched", () => {
    stamped(folder, parts.start, build);
    write("src/a.ts", "one");
    expect(reason()).toBeUndefined();
  });

  it.each([
    ["an edit", () => write("src/a.ts", "two"), "sources have changed"],
    ["a new file", () => write("src/deep/b.ts", ""), "sources have changed"],
    ["other packages", () => write("package-lock.json", "{ }"), "sources have changed"],
    ["a lost source", () => rmSync(join(folder, "src/a.ts")), "sources have changed"],
    ["a lost generated file", () => rmSync(join(folder, "src/kernel.generated.ts")), "generated files have changed"],
    ["a lost app", () => rmSync(join(folder, "dist/app"), { recursive: true }), "nothing is built yet"],
    ["a lost product", () => rmSync(join(folder, "dist"), { recursive: true }), "nothing is built yet"],
  ])("is needed after %s", (_what, change, expected) => {
    stamped(folder, parts.start, build);
    change();
    expect(reason()).toBe(expected);
  });

  /** Its name has an ending where it's a file. */
  const change = (input: string) => write(/\.\w+$/.test(input) ? input : `${input}/new.yaml`, "changed");

  it("is needed after a change in anything that a step reads", () => {
    const unnoticed = buildSteps.flatMap(({ name, part, reads }) =>
      [...readByAll, ...reads].flatMap((input) => {
        stamped(folder, parts[part], build);
        change(input);
        const noticed = buildReason(folder, parts[part]) === "sources have changed";
        rmSync(join(folder, input), { recursive: true });
        return noticed ? [] : [`${input}, which the step ${name} reads`];
      }),
    );
    expect(unnoticed, "all is noticed").toEqual([]);
  });

  it("of the package is needed after a change in what a start is built from", () => {
    stamped(folder, parts.package, build);
    write("machines/new.yaml", "");
    expect(buildReason(folder, parts.package)).toBe("sources have changed");
  });

  it("is needed again after an edit during the build, and after a build that failed or was stopped", () => {
    stamped(folder, parts.start, () => {
      build();
      write("src/a.ts", "two");
    });
    expect(reason()).toBe("sources have changed");
    stamped(folder, parts.start, build);
    expect(reason()).toBeUndefined();
    expect(() =>
      stamped(folder, parts.start, () => {
        throw new SetupError("no");
      }),
    ).toThrow("no");
    expect(reason()).toBe("nothing is built yet");
  });
});

describe("the steps of a build", () => {
  it("come after steps of the list, which stand before them", () => {
    const names = buildSteps.map(({ name }) => name);
    const wrong = buildSteps.flatMap(({ name, after }) =>
      after
        .filter((each) => !names.slice(0, names.indexOf(name)).includes(each))
        .map((each) => `${name} after ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  it("of a start never wait for one of the package", () => {
    const ofPackage = new Set(buildSteps.filter(({ part }) => part === "package").map(({ name }) => name));
    const ofStart = buildSteps.filter(({ part }) => part === "start");
    expect(ofStart.flatMap(({ after }) => after.filter((name) => ofPackage.has(name)))).toEqual([]);
  });

  it("run side by side, but for those that come after others", async () => {
    const log: string[] = [];
    const step = (name: string, ...after: string[]) => ({ name, part: "start" as const, args: [], reads: [], after });
    const steps = [step("a"), step("b"), step("c", "a"), step("d", "b", "c", "done before")];
    await runSteps(steps, async ({ name }) => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
    });
    const at = (line: string) => log.indexOf(line);
    expect(at("b begins")).toBeLessThan(at("a ends"));
    expect(at("a ends")).toBeLessThan(at("c begins"));
    expect(Math.max(at("b ends"), at("c ends"))).toBeLessThan(at("d begins"));
  });

  it("that need one that failed don't run", async () => {
    const log: string[] = [];
    const step = (name: string, ...after: string[]) => ({ name, part: "start" as const, args: [], reads: [], after });
    const run = runSteps([step("a"), step("b", "a")], async ({ name }) => {
      log.push(name);
      throw new Error("no");
    });
    await expect(run).rejects.toThrow("no");
    expect(log).toEqual(["a"]);
  });
});

describe("setting up", () => {
  const step = (name: string, reason: string | undefined, log: string[]) => ({
    doing: name,
    reason: () => reason,
    run: () => void log.push(`ran ${name}`),
  });

  it("does the steps that have a reason, in order, and says each in one line", () => {
    const log: string[] = [];
    const steps = [step("One", "why", log), step("Two", undefined, log), step("Three", "so", log)];
    setUp(folder, (line) => void log.push(line), steps);
    expect(log).toEqual(["One: why…", "ran One", "Three: so…", "ran Three"]);
  });
});
