/** The journeys through the app that must work in every engine, each from a first visit to what a person wanted. */

import { expect } from "vitest";
import { formatProgress } from "../../../src/core/game/progress.js";
import { targetCells } from "../../../src/core/puzzle/target.js";
import { countTilings } from "../../../src/core/solver/counts.js";
import type { Placement } from "../../../src/core/tiling/placement.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { unlistedViews, type ViewName, viewNames } from "../../../src/web/route.js";
import { solutionOf } from "../playing.js";
import type { sizes } from "../support.js";
import type { Lack } from "./engine.js";
import { byFinger, byKeys, byMouse, playAll, seePlaced } from "./hands.js";
import type { Site } from "./site.js";
import type { Visitor } from "./visitor.js";

const classic = cataloguePuzzle("classic");
const day = "2026-12-25";
const solution = solutionOf(classic, day);
const search = `?date=${day}`;

export interface Journey {
  readonly lack?: Lack;
  readonly needsFinger?: boolean;
  readonly size?: keyof typeof sizes;
  /** What the browser itself complains about. */
  readonly allows?: RegExp;
  travel(visitor: Visitor, site: Site): Promise<void>;
}

/** Runs in the page: how far the document, and the place of the board, can be scrolled, though nothing should. */
async function overflow(): Promise<number[]> {
  scrollTo(0, 9999);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const place = document
    .querySelector("daytile-app")
    ?.shadowRoot?.querySelector("daytile-play")
    ?.shadowRoot?.querySelector(".place");
  return [
    scrollY,
    document.documentElement.scrollWidth - innerWidth,
    (place?.scrollHeight ?? 0) - (place?.clientHeight ?? 0),
  ];
}

const staysPut = async ({ tab }: Visitor): Promise<void> => expect(await tab.run(overflow, null)).toEqual([0, 0, 0]);

/** What the page says is what the solver says of this very position. */
async function seeCount(visitor: Visitor, placed: readonly Placement[]): Promise<void> {
  const left = await countTilings({ puzzle: classic, uncovered: targetCells(classic, [11, 24]), placed });
  await visitor.see(".count", `^${left} solutions? left$`);
}

/** The number of solutions is not shown at first. */
async function showCount(visitor: Visitor): Promise<void> {
  await visitor.click("[data-tool=help]");
  await visitor.click("daytile-help >> .live");
  await visitor.click("daytile-help >> .close");
}

const seeSolved = (visitor: Visitor) => visitor.see("section.solved", "Solved in");

/** Runs in the page: a file is chosen, as if somebody had picked it. */
function chooseFile(text: string): void {
  const history = document.querySelector("daytile-app")?.shadowRoot?.querySelector("daytile-history");
  const input = history?.shadowRoot?.querySelector("input") as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(new File([text], "progress.json", { type: "application/json" }));
  input.files = files.files;
  input.dispatchEvent(new Event("change"));
}

/** Runs in the page: a language is chosen in the settings. */
function chooseLanguage(language: string): void {
  const settings = document.querySelector("daytile-app")?.shadowRoot?.querySelector("daytile-settings");
  const select = settings?.shadowRoot?.querySelector("select[name=language]") as HTMLSelectElement;
  select.value = language;
  select.dispatchEvent(new Event("change"));
}

/** Runs in the page: whether lists to choose from look as the engine likes them. */
function looksNative(): boolean[] {
  const settings = document.querySelector("daytile-app")?.shadowRoot?.querySelector("daytile-settings");
  const selects = [...(settings?.shadowRoot?.querySelectorAll("select") ?? [])];
  return selects.map((select) => getComputedStyle(select).appearance !== "none");
}

/** Runs in the page: what belongs to the whole document. */
const dress = (): (string | undefined)[] => {
  const { lang, dir, dataset } = document.documentElement;
  return [lang, dir, dataset.theme];
};

const dressed = (visitor: Visitor, ...expected: string[]): Promise<unknown> =>
  visitor.until(
    expected.join(),
    () => visitor.tab.run(dress, null),
    (now) => String(now) === String(expected),
  );

/** What is to be seen of each view when all of it is there. */
const landmarks: Readonly<Record<ViewName, string>> = {
  play: "[data-button]",
  solutions: "button.main",
  year: ".cards",
  watch: "button.main",
  history: "table",
  settings: "select",
  owner: "daytile-own-puzzle",
  design: "svg",
  atlas: ".card",
  lazy: "button.main",
};

const show = (visitor: Visitor, view: string): Promise<void> => visitor.click(`nav a.${view}`);

/** Two pieces placed where nothing is kept: played on, told once, and there as long as the page is. */
async function playUnkept(visitor: Visitor): Promise<void> {
  await visitor.open(search);
  await playAll(visitor, classic, solution.slice(0, 1), byMouse);
  await visitor.see(".status", "can’t save your progress");
  await showCount(visitor);
  await seeCount(visitor, solution.slice(0, 1));
  await show(visitor, "history");
  await visitor.see("daytile-history >> table");
  await show(visitor, "play");
  await seePlaced(visitor, 1);
}

const progress = formatProgress([
  { puzzle: "classic", date: "2026-12-25", solvedOn: "2026-12-25", seconds: 252, hints: 0 },
  { puzzle: "hex-lake", date: "2026-12-24", solvedOn: "2026-12-26", seconds: null, hints: 2 },
]);

/** Runs in the page: everything is kept that the app consists of. */
const isKept = async (): Promise<boolean> => (await navigator.serviceWorker.ready).active !== null;

const stepsOf = (text: string): number => Number(text.replace(/\D/g, ""));

export const journeys: Readonly<Record<string, Journey>> = {
  "a game by mouse, counted after every move, and kept": {
    async travel(visitor) {
      await visitor.open(search);
      await showCount(visitor);
      for (const [i] of solution.entries()) {
        await seeCount(visitor, solution.slice(0, i));
        if (i === 0) await staysPut(visitor);
        await playAll(visitor, classic, solution.slice(i, i + 1), byMouse);
      }
      await seeSolved(visitor);
      await visitor.tab.reload();
      await seeSolved(visitor);
      await show(visitor, "history");
      await visitor.see("daytile-history >> td", "Classic");
    },
  },
  "a game by finger on a small phone": {
    needsFinger: true,
    size: "phone",
    async travel(visitor) {
      await visitor.open(search);
      await playAll(visitor, classic, solution, byFinger);
      await seeSolved(visitor);
      await staysPut(visitor);
    },
  },
  "pieces by keys alone, taken back and placed again": {
    async travel(visitor) {
      await visitor.open(search);
      await playAll(visitor, classic, solution.slice(0, 2), byKeys);
      await visitor.tab.press("Control+z");
      await seePlaced(visitor, 1);
      await visitor.tab.press("Control+Shift+z");
      await seePlaced(visitor, 2);
      await visitor.tab.press("Control+z");
      await seePlaced(visitor, 1);
      await visitor.tab.reload();
      await seePlaced(visitor, 1);
    },
  },
  "every hint": {
    async travel(visitor) {
      await visitor.open(search);
      await visitor.click("[data-tool=help]");
      const answer = "daytile-help >> p[role=status]";
      await visitor.click("[data-level=wrong]");
      await visitor.see(answer, "So far, so good");
      await visitor.click("[data-level=nudge]");
      await visitor.see(answer, "^(Only|Forced|Shared|Others|Every|Best) ");
      await visitor.click("daytile-help >> .close");
      await visitor.click("[data-tool=help]");
      await visitor.click("[data-level=next]");
      await visitor.click("daytile-help >> .answer button");
      await seePlaced(visitor, 1);
      await visitor.click("[data-level=everything]");
      await visitor.click("daytile-help >> .answer button");
      await visitor.see("section.solved", "one solution");
    },
  },
  "all solutions of a date": {
    async travel(visitor) {
      await visitor.open(`${search}&view=solutions`);
      await visitor.click("daytile-solutions >> button.main", "92");
      await visitor.see("daytile-solutions >> label", "of 92");
      await visitor.click("daytile-solutions >> button", "Next solution");
      await visitor.until(
        "number 2 in the address",
        () => visitor.tab.run(() => location.search, null),
        (found) => found.includes("number=2"),
      );
    },
  },
  "the counts of a year": {
    async travel(visitor) {
      await visitor.open("?view=year&date=2026-12-25");
      await visitor.see("daytile-year >> dd", "^25,061$");
      await visitor.click("daytile-year >> .spot", "^25 December: 92 solutions$");
      await showCount(visitor);
      await seeCount(visitor, []);
    },
  },
  "algorithms watched, paused and left": {
    async travel(visitor) {
      await visitor.open("?view=watch&date=2026-12-25&algorithms=regions,bitboards");
      const steps = async (): Promise<number[]> => (await visitor.all(".plot p")).map(({ text }) => stepsOf(text));
      await visitor.until("both at work", steps, (all) => all.length === 2 && all.every((each) => each > 5));
      await visitor.click("daytile-watch >> button", "^Pause$");
      await visitor.see("daytile-watch >> button", "^Play$");
      const before = await steps();
      await visitor.tab.press("ArrowRight");
      await visitor.until("one step on", steps, (all) => String(all) === String(before.map((each) => each + 1)));
      await show(visitor, "play");
      await showCount(visitor);
      await seeCount(visitor, []);
    },
  },
  "history, and progress from a file": {
    async travel(visitor) {
      await visitor.open(`?view=history&date=${day}`);
      await visitor.see("daytile-history >> table.calendar a");
      await visitor.tab.run(chooseFile, progress);
      await visitor.see("daytile-history >> [role=status]", "Added 2");
      await visitor.see("daytile-history >> .times td", "^Lake");
      await visitor.tab.reload();
      await visitor.see("daytile-history >> .times td", "Classic");
    },
  },
  "dark, Japanese and Arabic": {
    async travel(visitor) {
      await visitor.open(`${search}&view=settings`);
      await visitor.click("daytile-settings >> label", "^Dark$");
      expect(await visitor.tab.run(looksNative, null)).toEqual([false]);
      await dressed(visitor, "en", "ltr", "dark");
      await visitor.tab.run(chooseLanguage, "ja");
      await visitor.see("header >> h1", "^設定$");
      await dressed(visitor, "ja", "ltr", "dark");
      await visitor.tab.run(chooseLanguage, "ar");
      await dressed(visitor, "ar", "rtl", "dark");
      await show(visitor, "play");
      await showCount(visitor);
      // In the digits that are printed on the board.
      await visitor.see(".count", "92");
      await visitor.tab.reload();
      await visitor.see(".count", "92");
      await dressed(visitor, "ar", "rtl", "dark");
    },
  },
  "every view on a phone, where the page itself never scrolls": {
    size: "phone",
    async travel(visitor) {
      for (const view of viewNames) {
        await visitor.open(`${search}&view=${view}`);
        await visitor.see(`daytile-${view} >> ${landmarks[view]}`);
        await visitor.settled();
        await staysPut(visitor);
      }
      for (let i = 0; i < 12; i++) await visitor.tab.press("Tab");
      await staysPut(visitor);
    },
  },
  "no connection, after one visit": {
    async travel(visitor, site) {
      await visitor.open(search);
      await visitor.until("everything kept", () => visitor.tab.run(isKept, null));
      expect(await visitor.all(".status .message")).toEqual([]);
      await site.stop();
      await visitor.tab.reload();
      await showCount(visitor);
      await seeCount(visitor, []);
      await playAll(visitor, classic, solution.slice(0, 1), byMouse);
      await visitor.tab.reload();
      await seePlaced(visitor, 1);
      for (const view of viewNames.filter((each) => !unlistedViews.some((unlisted) => unlisted === each))) {
        await show(visitor, view);
        await visitor.see(`daytile-${view}`);
      }
      await visitor.tab.run(chooseLanguage, "ja");
      await visitor.see("header >> h1", "^設定$");
    },
  },
  "a browser that refuses storage": { lack: "storage", travel: playUnkept },
  "a browser that refuses all site data": { lack: "site data", allows: /ServiceWorker/, travel: playUnkept },
  "a browser without WebAssembly": {
    lack: "WebAssembly",
    async travel(visitor) {
      await visitor.open(search);
      expect(await visitor.tab.run(() => typeof WebAssembly, null)).toBe("undefined");
      await playAll(visitor, classic, solution.slice(0, 1), byMouse);
      await showCount(visitor);
      await seeCount(visitor, solution.slice(0, 1));
    },
  },
};
