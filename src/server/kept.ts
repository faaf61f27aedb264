/** Keeps the answers that were asked for last, by address, as far as there is room for them. */

export interface KeptAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly tag: string;
}

/** What an answer takes up besides its body: short ones weigh mostly that. */
const overhead = 500;

const sizeOf = (key: string, { body }: KeptAnswer): number => body.length + key.length + overhead;

export class KeptAnswers {
  private readonly answers = new Map<string, KeptAnswer>();
  private bytes = 0;

  constructor(private readonly room: number) {}

  get(key: string): KeptAnswer | undefined {
    const answer = this.answers.get(key);
    if (answer === undefined) return undefined;
    // The last one that is asked for is the last one to go.
    this.answers.delete(key);
    this.answers.set(key, answer);
    return answer;
  }

  keep(key: string, answer: KeptAnswer): void {
    if (sizeOf(key, answer) > this.room / 8) return;
    this.drop(key);
    this.answers.set(key, answer);
    this.bytes += sizeOf(key, answer);
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= this.room) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const answer = this.answers.get(key);
    if (answer !== undefined) this.bytes -= sizeOf(key, answer);
    this.answers.delete(key);
  }
}
