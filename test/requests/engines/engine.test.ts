/** Other people's solvers find the same solutions, with the same numbers. */
// @module-tag thorough

import { expect, it } from "vitest";
import { daytile, json } from "../../cli/support.js";
import { packageJson, textOf } from "../../frame/files.js";

it("another solver finds the same solutions, with the same numbers", async () => {
  const solutions = async (line: string) =>
    (await json(`solve 6 Oct --json ${line}`)).solutions as { number: number; grid: string[] }[];
  const ours = await solutions("--all");
  expect(ours).toHaveLength(7);
  expect(await solutions("--all --engine dancing-links")).toEqual(ours);
  expect(await solutions("--number 5 --engine dancing-links")).toEqual(ours.slice(4, 5));
  const some = await solutions("--limit 3 --engine dancing-links");
  expect(some).toEqual(some.map(({ number }) => ours[number - 1]));
  expect(new Set(some.map(({ number }) => number)).size).toBe(3);
});

it("another solver tells of no solution as ours does", async () => {
  const [ours, theirs] = await Promise.all(
    ["", " --engine dancing-links"].map((engine) => daytile(`solve --uncover Feb,Jul${engine}`)),
  );
  expect(theirs).toMatchObject({ code: 1, stdout: "", stderr: ours!.stderr });
});

it("another solver finds a solution that lies there already", async () => {
  const stdin = (await daytile("solve 12-25 --style plain")).stdout;
  const { solutions } = await json("solve 12-25 --place - --engine dancing-links --all --json", { stdin });
  expect(solutions).toHaveLength(1);
});

it("another solver takes no seed, and is one that we know", async () => {
  expect(await daytile("solve 12-25 --engine highs --seed tea")).toMatchObject({ code: 2, stdout: "" });
  expect((await daytile("solve 12-25 --engine cplex")).stderr).toContain('unknown --engine "cplex"');
});

it("the versions that people are told to install are those of the tests", () => {
  const { devDependencies } = JSON.parse(textOf("package.json")) as { devDependencies: Record<string, string> };
  const told = [...textOf("src/requests/engines/engines.ts").matchAll(/^ {2}"?([\w-]+)"?: \{ version: "([\d.]+)"/gm)];
  expect(told).toHaveLength(3);
  for (const [, name, version] of told) expect(devDependencies[name!]).toBe(version);
  expect(Object.keys(packageJson.dependencies)).not.toContain("highs");
});
