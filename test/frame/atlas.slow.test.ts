/** The page about the atlas says what its data say, and its pictures are those that Daytile draws. */

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type AtlasFamily, atlasFamilies } from "../../src/core/census/atlas-file.js";
import { familyOf, setNumberOf, setPieces } from "../../src/core/census/family.js";
import { freePieces, freeShapeKey } from "../../src/core/census/free-pieces.js";
import { quotasText, readQuotas } from "../../src/core/census/quotas.js";
import { piecesPicture } from "../../src/core/drawing/pieces-picture.js";
import { svgOf } from "../../src/core/pens/svg.js";
import { targetCount } from "../../src/core/puzzle/target.js";
import { countTargets } from "../../src/core/solver/counts.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { halfByDay } from "../support/night.js";
import { root, textOf } from "./files.js";

interface AtlasSet {
  readonly pieces: readonly string[];
  readonly total: number;
  readonly single: number;
  readonly fewest: number;
  /** 0 where the atlas doesn't say. */
  readonly most: number;
}

const file = join(root, "docs/atlas.bin");
const all = atlasFamilies(readFileSync(file));
const page = textOf("docs/atlas.md");
const classic = cataloguePuzzle("classic");
const familyNamed = (pieces: string) => familyOf("square", readQuotas("square", pieces)!);
const grouped = (number: number): string => number.toLocaleString("en");
const nameOf = ({ family }: AtlasFamily): string =>
  quotasText(
    "square",
    family.sizes.toSorted((a, b) => a.size - b.size),
  );
const families = all.filter(({ flips }) => flips);
const withoutFlips = all.filter(({ flips }) => !flips);

function setAt({ family, sets }: AtlasFamily, i: number): AtlasSet {
  const { numbers, total, single, fewest, most } = sets;
  const pieces = setPieces(family, numbers[i]!).map(({ id }) => id);
  return { pieces, total: total[i]!, single: single[i]!, fewest: fewest[i]!, most: most[i]! };
}

/** The place of the set for which a figure is the least. */
function placeOfLeast({ sets }: AtlasFamily, figure: (i: number) => number): number {
  let best = 0;
  for (let i = 1; i < sets.numbers.length; i++) if (figure(i) < figure(best)) best = i;
  return best;
}

/** The hardest, the easiest and the most even set of a family. */
function extremesOf(family: AtlasFamily): AtlasSet[] {
  const { total, fewest, most } = family.sets;
  const figures = [
    (i: number) => total[i]!,
    (i: number) => -total[i]!,
    (i: number) => (most[i]! || Number.POSITIVE_INFINITY) / fewest[i]!,
  ];
  return figures.map((figure) => setAt(family, placeOfLeast(family, figure)));
}

const eightFamily = families.find((family) => nameOf(family) === "7 pentominoes + 1 hexomino")!;
const eights = Array.from(eightFamily.sets.numbers, (_, i) => setAt(eightFamily, i)).toSorted(
  (a, b) => a.total - b.total,
);

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

async function expectCounted(family: AtlasFamily, set: AtlasSet): Promise<void> {
  const shapes = new Map(family.family.sizes.flatMap(({ pieces }) => pieces.map(({ id, shape }) => [id, shape])));
  const pieces = set.pieces.map((id) => ({ id, shape: shapes.get(id)!, mayFlip: family.flips, copies: 1 }));
  const counts = await countTargets({ puzzle: { ...classic, pieces } });
  expect(counts).toHaveLength(targetCount(classic));
  const figures = {
    total: counts.reduce((sum, count) => sum + count),
    single: counts.filter((count) => count === 1).length,
    fewest: Math.min(...counts),
    most: set.most === 0 ? 0 : Math.max(...counts),
  };
  expect({ pieces: set.pieces, ...figures }).toEqual(set);
}

describe("the atlas", () => {
  it("is small, and its lists are whole", () => {
    expect(statSync(file).size).toBeLessThan(1_000_000);
    for (const { family, sets } of all) {
      const { numbers, total, single, fewest, most } = sets;
      expect([total, single, fewest, most].map(({ length }) => length)).toEqual(Array(4).fill(numbers.length));
      expect(fewest.every((count) => count > 0)).toBe(true);
      expect(numbers.every((number, i) => number < family.sets && (i === 0 || number > numbers[i - 1]!))).toBe(true);
    }
  });

  const chapters = all
    .filter(({ sets }) => sets.numbers.length > 0)
    .map((family) => [nameOf(family), family.flips ? "with flips" : "without flips", family] as const);

  it.each(halfByDay(chapters))("agrees with the solver: %s, %s", async (_name, _flips, family) => {
    const { length } = family.sets.numbers;
    const some = [0.05, 1 / 3, 0.55, 0.8].map((share) => setAt(family, Math.floor(length * share)));
    for (const set of [...extremesOf(family), ...some]) await expectCounted(family, set);
  });
});

describe("the page about the atlas", () => {
  it("has a row for every family that is complete, and names the others", () => {
    const texts = allFamilies();
    expect(texts).toHaveLength(6);
    expect(page).toContain(grouped(texts.reduce((sum, text) => sum + familyNamed(text).sets, 0)));
    for (const text of texts) {
      const family = families.find((each) => nameOf(each) === text);
      if (family === undefined) expect(page).toContain(`\n- ${text}\n`);
      else expect(page).toContain(familyRow(family));
    }
  });

  it("has a row for every family that was counted without flips, and names the others", () => {
    for (const text of allFamilies()) {
      const family = withoutFlips.find((each) => nameOf(each) === text);
      if (family === undefined) expect(page).toContain(`\n- ${text}, without flips\n`);
      else
        expect(page).toContain(
          `| ${text} | ${grouped(family.family.sets)} | ${grouped(family.sets.numbers.length)} | `,
        );
    }
  });

  it("knows the hardest, the easiest and the most even set of each family", () => {
    for (const family of families)
      for (const set of extremesOf(family))
        expect(page).toContain(
          `| ${set.pieces.join(" ")} | ${grouped(set.total)} | ${grouped(set.fewest)} to ${grouped(set.most)} |`,
        );
  });

  it("knows how many single swaps work, and the hardest", () => {
    const own = ["L5", "N5", "P5", "U5", "V5", "Y5", "Z5", "O6"];
    expect(setNumberOf(familyNamed("7 pentominoes + 1 hexomino"), own)).toBeDefined();
    const swaps = eights.filter(({ pieces }) => pieces.filter((id) => own.includes(id)).length === 7);
    expect(page).toContain(`another of the same size, ${swaps.length} work`);
    for (const { pieces, total, single, fewest, most } of swaps.slice(0, 5)) {
      const swap = `${own.find((id) => !pieces.includes(id))} → ${pieces.find((id) => !own.includes(id))}`;
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

  it("has the hardest set of all in the catalogue, and knows how it compares with the classic one", () => {
    const hardest = families
      .map((family) => extremesOf(family)[0]!)
      .reduce((best, next) => (next.total < best.total ? next : best));
    expect(page).toContain(`With ${grouped(hardest.total)} solutions, the hardest of all these sets is`);
    expect(hardest.total / targetCount(classic)).toBeLessThan(10);
    expect([hardest.most, Math.round(25_061 / hardest.total)]).toEqual([28, 7]);
    const stairs = cataloguePuzzle("classic-stairs").pieces.map(({ shape }) => freeShapeKey("square", shape));
    const all = [4, 5, 6].flatMap((size) => freePieces("square", size));
    const own = all.filter(({ shape }) => stairs.includes(freeShapeKey("square", shape)));
    expect(own.map(({ id }) => id)).toEqual(hardest.pieces);
  });

  it.each(["stairs", "rocket", "flag", "cross"] as const)("shows the pieces of classic-%s", async (name) => {
    const svg = svgOf(piecesPicture(cataloguePuzzle(`classic-${name}`)), { size: 360 });
    await expect(svg).toMatchFileSnapshot(`../../docs/images/atlas-${name}.svg`);
  });
});

function familyRow(written: AtlasFamily): string {
  const { family, sets } = written;
  const share = ((100 * sets.numbers.length) / family.sets).toFixed(2);
  const [hardest, easiest] = extremesOf(written);
  const figures = [family.sets, sets.numbers.length].map(grouped).join(" | ");
  return `| ${nameOf(written)} | ${figures} | ${share}% | ${grouped(hardest!.total)} | ${grouped(easiest!.total)} |`;
}
