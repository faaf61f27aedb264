/** Turns what hands do (lift, turn, hover, place) into moves of a game; knows no screen, so it is tested without one. */

import { applyMove, type Game, liftMove, type Move, placeMove, shiftMove } from "../core/game/game.js";
import type { GridPlace, Point } from "../core/lattice/lattice.js";
import { cellPoint } from "../core/puzzle/cells.js";
import { itemAt } from "../core/text/list.js";
import type { Placement } from "../core/tiling/placement.js";
import { type Lying, lyingCopies } from "./copies.js";
import { isSame, nearestOf, type Spot } from "./spots.js";
import { inPlace, reach, Table } from "./table.js";
import type { Turn } from "./turning.js";
import type { PlaceFault } from "./words.js";

export const ways = ["drag", "tap", "keys"] as const;
export type Way = (typeof ways)[number];

/** What a hand holds. A copy on the board stays there, for the game, until it is placed elsewhere. */
export interface Hand {
  readonly copy: number;
  readonly orientation: number;
  readonly way: Way;
}

export type News =
  | { readonly kind: "lifted" | "turned" | "cannotFlip" | "cannotTurn" | "returned"; readonly copy: number }
  | { readonly kind: "placed"; readonly copy: number; readonly placement: Placement }
  | { readonly kind: "fits"; readonly placement: Placement }
  | { readonly kind: "doesNotFit"; readonly why: PlaceFault }
  | { readonly kind: "nothingHere"; readonly cell: number };

export interface DeskListener {
  changed(): void;
  move(move: Move): void;
  /** What happened, to be spoken: one or two things at a time. */
  tell(news: readonly News[]): void;
  /** A copy has been turned, to be shown. */
  turned(copy: number, turn: Turn): void;
}

/** A copy that was turned where it is: the point that it is turned about, so that four turns lead back. */
interface Pivot {
  readonly copy: number;
  readonly centre: Point;
  readonly placement: Placement;
}

export class Desk {
  readonly table: Table;
  lying: Lying = new Map();
  hand: Hand | undefined;
  /** Where the piece in the hand would go. */
  ghost: Placement | undefined;
  /** Why it cannot go where a pointer holds it over the board. */
  misfit: PlaceFault | undefined;
  /** The cell that keys are at. */
  cursor: number;
  /** By copy: the orientation it has in the tray. */
  faces: number[];
  private spots: readonly Spot[] | undefined;
  private wish: number | undefined;
  private pivot: Pivot | undefined;
  /** Whether the next game is the one that comes of a move made here, which has been told. */
  private isTold = true;

  constructor(
    public game: Game,
    private readonly listener: DeskListener,
  ) {
    this.table = new Table(game.puzzle);
    this.faces = this.table.copies.map(() => 0);
    this.cursor = this.middleOfBoard();
    this.setGame(game);
  }

  private middleOfBoard(): number {
    return Math.floor(this.game.puzzle.board.cells.length / 2);
  }

  /** After a move, an undo, or anything else that happened to the game. */
  setGame(game: Game): void {
    const [before, { uncovered }] = [this.lying, this.game];
    this.game = game;
    this.lying = lyingCopies(this.table.copies, game.placed, before, this.wish);
    if (!this.isTold && String(uncovered) === String(game.uncovered)) this.tellChange(before);
    this.isTold = false;
    for (const [copy, { orientation }] of this.lying) this.faces[copy] = orientation;
    this.spots = undefined;
    const { hand } = this;
    if (hand === undefined || !this.isStillHeld(hand.copy, before)) this.letGo();
    else this.look();
  }

  /** What somebody else did to a piece, such as an undo. Many at a time are for the eye. */
  private tellChange(before: Lying): void {
    const changed = this.table.copies.flatMap((_, copy) =>
      isSame(before.get(copy), this.lying.get(copy)) ? [] : [copy],
    );
    const [copy] = changed;
    if (copy === undefined || changed.length > 1) return;
    const placement = this.lying.get(copy);
    this.listener.tell([placement === undefined ? { kind: "returned", copy } : { kind: "placed", copy, placement }]);
  }

  private make(move: Move): void {
    this.isTold = true;
    this.listener.move(move);
  }

  /** What was turned where it is stays in the hand that turned it. */
  private isStillHeld(copy: number, before: Lying): boolean {
    const lies = this.lying.get(copy);
    const wasTurned = lies !== undefined && this.pivot?.copy === copy && isSame(this.pivot.placement, lies);
    return wasTurned || isSame(before.get(copy), lies);
  }

  private letGo(): void {
    this.hand = undefined;
    this.showNothing();
  }

  private showNothing(): void {
    this.ghost = undefined;
    this.misfit = undefined;
    this.spots = undefined;
  }

  orientationOf(copy: number): number {
    if (this.hand?.copy === copy) return this.hand.orientation;
    return this.lying.get(copy)?.orientation ?? this.faces[copy] ?? 0;
  }

  pickUp(copy: number, way: Way): void {
    const hand = { copy, orientation: this.orientationOf(copy), way };
    this.hand = hand;
    this.showNothing();
    if (way === "keys") this.cursor = this.firstCursor(hand);
    this.look();
    this.listener.tell([{ kind: "lifted", copy }, ...this.outlook()]);
    this.listener.changed();
  }

  /** A piece from the board stays where it is; one from the tray starts where it fits, if it fits at all. */
  private firstCursor({ copy, orientation }: Hand): number {
    const cells = this.lying.get(copy)?.cells ?? this.nearestTo(this.table.cellCentre(this.cursor))?.cells;
    return cells?.[this.table.drawing(copy, orientation).middle] ?? this.cursor;
  }

  private nearestTo(at: Point): Placement | undefined {
    return nearestOf(this.fittingSpots(), at, Number.POSITIVE_INFINITY);
  }

  /** The hand at work with other means: a tapped piece that is dragged on, or moved by keys. */
  useHand(way: Way): void {
    if (this.hand === undefined || this.hand.way === way) return;
    this.hand = { ...this.hand, way };
    this.look();
    this.listener.changed();
  }

  /** Turns what the hand holds, or a copy that is in the tray or on the board. */
  turn(turn: Turn, copy = this.hand?.copy): void {
    if (copy === undefined) return;
    const before = this.orientationOf(copy);
    const after = itemAt(this.table.turning(copy)[turn], before);
    if (turn === "flip" && !this.table.copy(copy).mayFlip) this.listener.tell([{ kind: "cannotFlip", copy }]);
    else if (after === before) this.listener.tell([{ kind: "cannotTurn", copy }]);
    else this.turnTo(copy, after, turn);
  }

  private turnTo(copy: number, after: number, turn: Turn): void {
    const isFree = this.hand?.copy !== copy || this.hand.way === "tap";
    if (isFree && this.lying.has(copy)) this.turnOnBoard(copy, after, turn);
    else this.turnInHand(copy, after, turn);
  }

  private turnInHand(copy: number, after: number, turn: Turn): void {
    this.face(copy, after);
    this.listener.turned(copy, turn);
    this.listener.tell([{ kind: "turned", copy }, ...this.outlook()]);
    this.listener.changed();
  }

  private face(copy: number, orientation: number): void {
    if (!this.lying.has(copy)) this.faces[copy] = orientation;
    if (this.hand?.copy !== copy) return;
    this.hand = { ...this.hand, orientation };
    this.showNothing();
    this.look();
  }

  /** It stays where it is if it fits there; else it is lifted, and the reason told. */
  private turnOnBoard(copy: number, orientation: number, turn: Turn): void {
    const wasHeld = this.hand?.copy === copy;
    const centre = this.pivotOf(copy);
    this.hand = { copy, orientation, way: "tap" };
    this.showNothing();
    const placement = nearestOf(this.fittingSpots(), centre, inPlace);
    this.listener.turned(copy, turn);
    if (placement !== undefined) this.settle({ copy, centre, placement }, wasHeld);
    else this.liftMisfit(this.hand, centre);
  }

  private liftMisfit(hand: Hand, centre: Point): void {
    this.misfit = this.faultNear(hand, centre) ?? "on another piece";
    this.listener.tell([{ kind: "turned", copy: hand.copy }, ...this.outlook()]);
    this.listener.changed();
  }

  private pivotOf(copy: number): Point {
    const { pivot } = this;
    const lies = this.lying.get(copy);
    if (pivot?.copy === copy && isSame(pivot.placement, lies)) return pivot.centre;
    return lies === undefined ? this.table.cellCentre(this.cursor) : this.table.placementCentre(copy, lies);
  }

  private settle(pivot: Pivot, staysInHand: boolean): void {
    const { copy, placement } = pivot;
    const [lay, move] = [this.lying.get(copy), this.moveTo(copy, placement)];
    this.pivot = pivot;
    this.wish = copy;
    this.listener.tell([{ kind: "turned", copy }]);
    if (!staysInHand) this.letGo();
    if (!isSame(lay, placement)) this.make(move);
    this.listener.changed();
  }

  private fittingSpots(): readonly Spot[] {
    this.spots ??= this.hand === undefined ? [] : this.spotsOf(this.hand);
    return this.spots;
  }

  private spotsOf(hand: Hand): Spot[] {
    const taken = new Set([...this.game.uncovered, ...this.coveredByOthers(hand.copy)]);
    return this.allSpots(hand).filter(({ placement }) => !placement.cells.some((cell) => taken.has(cell)));
  }

  /** Wherever the board has cells for it. */
  private allSpots({ copy, orientation }: Hand): Spot[] {
    const placements = this.table.placementsOf(copy, orientation);
    return placements.map((placement) => ({ placement, centre: this.table.placementCentre(copy, placement) }));
  }

  private coveredByOthers(copy: number): number[] {
    return [...this.lying].flatMap(([other, { cells }]) => (other === copy ? [] : cells));
  }

  /** The middle of the piece in the hand is at this point: does it snap anywhere? True where that has changed. */
  hover(centre: Point): boolean {
    const ghost = nearestOf(this.fittingSpots(), centre, reach);
    const { hand } = this;
    if (ghost !== undefined || hand === undefined || !this.table.isOver(centre)) return this.showGhost(ghost);
    // Where four places meet, none is within reach: then it is the nearest one that fits, or says why it doesn't.
    const near = nearestOf(this.allSpots(hand), centre, inPlace);
    const misfit = this.faultOf(hand, near);
    return this.showGhost(misfit === undefined ? near : undefined, misfit);
  }

  /** A finger or pointer is at this point of a cell: how could the piece in the hand cover it? */
  hoverCell(cell: number, at: Point): boolean {
    const covers = ({ placement }: Spot): boolean => placement.cells.includes(cell);
    const ghost = nearestOf(this.fittingSpots().filter(covers), at, Number.POSITIVE_INFINITY);
    if (ghost !== undefined || this.hand === undefined) return this.showGhost(ghost);
    const refused = nearestOf(this.allSpots(this.hand).filter(covers), at, Number.POSITIVE_INFINITY);
    return this.showGhost(undefined, this.faultOf(this.hand, refused));
  }

  hoverNowhere(): boolean {
    return this.showGhost(undefined);
  }

  private showGhost(ghost: Placement | undefined, misfit?: PlaceFault): boolean {
    const isNew = !isSame(ghost, this.ghost) || misfit !== this.misfit;
    this.ghost = ghost;
    this.misfit = misfit;
    return isNew;
  }

  /** Whether the piece in the hand is to be seen where it cannot stay. */
  get isAstray(): boolean {
    const { hand, ghost, misfit } = this;
    if (hand?.way === "keys") return ghost === undefined;
    return hand !== undefined && misfit !== undefined && (hand.way === "drag" || this.lying.has(hand.copy));
  }

  /** Keys see what is below the cursor. */
  private look(): void {
    if (this.hand?.way !== "keys") return;
    const { first } = this.atCursor(this.hand);
    this.ghost = this.fittingSpots().find(({ placement }) => placement.cells[0] === first)?.placement;
  }

  private atCursor({ copy, orientation }: Hand): { readonly first: number | undefined; readonly centre: Point } {
    const point = this.table.firstPoint(copy, orientation, this.cursor);
    const placement = this.table
      .placementsOf(copy, orientation)
      .find(({ cells }) => cells[this.table.drawing(copy, orientation).middle] === this.cursor);
    return { first: placement?.cells[0], centre: this.table.centreAt(copy, orientation, point) };
  }

  /** Where keys hold the piece, whether it fits or not. */
  cursorCentre(): Point | undefined {
    return this.hand?.way === "keys" ? this.atCursor(this.hand).centre : undefined;
  }

  private outlook(): News[] {
    const { hand, ghost, misfit } = this;
    if (hand?.way === "keys" && ghost !== undefined) return [{ kind: "fits", placement: ghost }];
    const why = hand?.way === "keys" ? this.faultAtCursor(hand) : misfit;
    return why === undefined ? [] : [{ kind: "doesNotFit", why }];
  }

  private faultAtCursor(hand: Hand): PlaceFault {
    const { first } = this.atCursor(hand);
    const placement = this.table.placementsOf(hand.copy, hand.orientation).find(({ cells }) => cells[0] === first);
    return this.faultOf(hand, placement) ?? "off the board";
  }

  /** Why a piece whose middle is there cannot stay; undefined where it could. */
  private faultNear(hand: Hand, centre: Point): PlaceFault | undefined {
    return this.faultOf(hand, nearestOf(this.allSpots(hand), centre, inPlace));
  }

  private faultOf({ copy }: Hand, placement: Placement | undefined): PlaceFault | undefined {
    if (placement === undefined) return "off the board";
    const result = applyMove(this.game, this.moveTo(copy, placement));
    return result.ok ? undefined : (result.faults[0] as PlaceFault);
  }

  /** From cell to cell, over gaps; the cursor stays where there is nothing further on. */
  moveCursor({ row, column }: GridPlace): void {
    const at = this.table.lattice.toGrid(cellPoint(this.game.puzzle, this.cursor));
    const size = this.table.rows.length + (this.table.rows[0]?.length ?? 0);
    const steps = Array.from({ length: size }, (_, i) => i + 1);
    const cells = steps.flatMap((step) => this.table.rows[at.row + row * step]?.[at.column + column * step] ?? []);
    if (cells[0] !== undefined) this.cursor = cells[0].index;
    this.look();
    if (this.hand !== undefined) this.listener.tell(this.outlook());
    this.listener.changed();
  }

  private moveTo(copy: number, placement: Placement): Move {
    const from = this.lying.get(copy)?.cells[0];
    return from === undefined ? placeMove(this.game, placement) : shiftMove(this.game, from, placement);
  }

  /** Puts the piece where its ghost is; false where there is none. */
  place(): boolean {
    const { hand, ghost } = this;
    if (hand === undefined) return false;
    if (ghost === undefined) {
      this.listener.tell(this.outlook());
      return false;
    }
    const lay = this.lying.get(hand.copy);
    const move = this.moveTo(hand.copy, ghost);
    this.letGo();
    this.wish = hand.copy;
    this.listener.tell([{ kind: "placed", copy: hand.copy, placement: ghost }]);
    if (!isSame(lay, ghost)) this.make(move);
    this.listener.changed();
    return true;
  }

  /** The piece goes back to where it was taken from, with the reason if there is one. */
  putBack(): void {
    if (this.hand === undefined) return;
    const { copy } = this.hand;
    const lay = this.lying.get(copy);
    const why: News[] = this.hand.way === "drag" ? this.outlook() : [];
    this.letGo();
    const back: News = lay === undefined ? { kind: "returned", copy } : { kind: "placed", copy, placement: lay };
    this.listener.tell([...why, back]);
    this.listener.changed();
  }

  /** The piece goes to the tray, wherever it was; `copy` may also be on the board. */
  toTray(copy = this.hand?.copy): void {
    if (copy === undefined) return;
    const cell = this.lying.get(copy)?.cells[0];
    const face = this.orientationOf(copy);
    this.faces[copy] = face;
    this.letGo();
    this.listener.tell([{ kind: "returned", copy }]);
    if (cell !== undefined) this.make(liftMove(cell));
    this.faces[copy] = face;
    this.listener.changed();
  }

  copyOn(cell: number): number | undefined {
    return [...this.lying].find(([, { cells }]) => cells.includes(cell))?.[0];
  }

  liftAtCursor(): void {
    const copy = this.copyOn(this.cursor);
    if (copy !== undefined) this.pickUp(copy, "keys");
    else this.listener.tell([{ kind: "nothingHere", cell: this.cursor }]);
  }
}
