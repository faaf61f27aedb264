/**
 * The frontier graph: how many exact covers there are, without going through them one by one. In AssemblyScript.
 *
 * The problem is that of ../../cover.ts. As in the kernel, the first open position is always covered next, and a table
 * says which forms fit there. But the kernel walks through a tree, and here whatever is the same is one node:
 *
 *     layer    the first open position
 *     window   what is covered beyond it
 *     keyed    how much of the keyed stocks, such as fields, has been used
 *     hands    the set of all hands of pieces that can have been used to get there
 *
 * What has been covered says how many cells the hand has in all. So most hands are impossible, and a set of them is short:
 * a few common pieces choose the bit of a word, the others choose the word. Taking a piece moves a set by a shift.
 *
 * 1. `expand` makes the nodes, layer by layer: each form that fits leads to a child, which takes over the hands.
 * 2. `prune` goes back and keeps what leads to the end: nodes, hands, edges.
 * 3. `countBack` and `countOn` number the pairs of a node and a hand, and add up along the edges.
 *
 * Example: 1x3 cells, a domino D and a single S. Layer 0 has one node with the hand {}. D leads to layer 2 with the hand
 * {D}, S to layer 1 with {S}. From there each leads to the end with the hand {D, S}: one node, where two ways meet.
 */

export { beginGraph, completeFit, expand } from "./forward";
export { prune } from "./backward";
export { finish } from "./vectors";
export { beginBack, beginOn, beginShares, countBack, countOn, countShares, forget } from "./passes";
export { beginList, list } from "./listing";
