/** From the address of whoever asks to whether they have asked too often: so many a second, and a handful at once. */

export interface Rate {
  readonly perSecond: number;
  /** How many may come at once after a rest. */
  readonly burst: number;
}

interface Bucket {
  left: number;
  seen: number;
}

/** More addresses than this are not told apart: the oldest are forgotten. */
const maxAddresses = 10_000;

export class Rates {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  /** Seconds to wait, or 0 for those who may go on. */
  wait(address: string, now: number): number {
    const { perSecond, burst } = this.rate;
    const { left, seen } = this.buckets.get(address) ?? { left: burst, seen: now };
    const filled = Math.min(burst, left + ((now - seen) / 1000) * perSecond);
    const mayPass = filled >= 1;
    this.buckets.delete(address);
    this.buckets.set(address, { left: mayPass ? filled - 1 : filled, seen: now });
    this.forgetOldest();
    return mayPass ? 0 : Math.ceil((1 - filled) / perSecond);
  }

  private forgetOldest(): void {
    if (this.buckets.size <= maxAddresses) return;
    for (const oldest of this.buckets.keys()) return void this.buckets.delete(oldest);
  }
}
