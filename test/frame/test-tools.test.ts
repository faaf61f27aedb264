import { expect, it } from "vitest";
import { SetupError } from "../../scripts/npm.mjs";
import { findTools, pathOf, tools } from "../../scripts/test-tools.mjs";

const [browser] = tools;

it("says nothing and installs nothing where all tools are found", () => {
  const said: string[] = [];
  findTools((line) => said.push(line), {
    find: () => "/bin/tool",
    install: () => {
      throw new Error("nothing was missing");
    },
  });
  expect(said).toEqual([]);
});

it("installs what is missing, and says what", () => {
  const said: string[] = [];
  const installed = new Set<string>();
  findTools((line) => said.push(line), {
    find: ({ debian }) => (debian !== "admesh" || installed.has(debian) ? "/bin/tool" : undefined),
    install: (missing) => {
      for (const { debian } of missing) installed.add(debian);
      return true;
    },
  });
  expect([...installed]).toEqual(["admesh"]);
  expect(said).toEqual(["Installing what the tests need: a checker of STL files (admesh) …"]);
});

it("tells what to do where it cannot install", () => {
  const fails = () => findTools(() => undefined, { find: () => undefined, install: () => false });
  expect(fails).toThrow(SetupError);
  expect(fails).toThrow("apt-get install chromium poppler-utils admesh");
});

it("takes the browser that a variable names, and no other", () => {
  expect(pathOf(browser!, { PATH: "", DAYTILE_BROWSER: process.execPath })).toBe(process.execPath);
  expect(pathOf(browser!, { ...process.env, DAYTILE_BROWSER: "/no/such/browser" })).toBeUndefined();
});
