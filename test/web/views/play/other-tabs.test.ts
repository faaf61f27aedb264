/** Tabs tell each other what they have kept, where a browser lets them. */

import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const load = () => import("../../../../src/web/views/play/other-tabs.js");

it("does without other tabs where a browser refuses the way to them", async () => {
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      constructor() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      }
    },
  );
  const { onOtherTabs, notifyOtherTabs } = await load();
  const stop = onOtherTabs(() => undefined);
  expect(() => notifyOtherTabs("classic/2026-12-25")).not.toThrow();
  expect(stop).not.toThrow();
});

it("tells other tabs of a play, and hears of theirs until it has heard enough", async () => {
  const { onOtherTabs, notifyOtherTabs } = await load();
  const other = new BroadcastChannel("daytile-plays");
  const [here, there]: [unknown[], unknown[]] = [[], []];
  other.onmessage = ({ data }) => there.push(data);
  const stop = onOtherTabs((key) => here.push(key));
  notifyOtherTabs("classic/2026-12-25");
  other.postMessage("weekday/2026-12-25");
  await expect.poll(() => [here, there]).toEqual([["weekday/2026-12-25"], ["classic/2026-12-25"]]);
  stop();
  other.postMessage("classic/2026-12-26");
  const after: unknown[] = [];
  onOtherTabs((key) => after.push(key));
  other.postMessage("last");
  await expect.poll(() => after).toContain("last");
  expect(here).toEqual(["weekday/2026-12-25"]);
  other.close();
});
