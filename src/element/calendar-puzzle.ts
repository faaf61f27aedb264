/**
 * <calendar-puzzle>: the puzzle of a date in any page. It holds a board, keeps the game, and tells the page what happens.
 *
 * Attributes, events, parts and colours are those of the list in embed.ts.
 */

import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { localDate } from "../core/calendar/calendar.js";
import { formatDate } from "../core/calendar/date-text.js";
import { type Language, languageOf } from "../core/calendar/languages.js";
import type { Theme } from "../core/drawing/themes.js";
import { isSolved, newGame } from "../core/game/game.js";
import { canRedo, canUndo, newPlay, type Play, played, redone, restarted, undone } from "../core/game/play.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import type { Placement } from "../core/tiling/placement.js";
import { defaultPuzzle } from "../formats/default-puzzle.js";
import { styled } from "../templates/styled.js";
import type { BoardEvents, DaytileBoard } from "./board-element.js";
import "./board-element.js";
import { attributes, type EmbedMode, type EmbedTheme, embedThemes, modes } from "../core/embed/embed.js";
import { readDate, type ShownDate, shownDate } from "./embed-date.js";
import type { pictureTemplate } from "./embed-picture.js";
import { embedStyles } from "./embed-styles.js";
import { embedTheme } from "./embed-theme.js";
import { type RowActions, toolRow } from "./embed-tools.js";
import { type EmbedWords, embedWordsIn, englishWords } from "./embed-words.js";
import { watchToday } from "./today.js";
import type { Turn } from "./turning.js";

/** What the page said, or the first of the list where it said nothing that is in it. */
const oneOf = <Value extends string>(values: readonly Value[], said: string | null | undefined, usual: Value): Value =>
  values.find((value) => value === said) ?? usual;

/** Puzzles other than the usual one come one by one. */
const fetched = async (id: string, language: Language): Promise<Puzzle | string> =>
  (await import("./embed-catalogue.js")).loadPuzzleCalled(id, language);

const complaint = (text: string): TemplateResult => html`<p part="message" role="alert">${text}</p>`;

const millisecondsPerSecond = 1000;

export class CalendarPuzzle extends LitElement {
  static override styles = embedStyles;
  static override properties = {
    ...Object.fromEntries(attributes.map(({ name, type }) => [name, type === "number" ? { type: Number } : {}])),
    loaded: { state: true },
    speech: { state: true },
    shown: { state: true },
    play: { state: true },
    hand: { state: true },
    solution: { state: true },
    draw: { state: true },
    fault: { state: true },
    isDark: { state: true },
  };

  declare puzzle: string | Puzzle;
  declare date: string;
  declare mode: EmbedMode;
  declare number: number;
  declare lang: string;
  declare theme: EmbedTheme;
  /** Undefined until it has come. */
  declare private loaded: Puzzle | undefined;
  declare private speech: EmbedWords;
  declare private shown: ShownDate | undefined;
  declare private play: Play | undefined;
  declare private hand: BoardEvents["daytile-hand"] | undefined;
  /** Undefined while it is looked for. */
  declare private solution: readonly Placement[] | undefined;
  declare private draw: typeof pictureTemplate | undefined;
  declare private fault: string | undefined;
  declare private isDark: boolean;

  private begun: number | undefined;
  private readonly screen = matchMedia("(prefers-color-scheme: dark)");
  private endWatch: () => void = () => {};

  constructor() {
    super();
    this.puzzle = defaultPuzzle.id;
    this.date = "today";
    this.mode = "play";
    this.number = 1;
    this.lang = "";
    this.theme = "auto";
    this.speech = englishWords;
    this.isDark = this.screen.matches;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.screen.addEventListener("change", this.onScreen);
    this.endWatch = watchToday(() => void this.showDate());
  }

  override disconnectedCallback(): void {
    this.screen.removeEventListener("change", this.onScreen);
    this.endWatch();
    super.disconnectedCallback();
  }

  private readonly onScreen = (): void => {
    this.isDark = this.screen.matches;
  };

  /** The element's own language, or that of the page around it. */
  private get language(): Language {
    const around = this.parentElement?.closest("[lang]")?.getAttribute("lang") ?? document.documentElement.lang;
    return languageOf(this.lang || around || "en") ?? "en";
  }

  private get colours(): Theme {
    return embedTheme(oneOf(embedThemes, this.theme, "auto"), this.isDark);
  }

  private get shownMode(): EmbedMode {
    return oneOf(modes, this.mode, "play");
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("puzzle")) void this.takePuzzle();
    if (changed.has("lang")) void this.takeWords();
    if (["date", "lang"].some((name) => changed.has(name))) void this.showDate();
    if (this.shownMode !== "play" && this.draw === undefined) void this.takePen();
    if (["shown", "mode", "number"].some((name) => changed.has(name))) void this.takeSolution();
  }

  private async takePuzzle(): Promise<void> {
    const asked = this.puzzle;
    // What is at hand is shown at once; no other board is seen before the one that was asked for.
    const puzzle =
      typeof asked === "object"
        ? asked
        : asked === defaultPuzzle.id
          ? defaultPuzzle
          : await fetched(asked, this.language);
    if (this.puzzle !== asked) return;
    if (typeof puzzle === "string") {
      this.fault = puzzle;
      return;
    }
    this.loaded = puzzle;
    void this.showDate();
  }

  /** Whoever plays needs no picture. */
  private async takePen(): Promise<void> {
    this.draw = (await import("./embed-picture.js")).pictureTemplate;
  }

  private async takeWords(): Promise<void> {
    const { language } = this;
    const words = await embedWordsIn(language);
    if (this.language === language) this.speech = words;
  }

  /** The game of a date begins anew only if the date or the puzzle is another one. */
  private async showDate(): Promise<void> {
    const { loaded: puzzle, date: said } = this;
    if (puzzle === undefined) return;
    const today = localDate();
    const day = await readDate(said ?? "", today, this.language);
    const shown = day.ok ? await shownDate(puzzle, day.value, today) : day;
    if (this.loaded !== puzzle || this.date !== said) return;
    this.fault = shown.ok ? undefined : shown.faults[0]?.message;
    if (shown.ok) this.begin(puzzle, shown.value);
  }

  private begin(puzzle: Puzzle, shown: ShownDate): void {
    const before = this.shown;
    this.shown = shown;
    if (before?.iso === shown.iso && this.play?.game.puzzle === puzzle) return;
    this.play = newPlay(newGame(puzzle, shown.uncovered));
    this.begun = undefined;
    if (before !== undefined && before.iso !== shown.iso) this.tell("datechange", { date: shown.iso });
  }

  private async takeSolution(): Promise<void> {
    const { shown, loaded: puzzle, number } = this;
    this.solution = undefined;
    if (this.shownMode !== "solution" || shown === undefined || puzzle === undefined) return;
    const { solutionAt } = await import("./embed-solver.js");
    const tiling = await solutionAt({ puzzle, uncovered: shown.uncovered }, Math.max(1, Math.trunc(number) || 1));
    if (this.shown === shown && this.number === number) this.solution = tiling;
  }

  private tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  private go(play: Play, move: string): void {
    this.play = play;
    this.begun ??= performance.now();
    const { game } = play;
    const pieces = game.puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0);
    this.tell("move", { move, placed: game.placed.length, pieces });
    if (!isSolved(game)) return;
    const seconds = Math.round((performance.now() - this.begun) / millisecondsPerSecond);
    this.tell("solved", { date: this.shown?.iso ?? "", moves: play.at, seconds });
  }

  private readonly onMove = ({ detail }: CustomEvent<BoardEvents["daytile-move"]>): void => {
    const after = this.play && played(this.play, detail.move);
    if (after?.ok) this.go(after.value, detail.move);
  };

  private readonly onHand = ({ detail }: CustomEvent<BoardEvents["daytile-hand"]>): void => {
    this.hand = detail;
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) this.redo();
    else this.undo();
  };

  private get board(): DaytileBoard | null {
    return this.renderRoot.querySelector("daytile-board");
  }

  private turn(turn: Turn): void {
    this.board?.turn(turn);
  }

  /** Takes the last move back. */
  undo(): void {
    if (this.play && canUndo(this.play)) this.go(undone(this.play), "undo");
  }

  redo(): void {
    if (this.play && canRedo(this.play)) this.go(redone(this.play), "redo");
  }

  /** Takes every piece off. */
  restart(): void {
    if (this.play && canUndo(this.play)) this.go(restarted(this.play), "restart");
  }

  private readonly actions: RowActions = {
    rotate: () => this.turn("rotate"),
    flip: () => this.turn("flip"),
    undo: () => this.undo(),
    redo: () => this.redo(),
    restart: () => this.restart(),
  };

  private message(play: Play): string {
    const { goal, goalToday, wellDone } = this.speech.tools;
    if (isSolved(play.game)) return wellDone;
    return this.shown?.isToday ? goalToday : goal;
  }

  private playing(play: Play): TemplateResult {
    const { speech, hand } = this;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const state = { canTurn: hand?.held ?? false, mayFlip: hand?.mayFlip ?? true, play };
    return html`<daytile-board part="board" .game=${play.game} .theme=${this.colours} .words=${speech.board} .moves=${!still}
        .language=${this.language} ?solved=${isSolved(play.game)} @daytile-move=${this.onMove}
        @daytile-hand=${this.onHand} @keydown=${this.onKey}></daytile-board>
      <p part="message" aria-live="polite">${this.message(play)}</p>
      ${toolRow(state, this.actions, speech.tools)}`;
  }

  /** What the page has put between the tags stays until there is something better. */
  private still({ game }: Play, { uncovered }: ShownDate): TemplateResult {
    const { draw, solution } = this;
    const isLookedFor = this.shownMode === "solution" && solution === undefined && this.firstChild !== null;
    if (draw === undefined || isLookedFor) return html`<slot></slot>`;
    const picture = draw(game.puzzle, { placements: solution ?? [], uncovered }, this.language, this.colours);
    return solution?.length === 0 ? html`${picture}${complaint(this.speech.board.tooFew)}` : picture;
  }

  override render(): TemplateResult {
    const { play, shown, fault } = this;
    if (fault !== undefined) return complaint(fault);
    if (play === undefined || shown === undefined) return html`<slot></slot>`;
    const mode = this.shownMode;
    const inks = { "--label": this.colours.plain.quiet };
    return html`<div class=${mode} style=${styled(inks)} role="group" aria-label=${formatDate(shown.date, this.language)}>
      ${mode === "play" ? this.playing(play) : this.still(play, shown)}
    </div>`;
  }
}

// A page may load it twice, from two places.
if (customElements.get("calendar-puzzle") === undefined) customElements.define("calendar-puzzle", CalendarPuzzle);
