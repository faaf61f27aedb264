/** How we speak with MiniZinc: a thread that behaves as its worker does says what it is asked, and answers. */
// @module-tag thorough

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { modelOf } from "../../../src/core/algorithms/algorithms.js";
import { modelFormat, writtenModel } from "../../../src/formats/models/models.js";
import { loadMiniZinc } from "../../../src/requests/engines/minizinc.js";
import { sketch } from "../../support/puzzles.js";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "daytile-minizinc-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const puzzle = sketch({ board: ["a b c"], pieces: { I2: ["##"], I1: ["#"] } });
const model = writtenModel(modelOf({ puzzle, uncovered: [] }), "A question");

/** Is ready twice, as a worker may be: it must be asked once. */
const hello = `
const heard = [];
addEventListener("message", ({ data }) => {
  heard.push(data);
  if (heard.length === 1) return ["ready", "ready"].forEach((type) => postMessage({ type }));
  const says = (data) => postMessage(data);
`;

async function answersOf(script: string, { wantsAll = true, signal = undefined as AbortSignal | undefined } = {}) {
  const resolve = (name: string): string => join(folder, name.replace("minizinc/", ""));
  writeFileSync(resolve("minizinc/minizinc-worker.js"), script);
  const engine = await loadMiniZinc({ resolve });
  const all: (readonly number[])[] = [];
  for await (const chosen of engine({ model, wantsAll, signal })) all.push(chosen);
  return all;
}

it("hands over the model, and takes the solutions one by one", async () => {
  const script = `${hello}
    says({ type: "status", output: { default: "1 2" } });
    says({ type: "solution", output: { default: "4 1 " } });
    says({ type: "solution", output: { default: "2 3 " } });
    says({ type: "solution" });
    says({ type: "exit" });
    says({ type: "solution", output: { default: "1 2" } });
  });`;
  expect(await answersOf(script)).toEqual([[0, 3], [1, 2], []]);
});

it.each([true, false])("asks for all solutions or for one: %s", async (wantsAll) => {
  const script = `${hello}
    setTimeout(() => says({ type: "error", message: JSON.stringify(heard) }), 5);
  });`;
  const heard = await answersOf(script, { wantsAll }).catch(({ message }: Error) => message);
  expect(JSON.parse(String(heard).replace("MiniZinc says: ", ""))).toEqual([
    { wasmURL: join(folder, "minizinc.wasm"), dataURL: join(folder, "minizinc.data") },
    {
      jsonStream: true,
      files: { "model.mzn": modelFormat("mzn").write(model) },
      args: [...(wantsAll ? ["-a"] : []), "--solver", "gecode", "model.mzn"],
      outputFiles: null,
    },
  ]);
});

it("fails as the worker does, even after a solution", async () => {
  await expect(answersOf('throw new Error("no room");')).rejects.toThrow("no room");
  const script = `${hello}
    says({ type: "solution", output: { default: "1 4" } });
    says({ type: "error", message: "type error" });
  });`;
  await expect(answersOf(script)).rejects.toThrow("MiniZinc says: type error");
});

it("stops as soon as nobody waits any more", async () => {
  const control = new AbortController();
  const waiting = answersOf('addEventListener("message", () => {});', { signal: control.signal });
  setTimeout(() => control.abort(new Error("enough")), 5);
  await expect(waiting).rejects.toThrow("enough");
});
