/** Chromium, driven by Playwright. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { browserPath } from "../../../scripts/test-tools.mjs";
import type { Engine, HandStep, Lack, Tab } from "./engine.js";
import { temporaryProfile } from "./programs.js";

/** In a profile: sites may keep nothing. */
const keepsNothing = JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } });

/** Without WebAssembly there is no compiler either: that is how browsers with stricter safety do it. */
const argumentsFor = (lack: Lack): string[] => [
  "--no-sandbox",
  ...(lack === "WebAssembly" ? ["--js-flags=--jitless"] : []),
];

function profileFor(lack: Lack): string {
  const profile = temporaryProfile();
  mkdirSync(join(profile, "Default"));
  if (lack === "site data") writeFileSync(join(profile, "Default", "Preferences"), keepsNothing);
  return profile;
}

function launch(lack: Lack): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profileFor(lack), {
    executablePath: browserPath(),
    args: argumentsFor(lack),
    // Bars that take room are part of what is tested.
    ignoreDefaultArgs: ["--hide-scrollbars"],
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    locale: "en-GB",
  });
}

async function useMouse(page: Page, steps: readonly HandStep[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === "string") await page.mouse[step]();
    else await page.mouse.move(step.to.x, step.to.y);
  }
}

/** Real touches, as the browser gets them from a screen. */
async function useFinger(session: CDPSession, steps: readonly HandStep[]): Promise<void> {
  let touchPoints: { x: number; y: number }[] = [];
  const send = (type: "touchStart" | "touchMove" | "touchEnd"): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : touchPoints });
  let isDown = false;
  for (const step of steps) {
    if (typeof step === "object") touchPoints = [{ ...step.to }];
    else isDown = step === "down";
    if (typeof step === "string") await send(isDown ? "touchStart" : "touchEnd");
    else if (isDown) await send("touchMove");
  }
}

function listen(page: Page): () => Promise<readonly string[]> {
  let heard: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) heard.push(message.text());
  });
  page.on("pageerror", ({ message }) => heard.push(message));
  return async () => {
    const all = heard;
    heard = [];
    return all;
  };
}

async function tabOf(context: BrowserContext): Promise<Tab> {
  const [page = await context.newPage()] = context.pages();
  const session = await context.newCDPSession(page);
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewportSize(size),
    run: (work, given) => page.evaluate(work as never, given) as never,
    mouse: (steps) => useMouse(page, steps),
    async wheel({ x, y }, by) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, by);
    },
    finger: (steps) => useFinger(session, steps),
    press: (keys) => page.keyboard.press(keys),
    picture: () => page.screenshot(),
    complaints: listen(page),
  };
}

export function chromiumEngine(): Engine {
  const contexts = new Map<Lack, Promise<BrowserContext>>();
  // Chromium's headless shell has no settings for sites, so there it's the page that refuses.
  const hasSettings = !browserPath().includes("headless-shell");
  const reallyLacks: readonly Lack[] = hasSettings ? ["site data", "WebAssembly"] : ["WebAssembly"];
  return {
    reallyLacks,
    tellsComplaints: true,
    async tab(lack) {
      const kind = reallyLacks.includes(lack) ? lack : "nothing";
      const context = contexts.get(kind) ?? launch(kind);
      contexts.set(kind, context);
      return tabOf(await context);
    },
    async close() {
      for (const context of contexts.values()) await (await context).close();
    },
  };
}
