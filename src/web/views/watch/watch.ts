/** <daytile-watch>: one to four algorithms search for the same date, side by side, at any speed, forwards and backwards. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { algorithmNamed } from "../../../core/algorithms/algorithms.js";
import { type AlgorithmId, algorithmIds } from "../../../core/names.js";
import { itemAt } from "../../../core/text/list.js";
import { styled } from "../../../templates/styled.js";
import { KeyView } from "../../key-view.js";
import { visit } from "../../link.js";
import { maxWatched } from "../../route.js";
import { areSpoilersWanted, wantSpoilers } from "../../spoilers.js";
import { aloneStyles } from "../../styles/alone.js";
import { progressStyles } from "../../styles/progress.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { saveFile } from "../history/files.js";
import { solutionBoard } from "../solutions/board.js";
import { type ControlActions, controls } from "./controls.js";
import "./lane.js";
import { defaultSpeedIndex, Pace, speeds } from "./pace.js";
import { Player } from "./player.js";
import { watchStyles } from "./styles.js";

const defaultAlgorithms: readonly AlgorithmId[] = ["positions", "dancing-links"];

/** Faster than this, a mark would only flicker. */
const fastestMarked = 60;

/** How many steps the arrow keys make with Shift. */
const manySteps = 100;

/** What has its own use for the space bar. */
const takesSpace = "button, a, input:not([type=range]), select, textarea, dialog";

/** One algorithm and how far it is. */
interface Entry {
  readonly id: AlgorithmId;
  /** Undefined while it is on its way. */
  player: Player | undefined;
  /** Whether it waits at a solution until somebody wants more. */
  waits: boolean;
}

class WatchView extends KeyView {
  static override styles = [shared, progressStyles, aloneStyles, watchStyles];
  static override properties = {
    ...View.properties,
    isPlaying: { state: true },
    speed: { state: true },
    stopsAtSolutions: { state: true },
    filmed: { state: true },
  };

  declare isPlaying: boolean;
  /** Index into the speeds. */
  declare speed: number;
  declare stopsAtSolutions: boolean;
  /** How much of a film is ready, from 0 to 1; undefined where none is being made. */
  declare filmed: number | undefined;

  private entries: Entry[] = [];
  private readonly pace = new Pace();
  private frame = 0;
  private filming = new AbortController();

  constructor() {
    super();
    this.speed = defaultSpeedIndex;
    this.stopsAtSolutions = true;
    this.isPlaying = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.frame);
    this.filming.abort();
  }

  private get chosen(): readonly AlgorithmId[] {
    return this.context.route.algorithms ?? defaultAlgorithms;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("context")) this.readContext(changed.get("context"));
  }

  /** What is watched already goes on when a board is added or taken away; another date is a new beginning. */
  private readContext(before: View["context"] | undefined): void {
    const { puzzle, uncovered, moves } = this.context;
    const isSame = before?.puzzle === puzzle && before.uncovered === uncovered;
    const known = isSame ? this.entries : [];
    this.entries = this.chosen.map((id) => known.find((entry) => entry.id === id) ?? this.newEntry(id));
    if (isSame) return;
    this.filming.abort();
    // Who follows a link to a search has asked for it.
    if (before === undefined && this.context.route.algorithms !== undefined && visit.isLinked)
      wantSpoilers(this.context);
    this.isPlaying = moves && areSpoilersWanted(this.context);
    this.start();
  }

  private readonly reveal = (): void => {
    wantSpoilers(this.context);
    this.isPlaying = this.context.moves;
    this.start();
    this.requestUpdate();
  };

  /** A search ends on a solution, which not everybody wants to see. */
  private veil(): TemplateResult {
    const { watch, solutions } = this.context.words;
    return html`<div class="alone">
      ${solutionBoard(this.context, [], this.context.dateTitle)}
      <h2>${watch.title}</h2>
      <p class="quiet">${solutions.spoiler} ${watch.spoiler}</p>
      <button class="main" @click=${this.reveal}>${watch.reveal}</button>
    </div>`;
  }

  private newEntry(id: AlgorithmId): Entry {
    const entry: Entry = { id, player: undefined, waits: false };
    void this.load(entry);
    return entry;
  }

  private async load(entry: Entry): Promise<void> {
    const { puzzle, uncovered } = this.context;
    const lesson = await algorithmNamed(entry.id)
      .load()
      .catch(() => undefined);
    if (lesson === undefined) return this.tellNotLoaded();
    entry.player = new Player(lesson, { puzzle, uncovered });
    this.requestUpdate();
    this.start();
  }

  private tellNotLoaded(): void {
    const { say, words } = this.context;
    if (this.isConnected) say(words.shell.notLoaded);
  }

  private get players(): Player[] {
    return this.entries.flatMap(({ player }) => player ?? []);
  }

  private get stepsPerSecond(): number {
    return itemAt(speeds, this.speed);
  }

  private start(): void {
    cancelAnimationFrame(this.frame);
    // An algorithm may arrive when nobody watches any more.
    if (!this.isConnected) return;
    this.pace.rest();
    this.frame = requestAnimationFrame(this.onFrame);
  }

  private readonly onFrame = (now: number): void => {
    const busy = this.entries.filter((entry) => this.isBusy(entry));
    const steps = this.pace.stepsDue(now, this.stepsPerSecond);
    for (const entry of busy) this.work(entry, steps, this.pace.slice / busy.length);
    for (const lane of this.renderRoot.querySelectorAll("daytile-lane")) lane.refresh(now);
    if (this.isPlaying && this.players.length === this.entries.length) this.restWhenOver();
    if (this.isPlaying || this.players.some((player) => player.isOnTheWay))
      this.frame = requestAnimationFrame(this.onFrame);
    else this.requestUpdate();
  };

  private isBusy({ player, waits }: Entry): boolean {
    if (player === undefined) return false;
    return player.isOnTheWay || (this.isPlaying && !waits && player.canGoOn);
  }

  private work(entry: Entry, steps: number, milliseconds: number): void {
    const end = performance.now() + milliseconds;
    const isOver = (): boolean => performance.now() >= end;
    const { player } = entry;
    if (player?.isOnTheWay) player.approach(isOver);
    else if (player?.forward({ steps, isOver, stopsAtSolution: this.stopsAtSolutions })) entry.waits = true;
  }

  private restWhenOver(): void {
    if (!this.entries.some((entry) => this.isBusy(entry))) this.isPlaying = false;
  }

  private readonly play = (): void => {
    for (const entry of this.entries) entry.waits = false;
    for (const player of this.players) player.giveMore();
    this.isPlaying = true;
    this.start();
  };

  private pause(): void {
    this.isPlaying = false;
    this.start();
  }

  private move(steps: number): void {
    for (const entry of this.entries) entry.waits = false;
    for (const player of this.players) {
      if (steps < 0) player.back(-steps);
      else player.forward({ steps });
    }
    this.pause();
  }

  private restart(): void {
    for (const entry of this.entries) entry.waits = false;
    for (const player of this.players) player.restart();
    this.start();
    this.requestUpdate();
  }

  private readonly actions: ControlActions = {
    toggle: () => (this.isPlaying ? this.pause() : this.play()),
    step: () => this.move(1),
    back: () => this.move(-1),
    restart: () => this.restart(),
    setSpeed: (speed) => {
      this.speed = speed;
    },
    setStops: (stops) => this.setStops(stops),
    add: () => this.add(),
    film: () => void this.makeFilm(),
  };

  /** Those that wait at a solution need not wait any longer. */
  private setStops(stops: boolean): void {
    this.stopsAtSolutions = stops;
    if (!stops) for (const entry of this.entries) entry.waits = false;
  }

  private choose(algorithms: readonly AlgorithmId[]): void {
    this.context.go({ algorithms }, { replace: true });
  }

  private add(): void {
    const next = algorithmIds.find((id) => !this.chosen.includes(id));
    if (next !== undefined) this.choose([...this.chosen, next]);
  }

  private seek(player: Player | undefined, step: number): void {
    player?.goTo(step);
    this.pause();
  }

  protected override takersOf(key: string): string {
    return key === " " ? takesSpace : super.takersOf(key);
  }

  protected override keyAction({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    return areSpoilersWanted(this.context) ? this.actOf(key, shiftKey ? manySteps : 1) : undefined;
  }

  private actOf(key: string, steps: number): (() => void) | undefined {
    if (key === " ") return this.actions.toggle;
    if (key === "ArrowRight") return () => this.move(steps);
    return key === "ArrowLeft" ? () => this.move(-steps) : undefined;
  }

  private async makeFilm(): Promise<void> {
    this.pause();
    this.filming.abort();
    this.filming = new AbortController();
    const { signal } = this.filming;
    const { words, say } = this.context;
    this.filmed = 0;
    try {
      const { filmOfLanes } = await import("./film.js");
      const tell = (done: number): void => {
        if (!signal.aborted) this.filmed = done;
      };
      const lanes = this.entries.map(({ id, player }) => ({ id, steps: player?.at ?? 0 }));
      const bytes = await filmOfLanes(this.context, lanes, { signal, tell });
      saveFile(this.filmName, bytes, "image/gif");
    } catch {
      if (!signal.aborted) say(words.watch.filmFailed);
    }
    if (this.filming.signal === signal) this.filmed = undefined;
  }

  private get filmName(): string {
    const { puzzle, route } = this.context;
    const day = route.target?.join("-") ?? this.context.date;
    const date = typeof day === "object" ? `${day.year}-${day.month}-${day.day}` : day;
    return `daytile-${puzzle.id}-${date}.gif`;
  }

  private lane({ id, player }: Entry): TemplateResult {
    const others = this.chosen.filter((other) => other !== id);
    const replaced = (by: AlgorithmId): AlgorithmId[] => this.chosen.map((each) => (each === id ? by : each));
    return html`<daytile-lane .context=${this.context} .algorithm=${id} .player=${player} .others=${others}
      .isPlaying=${this.isPlaying} .marks=${!this.isPlaying || this.stepsPerSecond <= fastestMarked}
      @lane-choose=${(event: CustomEvent<AlgorithmId>) => this.choose(replaced(event.detail))}
      @lane-remove=${() => this.choose(others)}
      @lane-seek=${(event: CustomEvent<number>) => this.seek(player, event.detail)}
    ></daytile-lane>`;
  }

  private filmProgress(): TemplateResult | typeof nothing {
    const { watch } = this.context.words;
    if (this.filmed === undefined) return nothing;
    const cancel = (): void => {
      this.filming.abort();
      this.filmed = undefined;
    };
    return html`<div class="filming" role="status">
      <span>${watch.filming}</span>
      <progress max="1" .value=${this.filmed} aria-label=${watch.filming}></progress>
      <button @click=${cancel}>${watch.cancel}</button>
    </div>`;
  }

  override render() {
    const { words } = this.context;
    if (!areSpoilersWanted(this.context)) return this.veil();
    const { isPlaying, speed, stopsAtSolutions, players, entries } = this;
    const isAtStart = !isPlaying && players.every(({ at }) => at === 0);
    const isOver = players.length === entries.length && players.every((player) => player.isFinished);
    const canAdd = entries.length < maxWatched;
    const state = { isPlaying, isAtStart, isOver, speed, stopsAtSolutions, canAdd };
    return html`<h2 class="unseen">${words.watch.title}</h2>
      <div class="lanes" data-count=${entries.length} style=${styled({ "--lanes": String(entries.length) })}>
        ${repeat(
          entries,
          ({ id }) => id,
          (entry) => this.lane(entry),
        )}
      </div>
      ${this.filmProgress()} ${controls(state, this.actions, words)}`;
  }
}

customElements.define("daytile-watch", WatchView);
