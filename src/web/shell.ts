/** <daytile-app>: holds what the app knows, hands it to the view of the route, and keeps address and storage in step. */

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { type CalendarDate, localDate } from "../core/calendar/calendar.js";
import { formatDate } from "../core/calendar/date-text.js";
import type { Language } from "../core/calendar/languages.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { titleOf } from "../core/puzzle/titles.js";
import { inOneLine } from "../core/text/sentences.js";
import { watchToday } from "../element/today.js";
import { contextOf } from "./app-context.js";
import type { AppContext } from "./context.js";
import type { DialogView } from "./dialog.js";
import { updateDocument } from "./document.js";
import { faultSentence } from "./faults.js";
import { isGuided } from "./guide/guided.js";
import { header, navigation } from "./header.js";
import { visit } from "./link.js";
import { Messages } from "./messages.js";
import { onNewVersion } from "./new-version.js";
import type { PickerName } from "./picker-names.js";
import { pickers } from "./pickers.js";
import { puzzleNamed, puzzleNames } from "./puzzles.js";
import { changedRoute, type Route, type RouteChange, readRoute, routeToSearch, startRoute } from "./route.js";
import { browserShelf, languageFor, loadSettings, type Settings, saveSettings } from "./settings.js";
import { lazySolver } from "./solver.js";
import { openStore } from "./storage.js";
import { shared } from "./styles/shared.js";
import { shellStyles } from "./styles/shell.js";
import { isDarkFor } from "./theme.js";
import type { View } from "./view.js";
import { views } from "./views.js";
import { firstWordsIn, type Words, wordsIn } from "./words/words.js";

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
const systemIsCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** In milliseconds: what the first look doesn't need stays out of its way. */
const firstLookTime = 200;

class DaytileApp extends LitElement {
  static override styles = [shared, shellStyles];
  static override properties = {
    route: { state: true },
    settings: { state: true },
    words: { state: true },
    puzzle: { state: true },
    today: { state: true },
    picker: { state: true },
    view: { state: true },
    hasFailed: { state: true },
    firstVisit: { state: true },
  };

  declare route: Route;
  declare settings: Settings;
  /** Undefined until those of the language are there. */
  declare words: Words | undefined;
  /** Of the catalogue or a link; for a moment the one before. */
  declare puzzle: Puzzle | undefined;
  declare today: CalendarDate;
  declare picker: DialogView | undefined;
  /** The element of the view; the one before stays until the next is there. */
  declare view: View | undefined;
  declare hasFailed: boolean;
  /** What shows a newcomer how to play, while it does. */
  declare firstVisit: View | undefined;

  private context: AppContext | undefined;
  /** What the route called the puzzle that is there. */
  private puzzleName = "";
  private isPlaying = false;
  private readonly messages = new Messages(this);
  private readonly solver = lazySolver();
  private readonly store = openStore({ putAside: () => this.tellPutAside(), notKept: () => this.tellNotKept() });

  constructor() {
    super();
    const { settings, isSound } = loadSettings(browserShelf);
    this.settings = settings;
    this.today = localDate(new Date());
    this.hasFailed = false;
    this.route = readRoute(location.search, puzzleNames).route;
    void this.start(isSound);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("popstate", () => void this.readAddress());
    for (const wish of [systemIsDark, systemIsCalm]) wish.addEventListener("change", () => this.requestUpdate());
    watchToday((today) => this.onNewDay(today));
  }

  /** What is wrong with the link or with what was kept is said once there are words for it. */
  private async start(isSound: boolean): Promise<void> {
    await this.loadWordsOrEnglish();
    await this.readAddress();
    if (!isSound) this.tellPutAside();
    await onNewVersion((reload) => this.offerVersion(reload));
  }

  private get language(): Language {
    return languageFor(this.settings, navigator.languages);
  }

  /** At first only those of the first view, where that is what is asked for. */
  private async loadWords(): Promise<void> {
    const { language, route } = this;
    const isFirst = this.words === undefined && route.view === startRoute.view;
    const words = await (isFirst ? firstWordsIn : wordsIn)(language).catch(() => wordsIn("en"));
    if (language === this.language) this.words = words;
  }

  /** For a word about what did not come, there are always some. */
  private async loadWordsOrEnglish(): Promise<void> {
    await this.loadWords().catch(async () => {
      this.words = await firstWordsIn("en");
    });
  }

  private async readAddress(): Promise<void> {
    const { route, faults } = readRoute(location.search, puzzleNames);
    this.route = route;
    this.hasFailed = false;
    this.picker?.close();
    await this.fetchPuzzle();
    const parts = this.parts();
    if (parts === undefined) return;
    const { fault } = contextOf(parts);
    const all = fault === undefined ? faults : [...faults, fault];
    const title = titleOf(parts.puzzle, this.language);
    const text = inOneLine(...all.map((each) => faultSentence(each, parts.words, this.language, title)));
    if (text === "") return;
    this.messages.show({ text });
    this.correctAddress(fault !== undefined);
  }

  /** What was wrong with a link isn't shared, kept or said again. */
  private correctAddress(isForeignTarget: boolean): void {
    if (isForeignTarget) this.route = changedRoute(this.route, { date: undefined });
    history.replaceState(null, "", `${location.pathname}${routeToSearch(this.route)}`);
  }

  private async fetchPuzzle(): Promise<void> {
    const { puzzle: name } = this.route;
    try {
      const puzzle = await puzzleNamed(name);
      if (name !== this.route.puzzle) return;
      if (puzzle === undefined) return this.leaveBrokenLink();
      this.puzzleName = name;
      this.puzzle = puzzle;
    } catch {
      this.hasFailed = true;
    }
  }

  private leaveBrokenLink(): void {
    this.go({ puzzle: startRoute.puzzle, target: undefined }, { replace: true });
    this.messages.show({ text: this.words?.shell.wrongLink ?? "" });
  }

  private go(change: RouteChange, { replace = false } = {}): void {
    visit.isLinked = false;
    const route = changedRoute(this.route, change);
    const address = `${location.pathname}${routeToSearch(route)}`;
    if (replace) history.replaceState(null, "", address);
    else if (routeToSearch(route) !== routeToSearch(this.route)) history.pushState(null, "", address);
    this.route = route;
    this.hasFailed = false;
    this.messages.leavePage();
    // Closed rather than taken away: then the keyboard is where it was before.
    this.picker?.close();
    if (change.puzzle !== undefined && route.target !== undefined) void this.leaveForeignTarget();
  }

  /** Another board may not have what was chosen by hand. */
  private async leaveForeignTarget(): Promise<void> {
    await this.fetchPuzzle();
    const parts = this.parts();
    const fault = parts && contextOf(parts).fault;
    if (parts === undefined || fault === undefined) return;
    this.go({ date: undefined }, { replace: true });
    const text = faultSentence(fault, parts.words, this.language, titleOf(parts.puzzle, this.language));
    this.messages.show({ text });
  }

  private change(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    saveSettings(browserShelf, this.settings);
    if (change.language !== undefined) void this.loadWords();
    // Then the number that a link gave means another solution.
    if (change.weekStart !== undefined) this.go({ week: undefined, number: undefined }, { replace: true });
  }

  private tellPutAside(): void {
    this.messages.show({ text: this.words?.shell.putAside ?? "", lasts: true });
  }

  private tellNotKept(): void {
    this.messages.show({ text: this.words?.shell.notKept ?? "", lasts: true });
  }

  private offerVersion(reload: () => void): void {
    const shell = this.words?.shell;
    if (shell !== undefined)
      this.messages.show({ text: shell.newVersion, lasts: true, action: { title: shell.reload, run: reload } });
  }

  /** A game that has begun stays where it is, and the new day is offered. */
  private onNewDay(today: CalendarDate): void {
    const { today: before, words } = this;
    this.today = today;
    const isOnToday = this.route.date === undefined && this.route.target === undefined;
    if (!isOnToday || !this.isPlaying || words === undefined) return;
    this.go({ date: before }, { replace: true });
    const { shell } = words;
    const text = shell.newDay({ date: formatDate(today, this.language) });
    this.messages.show({
      text,
      stays: true,
      action: { title: shell.playNewDay, run: () => this.go({ date: undefined }) },
    });
  }

  /** Undefined while words or puzzle are on their way. */
  private parts() {
    const { route, settings, today, language, solver, store, words, puzzle } = this;
    if (words === undefined || puzzle === undefined || this.puzzleName !== route.puzzle) return undefined;
    return {
      ...{ route, settings, today, language, solver, store, words, puzzle },
      isDark: isDarkFor(settings, systemIsDark.matches),
      moves: settings.motion !== "calm" && !systemIsCalm.matches,
      go: this.goTo,
      open: this.openPicker,
      change: this.changeSettings,
      say: this.sayIt,
      playing: this.setPlaying,
    };
  }

  // The same functions every time, so that views can tell what has changed.
  private readonly goTo: AppContext["go"] = (change, options) => this.go(change, options);
  private readonly changeSettings: AppContext["change"] = (change) => this.change(change);
  private readonly sayIt: AppContext["say"] = (text) => this.messages.show({ text });
  private readonly setPlaying: AppContext["playing"] = (isPlaying) => {
    this.isPlaying = isPlaying;
  };

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("route")) void this.fetchPuzzle();
    const parts = this.parts();
    if (parts === undefined) return;
    this.context = contextOf(parts, this.context).context;
    updateDocument(this.context);
    void this.showView();
    for (const element of [this.view, this.picker, this.firstVisit])
      if (element !== undefined) element.context = this.context;
  }

  private async showView(): Promise<void> {
    const { view: name } = this.route;
    const tag = `daytile-${name}`;
    if (this.view?.localName === tag) return;
    try {
      await Promise.all([views[name](), name === startRoute.view ? undefined : this.loadWords()]);
      if (this.route.view !== name || this.context === undefined || this.view?.localName === tag) return;
      this.view = Object.assign(document.createElement(tag) as View, { context: this.context });
      this.hasFailed = false;
      this.isPlaying = false;
      if (name === startRoute.view && !isGuided()) void this.welcome(this.view);
    } catch {
      this.hasFailed = true;
    }
  }

  /** What a newcomer is shown is fetched once there is something to play with; where it doesn't come, they find out. */
  private async welcome(view: View): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, firstLookTime));
    const [guide] = await Promise.all([import("./guide/welcome.js"), this.loadWords()]).catch(() => []);
    await this.updateComplete;
    const show = this.context && (await guide?.welcome(this.context, view));
    if (show === undefined || this.view !== view || this.picker !== undefined) return;
    show.addEventListener("close", () => {
      this.firstVisit = undefined;
    });
    this.firstVisit = show;
  }

  private readonly openPicker = async (name: PickerName): Promise<void> => {
    const { tag, load } = pickers[name];
    const isLoaded = await Promise.all([load(), this.loadWords()]).then(
      () => true,
      () => false,
    );
    if (this.context === undefined) return;
    if (!isLoaded) return this.messages.show({ text: this.context.words.shell.notLoaded });
    const picker = Object.assign(document.createElement(tag) as DialogView, { context: this.context });
    // One may open another.
    picker.addEventListener("close", () => {
      if (this.picker === picker) this.picker = undefined;
    });
    this.picker = picker;
  };

  private readonly skip = (): void => {
    this.renderRoot.querySelector("main")?.focus();
  };

  /** Browsers remember which files did not come, and ask for them again only on a new page. */
  private readonly tryAgain = (): void => location.reload();

  private page({ shell }: Words): TemplateResult {
    if (!this.hasFailed) return html`${this.view ?? nothing}`;
    return html`<div class="failed">
      <p>${shell.notLoaded}</p>
      <button class="main" @click=${this.tryAgain}>${shell.tryAgain}</button>
    </div>`;
  }

  override render() {
    const { context, words } = this;
    if (words === undefined) return nothing;
    // The first puzzle may fail to come.
    if (context === undefined) return this.hasFailed ? html`<main>${this.page(words)}</main>` : nothing;
    return html`
      ${header(context, { open: this.openPicker, skip: this.skip })}
      <main tabindex="-1">${this.page(words)}</main>
      ${navigation(context)} ${this.messages.template(words.shell.close)} ${this.picker ?? nothing}
      ${this.firstVisit ?? nothing}
    `;
  }
}

customElements.define("daytile-app", DaytileApp);
