/** The page about the atlas says what its data say, and its pictures are those that Daytile draws. */
// @module-tag thorough

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { familyOf, setNumberOf, setPieces } from "../../src/core/census/family.js";
import { quotasText, readQuotas } from "../../src/core/census/quotas.js";
import { piecesPicture } from "../../src/core/drawing/pieces-picture.js";
import { svgOf } from "../../src/core/pens/svg.js";
import { targetCount } from "../../src/core/puzzle/target.js";
import { countTargets } from "../../src/core/solver/counts.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { root, textOf } from "./files.js";

interface AtlasFamily {
  readonly pieces: string;
  readonly sets: number;
  readonly working: number;
  readonly gaps: readonly number[];
  readonly total: readonly number[];
  readonly single: readonly number[];
  readonly fewest: readonly number[];
  readonly most: readonly number[];
}

interface AtlasSet {
  readonly pieces: readonly string[];
  readonly total: number;
  readonly single: number;
  readonly fewest: number;
  readonly most: number;
}

const file = join(root, "docs/atlas.json.gz");
const { families, withoutFlips } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as {
  readonly families: readonly AtlasFamily[];
  readonly withoutFlips: readonly AtlasFamily[];
};
const page = textOf("docs/atlas.md");
const classic = cataloguePuzzle("classic");
const familyNamed = (pieces: string) => familyOf("square", readQuotas("square", pieces)!);
const grouped = (number: number): string => number.toLocaleString("en");

function setsOf({ pieces, gaps, ...figures }: AtlasFamily): AtlasSet[] {
  const family = familyNamed(pieces);
  let number = 0;
  return gaps.map((gap, i) => {
    number += gap;
    const ids = setPieces(family, number).map(({ id }) => id);
    const { total, single, fewest, most } = figures;
    return { pieces: ids, total: total[i]!, single: single[i]!, fewest: fewest[i]!, most: most[i]! };
  });
}

const setsByFamily = new Map(families.map((family) => [family.pieces, setsOf(family)]));
const eights = setsByFamily.get("7 pentominoes + 1 hexomino")!.toSorted((a, b) => a.total - b.total);

/** The six families of eight or nine pieces of four to six cells that cover 41 cells. */
function allFamilies(): string[] {
  const texts: string[] = [];
  for (let fours = 0; fours <= 5; fours++)
    for (let fives = 0; fives <= 9 - fours; fives++)
      for (const count of [8, 9]) {
        const sixes = count - fours - fives;
        if (sixes < 0 || fours * 4 + fives * 5 + sixes * 6 !== 41) continue;
        const quotas = [fours, fives, sixes].map((each, i) => ({ size: i + 4, count: each }));
        texts.push(
          quotasText(
            "square",
            quotas.filter((quota) => quota.count > 0),
          ),
        );
      }
  return texts;
}

describe("the atlas", () => {
  it("is small, and its lists are whole", () => {
    expect(statSync(file).size).toBeLessThan(1_000_000);
    for (const { pieces, sets, working, gaps, total, single, fewest, most } of [...families, ...withoutFlips]) {
      expect([pieces, sets]).toEqual([pieces, familyNamed(pieces).sets]);
      expect([gaps, total, single, fewest, most].map(({ length }) => length)).toEqual(Array(5).fill(working));
      expect(fewest.every((count) => count > 0)).toBe(true);
    }
  });

  const chapters = [
    ...families.map((family) => [true, family.pieces, family] as const),
    ...withoutFlips.filter(({ working }) => working > 0).map((family) => [false, family.pieces, family] as const),
  ];

  it.each(chapters)("agrees with the solver, flips allowed: %s, %s", async (mayFlip, name, family) => {
    const sets = setsOf(family);
    const shapes = new Map(familyNamed(name).sizes.flatMap((size) => size.pieces.map(({ id, shape }) => [id, shape])));
    const set = sets[Math.floor(sets.length / 3)]!;
    const pieces = set.pieces.map((id) => ({ id, shape: shapes.get(id)!, mayFlip, copies: 1 }));
    const counts = await countTargets({ puzzle: { ...classic, pieces } });
    expect(counts).toHaveLength(targetCount(classic));
    expect([set.pieces, counts.reduce((sum, count) => sum + count)]).toEqual([set.pieces, set.total]);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([set.fewest, set.most]);
  });
});

describe("the page about the atlas", () => {
  it("has a row for every family that is complete, and names the others", () => {
    const all = allFamilies();
    expect(all).toHaveLength(6);
    expect(page).toContain(grouped(all.reduce((sum, text) => sum + familyNamed(text).sets, 0)));
    for (const text of all) {
      const family = families.find(({ pieces }) => pieces === text);
      if (family === undefined) expect(page).toContain(`\n- ${text}\n`);
      else expect(page).toContain(familyRow(family));
    }
  });

  it("has a row for every family that was counted without flips, and names the others", () => {
    for (const text of allFamilies()) {
      const family = withoutFlips.find(({ pieces }) => pieces === text);
      if (family === undefined) expect(page).toContain(`\n- ${text}, without flips\n`);
      else expect(page).toContain(`| ${text} | ${grouped(family.sets)} | ${grouped(family.working)} | `);
    }
  });

  it("knows the hardest, the easiest and the most even set of each family", () => {
    for (const sets of setsByFamily.values()) {
      const first = (key: (set: AtlasSet) => number) => sets.toSorted((a, b) => key(a) - key(b))[0]!;
      for (const set of [first(({ total }) => total), first(({ total }) => -total), first((s) => s.most / s.fewest)])
        expect(page).toContain(
          `| ${set.pieces.join(" ")} | ${grouped(set.total)} | ${grouped(set.fewest)} to ${grouped(set.most)} |`,
        );
    }
  });

  it("knows how many single swaps work, and the hardest", () => {
    const own = ["L5", "N5", "P5", "U5", "V5", "Y5", "Z5", "O6"];
    expect(setNumberOf(familyNamed("7 pentominoes + 1 hexomino"), own)).toBeDefined();
    const swaps = eights.filter(({ pieces }) => pieces.filter((id) => own.includes(id)).length === 7);
    expect(page).toContain(`another of the same size, ${swaps.length} work`);
    for (const { pieces, total, single, fewest, most } of swaps.slice(0, 5)) {
      const swap = `${pieces.find((id) => !own.includes(id))} for ${own.find((id) => !pieces.includes(id))}`;
      expect(page).toContain(`| ${swap} | ${grouped(total)} | ${single} | ${fewest} to ${most} |`);
    }
  });

  it.each([
    ["classic-rocket", 4745],
    ["classic-hard", 7685],
    ["classic-t", 23_145],
    ["classic", 25_061],
    ["classic-flag", 58_046],
  ])("knows the place of %s", (id, total) => {
    const place = eights.findIndex((set) => set.total === total) + 1;
    expect(place).toBeGreaterThan(0);
    expect(page).toContain(`| \`${id}\` | ${grouped(total)} | ${place} |`);
  });

  it.each(["rocket", "flag", "cross"] as const)("shows the pieces of classic-%s", async (name) => {
    const svg = svgOf(piecesPicture(cataloguePuzzle(`classic-${name}`)), { size: 360 });
    await expect(svg).toMatchFileSnapshot(`../../docs/images/atlas-${name}.svg`);
  });
});

function familyRow({ pieces, sets, working, total }: AtlasFamily): string {
  const share = ((100 * working) / sets).toFixed(2);
  const [least, most] = [total.reduce((a, b) => Math.min(a, b)), total.reduce((a, b) => Math.max(a, b))];
  return `| ${pieces} | ${grouped(sets)} | ${grouped(working)} | ${share}% | ${grouped(least)} | ${grouped(most)} |`;
}
