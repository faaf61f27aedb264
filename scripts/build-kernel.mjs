/** Compiles the search kernel from AssemblyScript to WebAssembly and writes it as a TypeScript module. */

import { readFile, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = "../src/core/solver/kernel/";
const sources = [at(`${folder}assembly/search.ts`), at(`${folder}assembly/block.ts`), fileURLToPath(import.meta.url)];
const target = at(`${folder}kernel.generated.ts`);

const modified = async (file) => (await stat(file).catch(() => ({ mtimeMs: 0 }))).mtimeMs;

async function upToDate() {
  const [made, ...times] = await Promise.all([target, ...sources].map(modified));
  return times.every((time) => time < made);
}

async function compile() {
  const { default: asc } = await import("assemblyscript/asc");
  const options = [
    "--outFile",
    "kernel.wasm",
    "--runtime",
    "stub",
    "--importMemory",
    "--noAssert",
    "-O3",
    "--converge",
  ];
  let wasm;
  const { error, stderr } = await asc.main(["search.ts", ...options], {
    readFile: (name) => readFile(at(`${folder}assembly/${name}`), "utf8").catch(() => null),
    writeFile: (_name, bytes) => {
      wasm = bytes;
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`The kernel does not compile: ${error.message}\n${stderr.toString()}`);
  return Buffer.from(wasm);
}

if (!(await upToDate())) {
  const wasm = await compile();
  const head =
    "/** The search kernel as WebAssembly, in base64: made from assembly/ by scripts/build-kernel.mjs. */\n\n";
  await writeFile(target, `${head}export const kernelBase64 =\n  "${wasm.toString("base64")}";\n`);
  console.log(`kernel: ${wasm.length} bytes of WebAssembly`);
}
