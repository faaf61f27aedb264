/** Counts what a server answers, and writes it as Prometheus reads it. */

/** Upper ends, in seconds. */
const buckets = [0.005, 0.02, 0.1, 0.5, 1, 5, 30] as const;

interface Series {
  count: number;
  seconds: number;
  /** How many took as long as a bucket has room for, and longer than the one before. */
  readonly within: number[];
  readonly byStatus: Map<number, number>;
}

/** What can be read off at any time, such as how many wait. */
export type Gauges = Readonly<Record<string, { readonly help: string; value(): number }>>;

const labelled = (labels: Readonly<Record<string, string | number>>): string =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",")}}`;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

export class Metrics {
  private readonly routes = new Map<string, Series>();

  constructor(private readonly gauges: Gauges = {}) {}

  /** `route` is a name from a list, never what somebody wrote. */
  note(route: string, status: number, seconds: number): void {
    const series = this.routes.get(route) ?? this.newSeries(route);
    series.count++;
    series.seconds += seconds;
    const bucket = buckets.findIndex((end) => seconds <= end);
    if (bucket >= 0) series.within[bucket] = (series.within[bucket] ?? 0) + 1;
    series.byStatus.set(status, (series.byStatus.get(status) ?? 0) + 1);
  }

  private newSeries(route: string): Series {
    const series = { count: 0, seconds: 0, within: buckets.map(() => 0), byStatus: new Map<number, number>() };
    this.routes.set(route, series);
    return series;
  }

  private answerLines(): string[] {
    const name = "daytile_answers_total";
    const lines = [...this.routes].flatMap(([route, { byStatus }]) =>
      [...byStatus].map(([status, count]) => `${name}${labelled({ route, status })} ${count}`),
    );
    return [`# HELP ${name} Answers by route and status.`, `# TYPE ${name} counter`, ...lines];
  }

  private durationLines(): string[] {
    const name = "daytile_answer_seconds";
    const lines = [...this.routes].flatMap(([route, { count, seconds, within }]) => [
      ...buckets.map((end, i) => `${name}_bucket${labelled({ route, le: end })} ${sumOf(within.slice(0, i + 1))}`),
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
