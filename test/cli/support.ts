/** Turns a command line into what it printed, in process: its own world for every run. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { main } from "../../src/cli/main.js";
import { ClosedPipe, type Io, type Sink } from "../../src/cli/terminal/io.js";

export interface World {
  readonly terminal?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly now?: Date;
  readonly signal?: AbortSignal;
  readonly watchKeys?: Io["watchKeys"];
  /** The reader of the standard output goes away after this many writes. */
  readonly readsOnly?: number;
}

export interface Printed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly cwd: string;
}

export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "daytile-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

function collector(
  { terminal = false, columns, rows }: World,
  most = Number.POSITIVE_INFINITY,
): Sink & { text: string } {
  let writes = 0;
  return {
    text: "",
    isTerminal: terminal,
    columns,
    rows,
    async write(text) {
      if (writes++ >= most) throw new ClosedPipe();
      this.text += text;
    },
  };
}

/** Christmas Eve of 2026, a Thursday. */
const defaultNow = new Date(2026, 11, 24, 9, 30);

/** Words as a shell would cut them, without quotes. */
export async function daytile(line: string | readonly string[], world: World = {}): Promise<Printed> {
  const argv = typeof line === "string" ? line.split(" ").filter((word) => word !== "") : line;
  const [stdout, stderr] = [collector(world, world.readsOnly), collector(world)];
  const cwd = world.cwd ?? folderWith(world.files ?? {});
  const code = await main(argv, {
    stdout,
    stderr,
    readStdin: async () => world.stdin ?? "",
    ...(world.watchKeys ? { watchKeys: world.watchKeys } : {}),
    env: world.env ?? {},
    cwd,
    now: () => world.now ?? defaultNow,
    signal: world.signal ?? new AbortController().signal,
  });
  return { code, stdout: stdout.text, stderr: stderr.text, cwd };
}

export async function json(line: string | readonly string[], world: World = {}): Promise<Record<string, unknown>> {
  const { stdout, stderr } = await daytile(line, world);
  if (stdout === "") throw new Error(`nothing was printed: ${stderr}`);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** A puzzle small enough to know by heart. */
export const smallWeek = `id: small-week
title: A small week
note: Only the weekday stays visible.
credits:
  - Drawn for the tests
lattice: square
board: |
  Sun Mon Tue Wed
  Thu Fri Sat *
fields:
  weekday: Sun Mon Tue Wed Thu Fri Sat
pieces: |
  L3  I2
  ##  ##
  #.
copies: {I2: 2}
flips: all
`;

/** A puzzle without dates and without solutions: the bar needs a row that no target leaves whole. */
export const rows = `id: rows
title: Two rows
note: One letter of each row stays visible.
credits:
  - Drawn for the tests
lattice: square
board: |
  a b c d
  e f g h
fields:
  upper: a b c d
  lower: e f g h
pieces: |
  I4    I2
  ####  ##
flips: all
`;

/** The classic board and its pieces in the two-file form. */
export const boardText = `Jan Feb Mar Apr May Jun -
Jul Aug Sep Oct Nov Dec -
1 2 3 4 5 6 7
8 9 10 11 12 13 14
15 16 17 18 19 20 21
22 23 24 25 26 27 28
29 30 31 - - - -
`;
export const shapesText = `1 1 1 1
1 0 0 0

1 1 0 0
0 1 1 1

1 1 1
1 1 0

1 1 1
1 0 1

1 1 1
1 0 0
1 0 0

1 1 1 1
0 1 0 0

1 1 0
0 1 0
0 1 1

1 1 1
1 1 1
`;

/** Two pieces of a solution for 25 December. */
export const half = `UU.....
U......
UU.....
L......
L......
L......
LL.....
`
  .split("\n")
  .map((row, y) => (y < 2 ? row.replace(/.$/, "-") : y === 6 ? "LL.----" : row))
  .join("\n");

/** What the examples of the help speak of. */
export const exampleFiles = {
  "mine.yaml": smallWeek,
  "board.txt": boardText,
  "shapes.txt": shapesText,
  "half.txt": half,
} as const;
