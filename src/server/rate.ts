/** From the address of whoever asks to whether they have asked too often: this many a second, and a handful at once. */

export interface Rate {
  readonly perSecond: number;
  /** How many may come at once after a rest. */
  readonly burst: number;
}

interface Bucket {
  left: number;
  seen: number;
}

/** Who has one address of IPv6 has all that begin with the same four groups. */
function neighbourhood(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const [before, after] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0)) }, () => "0");
  return [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(":");
}

/** More addresses than this are not told apart: the oldest are forgotten. */
const maxAddresses = 10_000;

export class Rates {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  /** Seconds to wait, or 0 for those who may go on. */
  wait(asking: string, now: number): number {
    const address = neighbourhood(asking);
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
