/** Compiles the search kernel from AssemblyScript to WebAssembly and writes it as a TypeScript module. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const self = fileURLToPath(import.meta.url);
const kernel = join(dirname(self), "..", "src", "core", "solver", "kernel");
const source = join(kernel, "assembly", "search.ts");
const target = join(kernel, "kernel.generated.ts");

/** @param {string} file */
const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isUpToDate = () =>
  [source, join(kernel, "assembly", "block.ts"), self].every((file) => modified(file) < modified(target));

function compile() {
  const compiler = createRequire(import.meta.url).resolve("assemblyscript/bin/asc.js");
  const folder = mkdtempSync(join(tmpdir(), "daytile-kernel-"));
  const wasm = join(folder, "kernel.wasm");
  const options = ["--runtime", "stub", "--importMemory", "--noAssert", "-O3"];
  try {
    execFileSync(process.execPath, [compiler, source, "--outFile", wasm, ...options], { stdio: "inherit" });
    return readFileSync(wasm);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (!isUpToDate()) {
  const wasm = compile();
  const head =
    "/** The search kernel as WebAssembly, in base64: made from assembly/ by scripts/build-kernel.mjs. */\n\n";
  writeFileSync(target, `${head}export const kernelBase64 =\n  "${wasm.toString("base64")}";\n`);
  console.log(`kernel: ${wasm.length} bytes of WebAssembly`);
}
