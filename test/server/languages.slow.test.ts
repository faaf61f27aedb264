/** The server speaks its readers' languages, to programs too: what is wrong, in the words of the command line. */
// @module-tag unix

import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json as jsonFrom } from "node:stream/consumers";
import { expect, it } from "vitest";
import { served } from "./served.js";

const server = served();
const post = (path: string, body: string, type: string): Promise<Response> =>
  fetch(`${server().origin}${path}`, { method: "POST", body, headers: { "content-type": type } });

it.each([
  ["de-AT,de;q=0.9,en;q=0.5", "", "de", "Ungültige Anfrage", 'unbekannter Parameter "dat"; meinst du "date"?'],
  ["de", "&lang=fr", "fr", "Requête non valide", 'paramètre inconnu "dat"\u202f; vouliez-vous dire "date"\u202f?'],
  ["de", "&lang=en", "en", "Invalid request", 'unknown parameter "dat"; did you mean "date"?'],
  ["tlh", "&lang=xx", "en", "Invalid request", 'unknown parameter "dat"; did you mean "date"?'],
])("says it in the language a reader likes, %s%s", async (liked, lang, spoken, title, detail) => {
  const headers = { "accept-language": liked };
  const response = await fetch(`${server().origin}/api/v1/solutions?dat=1${lang}`, { headers });
  expect([response.headers.get("content-language"), response.headers.get("vary")]).toEqual([spoken, "accept-language"]);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.json()).toMatchObject({ status: 400, title, faults: [{ message: detail }] });
});

it("says in that language what a date, a board or a picture lacks", async () => {
  const liked = async (path: string) =>
    (await fetch(`${server().origin}${path}`, { headers: { "accept-language": "nl" } })).json();
  expect(await liked("/api/v1/count?date=31%20Feb")).toMatchObject({ detail: expect.stringContaining("29 dagen") });
  expect(await liked("/api/v1/puzzles/nope")).toMatchObject({ status: 404, title: "Die puzzel bestaat niet" });
  expect(await liked("/today.png?size=99999")).toMatchObject({
    detail: "size: verwacht een getal van 16 tot en met 2.400, niet 99999",
  });
  expect(await liked("/feed.xml?tz=Mars")).toMatchObject({ detail: 'tz: onbekende tijdzone "Mars"' });
  const asked = { want: "count", date: "zebra", language: "it" };
  const sent = await post("/api/v1/ask", JSON.stringify(asked), "application/json");
  expect(await sent.json()).toMatchObject({ detail: expect.stringContaining("non è una data") });
});

it.each([
  ["GET", "/api/v1/solutions?limit=abc", "", 'limit: erwartet wird eine Zahl, nicht "abc"'],
  ["GET", "/api/v1/solutions?limit=101", "", "limit: erwartet wird eine ganze Zahl von 1 bis 100, nicht 101"],
  ["GET", "/today.svg?theme=drak", "", 'theme: "drak" ist unbekannt; meinst du "dark"?'],
  ["GET", "/feed.xml?lang=xx", "", /^lang: "xx" ist unbekannt; wähle aus en, de/],
  ["GET", "/api/v1/count?lang=xx", "", /^lang: "xx" ist unbekannt; wähle aus en, de/],
  ["GET", "/api/v1/nope", "", "Hier ist nichts; was es gibt, steht unter /api/v1"],
  ["GET", "/oembed?url=x", "", 'url: erwartet wird eine Adresse dieses Servers, nicht "x"'],
  ["GET", "/oembed?format=xml", "", "Hier geht nur JSON"],
  ["POST", "/", "", "Hier gehen nur GET und HEAD"],
  ["POST", "/api/v1/count", "{}", "Diese Methode geht bei dieser Adresse nicht"],
  ["POST", "/api/v1/check", " ".repeat(300_000), "Eine Anfrage darf höchstens 256 kB haben"],
  ["POST", "/api/v1/ask", "{", "das ist kein JSON"],
  ["POST", "/api/v1/ask", "[]", 'erwartet wird eine Anfrage wie { "want": "count" }'],
  ["POST", "/api/v1/ask", '{"want":"rase"}', /^want: "rase" ist unbekannt; wähle aus solutions/],
  ["POST", "/api/v1/ask", '{"want":"count","dat":1}', 'unbekannter Schlüssel "dat"; meinst du "date"?'],
  ["POST", "/api/v1/ask", '{"want":"count","date":[]}', "date: erwartet wird ein Text, nicht eine Liste"],
  ["POST", "/api/v1/ask", '{"want":"solutions","all":true}', /^frag Seite für Seite, mit from und limit bis 100/],
])("says to a program too what is wrong: %s %s %s", async (method, path, body, said) => {
  const headers = { "accept-language": "de", "content-type": "application/json" };
  const sent = method === "GET" ? {} : { body };
  const response = await fetch(`${server().origin}${path}`, { method, headers, ...sent });
  const { title, detail = title } = (await response.json()) as { title: string; detail?: string };
  expect(response.headers.get("content-language")).toBe("de");
  expect(detail).toEqual(typeof said === "string" ? said : expect.stringMatching(said));
});

it("says so where JSON comes as something else, or under a name that isn't the server's", async () => {
  const headers = { "accept-language": "de", "content-type": "text/plain" };
  const plain = await fetch(`${server().origin}/api/v1/ask`, { method: "POST", headers, body: "{}" });
  expect(await plain.json()).toMatchObject({ status: 415, title: "Sende JSON mit passendem content-type" });
  const named = request(`${server().origin}/`, { headers: { host: "evil.example", "accept-language": "de" } }).end();
  const [answer] = (await once(named, "response")) as [IncomingMessage];
  expect(await jsonFrom(answer)).toMatchObject({ status: 421, title: "Auf diesen Namen hört der Server nicht" });
});

it("says what is wrong with a puzzle file in the language that is asked for", async () => {
  const checked = await post("/api/v1/check?lang=de", "id: mine\n", "application/yaml");
  expect(await checked.text()).toContain("der Schlüssel title fehlt");
  const asked = { want: "count", puzzle: { yaml: "id: mine" }, language: "ja" };
  const counted = await post("/api/v1/ask", JSON.stringify(asked), "application/json");
  expect(counted.status).toBe(422);
  expect(await counted.json()).toMatchObject({ faults: [{ message: "キーtitleがありません" }, {}, {}] });
  expect((await post("/api/v1/check?lang=xx", "id: mine\n", "application/yaml")).status).toBe(400);
});
