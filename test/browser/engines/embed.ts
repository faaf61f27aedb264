/** <calendar-puzzle> in a stranger's page, in any engine: played by mouse and by keys, solved by a thread, heard. */

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { solutionOf } from "../playing.js";
import { sizes } from "../support.js";
import type { Engine } from "./engine.js";
import { byKeys, byMouse, playAll, seePlaced } from "./hands.js";
import { serveSite } from "./site.js";
import { Visitor } from "./visitor.js";

const classic = cataloguePuzzle("classic");
const day = "2026-12-25";
const solution = solutionOf(classic, day);

/** Runs in the page before the element does: writes down what it tells, and what goes wrong. */
function listen(): void {
  const told: string[] = [];
  Object.assign(window, { told, complaints: [] });
  const { complaints } = window as unknown as { complaints: string[] };
  addEventListener("error", ({ message }) => complaints.push(`thrown: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(`rejected: ${reason}`));
  for (const name of ["move", "solved", "datechange"])
    addEventListener(name, (event) => told.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`));
}

/** Runs in the page. */
const heard = (): string[] => (window as unknown as { told: string[] }).told;
const wrong = (): string[] => (window as unknown as { complaints: string[] }).complaints;

/** Runs in the page. */
function changeDate(date: string): void {
  document.querySelector("calendar-puzzle")?.setAttribute("date", date);
}

/** Runs in the page: whether the element has found its threads. */
const threads = (): number => (window as unknown as { threads: number }).threads;

/** Runs in the page before the element does. */
function countThreads(): void {
  Object.assign(window, { threads: 0 });
  const Usual = Worker;
  window.Worker = class extends Usual {
    constructor(...given: ConstructorParameters<typeof Usual>) {
      super(...given);
      (window as unknown as { threads: number }).threads++;
    }
  };
}

const tag = (attributes: string): string => `<calendar-puzzle date="${day}" ${attributes}></calendar-puzzle>`;

/** The strictest there is: its own script in the page, the element's from its address, and nothing else whatever. */
const strictest = (script: string): string => `default-src 'none'; script-src 'nonce-own' ${new URL(script).origin}`;

/** A blog on its own address: the element's script comes from another. */
function blogWith(script: string): Server {
  return createServer(({ url = "/" }, response) => {
    const { searchParams: asked } = new URL(url, "http://blog");
    const policy = asked.has("strict") ? { "content-security-policy": strictest(script) } : {};
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...policy });
    response.end(`<!doctype html><html lang="en"><title>A blog</title>
<script nonce="own">(${listen})();(${countThreads})()</script>
<script type="module" src="${script}"></script>${asked.getAll("with").map(tag).join("")}</html>`);
  }).listen(0, "127.0.0.1");
}

export function embedIn(name: string, engine: Engine): void {
  let blog: Server;
  let home: string;
  beforeAll(async () => {
    const { address } = await serveSite({ refused: "nothing", isRecorded: false });
    blog = blogWith(`${address}element/calendar-puzzle.js`);
    await once(blog, "listening");
    home = `http://127.0.0.1:${(blog.address() as AddressInfo).port}/`;
  });
  afterAll(() => void blog.close());

  async function visit(elements: readonly string[], policy = ""): Promise<Visitor> {
    const visitor = new Visitor(await engine.tab("nothing"), home);
    await visitor.resize(sizes.wide);
    await visitor.open(`?${new URLSearchParams(elements.map((each) => ["with", each]))}&${policy}`);
    return visitor;
  }

  describe(`the element in ${name}`, () => {
    it.each([
      ["by mouse", byMouse],
      ["by keys", byKeys],
    ])("is played %s to the end, and tells so", async (_, way) => {
      const visitor = await visit([""]);
      await playAll(visitor, classic, solution, way);
      await visitor.see('[part="message"]', "^Well done!$");
      const told = await visitor.tab.run(heard, null);
      expect(told.filter((each) => each.startsWith("move"))[0]).toContain('"placed":1,"pieces":8');
      expect(told.at(-1)).toMatch(/^solved \{"date":"2026-12-25","moves":8,"seconds":\d/);
      expect(await visitor.tab.run(wrong, null)).toEqual([]);
    });

    it("takes a move back with its button", async () => {
      const visitor = await visit([""]);
      await playAll(visitor, classic, solution.slice(0, 1), byMouse);
      await visitor.click('[part="tools"] button', "Undo");
      await seePlaced(visitor, 0);
    });

    it("shows the solution with its number, though its script is from another address", async () => {
      const visitor = await visit(['mode="solution" number="17"']);
      const { label } = await visitor.see('svg[part="board"]', "8 of 8 pieces");
      expect(label).toContain("Dec");
      expect(await visitor.tab.run(threads, null)).toBe(1);
      expect(await visitor.tab.run(wrong, null)).toEqual([]);
    });

    it("shows a solution without a thread and without WebAssembly where the page's policy forbids both", async () => {
      const visitor = await visit(['mode="solution" number="17"'], "strict");
      const strict = await visitor.see('svg[part="board"]', "8 of 8 pieces");
      const open = await visit(['mode="solution" number="17"']);
      expect(strict).toEqual(await open.see('svg[part="board"]', "8 of 8 pieces"));
    });

    it("is played under the strictest policy", async () => {
      const visitor = await visit([""], "strict");
      await playAll(visitor, classic, solution.slice(0, 1), byMouse);
      await seePlaced(visitor, 1);
      expect(await visitor.tab.run(wrong, null)).toEqual([]);
    });

    it("shows the board with its date and nothing to play, and another date when that changes", async () => {
      const visitor = await visit(['mode="board"']);
      expect((await visitor.see('svg[part="board"]', "0 of 8 pieces")).label).toContain("Dec, 25");
      expect(await visitor.all('[part="tools"] button')).toEqual([]);
      await visitor.tab.run(changeDate, "2026-07-04");
      await visitor.see('svg[part="board"]', "Jul, 4");
      expect(await visitor.tab.run(heard, null)).toEqual(['datechange {"date":"2026-07-04"}']);
    });

    it("is there several times, each with its puzzle and its language", async () => {
      const visitor = await visit(['mode="board"', 'mode="board" puzzle="weekday" lang="fr"', 'puzzle="hex-lake"']);
      await visitor.see('svg[part="board"]', "uncovered: Dec, 25");
      await visitor.see('svg[part="board"]', "Déc, 25, Ven");
      await visitor.see("daytile-board >> .stage");
      expect(await visitor.all("calendar-puzzle")).toHaveLength(3);
      expect(await visitor.tab.run(wrong, null)).toEqual([]);
    });
  });
}
