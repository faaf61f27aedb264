/** Speeds to choose from, and from the time that has passed to the steps that are due. */

/** In steps a second; the last is as many as the screen leaves time for. */
export const speeds = [1, 2, 4, 8, 15, 30, 60, 250, 1000, 5000, 20_000, Number.POSITIVE_INFINITY] as const;

/** Fast enough to see it get somewhere, slow enough to see where. */
export const defaultSpeedIndex = speeds.indexOf(15);

/** After a pause of the browser, nobody wants to see everything at once that was missed. */
const maxFrame = 100;

/** What all boards together may take of a frame, in milliseconds, so that the browser has time to draw it. */
const slices = { min: 1, max: 6 };

/** A frame that takes longer is late, by a screen that shows sixty a second. */
const lateFrame = 19;

export class Pace {
  /** Less where frames come late, as on slow or busy machines; more again where they do not. */
  slice = slices.max;
  private owed = 0;
  private before: number | undefined;

  /** Forgets the time, as after a pause; the first step is due at once. */
  rest(): void {
    this.owed = 1;
    this.before = undefined;
  }

  /** How many steps are due at a time, in milliseconds, that never goes back. */
  stepsDue(now: number, perSecond: number): number {
    const passed = Math.min(maxFrame, now - (this.before ?? now));
    this.before = now;
    this.slice = Math.min(slices.max, Math.max(slices.min, this.slice * (passed > lateFrame ? 0.7 : 1.05)));
    if (perSecond === Number.POSITIVE_INFINITY) return perSecond;
    this.owed += (passed * perSecond) / 1000;
    const due = Math.floor(this.owed);
    this.owed -= due;
    return due;
  }
}
