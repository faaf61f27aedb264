/** The views by name: the tag of each, and how to fetch it when it is first asked for. */

import type { ViewName } from "./route.js";
// The first screen comes with the first load.
import "./views/play/play.js";

export const views: Readonly<Record<ViewName, { readonly tag: string; load(): Promise<unknown> }>> = {
  play: { tag: "daytile-play", load: async () => {} },
  solutions: { tag: "daytile-solutions", load: () => import("./views/solutions/solutions.js") },
  year: { tag: "daytile-year", load: () => import("./views/year/year.js") },
  watch: { tag: "daytile-watch", load: () => import("./views/watch/watch.js") },
  history: { tag: "daytile-history", load: () => import("./views/history/history.js") },
  owner: { tag: "daytile-owner", load: () => import("./views/owner/owner.js") },
  design: { tag: "daytile-design", load: () => import("./views/design/design.js") },
  settings: { tag: "daytile-settings", load: () => import("./views/settings/settings.js") },
};
