/** Progress is told in one line that never grows too long. */

import { describe, expect, it } from "vitest";
import type { Io } from "../../../src/cli/terminal/io.js";
import { barLine, progressBar } from "../../../src/cli/terminal/progress.js";
import { displayWidth } from "../../../src/core/drawing/width.js";
import { translateToEnglish } from "../../../src/core/i18n/translate.js";
import { watchMessages } from "../../../src/core/locales/en/watch.generated.js";

const english = { worded: translateToEnglish };

interface World {
  readonly env?: Readonly<Record<string, string>>;
  readonly isTerminal?: boolean;
  readonly columns?: number;
}

/** What is written while work goes on, with a clock that is turned by hand. */
function watch({ env = {}, isTerminal = true, columns = 80 }: World = {}) {
  const written: string[] = [];
  const stderr = { isTerminal, columns, write: async (text: string) => void written.push(text) };
  let now = 5000;
  const bar = progressBar({ io: { stderr, env } as unknown as Io, worded: translateToEnglish }, () => now);
  const at = (milliseconds: number, done: number) => {
    now = 5000 + milliseconds;
    bar.show({ done, found: 0 });
  };
  return { bar, at, written };
}

describe("a line of progress", () => {
  const half = { done: 0.5, found: 7 };

  it("shows bar, share and time left", () => {
    expect(barLine(half, 12_000, { ...english, columns: 80, ascii: false })).toBe(
      `${"█".repeat(15)}${"░".repeat(15)}  50%  12 s remaining`,
    );
    expect(barLine({ done: 0.999, found: 7 }, 9000, { ...english, columns: 80, ascii: true })).toBe(
      `${"#".repeat(29)}.  99%  1 s remaining`,
    );
  });

  it.each([
    [0.5, 100_000, "2 min remaining"],
    [0.01, 600_000, "17 h remaining"],
    [0.1, 5000, "45 s remaining"],
  ])("%d done after %d ms leaves %s", (done, milliseconds, text) => {
    expect(barLine({ done, found: 0 }, milliseconds, { ...english, columns: 80, ascii: true })).toContain(`  ${text}`);
  });

  it("does not guess the time left too early", () => {
    const line = (ascii: boolean) => barLine({ done: 0.0012, found: 0 }, 2000, { ...english, columns: 80, ascii });
    expect(line(true)).toBe(`${".".repeat(30)} 0.1%  working out how long...`);
    expect(line(false)).toBe(`${"░".repeat(30)} 0.1%  working out how long…`);
  });

  it("never reaches the last column, and drops parts that do not fit", () => {
    for (let columns = 1; columns < 60; columns++) {
      expect(displayWidth(barLine(half, 12_000, { ...english, columns, ascii: false }))).toBeLessThan(columns);
    }
    expect(barLine(half, 12_000, { ...english, columns: 29, ascii: true })).toBe("###....  50%  12 s remaining");
    const pace = watchMessages.setRate({ rate: 1234 });
    expect(barLine(half, 12_000, { ...english, columns: 80, ascii: true }, pace)).toBe(
      "###############...............  50%  1,234 sets/s  12 s remaining",
    );
    expect(barLine(half, 12_000, { ...english, columns: 29, ascii: true }, pace)).toBe("###....  50%  12 s remaining");
    expect(barLine(half, 12_000, { ...english, columns: 25, ascii: true })).toBe(" 50%  12 s remaining");
    expect(barLine(half, 12_000, { ...english, columns: 10, ascii: true })).toBe("50%");
  });
});

describe("the progress bar", () => {
  it("appears after a second, is drawn at most ten times a second, and leaves no trace", async () => {
    const { bar, at, written } = watch();
    at(999, 0.1);
    expect(written).toEqual([]);
    for (const milliseconds of [1000, 1050, 1099, 1100, 1500]) at(milliseconds, 0.2);
    expect(written).toHaveLength(3);
    for (const text of written) expect(text.startsWith("\r\u001b[K")).toBe(true);
    await bar.end();
    expect(written.at(-1)).toBe("\r\u001b[K");
  });

  it("says nothing at all about short work", async () => {
    const { bar, at, written } = watch();
    at(500, 0.9);
    await bar.end();
    expect(written).toEqual([]);
  });

  it.each([{ isTerminal: false }, { env: { TERM: "dumb" } }])("does not appear with %j", async (world) => {
    const { bar, at, written } = watch(world);
    at(5000, 0.9);
    await bar.end();
    expect(written).toEqual([]);
  });

  it.each([
    [0.02, 2000, "1 to 3 minutes"],
    [0.05, 2000, "20 to 80 seconds"],
    [0.005, 3600_00, "10 to 40 hours"],
    [0.1, 15_000, "1 to 5 minutes"],
  ])("says once, when %d is done after %d ms, that it will take %s", async (done, milliseconds, span) => {
    const { bar, at, written } = watch();
    at(milliseconds, done);
    at(milliseconds + 500, done);
    await bar.end();
    const told = written.filter((text) => text.includes("will take"));
    expect(told).toEqual([`\r\u001b[KThis will take about ${span}. Press Ctrl-C to stop.\n`]);
  });

  it.each([
    ["too early", 1900, 0.02],
    ["of too little", 5000, 0.004],
    ["of what is short", 2000, 0.07],
    ["of what is half done", 30_000, 0.6],
  ])("says nothing %s", (_, milliseconds, done) => {
    const { at, written } = watch();
    at(milliseconds, done);
    expect(written.join("")).not.toContain("will take");
  });

  it("is that line alone on a dumb terminal", async () => {
    const { bar, at, written } = watch({ env: { TERM: "dumb" } });
    for (const milliseconds of [2000, 3000]) at(milliseconds, 0.01);
    await bar.end();
    expect(written).toEqual(["This will take about 2 to 7 minutes. Press Ctrl-C to stop.\n"]);
  });

  it("is made of ASCII where there is nothing else", () => {
    const { at, written } = watch({ env: { LANG: "C" } });
    at(5000, 0.5);
    expect(written[0]).toContain("###");
  });
});
