/** The server as people run it: pictures, calendars, feeds and the API, asked over HTTP. */
// @module-tag unix

import { spawn } from "node:child_process";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { writePuzzleLink } from "../../src/formats/link.js";
import { daytile } from "../cli/support.js";
import { bin } from "../cli/terminal/terminal.js";
import { textOf } from "../frame/files.js";
import { served, textFrom, zoneAtNoon } from "./served.js";

/** With more time than usual: on a busy machine a film takes longer than anybody else waits for it. */
const server = served("--time-limit", "120");
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server().origin}${path}`, { headers });
const json = async (path: string) => (await get(path)).json() as Promise<Record<string, unknown>>;
const post = (path: string, body: string, type: string): Promise<Response> =>
  fetch(`${server().origin}${path}`, { method: "POST", body, headers: { "content-type": type } });

const signatures: Readonly<Record<string, string>> = { png: "\u0089PNG", pdf: "%PDF", gif: "GIF8", svg: "<svg" };

describe("pictures", () => {
  it.each(Object.entries(signatures))("come as %s, for any page", async (format, start) => {
    const response = await get(`/2026-12-25.${format}?size=200`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(
      Buffer.from(await response.arrayBuffer())
        .toString("latin1")
        .startsWith(start),
    ).toBe(true);
  });

  it("show no solution unless one is asked for, and then that one", async () => {
    const [bare, first, third] = await Promise.all(
      ["", "?solution=1", "?solution=3"].map(async (query) => (await get(`/2026-12-25.txt${query}`)).text()),
    );
    expect(bare).toContain("Jan");
    expect(first).not.toContain("Jan");
    expect(third).not.toBe(first);
  });

  it("are for the puzzle, theme and language asked for", async () => {
    const [plain, dark, german, hexagons] = await Promise.all(
      ["", "?theme=dark", "?lang=de", "?puzzle=hex-lake"].map(async (query) =>
        (await get(`/2026-12-25.svg${query}`)).text(),
      ),
    );
    expect(german).toContain("Dez");
    expect(new Set([plain, dark, german, hexagons]).size).toBe(4);
  });

  it("are kept until midnight where the reader is, and not fetched again while they are the same", async () => {
    const today = `/today.svg?tz=${zoneAtNoon()}`;
    const first = await get(today);
    const [, seconds] = /max-age=(\d+)/.exec(first.headers.get("cache-control") ?? "") ?? [];
    expect(Number(seconds)).toBeLessThan(86_400);
    const again = await get(today, { "if-none-match": first.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("have colours for those who print what they fetch", async () => {
    const inColour = await (await get("/today.txt", { "user-agent": "curl/8.0" })).text();
    const plain = await (await get("/today.txt", { "user-agent": "Mozilla/5.0" })).text();
    expect(inColour).toContain("\u001b[");
    expect(plain).not.toContain("\u001b[");
  });

  it.each([
    ["/2026-02-30.svg", 400],
    ["/2026-12-25.svg?solution=93", 404],
    ["/2026-12-25.svg?solution=all", 400],
    ["/2026-12-25.svg?size=100000", 400],
    ["/today.svg?tz=Nowhere/At_All", 400],
    ["/today.svg?puzzle=nope", 400],
    ["/tomorrow.svg", 404],
  ])("%s is answered with %d", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

it.each([
  ["/today.svg?solution=0", "solution: expected a whole number from 1 up, not 0"],
  ["/today.svg?size=9", "size: expected a number from 16 to 2,400, not 9"],
  ["/today.svg?size=2401", "size: expected a number from 16 to 2,400, not 2401"],
  ["/api/v1/count?lang=xx", `lang: unknown "xx"; choose from ${languages.join(", ")}`],
])("%s is refused in the words of the query", async (path, message) => {
  expect(await json(path)).toMatchObject({ status: 400, faults: [{ message }] });
});

describe("the API", () => {
  it("gives the documents of the command line", async () => {
    expect(await json("/api/v1/count?date=2026-12-25")).toMatchObject({ command: "count", count: 92 });
    expect(await json("/api/v1/year")).toMatchObject({ tilings: 25_061 });
    expect(await json("/api/v1/audit")).toMatchObject({ tilings: 59_787 });
    expect(await json("/api/v1/puzzles/hex-lake")).toMatchObject({ lattice: "hex" });
    expect(await json("/api/v1/target?date=2026-12-25&puzzle=weekday")).toMatchObject({
      target: { month: "Dec", day: "25", weekday: "Fri" },
    });
    expect(await json("/api/v1/count?fields[month]=Apr&fields[day]=31")).toMatchObject({
      target: { month: "Apr", day: "31" },
    });
    expect(await json("/api/v1/count?uncover=22,24")).toMatchObject({ count: 0 });
    expect(await json("/api/v1/solutions?date=2026-12-25&limit=1&difficulty=true")).toMatchObject({ difficulty: 2 });
  });

  it("gives solutions page by page, each with its number", async () => {
    const numbersOn = async (query: string): Promise<number[]> => {
      const { solutions } = (await json(`/api/v1/solutions?date=2026-12-25${query}`)) as {
        solutions: { number: number }[];
      };
      return solutions.map(({ number }) => number);
    };
    expect(await numbersOn("")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await numbersOn("&from=90&limit=10")).toEqual([90, 91, 92]);
    expect(await numbersOn("&from=93")).toEqual([]);
    expect(await numbersOn("&number=17")).toEqual([17]);
  });

  it("helps with what lies on the board", async () => {
    const place = "OOO...-/OOO...-/......./......./......./......./...----";
    const answer = await json(`/api/v1/hint?date=2026-12-25&level=left&place=${place}`);
    expect(answer.hint).toEqual({ kind: "left", count: 1 });
  });

  it("can be asked from other people's pages, and says how it can't", async () => {
    const asked = await fetch(`${server().origin}/api/v1/ask`, { method: "OPTIONS" });
    expect([asked.status, asked.headers.get("access-control-allow-headers")]).toEqual([204, "content-type"]);
    const [sent, got] = [await post("/api/v1/count", "{}", "application/json"), await get("/api/v1/ask")];
    expect([sent, got].map(({ status, headers }) => [status, headers.get("allow")])).toEqual([
      [405, "GET, HEAD, OPTIONS"],
      [405, "POST, OPTIONS"],
    ]);
  });

  it("has no page for a puzzle that nobody knows", async () => {
    expect(await json("/api/v1/puzzles/nope")).toMatchObject({ status: 404, detail: 'unknown puzzle "nope"' });
  });

  it("says in sentences what is wrong", async () => {
    const response = await get("/api/v1/count?dat=1&limit=3");
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(await response.json()).toMatchObject({
      status: 400,
      faults: [{ message: 'unknown parameter "dat"; did you mean "date"?' }, { message: 'unknown parameter "limit"' }],
    });
  });

  it("checks a puzzle file that is sent", async () => {
    const sound = await post("/api/v1/check", textOf("puzzles/classic.yaml"), "application/yaml");
    expect(await sound.json()).toMatchObject({ files: [{ ok: true, tilings: 25_061 }] });
    const faulty = await post("/api/v1/check", "id: mine\n", "application/yaml");
    const { files } = (await faulty.json()) as { files: { problems: { message: string }[] }[] };
    expect(files[0]?.problems.map(({ message }) => message)).toContain("the key title is missing");
  });

  it("answers any request that is sent, within bounds", async () => {
    const ask = async (request: unknown): Promise<number> =>
      (await post("/api/v1/ask", JSON.stringify(request), "application/json")).status;
    expect(await ask({ want: "count", date: "25 Dec" })).toBe(200);
    expect(await ask({ want: "picture", date: "25 Dec", picture: "board" })).toBe(200);
    expect(await ask({ want: "solutions", all: true })).toBe(400);
    expect(await ask({ want: "solutions", limit: 101 })).toBe(400);
    expect(await ask({ want: "race" })).toBe(400);
    expect(await ask([])).toBe(400);
    expect((await post("/api/v1/ask", "{", "application/json")).status).toBe(400);
    expect((await post("/api/v1/ask", "{}", "text/plain")).status).toBe(415);
    expect((await post("/api/v1/check", "x".repeat(300_000), "application/yaml")).status).toBe(413);
  });
});

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { name: string; in: string; example?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: unknown }>> };
  readonly responses: Readonly<Record<number, { content: Record<string, { schema: object }> }>>;
}

/** With the examples that the document gives, and nothing else. */
function asked(path: string, { parameters = [] }: Operation): Promise<Response> {
  const examples = parameters.filter(({ example }) => example !== undefined);
  const address = examples.reduce((text, { name, example }) => text.replace(`{${name}}`, example ?? ""), path);
  const query = examples.filter((each) => each.in === "query" && each.name !== "weekday");
  return get(`${address}?${new URLSearchParams(query.map(({ name, example }) => [name, example ?? ""]))}`);
}

function sentTo(path: string, { requestBody }: Operation): Promise<Response> {
  const [type = "", { example } = { example: "" }] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return post(path, typeof example === "string" ? example : JSON.stringify(example), type);
}

describe("the OpenAPI document", () => {
  it("tells of every route, and a client that knows nothing else gets its answers", async () => {
    const document = await json("/api/v1/openapi.json");
    type Paths = Record<string, { get?: Operation; post?: Operation }>;
    const { openapi, paths } = document as unknown as { openapi: string; paths: Paths };
    const ajv = new Ajv2020({ strict: false });
    expect(openapi).toBe("3.1.0");
    for (const [path, { get: read, post: send }] of Object.entries(paths)) {
      const operation = read ?? send;
      if (operation === undefined) throw new Error(`${path} has no operation`);
      const response = await (read === undefined ? sentTo(path, operation) : asked(path, operation));
      expect([operation.operationId, response.status]).toEqual([operation.operationId, 200]);
      const validate = ajv.compile({ ...document, ...operation.responses[200]?.content["application/json"]?.schema });
      expect([operation.operationId, validate(await response.json()), validate.errors]).toEqual([
        operation.operationId,
        true,
        null,
      ]);
    }
  });

  it("gives solutions to taste, says how hard a date is, and finds a lazy year", async () => {
    const solutions = async (query: string) =>
      (await json(`/api/v1/solutions?${query}`)).solutions as {
        grid: string[];
        taste?: { kept?: string[]; moved?: string[] };
      }[];
    const [eve] = await solutions("date=2026-12-24&number=1");
    const near = encodeURIComponent(eve?.grid.join("/") ?? "");
    const [nearest] = await solutions(`date=2026-12-25&near=${near}`);
    expect([...(nearest?.taste?.kept ?? []), ...(nearest?.taste?.moved ?? [])]).toHaveLength(8);
    const [flipless] = await solutions("date=2026-12-25&prefer=fewest-flips");
    expect(flipless?.taste).toMatchObject({ prefer: "fewest-flips", score: 0 });
    expect(await json("/api/v1/solutions?date=2026-12-25&difficulty=true")).toMatchObject({ difficulty: 2 });
    const { counts } = (await json("/api/v1/year?fields[month]=Oct&difficulty=true")) as { counts: object[] };
    expect(counts[5]).toMatchObject({ count: 7, difficulty: 5 });
    expect((await get("/api/v1/lazy-year?year=2026")).headers.get("cache-control")).toContain("max-age=86400");
  });

  it("has a page for people, in the server's own style", async () => {
    const page = await (await get("/api/v1")).text();
    expect(page).toContain("Daytile for programs");
    expect((await get("/pages.css")).headers.get("content-type")).toContain("text/css");
  });
});

describe("what one subscribes to", () => {
  it("says how hard each date is where that is quick to tell, as dots", async () => {
    for (const path of ["/calendar.ics", "/feed.xml"])
      expect(await (await get(`${path}?puzzle=domino-months`)).text()).toMatch(/solutions? · ●[●○]{4}/);
  });

  it("is a calendar of a year with the number of solutions, and no solution", async () => {
    const text = await (await get("/calendar.ics?puzzle=hex-lake&lang=fr")).text();
    const lines = text.split("\r\n");
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(373);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text).toMatch(/SUMMARY:Daytile · [\d\u202f\u00a0]+ solutions( · [●○]{5})?\r\n/);
  });

  it("is a feed of two weeks, today first", async () => {
    const text = await (await get("/feed.xml")).text();
    expect(text.match(/<entry>/g)).toHaveLength(14);
    expect(text).toContain("&lt;img src=&quot;");
  });
});

describe("a link", () => {
  it("says what other sites show of it", async () => {
    const page = await (await get("/?date=2026-12-25&puzzle=hex-lake")).text();
    const [, image = ""] = /og:image" content="([^"]+)"/.exec(page) ?? [];
    const picture = await fetch(image.replaceAll("&amp;", "&"));
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(page).toContain('content="Daytile: Friday 25 December 2026"');
  });

  it.each([
    ["?date=12-25", /\/\d{4}-12-25\.png/],
    ["?date=nonsense", /\/today\.png/],
    ["?puzzle=weekday&target=Apr,31,Sun", /fields%5Bday%5D=31/],
    ["?puzzle=own.1.q1ZKzs8t", /puzzle=own\.1\.q1ZKzs8t/],
  ])("to %s has a picture of its own", async (search, image) => {
    const page = await (await get(`/${search}`)).text();
    expect(/og:image" content="([^"]+)"/.exec(page)?.[1]).toMatch(image);
  });

  it("carries a puzzle, whose picture is drawn", async () => {
    const link = await writePuzzleLink(cataloguePuzzle("hex-lake"));
    const [own, known] = await Promise.all(
      [link, "hex-lake"].map(async (puzzle) => (await get(`/2026-12-25.svg?puzzle=${puzzle}`)).text()),
    );
    expect(own).toBe(known);
    expect((await get("/2026-12-25.svg?puzzle=own.1.nonsense")).status).toBe(422);
  });

  it("to what no calendar has is a picture too", async () => {
    const text = await (await get("/today.txt?fields[month]=Apr&fields[day]=31&solution=1")).text();
    expect(text).toMatch(/Apr[\s\S]*31/);
  });

  it("is told to those who ask by oEmbed; other people's links aren't", async () => {
    const about = (url: string) => get(`/oembed?${new URLSearchParams({ url, maxwidth: "500", maxheight: "300" })}`);
    const own = (await (await about(`${server().origin}/?date=2026-12-25`)).json()) as { url: string; width: number };
    expect(own).toMatchObject({ type: "photo", width: 300, height: 300 });
    expect((await fetch(own.url)).status).toBe(200);
    expect((await about("https://example.org/")).status).toBe(400);
  });
});

it("health and counts are told to those who watch", async () => {
  expect(await (await get("/healthz")).text()).toBe("ok\n");
  expect((await get("/metrics")).headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(await (await get("/metrics")).text()).toContain('daytile_answers_total{route="picture",status="200"}');
});

it("links lead to the address that readers know, and each answer is a line of the log", async () => {
  const child = spawn(process.execPath, [
    bin,
    "serve",
    "--port",
    "0",
    "--origin",
    "https://example.org/puzzle/",
    "--log",
  ]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [out, log] = [child.stdout, child.stderr].map((stream) => textFrom(stream));
  const [, address] = (await out?.until(/(http:\/\/localhost:\d+)\//)) ?? [];
  const feed = await (await fetch(`${address}/feed.xml`)).text();
  expect(feed).toContain("https://example.org/puzzle/?puzzle=classic");
  expect(feed).not.toContain("localhost");
  const [line = ""] = (await log?.until(/.*feed\.xml.*\n/)) ?? [];
  expect(JSON.parse(line)).toMatchObject({ method: "GET", path: "/feed.xml", status: 200 });
  await fetch(`${address}/`);
  await fetch(`${address}/nowhere`);
  const [, page = "", lost = ""] = (await log?.until(/\n(.*"path":"\/".*)\n(.*nowhere.*)\n/)) ?? [];
  expect([JSON.parse(page), JSON.parse(lost)]).toMatchObject([{ status: 200 }, { status: 404 }]);
});

it.each(["nowhere", "https://a.b/?c", "https://a.b/c#d", "https://a.b//c", "ftp://a.b"])(
  "%s is no origin",
  async (text) => {
    expect(await daytile(`serve --origin ${text}`)).toMatchObject({ code: 2 });
  },
);
