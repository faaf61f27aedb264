/** From a change of the route to a link that leads there. */

import type { AppContext } from "./context.js";
import { changedRoute, type RouteChange, routeToSearch } from "./route.js";

/** A real link, so that it can be opened in a new tab; a plain click stays on the page. */
export function linkTo({ route, go }: AppContext, change: RouteChange) {
  const href = routeToSearch(changedRoute(route, change)) || "?";
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(change);
  };
  return { href, follow };
}

/** Whether what is shown is still what the address asked for when the page was opened: nobody has gone anywhere yet. */
export const visit = { isLinked: true };
