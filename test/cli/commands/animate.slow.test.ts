/** The film of a search has a line for every step in a pipe, and a board that fits in a terminal. */

import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { Controls, keyHelp, speedFor } from "../../../src/cli/terminal/live-film.js";
import { algorithmIds } from "../../../src/core/algorithms/algorithms.js";
import { daytile, exampleFiles } from "../support.js";

const files = exampleFiles;

describe("without a terminal", () => {
  it.each(algorithmIds)("there is a line for every step, up to a solution: %s", async (id) => {
    const { stdout, code } = await daytile(`animate -p mine.yaml --algorithm ${id}`, { files });
    const lines = stdout.trimEnd().split("\n");
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe("A solution!");
    expect(lines[0]).toMatch(/^Try piece /);
  });

  it("steps end where the board is impossible", async () => {
    const { code, stderr, stdout } = await daytile("animate --uncover Feb,Jul --algorithm regions");
    expect(code).toBe(1);
    expect(stdout).not.toContain("A solution!");
    expect(stderr).toContain("no solution for Feb and Jul");
  });

  it("nor is there a film of it, and the reason is the true one", async () => {
    const { code, stderr } = await daytile("animate --uncover 22,24 --algorithm dancing-links -o film.svg");
    expect(code).toBe(1);
    expect(stderr).toContain("no solution for 22 and 24");
  });
});

describe("in a terminal", () => {
  const world = { files, terminal: true, columns: 60, env: { NO_COLOR: "1" } };

  it("the board is drawn over and over, and stays at the end", async () => {
    const watchKeys = (onKey: (key: string) => void): (() => void) => {
      for (let i = 0; i < 9; i++) onKey("+");
      return () => {};
    };
    const { stdout, code } = await daytile("animate -p mine.yaml", { ...world, watchKeys });
    expect(code).toBe(0);
    expect(stdout.startsWith("\u001b[?25l")).toBe(true);
    expect(stdout.endsWith("\u001b[?25h")).toBe(true);
    expect(stdout.split("A\r").length).toBeGreaterThan(1);
    expect(stdout).toContain("A solution!");
    expect(stdout).toContain(keyHelp);
  });

  it("the picture is never taller than the window, nor as wide, however small that is", async () => {
    for (const [columns, rows] of [
      [80, 40],
      [80, 13],
      [20, 12],
      [20, 5],
      [9, 2],
    ] as const) {
      const line = "animate 12-25 --algorithm dancing-links --speed 50";
      const small = { ...world, columns, rows };
      const watchKeys = (onKey: (key: string) => void) => {
        setTimeout(() => onKey("q"), 120);
        return () => {};
      };
      const { stdout, code } = await daytile(line, { ...small, watchKeys });
      expect(code).toBe(0);
      for (const picture of stdout.split("A\r")) {
        const lines = stripVTControlCharacters(picture).split("\n");
        expect(lines.length).toBeLessThanOrEqual(rows);
        expect(Math.max(...lines.map((each) => each.length))).toBeLessThan(columns);
      }
    }
  });

  it("q ends it, and the keys are given back", async () => {
    let released = 0;
    const { code } = await daytile("animate 12-25 --algorithm bitboards", {
      ...world,
      watchKeys: (onKey) => {
        setTimeout(() => onKey("q"), 50);
        return () => released++;
      },
    });
    expect(code).toBe(0);
    expect(released).toBe(1);
  });

  it("Ctrl-C ends it and shows the cursor again", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 300);
    const { code, stdout } = await daytile("animate 12-25 --algorithm bitboards", {
      ...world,
      signal: controller.signal,
    });
    expect(code).toBe(130);
    expect(stdout === "" || stdout.endsWith("\u001b[?25h")).toBe(true);
  });

  it("keys set the speed, pause, and go on step by step", () => {
    const controls = new Controls(1);
    const { speed } = controls;
    controls.press("+");
    expect(controls.speed).toBeGreaterThan(speed);
    controls.press("-");
    controls.press("-");
    expect(controls.speed).toBe(speed);
    expect(controls.due(2)).toBe(2 * speed);
    controls.press(" ");
    expect(controls.due(2)).toBe(0);
    controls.press(".");
    controls.press(".");
    expect(controls.due(2)).toBe(2);
    expect(controls.due(2)).toBe(0);
    controls.press(" ");
    expect(controls.due(1)).toBe(speed);
    controls.press("x");
    expect(controls.isOver).toBe(false);
    controls.press("q");
    expect(controls.isOver).toBe(true);
  });

  it("a long search begins faster than a short one", () => {
    expect(new Controls(speedFor(100_000)).speed).toBeGreaterThan(new Controls(speedFor(100)).speed);
    expect(new Controls(speedFor(Number.POSITIVE_INFINITY)).speed).toBeGreaterThan(1000);
  });
});

describe("a film", () => {
  it("as SVG needs no script, and ends with the solution", async () => {
    const { code, cwd, stderr } = await daytile("animate 12-25 --algorithm dancing-links --frames 20 -o film.svg");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { readFileSync } = await import("node:fs");
    const svg = readFileSync(`${cwd}/film.svg`, "utf8");
    expect(svg).not.toContain("<script");
    expect(svg).toContain('repeatCount="indefinite"');
    expect(svg).toContain("prefers-reduced-motion");
  });

  it("goes to .txt, .gif or .svg only", async () => {
    expect(await daytile("animate 12-25 -o film.mp4")).toMatchObject({
      code: 2,
      stderr: 'daytile: animate can\'t write "film.mp4"; end the name in .txt, .gif, .svg\n',
    });
  });
});
