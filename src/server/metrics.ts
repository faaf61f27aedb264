/** Counts what a server answers, and writes it as Prometheus reads it. */

/** Upper ends, in seconds. */
const buckets = [0.005, 0.02, 0.1, 0.5, 1, 5, 30] as const;

interface Series {
  count: number;
  seconds: number;
  readonly within: number[];
}

/** What can be read off at any time, such as how many wait. */
export type Gauges = Readonly<Record<string, { readonly help: string; value(): number }>>;

const labelled = (labels: Readonly<Record<string, string | number>>): string =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",")}}`;

export class Metrics {
  private readonly answers = new Map<string, number>();
  private readonly durations = new Map<string, Series>();

  constructor(private readonly gauges: Gauges = {}) {}

  /** `route` is a name from a list, never what somebody wrote. */
  note(route: string, status: number, seconds: number): void {
    const key = labelled({ route, status });
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
    const series = this.durations.get(route) ?? { count: 0, seconds: 0, within: buckets.map(() => 0) };
    series.count++;
    series.seconds += seconds;
    for (const [i, end] of buckets.entries()) if (seconds <= end) series.within[i] = (series.within[i] ?? 0) + 1;
    this.durations.set(route, series);
  }

  private answerLines(): string[] {
    const lines = [...this.answers].map(([labels, count]) => `daytile_answers_total${labels} ${count}`);
    return [
      "# HELP daytile_answers_total Answers by route and status.",
      "# TYPE daytile_answers_total counter",
      ...lines,
    ];
  }

  private durationLines(): string[] {
    const name = "daytile_answer_seconds";
    const lines = [...this.durations].flatMap(([route, { count, seconds, within }]) => [
      ...buckets.map((end, i) => `${name}_bucket${labelled({ route, le: end })} ${within[i]}`),
      `${name}_bucket${labelled({ route, le: "+Inf" })} ${count}`,
      `${name}_sum${labelled({ route })} ${seconds.toFixed(6)}`,
      `${name}_count${labelled({ route })} ${count}`,
    ]);
    return [`# HELP ${name} How long answers took.`, `# TYPE ${name} histogram`, ...lines];
  }

  private gaugeLines(): string[] {
    return Object.entries(this.gauges).flatMap(([name, { help, value }]) => [
      `# HELP daytile_${name} ${help}`,
      `# TYPE daytile_${name} gauge`,
      `daytile_${name} ${value()}`,
    ]);
  }

  text(): string {
    return `${[...this.answerLines(), ...this.durationLines(), ...this.gaugeLines()].join("\n")}\n`;
  }
}
