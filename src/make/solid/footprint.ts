/** From a body to where it stands on the bed of a printer. */

import type { Ring } from "../plane.js";
import type { Mesh } from "./mesh.js";

/** The edges of what lies on the bed, each once: those inside are passed in both directions. */
function findBottomEdges({ vertices, facets }: Mesh): Map<number, number> {
  const next = new Map<number, number>();
  const edges = new Set<string>();
  for (const facet of facets) {
    if (facet.some((index) => vertices[index]!.z !== 0)) continue;
    for (const [i, from] of facet.entries()) edges.add(`${from} ${facet[(i + 1) % 3]!}`);
  }
  for (const edge of edges) {
    const [from, to] = edge.split(" ");
    if (!edges.has(`${to} ${from}`)) next.set(Number(from), Number(to));
  }
  return next;
}

/** Where a body stands on the bed, as rings in its own units. */
export function findFootprint(mesh: Mesh): Ring[] {
  const next = findBottomEdges(mesh);
  const rings: Ring[] = [];
  for (const first of next.keys()) {
    const ring: Ring[number][] = [];
    for (let at: number | undefined = first; at !== undefined && next.has(at); ) {
      const { x, y } = mesh.vertices[at]!;
      ring.push({ x, y });
      const to: number | undefined = next.get(at);
      next.delete(at);
      at = to;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
