/** A search can be played forwards, backwards and to any step. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AlgorithmId, algorithmNamed } from "../../../../src/core/algorithms/algorithms.js";
import { targetCells } from "../../../../src/core/puzzle/target.js";
import { inTilingOrder } from "../../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../../src/core/tiling/verify.js";
import { cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { Player, type PlayerOptions } from "../../../../src/web/views/watch/player.js";

const puzzle = cataloguePuzzle("classic");
/** 6 October has the fewest solutions: seven. */
const question = { puzzle, uncovered: targetCells(puzzle, [9, 5]) };
const lessons = {
  regions: await algorithmNamed("regions").load(),
  "dancing-links": await algorithmNamed("dancing-links").load(),
  bitboards: await algorithmNamed("bitboards").load(),
} satisfies Partial<Record<AlgorithmId, unknown>>;

const newPlayer = (id: keyof typeof lessons, options?: PlayerOptions) => new Player(lessons[id], question, options);

/** Everything that is to be seen of a player. */
const seen = ({ placed, at, solutions, depth, counts, lastStep, isFinished, isGivenUp }: Player) =>
  structuredClone({ placed, at, solutions, depth, counts, lastStep, isFinished, isGivenUp });

const arrive = (player: Player): void => {
  while (player.isOnTheWay) player.approach();
};

describe("a player", () => {
  it("goes back exactly, also further than the steps that it keeps", () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(600), fc.constantFrom(16, 100, 1000), (before, steps, room) => {
        const player = newPlayer("regions", { room });
        player.forward({ steps: before });
        const there = seen(player);
        player.forward({ steps });
        const further = seen(player);
        player.back(player.at - there.at);
        arrive(player);
        expect(seen(player)).toEqual(there);
        player.forward({ steps: further.at - there.at });
        expect(seen(player)).toEqual(further);
      }),
      { numRuns: 20 },
    );
  });

  it("is back at the start after as many steps back as forth, and never before it", () => {
    const player = newPlayer("dancing-links");
    const start = seen(player);
    player.forward({ steps: 37 });
    expect(player.depth).toBeGreaterThan(0);
    for (let i = 0; i < 37; i++) player.back();
    expect(seen(player)).toEqual(start);
    player.back();
    expect(seen(player)).toEqual(start);
  });

  it("stops at each solution if it has to, and finishes with all seven", () => {
    const player = newPlayer("dancing-links");
    let found = 0;
    while (player.forward({ steps: Number.POSITIVE_INFINITY, stopsAtSolution: true })) {
      expect(verifyTiling(puzzle, question.uncovered, [...player.placed].sort(inTilingOrder))).toBeUndefined();
      expect(player.solutions).toBe(++found);
    }
    expect([found, player.isFinished, player.depth]).toEqual([7, true, 0]);
    expect(player.profile.spans.reduce((sum, { solutions }) => sum + solutions, 0)).toBe(7);
    player.back();
    expect(player.isFinished).toBe(false);
  });

  it("goes on past solutions if nobody asks it to stop", () => {
    const player = newPlayer("dancing-links");
    expect(player.forward({ steps: Number.POSITIVE_INFINITY })).toBe(false);
    expect([player.isFinished, player.solutions]).toEqual([true, 7]);
  });

  it("keeps the plot when going back, and records nothing twice", () => {
    const player = newPlayer("regions", { room: 50 });
    player.forward({ steps: 700 });
    const plot = structuredClone(player.profile);
    player.goTo(100);
    arrive(player);
    expect(player.at).toBe(100);
    player.goTo(650);
    arrive(player);
    expect(player.at).toBe(650);
    expect(structuredClone(player.profile)).toEqual(plot);
    player.restart();
    expect(player.profile.length).toBe(0);
  });

  it("leaves off when its time is over", () => {
    const player = newPlayer("bitboards");
    let looks = 0;
    player.forward({ steps: 1000, isOver: () => ++looks === 3 });
    expect(player.at).toBeGreaterThan(0);
    expect(player.at).toBeLessThan(50);
  });

  it("gives up after its budget, says so, and goes on if asked to", () => {
    const player = newPlayer("bitboards", { budget: 500 });
    player.forward({ steps: 2000 });
    expect([player.at, player.isGivenUp, player.canGoOn]).toEqual([500, true, false]);
    player.giveMore();
    expect([player.isGivenUp, player.canGoOn]).toEqual([false, true]);
    player.forward({ steps: 2000 });
    expect([player.at, player.isGivenUp]).toEqual([1000, true]);
  });
});
