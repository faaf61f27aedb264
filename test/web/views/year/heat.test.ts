/** Numbers can be read on every colour of the map. */

import { expect, it } from "vitest";
import { hottest } from "../../../../src/core/drawing/picture.js";
import { defaultSettings, settingChoices } from "../../../../src/web/settings.js";
import { themeFor } from "../../../../src/web/theme.js";
import { contrast, heatColours } from "../../../../src/web/views/year/heat.js";

const looks = settingChoices.palette.flatMap((palette) => [true, false].map((isDark) => [palette, isDark] as const));

it("contrast is reckoned as the guidelines do", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it.each(looks)("numbers can be read on every colour of the map: %s, dark %s", (palette, isDark) => {
  const colours = heatColours(themeFor({ ...defaultSettings, palette }, isDark));
  const contrasts = Array.from({ length: hottest + 1 }, (_, i) =>
    contrast(colours[`--heat-${i}`]!, colours[`--on-heat-${i}`]!),
  );
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});
