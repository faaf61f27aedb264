/** Where the worker begins that searches for better designs: from orders to findings, telling how far it is. */

import { fillBoard } from "../../../core/design/fill-board.js";
import { rankIdeas } from "../../../core/design/ideas.js";
import { layLabels } from "../../../core/design/lay-labels.js";
import type { DesignFinding, DesignOrder, DesignReply } from "./design-orders.js";

interface DesignPort {
  postMessage(message: DesignReply): void;
  onmessage: ((event: { readonly data: DesignOrder }) => void) | null;
}

const port = globalThis as unknown as DesignPort;
const maxIdeas = 8;

const onProgress = ({ done }: { readonly done: number }): void => port.postMessage({ done });

async function findingFor({ task, puzzle, goal, seed, part }: DesignOrder): Promise<DesignFinding> {
  if (task === "swap") return { ideas: (await rankIdeas(puzzle, goal, { onProgress, part })).ideas.slice(0, maxIdeas) };
  if (task === "labels") return layLabels(puzzle, goal, { onProgress, seed });
  const { loadKnownSets } = await import("../../../formats/known-sets.js");
  const known = await loadKnownSets().catch(() => undefined);
  return (await fillBoard(puzzle, goal, { onProgress, seed, known })) ?? {};
}

port.onmessage = ({ data }) => {
  void findingFor(data)
    .then((finding): DesignReply => ({ finding }))
    .catch((): DesignReply => ({ failed: true }))
    .then((reply) => port.postMessage(reply));
};
