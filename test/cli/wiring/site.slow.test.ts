/** From the options of `daytile site` to what is asked for and written; a whole site is for the night. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { found } from "../../../src/requests/outcome.js";
import type * as site from "../../../src/requests/site/site.js";
import { daytile } from "../support.js";

const asked = vi.fn();

vi.mock("../../../src/requests/site/site.js", async (original) => ({
  ...(await original<typeof site>()),
  askSite: (request: unknown) => {
    asked(request);
    return Promise.resolve(found({ files: [{ path: "sub/index.html", data: () => Promise.resolve("a page") }] }));
  },
}));

beforeEach(() => void asked.mockClear());

it("--at, --pictures and -o are where it will be, which dates get pictures, and the folder", async () => {
  const line = "site -o out --at https://example.org/sub/ --pictures hex-lake,weekday --pictures classic";
  const { code, stderr, cwd } = await daytile(line);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const request = { base: "https://example.org/sub/", pictures: ["hex-lake", "weekday", "classic"] };
  expect(asked.mock.calls).toEqual([[request]]);
  expect(readFileSync(join(cwd, "out/sub/index.html"), "utf8")).toBe("a page");
});

it("--lang is the language of what it says", async () => {
  const { stderr } = await daytile("site -o out --lang de", { terminal: true });
  expect(asked.mock.calls).toEqual([[{ base: undefined, pictures: undefined }]]);
  expect(stderr).toMatch(/geschrieben/);
});
