/** The server in a language that nobody speaks: what isn't said in it can't be translated. */
// @module-tag unix

import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packageJson } from "../frame/files.js";
import { pseudoDaytile, withPlainWords } from "../locales/pseudo.js";
import { type Served, startServerOf } from "./served.js";

let server: Served;
let removeBuild: () => void;
beforeAll(async () => {
  server = await startServerOf(
    join(
      pseudoDaytile((remove) => {
        removeBuild = remove;
      }),
      packageJson.bin.daytile ?? "",
    ),
  );
});
afterAll(() => {
  server.child.kill("SIGKILL");
  removeBuild();
});

const liked = { "accept-language": "ja", "content-type": "application/json" };
const textOf = async (path: string, init: RequestInit = {}): Promise<string> =>
  (await fetch(`${server.origin}${path}`, { headers: liked, ...init })).text();

/** The name of a puzzle in messages. */
const withoutId = (text: string): string => text.replace(/^classic,/, "");

/** What people read of a page or a picture: no names of elements, no addresses, no styles. */
const readIn = (markup: string): string[] => [
  ...[...markup.matchAll(/(?:alt|aria-label|title)="([^"]*)"/g)].map(([, text = ""]) => text),
  ...markup.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, "").split(/<[^>]*>/),
];

const expectSaid = (texts: readonly string[]): void => {
  expect(texts.join()).toMatch(/[ａ-ｚ]{3}/);
  expect(withPlainWords(texts)).toEqual([]);
};

it("a page that isn't there", async () => expectSaid(readIn(await textOf("/nowhere"))));

it.each(["/2026-12-25.svg", "/2026-12-25.svg?solution=1", "/lazy-year.svg", "/proof.svg?uncover=22,24", "/reach.svg"])(
  "the picture %s",
  async (path) => expectSaid(readIn(await textOf(`${path}${path.includes("?") ? "&" : "?"}lang=ja`)).map(withoutId)),
);

it("the feed", async () => {
  const feed = await textOf("/feed.xml?lang=ja");
  const texts = [...feed.matchAll(/<(title|content)[^>]*>(.*?)<\/\1>/gs)].map(([, , text = ""]) => text);
  const unescaped = texts.map((text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"'));
  expectSaid(unescaped.flatMap(readIn));
});

it("the calendar", async () => {
  const lines = (await textOf("/calendar.ics?lang=ja")).replaceAll("\r\n ", "").split("\r\n");
  const read = lines.filter((line) => /^(SUMMARY|DESCRIPTION|X-WR-CALNAME):/.test(line));
  expectSaid(
    read.map((line) =>
      line
        .replace(/^[\w-]+:/, "")
        .replace(/\\n/g, " ")
        .replace(/http\S+/, ""),
    ),
  );
});

/** What somebody typed, and names that are typed. */
const typed =
  /"[^"]*"|\{.*\}|\/api\/v1|fields\[\w+\]=\w+|^[a-z]+: |\b(?:GET|HEAD|solutions|from|limit|content-type|date|title|board|pieces)\b/g;

it.each([
  ["/api/v1/solutions?dat=1", undefined],
  ["/api/v1/solutions?limit=abc", undefined],
  ["/api/v1/solutions?limit=101", undefined],
  ["/api/v1/count?date=31%20Feb", undefined],
  ["/api/v1/count?date=zebra&lang=ja", undefined],
  ["/api/v1/puzzles/nope", undefined],
  ["/api/v1/nope", undefined],
  ["/api/v1/explanation?uncover=1", undefined],
  ["/today.png?size=99999", undefined],
  ["/today.svg?solution=1&solution=2", undefined],
  ["/feed.xml?tz=Mars", undefined],
  ["/oembed?url=x", undefined],
  ["/oembed?format=xml", undefined],
  ["/", "{}"],
  ["/api/v1/count", "{}"],
  ["/api/v1/check", " ".repeat(300_000)],
  ["/api/v1/ask", "{"],
  ["/api/v1/ask", "[]"],
  ["/api/v1/ask", '{"want":"count","dat":1}'],
  ["/api/v1/ask", '{"want":"count","date":[]}'],
  ["/api/v1/ask", '{"want":"solutions","all":true}'],
  ["/api/v1/ask", '{"want":"count","puzzle":{"yaml":"id: mine"}}'],
])("why %s is refused: %s", async (path, body) => {
  const said = await textOf(path, body === undefined ? {} : { method: "POST", body });
  const { title, detail = "" } = JSON.parse(said) as { title: string; detail?: string };
  expectSaid([title, ...detail.split("\n")].map((text) => text.replace(typed, "")));
});
