/** A line of HTML for somebody's page: every attribute as it was asked for, and the picture that goes with it. */

import { expect, it } from "vitest";
import { unwrap } from "../../src/core/text/fault.js";
import { type EmbedAsked, embedHtml } from "../../src/requests/embed.js";
import { askPicture, type PictureAsked } from "../../src/requests/pictures/picture.js";
import { now } from "./support.js";

async function written(asked: EmbedAsked) {
  const html = unwrap(await embedHtml(asked, { now }));
  const [, attributes, alt, src] =
    /^<calendar-puzzle(.*)><img alt="([^"]*)" width="100%" src="data:image\/svg\+xml,([^"]*)"><\/calendar-puzzle>$/.exec(
      html,
    ) ?? [];
  return { attributes, alt, svg: decodeURIComponent(src ?? "") };
}

const drawn = async (asked: PictureAsked): Promise<string> =>
  String(unwrap(await askPicture({ ...asked, format: "svg" }, { now })).data);

it("is today's board where nothing is asked for", async () => {
  const { attributes, alt, svg } = await written({});
  expect(attributes).toBe("");
  expect(svg).toBe(await drawn({ picture: "board" }));
  expect(alt).toMatch(/\S/);
  expect(svg).toContain(`>${alt}</title>`);
});

it("has the attributes that are asked for, in one order, and a picture of the same", async () => {
  const asked = { theme: "dark", lang: "de", date: "2026-12-25", puzzle: "hex-lake", mode: "board" } as const;
  const { attributes, svg } = await written(asked);
  expect(attributes).toBe(' puzzle="hex-lake" date="2026-12-25" mode="board" lang="de" theme="dark"');
  const look = { puzzle: "hex-lake", date: "2026-12-25", language: "de", theme: "dark" } as const;
  expect(svg).toBe(await drawn({ picture: "board", ...look }));
});

it("shows the solution with its number, and only where solutions are shown", async () => {
  const third = await written({ date: "12-25", mode: "solution", number: 3 });
  expect(third.attributes).toBe(' date="12-25" mode="solution" number="3"');
  expect(third.svg).toBe(await drawn({ picture: "solution", date: "12-25", number: 3 }));
  expect((await written({ mode: "play", number: 3 })).svg).toBe(await drawn({ picture: "board" }));
});

it("goes with the reader's screen where the theme is auto", async () => {
  const { attributes, svg } = await written({ theme: "auto" });
  expect([attributes, svg]).toEqual([' theme="auto"', await drawn({ picture: "board" })]);
});

it.each([{ puzzle: "nosuch" }, { lang: 'de"><script>' }, { date: '"><script>' }])(
  "is refused for %j",
  async (asked) => {
    expect(await embedHtml(asked)).toMatchObject({ ok: false, kind: "usage" });
  },
);

it("takes nothing that is no attribute", async () => {
  await expect(embedHtml({ size: 3 } as EmbedAsked)).rejects.toThrow(/size/);
  await expect(embedHtml({}, 1 as never)).rejects.toThrow(/caller/);
});
