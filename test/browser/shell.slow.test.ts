import { expect, it } from "vitest";
import { openPage } from "./support.js";

it("opens on today's puzzle", async () => {
  const page = await openPage({ now: "2026-12-25T08:00:00" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("25 December 2026");
});
