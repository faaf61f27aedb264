/** Sets of hands: which bit of which word stands for what has been used. */

import { describe, expect, it } from "vitest";
import { commonStocks, type HandStock, planHands } from "../../../../src/core/solver/graph/hands.js";

const stock = (size: number, copies = 1): HandStock => ({ size, copies });

describe("the example: pieces of 1, 1 and 2 cells, the ones common", () => {
  const plan = planHands([stock(1), stock(1), stock(2)], 2)!;

  it("has two slots for the area 2: without the piece of 2, and with it", () => {
    expect(plan.slotCounts).toEqual([1, 1, 2, 1, 1]);
    expect(plan.placeOf([1, 1, 0])).toEqual({ area: 2, slot: 0, bit: 3 });
    expect(plan.placeOf([0, 0, 1])).toEqual({ area: 2, slot: 1, bit: 0 });
  });

  it("moves a hand by a shift, or to another slot", () => {
    expect(plan.shifts).toEqual([1, 2, 0]);
    // The piece of 2 leads from the only slot of area 0 to the second one of area 2; it cannot be taken twice.
    expect(plan.moves[0]![2]).toEqual([1]);
    expect(plan.moves[2]![2]).toEqual([0, undefined]);
  });

  it("knows which hands have room for one more", () => {
    expect(plan.room[0]).toEqual([0b0101, 0]);
    expect(plan.room[1]).toEqual([0b0011, 0]);
  });
});

it("stocks of the size that most have are common, the others only as far as there is room", () => {
  expect(commonStocks([stock(6), stock(4), stock(5), stock(4)])).toEqual([1, 3, 0, 2]);
  expect(commonStocks([stock(6, 9), stock(5, 3), stock(5, 3)])).toEqual([1, 2]);
});

describe("any hands", () => {
  const stocks = [stock(5, 2), stock(5), stock(5, 3), stock(4), stock(6, 2)];
  const common = commonStocks(stocks);
  const order = [...common, ...stocks.keys()].filter((s, i, all) => all.indexOf(s) === i);
  const ordered = order.map((s) => stocks[s]!);
  const plan = planHands(ordered, common.length)!;

  const hands = ordered.reduce<number[][]>(
    (list, { copies }) => list.flatMap((used) => Array.from({ length: copies + 1 }, (_, count) => [...used, count])),
    [[]],
  );

  it("stand in different places", () => {
    const places = hands.map((used) => JSON.stringify(plan.placeOf(used)));
    expect(new Set(places).size).toBe(hands.length);
  });

  it("come where they belong when one more is taken", () => {
    for (const used of hands) {
      const { area, slot, bit } = plan.placeOf(used);
      ordered.forEach(({ copies }, s) => {
        const [low, high] = plan.room[s]!;
        const hasRoom = ((bit < 32 ? low >>> bit : high >>> (bit - 32)) & 1) === 1;
        const to = plan.moves[area]![s]![slot];
        expect(hasRoom && to !== undefined).toBe(used[s]! < copies);
        if (used[s]! === copies) return;
        const next = plan.placeOf(used.with(s, used[s]! + 1));
        expect({ slot: to, bit: bit + plan.shifts[s]! }).toEqual({ slot: next.slot, bit: next.bit });
      });
    }
  });

  it("are too many to plan for with too many different pieces", () => {
    expect(
      planHands(
        Array.from({ length: 21 }, () => stock(5)),
        6,
      ),
    ).toBeUndefined();
  });
});
