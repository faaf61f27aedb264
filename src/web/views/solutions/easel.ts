/** From canvases that wait for their drawings to drawn ones, a few at a time, so that the page never stands still. */

/** Of a frame's 16 milliseconds: the browser takes twice as long again to turn into pixels what is drawn here. */
const maxMilliseconds = 3;

export class Easel {
  private waiting: (() => void)[] = [];
  private frame = 0;

  /** `tell` hears when drawing begins and when all is drawn. */
  constructor(private readonly tell: (isBusy: boolean) => void) {}

  /** The first come with the next frame, even one that has begun; what waited before is forgotten. */
  take(drawings: readonly (() => void)[]): void {
    cancelAnimationFrame(this.frame);
    this.waiting = [...drawings];
    this.tell(this.waiting.length > 0);
    if (this.waiting.length > 0) this.frame = requestAnimationFrame(this.goOn);
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
