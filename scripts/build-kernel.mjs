/** Compiles what is written in AssemblyScript (kernel, frontier graph, census), and writes it as TypeScript modules. */

import { readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const self = fileURLToPath(import.meta.url);
const core = join(dirname(self), "..", "src", "core");

/** What is compiled, each in its own folder beside what it shares with TypeScript. */
const programs = [
  { name: "kernel", folder: "solver/kernel", main: "search.ts", what: "The search kernel", options: ["-O3"] },
  {
    name: "graph",
    folder: "solver/graph",
    main: "graph.ts",
    what: "The frontier graph",
    options: ["-O3", "--enable", "simd"],
  },
  // As fast as with -O3, and a sixth smaller.
  { name: "census", folder: "census", main: "census.ts", what: "The census", options: ["-O2"] },
];

/** @param {string} file */
const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} source
 * @param {string[]} extra
 * @returns {Promise<Uint8Array>}
 */
async function compile(source, extra) {
  // Loaded only when something has changed: it takes a second.
  const { default: compiler } = await import("assemblyscript/asc");
  // Without a base, the compiler takes it that nobody uses the first kilobyte, where our settings are. It then turns
  // addresses there into sums that go astray: ((0 - n) << 2) + 352 became an access beyond the end of memory.
  const memory = ["--importMemory", "--memoryBase", "8"];
  const options = ["--runtime", "stub", "--noAssert", ...memory, ...extra];
  /** @type {Uint8Array | undefined} */
  let wasm;
  const { error, stderr } = await compiler.main([source, "--outFile", "compiled.wasm", ...options], {
    writeFile(_name, contents) {
      if (typeof contents !== "string") wasm = contents;
    },
  });
  if (error || wasm === undefined) throw new Error(`${error?.message}\n${stderr}`);
  return wasm;
}

/** @param {typeof programs[number]} program */
async function build({ name, folder, main, what, options }) {
  const assembly = join(core, folder, "assembly");
  const target = join(core, folder, `${name}.generated.ts`);
  const sources = [...readdirSync(assembly).map((file) => join(assembly, file)), self];
  if (sources.every((file) => modified(file) < modified(target))) return;
  const wasm = await compile(join(assembly, main), options);
  const head = `/** ${what} as WebAssembly, in base64: made from assembly/ by scripts/build-kernel.mjs. */\n\n`;
  writeFileSync(target, `${head}export const ${name}Base64 =\n  "${Buffer.from(wasm).toString("base64")}";\n`);
  console.log(`${name}: ${wasm.length} bytes of WebAssembly`);
}

for (const program of programs) await build(program);
