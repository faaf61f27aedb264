/** From canvases that wait for their drawings to drawn ones, a few at a time, so that the page never stands still. */

/** Of a frame's 16 milliseconds; the browser needs the others. */
const maxMilliseconds = 6;

export class Easel {
  private waiting: (() => void)[] = [];
  private frame = 0;

  /** `tell` hears when drawing begins and when all is drawn. */
  constructor(private readonly tell: (isBusy: boolean) => void) {}

  /** The first come at once, the others in the next frames; what waited before is forgotten. */
  take(drawings: readonly (() => void)[]): void {
    cancelAnimationFrame(this.frame);
    this.waiting = [...drawings];
    this.goOn();
  }

  private readonly goOn = (): void => {
    const end = performance.now() + maxMilliseconds;
    do this.waiting.shift()?.();
    while (this.waiting.length > 0 && performance.now() < end);
    if (this.waiting.length > 0) this.frame = requestAnimationFrame(this.goOn);
    this.tell(this.waiting.length > 0);
  };

  leave(): void {
    cancelAnimationFrame(this.frame);
    this.waiting = [];
  }
}
