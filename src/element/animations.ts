/** From what happens to a piece to a short animation of its element. */

import { afterTurn, beforeTurn, innerTransform, type Pose } from "./pose.js";
import type { Turn } from "./turning.js";

export function animateTurn(piece: Element | null, pose: Pose, turn: Turn, degrees: number): void {
  const steps = [beforeTurn(turn, degrees), afterTurn(turn)];
  const frames = steps.map((step) => ({ transform: innerTransform(pose, step) }));
  piece?.querySelector(".inner")?.animate(frames, { duration: 170, easing: "ease-out" });
}

/** A short shake of the head. */
export function animateRefusal(piece: Element | null): void {
  const frames = [0, -8, 7, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  piece?.querySelector(".tile")?.animate(frames, { duration: 260, easing: "ease-out" });
}
