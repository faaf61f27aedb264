/** <daytile-play>: today's puzzle under one's fingers, kept with every move. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { type Game, isSolved, type Move } from "../../../core/game/game.js";
import { canUndo, type Play, redone, restarted, undone } from "../../../core/game/play.js";
import type { BoardEvents, DaytileBoard } from "../../../element/board-element.js";
import "../../../element/board-element.js";
import { type Marks, noMarks } from "../../../element/marks.js";
import { isGuided } from "../../guide/guided.js";
import { isSounding } from "../../settings.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { factsTemplate, handNotice, isCountShown, pausedVeil } from "./facts.js";
import { coarsePointer, feel, isFullScreen } from "./feel.js";
import { isShown } from "./headline.js";
import type { HintEvent } from "./hint-event.js";
import { type Count, LiveCount } from "./live-count.js";
import { Notice } from "./notice.js";
import { notifyOtherTabs, onOtherTabs } from "./other-tabs.js";
import {
  afterMoves,
  hasBegun,
  isAhead,
  isOver,
  isSamePlay,
  newSession,
  readSession,
  type Session,
  sessionKey,
  withCountShown,
  writeSession,
} from "./session.js";
import { pressShortcut } from "./shortcuts.js";
import { prepareWin, solvedPanel, solvedSentence } from "./solved.js";
import { Stopwatch } from "./stopwatch.js";
import { playStyles } from "./styles.js";
import { type SwitchState, switches, type ToolActions, toolbar, toolStateOf } from "./tools.js";
import { keepWin } from "./win/keep-win.js";

/** In milliseconds: a shorter count isn't announced before it is there. */
const patience = 150;
/** In milliseconds: what the first look doesn't need comes after it. */
const laterTime = 400;

class PlayView extends View {
  static override styles = [shared, playStyles];
  static override properties = {
    ...View.properties,
    session: { state: true },
    hand: { state: true },
    marks: { state: true },
    count: { state: true },
    isCounting: { state: true },
    isHelping: { state: true },
    isCelebrating: { state: true },
    isSolvedShown: { state: true },
    isPaused: { state: true },
    isMoreOpen: { state: true },
  };

  /** Undefined until it has been read. */
  declare session: Session | undefined;
  declare hand: Omit<BoardEvents["daytile-hand"], "faces">;
  declare marks: Marks;
  declare count: Count;
  declare isCounting: boolean;
  declare isHelping: boolean;
  declare isCelebrating: boolean;
  declare isSolvedShown: boolean;
  declare isPaused: boolean;
  declare isMoreOpen: boolean;

  private key = "";
  private readonly notice = new Notice(() => this.requestUpdate());
  private watch = new Stopwatch(0, () => performance.now());
  private counter: LiveCount | undefined;
  private tick: ReturnType<typeof setInterval> | undefined;
  private stopHearing: (() => void) | undefined;

  constructor() {
    super();
    this.forget();
  }

  private forget(): void {
    this.session = undefined;
    this.hand = { held: false, mayFlip: true, way: undefined, misfit: undefined };
    this.marks = noMarks;
    this.count = undefined;
    this.isCounting = false;
    this.isHelping = false;
    this.isCelebrating = false;
    this.isSolvedShown = false;
    this.isPaused = false;
    this.isMoreOpen = false;
    this.notice.say("");
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.onKey);
    document.addEventListener("visibilitychange", this.onVisibility);
    this.tick = setInterval(() => this.onTick(), 1000);
    this.stopHearing = onOtherTabs((key) => void this.onKeptElsewhere(key));
  }

  /** How hard the date is can wait until there is something to see. */
  override firstUpdated(): void {
    setTimeout(() => void import("../../coach/difficulty.js").catch(() => undefined), laterTime);
  }

  override disconnectedCallback(): void {
    removeEventListener("keydown", this.onKey);
    document.removeEventListener("visibilitychange", this.onVisibility);
    clearInterval(this.tick);
    this.stopHearing?.();
    this.leave();
    super.disconnectedCallback();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("context") && sessionKey(this.context) !== this.key) void this.load();
    if (this.session !== undefined) this.askCount(this.session);
    // Also when a solved puzzle or another date closes it: what belongs to help goes with it.
    this.classList.toggle("helping", this.isHelping);
  }

  private async load(): Promise<void> {
    this.leave();
    const key = sessionKey(this.context);
    this.key = key;
    this.forget();
    // A newcomer has nothing kept: the board needn't wait for a database that is just being made.
    if (!isGuided()) this.take(newSession(this.context));
    const session = await readSession(this.context);
    if (key === this.key && !isAhead(this.session, session)) this.take(session);
  }

  private take(session: Session): void {
    this.session = session;
    this.isSolvedShown = isOver(session);
    this.watch.stop();
    this.watch = new Stopwatch(session.seconds, () => performance.now());
    if (hasBegun(session)) this.runWatch();
    this.tellPlaying(session);
  }

  /** The same play in two tabs is one play: what was done there is seen here, and never undone by keeping this one. */
  private async onKeptElsewhere(key: unknown): Promise<void> {
    if (key !== this.key || this.session === undefined) return;
    const session = await readSession(this.context);
    if (key === this.key && !isSamePlay(session, this.session)) this.take(session);
  }

  /** What was played is kept before another date is shown. */
  private leave(): void {
    this.watch.stop();
    this.counter?.ask(undefined);
    if (this.session !== undefined && hasBegun(this.session)) this.keep(this.session);
  }

  private tellPlaying(session: Session): void {
    this.context.playing(hasBegun(session) && !isOver(session));
  }

  private keep(session: Session): void {
    const { key } = this;
    const kept = { ...session, seconds: this.watch.seconds };
    void writeSession(this.context, key, kept).then(() => notifyOtherTabs(key));
  }

  private change(change: Partial<Session>): void {
    if (this.session === undefined) return;
    this.session = { ...this.session, ...change };
    this.keep(this.session);
  }

  private show(change: Partial<Session> & { readonly play: Play }): void {
    this.marks = noMarks;
    this.notice.say("");
    this.isCelebrating = false;
    this.isPaused = false;
    this.isSolvedShown = isSolved(change.play.game);
    this.change(change);
    this.runWatch();
    if (this.session !== undefined) this.tellPlaying(this.session);
  }

  private readonly onMove = ({ detail }: CustomEvent<BoardEvents["daytile-move"]>): void => this.make([detail.move]);

  /** `gifts` are pieces that the app places when asked for the next one. */
  private make(moves: readonly Move[], { reveals = false, gifts = 0 } = {}): void {
    if (this.session === undefined) return;
    // From an empty board a game begins anew, and so does its time.
    if (this.session.play.at === 0) this.watch = new Stopwatch(0, () => performance.now());
    const { play, isRevealed, given = 0 } = afterMoves(this.session, moves, { reveals });
    this.show({ play, isRevealed, given: given + gifts });
    prepareWin(this.context);
    if (isSolved(play.game)) this.finish(this.session);
  }

  private finish(session: Session): void {
    this.isHelping = false;
    if (isShown(session)) return;
    this.isCelebrating = true;
    feel("win", this.context.settings);
    keepWin(this.context, this.key, session);
  }

  /** Runs from the first piece to the last, while the page is seen. */
  private runWatch(): void {
    const { session, watch } = this;
    if (session === undefined) return;
    if (document.hidden || this.isPaused || session.play.at === 0 || isOver(session)) watch.stop();
    else watch.start();
    this.session = { ...session, seconds: watch.seconds };
  }

  private onTick(): void {
    if (this.watch.isRunning && this.context.settings.timer === "on") this.requestUpdate();
  }

  private readonly onVisibility = (): void => {
    this.runWatch();
    if (document.hidden && this.session !== undefined && hasBegun(this.session)) this.keep(this.session);
  };

  private readonly onHand = ({ detail }: CustomEvent<BoardEvents["daytile-hand"]>): void => {
    const { faces, ...hand } = detail;
    this.hand = hand;
    const { session } = this;
    if (session === undefined || String(session.faces) === String(faces)) return;
    this.session = { ...session, faces: [...faces] };
    if (hasBegun(session)) this.keep(this.session);
  };

  /** A reason stays to be read for a while; anything else that is done ends it. */
  private readonly onNews = ({ detail }: CustomEvent<BoardEvents["daytile-news"]>): void => {
    const { words, settings } = this.context;
    const refused = detail.news.find((each) => each.kind === "doesNotFit");
    this.notice.say(refused === undefined ? "" : words.play.hands.doesNotFit[refused.why]);
    // Keys look for a place step by step: only what was tried is heard.
    const kind = refused === undefined ? detail.news[0]?.kind : refused.kind;
    if (kind !== undefined && !(refused && this.hand.way === "keys")) feel(kind, settings);
  };

  private askCount(session: Session): void {
    const isShown = isCountShown(this.context, session);
    const { game } = session.play;
    this.counter ??= new LiveCount(this.context.solver.quick, (counted, count) => this.onCount(counted, count));
    if (this.counter.ask(isShown ? game : undefined)) this.beginCount(game);
  }

  /** The count before stays to be seen until it is clear that this one takes longer. */
  private beginCount(game: Game): void {
    setTimeout(() => {
      if (this.session?.play.game === game && this.counter?.isCounting) this.isCounting = true;
    }, patience);
  }

  private onCount(game: Game, count: Count): void {
    const { session } = this;
    if (session?.play.game !== game) return;
    [this.count, this.isCounting] = [count, false];
    if (session.play.at > 0 && !session.isCounted && !isOver(session)) this.change(withCountShown(session));
  }

  private readonly onKey = (event: KeyboardEvent): void => pressShortcut(event, this.actions, this.isHelping);

  private get board(): DaytileBoard | null {
    return this.renderRoot.querySelector<DaytileBoard>("daytile-board");
  }

  private go(step: (play: Play) => Play): void {
    if (this.session !== undefined) this.show({ play: step(this.session.play) });
  }

  private readonly actions: ToolActions = {
    rotate: () => this.isPaused || this.board?.turn("rotate"),
    flip: () => this.flip(),
    undo: () => this.go(undone),
    redo: () => this.go(redone),
    restart: () => {
      this.go(restarted);
      // Not before the board has told what became of its pieces.
      setTimeout(() => this.notice.say(this.context.words.play.restarted));
    },
    help: () => void this.openLater("isHelping", () => import("./help.js")),
    more: () => void this.openLater("isMoreOpen", () => import("./more.js")),
    pause: () => this.pause(!this.isPaused),
    hide: () => this.switch("hide", !this.switchState.isHidden),
    sound: () => this.switch("sound", !this.hasSound),
    fullScreen: () => void (isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  };

  private get hasSound(): boolean {
    return isSounding(this.context.settings, coarsePointer.matches);
  }

  private switch(name: "hide" | "sound", isOn: boolean): void {
    this.context.change(name === "hide" ? { facts: isOn ? "hidden" : "shown" } : { sound: isOn ? "on" : "off" });
    void this.notice.saySwitched(name, isOn, this.context);
  }

  private pause(isPaused: boolean): void {
    const wasPaused = this.isPaused;
    this.isPaused = isPaused && this.canPause;
    if (this.isPaused !== wasPaused) void this.notice.saySwitched("pause", this.isPaused, this.context);
    if (this.isPaused) this.isHelping = false;
    this.runWatch();
  }

  private get canPause(): boolean {
    const { session, context } = this;
    return session !== undefined && context.settings.timer === "on" && session.play.at > 0 && !isOver(session);
  }

  private flip(): void {
    if (this.isPaused) return;
    this.board?.turn("flip");
    if (!this.hand.mayFlip) this.notice.say(this.context.words.play.mayNotFlip);
  }

  /** Opens or closes what is fetched when it is first wanted. */
  private async openLater(name: "isHelping" | "isMoreOpen", load: () => Promise<unknown>): Promise<void> {
    try {
      await load();
    } catch {
      return this.context.say(this.context.words.shell.notLoaded);
    }
    const isOpen = !this[name];
    [this.isHelping, this.isMoreOpen] = [false, false];
    this[name] = isOpen;
    this.marks = noMarks;
    if (isOpen && name === "isHelping") this.pause(false);
  }

  private closeMore(): void {
    this.isMoreOpen = false;
    this.renderRoot.querySelector<HTMLElement>("[data-tool=more]")?.focus();
  }

  private help(session: Session): TemplateResult | typeof nothing {
    if (!this.isHelping) return nothing;
    return html`<daytile-help .context=${this.context} .game=${session.play.game}
      @daytile-hint=${this.onHint} @close=${this.actions.help}></daytile-help>`;
  }

  private readonly onHint = ({ detail }: CustomEvent<HintEvent>): void => {
    this.marks = detail.marks;
    this.change({ hints: (this.session?.hints ?? 0) + detail.asked });
    const { moves, reveals } = detail;
    if (moves.length > 0) this.make(moves, { reveals, gifts: reveals ? 0 : moves.length });
  };

  private tools({ play }: Session): TemplateResult {
    const { context, hand, actions, isPaused, isHelping, isMoreOpen } = this;
    const state = toolStateOf(play, hand, { isPaused, isHelping, isMoreOpen });
    return html`${toolbar(state, actions, context.words)} ${switches(this.switchState, actions, context.words)}`;
  }

  private get switchState(): SwitchState {
    const { hasSound, isPaused, canPause } = this;
    return { hasSound, isPaused, canPause, isHidden: this.context.settings.facts === "hidden" };
  }

  private more({ play }: Session): TemplateResult | typeof nothing {
    if (!this.isMoreOpen) return nothing;
    return html`<daytile-more .words=${this.context.words} .state=${this.switchState} .actions=${this.actions}
      .canRestart=${canUndo(play)} @close=${this.closeMore}></daytile-more>`;
  }

  private facts(session: Session): TemplateResult {
    const { context, count, isCounting } = this;
    const notice = this.notice.text || handNotice(this.hand, context.words);
    return factsTemplate(context, session, { seconds: this.watch.seconds, notice, count, isCounting });
  }

  override render() {
    const { session, context } = this;
    if (session === undefined) return nothing;
    return html`<div class="place">
        ${this.isPaused ? pausedVeil(context.words, this.actions.pause) : nothing}
        <daytile-board ?inert=${this.isPaused} .game=${session.play.game} .theme=${context.theme} .words=${context.words.play.hands}
          .language=${context.language} .marks=${this.marks} .faces=${session.faces} ?solved=${this.isCelebrating}
          ?moves=${context.moves} @daytile-move=${this.onMove} @daytile-hand=${this.onHand} @daytile-news=${this.onNews}
          @daytile-again=${this.actions.restart}>
          ${this.isSolvedShown ? solvedPanel(context, session, this.isCelebrating) : nothing}
        </daytile-board>
      </div>
      <div class="side">${this.facts(session)} ${this.tools(session)} ${this.help(session)}</div>
      ${this.more(session)}
      <p class="unseen" role="status">${this.isSolvedShown ? solvedSentence(context, session) : ""}</p>`;
  }
}

customElements.define("daytile-play", PlayView);
