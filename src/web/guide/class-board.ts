/** <daytile-class-board>: the board of a date as large as the screen, for everybody in the room; nothing is kept of it. */

import { html, nothing, type TemplateResult } from "lit";
import { addDays } from "../../core/calendar/calendar.js";
import { isSolved, newGame } from "../../core/game/game.js";
import { canRedo, canUndo, newPlay, type Play, played, redone, restarted, undone } from "../../core/game/play.js";
import { targetCells } from "../../core/puzzle/target.js";
import type { BoardEvents, DaytileBoard } from "../../element/board-element.js";
import "../../element/board-element.js";
import { keyName } from "../../element/key-names.js";
import { DialogView } from "../dialog.js";
import { icon } from "../icons.js";
import { type RouteTarget, targetOfRoute, titleOfTarget } from "../target.js";
import { isFullScreen } from "../views/play/feel.js";
import { keysOf, shortcuts } from "../views/play/shortcuts.js";
import { classStyles } from "./class-styles.js";

const toolNames = ["rotate", "flip", "undo", "redo", "restart", "fullScreen"] as const;
type ClassTool = (typeof toolNames)[number];

class ClassBoard extends DialogView {
  static override styles = [...DialogView.styles, classStyles];
  static override properties = {
    ...DialogView.properties,
    play: { state: true },
    shown: { state: true },
    hand: { state: true },
  };

  declare play: Play;
  declare shown: RouteTarget;
  declare hand: Pick<BoardEvents["daytile-hand"], "held" | "mayFlip">;

  /** Of the date on the page, at first. */
  override connectedCallback(): void {
    super.connectedCallback();
    const { target, date } = this.context;
    this.show({ target, date });
    document.addEventListener("keydown", this.onKey);
  }

  override disconnectedCallback(): void {
    document.removeEventListener("keydown", this.onKey);
    super.disconnectedCallback();
  }

  private show(shown: RouteTarget): void {
    const { puzzle } = this.context;
    this.shown = shown;
    this.play = newPlay(newGame(puzzle, targetCells(puzzle, shown.target)));
    this.hand = { held: false, mayFlip: true };
  }

  private step(days: number): void {
    const { puzzle, route, today } = this.context;
    const date = addDays(this.shown.date ?? today, days);
    this.show(targetOfRoute(puzzle, { ...route, date, target: undefined }, today));
  }

  protected heading(): string {
    const { puzzle, language } = this.context;
    return titleOfTarget(puzzle, this.shown, language);
  }

  private get board(): DaytileBoard | null {
    return this.renderRoot.querySelector<DaytileBoard>("daytile-board");
  }

  private readonly actions: Readonly<Record<ClassTool, () => void>> = {
    rotate: () => this.board?.turn("rotate"),
    flip: () => this.board?.turn("flip"),
    undo: () => this.go(undone),
    redo: () => this.go(redone),
    restart: () => this.go(restarted),
    fullScreen: () => void (isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  };

  private go(step: (play: Play) => Play): void {
    this.play = step(this.play);
  }

  private canUse(name: ClassTool): boolean {
    const { play, hand } = this;
    const canTurn = hand.held && !isSolved(play.game);
    if (name === "rotate") return canTurn;
    if (name === "flip") return canTurn && hand.mayFlip;
    if (name === "fullScreen") return true;
    return name === "redo" ? canRedo(play) : canUndo(play);
  }

  private readonly onMove = ({ detail }: CustomEvent<BoardEvents["daytile-move"]>): void => {
    const next = played(this.play, detail.move);
    if (next.ok) this.play = next.value;
  };

  private readonly onHand = ({ detail: { held, mayFlip } }: CustomEvent<BoardEvents["daytile-hand"]>): void => {
    this.hand = { held, mayFlip };
  };

  /** The same keys as on the page behind, which hears none of them: a button that is off has lost the focus to it. */
  private readonly onKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.defaultPrevented) return;
    const name = keyName(event);
    const action = shortcuts.find(({ keys }) => keys.includes(name))?.action;
    const tool = toolNames.find((each) => each === action);
    if (tool === undefined) return;
    event.preventDefault();
    this.actions[tool]();
  };

  private tool(name: ClassTool): TemplateResult | typeof nothing {
    if (name === "fullScreen" && !document.fullscreenEnabled) return nothing;
    const title = this.context.words.play[name];
    const [key] = keysOf(name);
    return html`<button data-tool=${name} ?disabled=${!this.canUse(name)} @click=${this.actions[name]}
      aria-label=${title} title=${key === undefined ? title : `${title} (${key})`}>${icon(name)}<span>${title}</span></button>`;
  }

  private day(days: 1 | -1): TemplateResult {
    const { shell } = this.context.words;
    const title = days < 0 ? shell.previousDay : shell.nextDay;
    return html`<button class="bare day ${days < 0 ? "before" : "after"}" @click=${() => this.step(days)}
      aria-label=${title} title=${title}>${icon(days < 0 ? "back" : "forward")}</button>`;
  }

  protected content(): TemplateResult {
    const { theme, words, language, moves } = this.context;
    const { game } = this.play;
    return html`<daytile-board .game=${game} .theme=${theme} .words=${words.play.hands} .language=${language}
        ?solved=${isSolved(game)} ?moves=${moves} @daytile-move=${this.onMove} @daytile-hand=${this.onHand}>
        <p class="won" role="status">${isSolved(game) ? words.play.wellDone : nothing}</p>
      </daytile-board>
      <div class="bar">
        <div class="days">${this.day(-1)}${this.day(1)}</div>
        <div class="tools" role="group" aria-label=${words.play.tools}>${toolNames.map((name) => this.tool(name))}</div>
      </div>`;
  }
}

customElements.define("daytile-class-board", ClassBoard);
