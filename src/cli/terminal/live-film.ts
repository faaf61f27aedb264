/** From a search to a film in the terminal, whose speed a person sets with keys. */

import { setTimeout } from "node:timers/promises";
import { type Algorithm, follow, type Run, type Step } from "../../core/algorithms/algorithms.js";
import { stepMessenger } from "../../core/algorithms/step.js";
import type { Message } from "../../core/i18n/message.js";
import { watchMessages } from "../../core/locales/en/watch.generated.js";
import { unbroken, widthOf, wrapped } from "../../core/pens/columns.js";
import { drawText, type TextOptions, type TextStyle } from "../../core/pens/text.js";
import { itemAt } from "../../core/text/list.js";
import type { Placement } from "../../core/tiling/placement.js";
import type { AskedQuestion } from "../../requests/question.js";
import type { Context } from "../command.js";
import { isAsciiOnly } from "./characters.js";
import { columnsOf, terminalRows } from "./page.js";

/** In steps a second. */
const speeds = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000, 50_000, 250_000] as const;
const picturesPerSecond = 25;
/** What a film takes that nobody has set the speed of. */
const defaultSeconds = 12;

const { faster, slower, pause, oneStep, quit } = watchMessages;
const keyWords: readonly Message[] = [faster(), slower(), pause(), oneStep(), quit()];
export const keyHelp = keyWords.map(({ message }) => message).join("  ");

function keyLines({ worded }: Context, columns: number): string[] {
  return wrapped(keyWords.map((word) => unbroken(worded(word))).join("  "), columns);
}

function levelOf(least: number): number {
  const level = speeds.findIndex((speed) => speed >= least);
  return level < 0 ? speeds.length - 1 : level;
}

/** The slowest speed at which this many steps do not take too long. */
export const speedFor = (steps: number): number => steps / defaultSeconds;

/** What the person has asked for so far. */
export class Controls {
  isPaused = false;
  isOver = false;
  private stepsAsked = 0;

  private level: number;

  /** About this many steps a second, to begin with. */
  constructor(speed: number) {
    this.level = levelOf(speed);
  }

  get speed(): number {
    return itemAt(speeds, this.level);
  }

  press(key: string): void {
    if (key === "+" || key === "=") this.level = Math.min(this.level + 1, speeds.length - 1);
    else if (key === "-" || key === "_") this.level = Math.max(this.level - 1, 0);
    else if (key === " ") this.isPaused = !this.isPaused;
    else if (key === ".") this.askStep();
    else if (key === "q" || key === "Q") this.isOver = true;
  }

  private askStep(): void {
    this.isPaused = true;
    this.stepsAsked++;
  }

  /** How many steps are due, when this much of a second has passed. */
  due(seconds: number): number {
    const asked = this.stepsAsked;
    this.stepsAsked = 0;
    return this.isPaused ? asked : this.speed * seconds;
  }
}

/** What is seen of a terminal. */
interface Window {
  readonly columns: number;
  readonly rows: number;
}

export class LiveFilm {
  private readonly run: Run;
  private readonly placed: Placement[];
  private readonly tell: (step: Step) => string;
  private readonly next: Step[] = [];
  private thought = "";
  private steps = 0;
  private drawn: (Window & { readonly lines: number }) | undefined;
  private due = 0;

  constructor(
    private readonly context: Context,
    private readonly question: AskedQuestion,
    private readonly algorithm: Algorithm,
    run: Run,
  ) {
    this.run = run;
    this.placed = [...question.placed];
    const message = stepMessenger(question.puzzle, question.language);
    this.tell = (step) => context.worded(message(step));
  }

  /** Runs until there is a solution, nothing is left to search, or somebody has seen enough. */
  async play(controls: Controls): Promise<void> {
    const { signal } = this.context.io;
    const { print } = this.context;
    await print(hideCursor);
    try {
      await this.draw(controls);
      while (!controls.isOver && !this.isOver()) {
        await setTimeout(1000 / picturesPerSecond, undefined, { signal });
        this.goOn(controls);
        await this.draw(controls);
      }
    } finally {
      await print(showCursor);
    }
  }

  private isOver(): boolean {
    return this.run.solutions > 0 || this.run.isFinished;
  }

  private goOn(controls: Controls): void {
    this.due += controls.due(1 / picturesPerSecond);
    const whole = Math.floor(this.due);
    this.due -= whole;
    const count = this.run.advanceToSolution(whole, this.next);
    const steps = this.next.slice(0, count);
    for (const step of steps) follow(this.placed, step);
    this.steps += count;
    const last = steps.at(-1);
    if (last !== undefined) this.thought = this.tell(last);
  }

  private async draw(controls: Controls): Promise<void> {
    const { stdout, env } = this.context.io;
    const window = { columns: columnsOf(stdout, env), rows: terminalRows(stdout, env) };
    const lines = this.fitting(controls, window);
    const back = this.backToStart(window);
    this.drawn = { ...window, lines: lines.length };
    await this.context.print(`${back}${lines.map((line) => `${line}${eraseLine}\n`).join("")}${eraseBelow}`);
  }

  /** Over the last picture; where the window has changed, nobody knows where that is now. */
  private backToStart({ columns, rows }: Window): string {
    if (this.drawn === undefined) return "";
    if (this.drawn.columns !== columns || this.drawn.rows !== rows) return clearAll;
    return `\u001b[${this.drawn.lines}A\r`;
  }

  /** The best picture that the window has room for: behind the last line, the cursor needs one as well. */
  private fitting(controls: Controls, { columns, rows }: Window): string[] {
    const status = this.status(controls, columns - 1);
    const letters = this.board("letters", columns);
    const outline = isAsciiOnly(this.context.io) ? letters : this.board("outline", columns);
    const choices = [
      [...outline, "", ...status],
      [...letters, "", ...status],
      [...letters, ...status],
      letters,
      status,
    ];
    const lines = choices.find(({ length }) => length < rows) ?? status.slice(0, Math.max(1, rows - 1));
    // A terminal moves on to the next line when its last column is written.
    return lines.map((line) => clippedTo(line, columns - 1));
  }

  private board(style: TextStyle, width: number): string[] {
    const { puzzle, uncovered, language } = this.question;
    const { paint } = this.context.page;
    const look: TextOptions = { style, language, width, ...(paint ? { paint } : {}) };
    return drawText(puzzle, { placements: this.placed, uncovered }, look);
  }

  private status(controls: Controls, columns: number): string[] {
    const { nodes, tried } = this.run;
    const { name } = this.algorithm;
    const { worded } = this.context;
    return [
      worded(
        controls.isPaused
          ? watchMessages.paused({ algorithm: name })
          : watchMessages.pace({ algorithm: name, speed: controls.speed }),
      ),
      worded(watchMessages.counts({ steps: this.steps, nodes, tried })),
      this.thought,
      ...(this.isOver() || controls.isOver ? [] : keyLines(this.context, columns)),
    ];
  }
}

const hideCursor = "\u001b[?25l";
const showCursor = "\u001b[?25h";
/** What an earlier, longer picture has left behind. */
const eraseLine = "\u001b[K";
const eraseBelow = "\u001b[J";
const clearAll = "\u001b[2J\u001b[H";

/** Only lines without colour are ever too long. */
function clippedTo(line: string, columns: number): string {
  return widthOf(line) <= columns ? line : line.slice(0, Math.max(0, columns));
}
