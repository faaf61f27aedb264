/** The fast tests are green wherever a person may keep the checkout, whatever their settings say, on any day. */
// @module-tag faketime

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyCheckout } from "./machines.js";
import { run, temporaryFolder } from "./run.js";

/** What the run around this test has set for itself. */
const withoutOurs = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(DAYTILE_|VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name))
    .map((name) => [name, undefined]),
);

/** Runs the fast tests in a copy of the checkout, as if it had been downloaded: without `.git`. */
function testIn(name: string, env: Readonly<NodeJS.ProcessEnv>, now?: string): void {
  const folder = join(temporaryFolder(), name);
  mkdirSync(join(folder, ".idea"), { recursive: true });
  writeFileSync(join(folder, ".idea", "workspace.xml"), `<path>/${"Users"}/me/x</path>\n`);
  writeFileSync(join(folder, ".envrc"), `export PATH=/${"home"}/me/bin:$PATH\n`);
  copyCheckout(folder);
  const surroundings = { ...withoutOurs, ...env };
  // At the right time, or the registry's certificate would have expired.
  const setUp = run(folder, "npm run --silent pretest", surroundings);
  expect(setUp.status, setUp.all).toBe(0);
  const clock = now === undefined ? "" : `faketime -f "@${now}" `;
  const tests = run(folder, `${clock}"${process.execPath}" scripts/test.mjs --project fast`, surroundings);
  expect(tests.stdout, tests.all).toMatch(/^tests passed: \d{4} passed, 0 failed/m);
  expect(tests.status, tests.all).toBe(0);
}

it("in a folder with blanks and other scripts, with colours forced and a locale that isn't installed", () => {
  testIn("an odd folder, ünï 日 `x`", {
    FORCE_COLOR: "1",
    NO_COLOR: undefined,
    LC_ALL: "tr_TR.UTF-8",
    LANG: "tr_TR.UTF-8",
  });
});

it("in the last minutes of a year, far in the east", () => {
  testIn("year", { TZ: "Pacific/Kiritimati", LC_ALL: "ar_EG.UTF-8" }, "2027-12-31 23:58:30");
});

it("on 29 February, in the half hour before clocks change", () => {
  testIn("leap", { TZ: "America/St_Johns", LC_ALL: "de_DE.UTF-8" }, "2028-02-29 23:50:00");
});
