/**
 * Turns two tasks into how much dearer one is: in the processor's time, which other programs do not lengthen. It is for
 * what cannot be counted in steps, such as how long a pattern looks for its match.
 */

type Work = () => unknown;

/** Below this, in microseconds, what is measured is mostly the measuring. */
const least = 1000;

function processorTime(work: Work): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The least of several tries: the first one also translates the code, and any may have to collect garbage. */
const effortOf = (work: Work, tries: number): number =>
  Math.min(...Array.from({ length: tries }, () => processorTime(work)));

/**
 * How many times the effort of one task another takes. Tests ask for orders of magnitude only: work that grows with the
 * square of its size, or unfolds what it should have counted, is dearer by hundreds.
 */
export function timesDearer(task: Work, yardstick: Work, tries = 3): number {
  return effortOf(task, tries) / Math.max(effortOf(yardstick, tries), least);
}
