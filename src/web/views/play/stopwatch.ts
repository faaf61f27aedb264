/** From moments to the time that was spent: runs while somebody plays, and stands still while nobody looks. */

export class Stopwatch {
  private spent: number;
  private since: number | undefined;

  /** `now` is a clock in milliseconds that never goes back. */
  constructor(
    seconds: number,
    private readonly now: () => number,
  ) {
    this.spent = seconds * 1000;
  }

  get seconds(): number {
    const running = this.since === undefined ? 0 : this.now() - this.since;
    return (this.spent + running) / 1000;
  }

  get isRunning(): boolean {
    return this.since !== undefined;
  }

  start(): void {
    this.since ??= this.now();
  }

  stop(): void {
    this.spent = this.seconds * 1000;
    this.since = undefined;
  }
}

const two = (count: number): string => String(count).padStart(2, "0");

/** As a clock shows it: 0:07, 12:34, 1:02:03. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
