/** The contents of a book lead to its months, and its puzzles to their solutions, as a stranger's reader finds them. */

import { expect, it } from "vitest";
import { run } from "../../cli/wiring/wire.js";

interface Annotation {
  readonly subtype: string;
  readonly dest: readonly unknown[];
}

async function opened(line: string) {
  const { bytes } = await run(line);
  const { getDocument } = await import("../../support/pdfjs.js");
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

type Opened = Awaited<ReturnType<typeof opened>>;

/** The numbers of the pages that the links of a page lead to. */
async function linksOn(whole: Opened, number: number): Promise<number[]> {
  const annotations = (await (await whole.getPage(number)).getAnnotations()) as Annotation[];
  const links = annotations.filter(({ subtype }) => subtype === "Link");
  return Promise.all(links.map(async ({ dest }) => (await whole.getPageIndex(dest[0] as never)) + 1));
}

async function textOn(whole: Opened, number: number): Promise<string> {
  const { items } = await (await whole.getPage(number)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

it("every month and its solutions can be reached from the contents, and solutions from puzzles", async () => {
  const whole = await opened("make book -p hooks.yaml --year 2027 --per-page 12 --gutter 10 --recto -o out.pdf");
  const links = await linksOn(whole, 2);
  expect(links).toHaveLength(24);
  const [january = 0, solutions = 0] = links;
  expect(await textOn(whole, january)).toContain("January 2027");
  expect(await textOn(whole, solutions)).toContain("Solutions · January 2027");
  expect(await textOn(whole, january)).toContain(`Solutions: page ${solutions}`);
  expect(await linksOn(whole, january)).toEqual([solutions]);
  expect(await linksOn(whole, solutions)).toEqual([]);
  expect((await whole.getPageLabels())?.slice(0, 3)).toEqual(["Hooks · 2027", "2", "3"]);
});
