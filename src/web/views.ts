/** The views by name: how to fetch each when it is first asked for. Its tag is its name behind "daytile-". */

import type { ViewName } from "./route.js";
// The first screen comes with the first load.
import "./views/play/play.js";

export const views: Readonly<Record<ViewName, () => Promise<unknown>>> = {
  play: async () => {},
  solutions: () => import("./views/solutions/solutions.js"),
  year: () => import("./views/year/year.js"),
  watch: () => import("./views/watch/watch.js"),
  history: () => import("./views/history/history.js"),
  owner: () => import("./views/owner/owner.js"),
  design: () => import("./views/design/design.js"),
  atlas: () => import("./views/atlas/atlas.js"),
  lazy: () => import("./views/lazy/lazy.js"),
  settings: () => import("./views/settings/settings.js"),
};
