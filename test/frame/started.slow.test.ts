/** What a start builds is enough to serve the app, and a command that needs more says so. */

import { cpSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { root } from "./files.js";
import { run, temporaryFolder } from "./run.js";

/** What only the package's steps make. */
const laterParts = /^(fonts|man|site)$|\.(d\.ts|br)$/;

function startedCheckout(): string {
  const folder = temporaryFolder();
  cpSync(join(root, "dist"), join(folder, "dist"), {
    recursive: true,
    filter: (path) => !laterParts.test(relative(join(root, "dist"), path)),
  });
  for (const name of ["package.json", "fonts", "docs", "puzzles", "node_modules"])
    symlinkSync(join(root, name), join(folder, name));
  return folder;
}

it("a checkout that was only started serves the app with its fonts, and names what builds the rest", () => {
  const folder = startedCheckout();
  const script = `
    const { spawn } = require("node:child_process");
    const child = spawn(process.execPath, ["dist/bin/daytile.cjs", "serve", "--port", "0"]);
    child.stderr.pipe(process.stderr);
    child.stdout.on("data", async (text) => {
      const address = /http:\\S+/.exec(String(text))?.[0];
      if (address === undefined) return;
      const page = await fetch(address);
      console.log(page.status, (await page.text()).includes("<daytile-app>"));
      child.kill();
    });`;
  const served = run(folder, `"${process.execPath}" -e '${script}'`);
  expect(served.stdout, served.all).toBe("200 true\n");
  const drawn = run(folder, `"${process.execPath}" dist/bin/daytile.cjs draw solution -o today.png`);
  expect(drawn.status, drawn.all).toBe(0);
  const site = run(folder, `"${process.execPath}" dist/bin/daytile.cjs site -o site`);
  expect(site.all).toBe("daytile: not everything is built yet; run npm run build\n");
  expect(site.status).toBe(2);
});
