/**
 * From how long requests have waited to whether one more may wait: a page with a picture for every day of a month may come
 * at once, but where more is asked for all the time than can be answered, a short queue serves everybody better.
 */

/** Milliseconds that nobody should wait for long. */
const target = 400;

/** Milliseconds that somebody may wait who comes with many others at once. */
const longest = 2000;

/** For this many milliseconds everybody may have waited longer before somebody is sent away. */
const patience = 1000;

/** How much the last one counts. */
const share = 0.1;

export class LoadShedder {
  private mean = 0;
  private since: number | undefined;

  constructor(private readonly threads: number) {}

  /** Somebody's turn has come. */
  began(waited: number, now: number): void {
    if (waited <= target) this.since = undefined;
    else this.since ??= now;
  }

  ended(took: number): void {
    this.mean = this.mean === 0 ? took : this.mean + share * (took - this.mean);
  }

  /** Whether one more may wait behind this many. */
  admits(waiting: number, now: number): boolean {
    const expected = ((waiting + 1) * this.mean) / this.threads;
    if (waiting === 0 || expected <= target) return true;
    const isLasting = this.since !== undefined && now - this.since >= patience;
    return !isLasting && expected <= longest;
  }
}
