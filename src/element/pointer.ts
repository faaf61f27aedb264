/** From pointer events (mouse, touch, pen) to what the hand does: tap, drag, drop, and turns by wheel or second finger. */

import { cellSize } from "../core/drawing/board-figures.js";
import type { Box } from "../core/drawing/picture.js";
import type { Point } from "../core/lattice/lattice.js";
import type { Desk, Hand } from "./desk.js";
import type { DeskLayout } from "./layout.js";
import { boardOffset, type Drag, minus, type Pose, plus } from "./pose.js";

export interface PointerHost {
  readonly desk: Desk;
  readonly layout: DeskLayout;
  readonly drag: Drag | undefined;
  surface(): Element;
  /** What is seen below a pointer. A wheel that has begun elsewhere still names that as its target. */
  elementAt(at: MouseEvent): Element | null;
  poseOf(copy: number): Pose;
  /** Draws the piece in the hand there, at once and cheaply. */
  dragTo(drag: Drag | undefined): void;
  /** Where the piece would go has changed. */
  ghostChanged(): void;
  refuse(copy: number): void;
  takeFocus(): void;
}

/** A pointer that is down. */
interface Press {
  readonly id: number;
  readonly copy: number | undefined;
  readonly start: Point;
  readonly isTouch: boolean;
  isDrag: boolean;
}

/** In pixels: a hand that moves less than this has tapped. */
const tapReach = { touch: 9, other: 4 } as const;
/** In pixels: how far above a finger the piece is held, to be seen. */
const fingerLift = 64;
const mouseLift = 8;
/** Wheels report small steps and large ones. */
const wheelStep = 40;

const isInside = ({ x, y }: Point, { left, top, width, height }: Box): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

function copyOf(element: EventTarget | null): number | undefined {
  const copy = element instanceof Element ? element.closest<SVGElement>("[data-copy]")?.dataset.copy : undefined;
  return copy === undefined ? undefined : Number(copy);
}

export class PointerHand {
  private press: Press | undefined;
  private corner: Point = { x: 0, y: 0 };
  private measured: DeskLayout | undefined;
  private turned = 0;

  constructor(private readonly host: PointerHost) {}

  private measure(): void {
    const { left, top } = this.host.surface().getBoundingClientRect();
    this.corner = { x: left, y: top };
    this.measured = this.host.layout;
  }

  /** A phone may be turned in the middle of a drag. */
  private inUnits({ clientX, clientY }: MouseEvent): Point {
    if (this.measured !== this.host.layout) this.measure();
    const { scale } = this.host.layout;
    return { x: (clientX - this.corner.x) / scale, y: (clientY - this.corner.y) / scale };
  }

  private onBoard(at: Point): Point {
    return minus(at, boardOffset(this.host.desk, this.host.layout));
  }

  readonly down = (event: PointerEvent): void => {
    if (this.press?.isDrag) this.host.desk.turn("rotate");
    if (event.button === 0 && this.press === undefined) this.pressed(event);
  };

  private pressed(event: PointerEvent): void {
    this.measure();
    this.host.surface().setPointerCapture(event.pointerId);
    const isTouch = event.pointerType === "touch";
    const start = { x: event.clientX, y: event.clientY };
    this.press = { id: event.pointerId, copy: copyOf(event.target), start, isTouch, isDrag: false };
    this.host.takeFocus();
  }

  readonly move = (event: PointerEvent): void => {
    const { press } = this;
    if (press === undefined) this.preview(event);
    else if (event.pointerId === press.id && press.copy !== undefined) this.moved(event, press, press.copy);
  };

  private moved(event: PointerEvent, press: Press, copy: number): void {
    if (!press.isDrag && this.isBeyondTap(event, press)) this.beginDrag(event, press, copy);
    if (press.isDrag) this.dragOn(this.inUnits(event));
  }

  private isBeyondTap({ clientX, clientY }: PointerEvent, { start, isTouch }: Press): boolean {
    return Math.hypot(clientX - start.x, clientY - start.y) > (isTouch ? tapReach.touch : tapReach.other);
  }

  private beginDrag(event: PointerEvent, press: Press, copy: number): void {
    const { desk, layout } = this.host;
    const pose = this.host.poseOf(copy);
    press.isDrag = true;
    if (desk.hand?.copy === copy) desk.useHand("drag");
    else desk.pickUp(copy, "drag");
    const lift = press.isTouch ? fingerLift / layout.scale : mouseLift;
    this.host.dragTo({ at: this.inUnits(event), grip: this.gripOf(copy, pose, press.start), lift });
  }

  /** Which point of the piece is below the pointer; the nearest one if it was taken by the edge of its slot. */
  private gripOf(copy: number, { at, grip, scale, lift }: Pose, start: Point): Point {
    const { box } = this.host.desk.table.drawing(copy, this.host.desk.orientationOf(copy));
    const from = minus(this.inUnits({ clientX: start.x, clientY: start.y } as MouseEvent), { x: at.x, y: at.y - lift });
    const local = plus(grip, { x: from.x / scale, y: from.y / scale });
    const within = (value: number, low: number, size: number): number => Math.min(Math.max(value, low), low + size);
    return { x: within(local.x, box.left, box.width), y: within(local.y, box.top, box.height) };
  }

  private dragOn(at: Point): void {
    const { desk, drag } = this.host;
    if (desk.hand === undefined || drag === undefined) return;
    this.host.dragTo({ ...drag, at });
    if (desk.hover(this.heldCentre(at, drag, desk.hand))) this.host.ghostChanged();
  }

  /** Where the eye sees the middle of the piece: a mouse holds it only a little higher, which is to look real. */
  private heldCentre(at: Point, { grip, lift }: Drag, { copy, orientation }: Hand): Point {
    const raised = { x: at.x, y: at.y - (this.press?.isTouch ? lift : 0) };
    return this.onBoard(plus(raised, minus(this.host.desk.table.drawing(copy, orientation).centre, grip)));
  }

  /** After a turn the piece may fit elsewhere. */
  hoverAgain(): void {
    if (this.host.drag !== undefined) this.dragOn(this.host.drag.at);
  }

  readonly up = (event: PointerEvent): void => {
    const { press } = this;
    if (press?.id !== event.pointerId) return;
    this.press = undefined;
    if (press.isDrag) this.drop(this.inUnits(event));
    else this.tap(press.copy, this.inUnits(event));
  };

  /** A piece that fits nowhere near goes back to where it was on the board; outside the board, to the tray. */
  private drop(at: Point): void {
    const { desk, layout } = this.host;
    if (desk.ghost !== undefined) desk.place();
    else if (isInside(at, layout.board)) desk.putBack();
    else desk.toTray();
    this.host.dragTo(undefined);
  }

  readonly cancel = (event: PointerEvent): void => {
    const { press } = this;
    if (press?.id !== event.pointerId) return;
    this.press = undefined;
    if (press.isDrag) this.host.desk.putBack();
    this.host.dragTo(undefined);
  };

  /**
   * A browser may take the pointer away without a word; after a release there is nothing left to cancel. That a finger
   * is no longer bound to the part it touched is said of that part, and means nothing.
   */
  readonly lost = (event: PointerEvent): void => {
    if (event.target === event.currentTarget) this.cancel(event);
  };

  private tap(copy: number | undefined, at: Point): void {
    const { desk } = this.host;
    if (copy === undefined) this.tapBoard(at);
    else if (desk.hand?.copy === copy) desk.turn("rotate");
    else desk.pickUp(copy, "tap");
  }

  private tapBoard(at: Point): void {
    const { desk } = this.host;
    if (desk.hand === undefined) return;
    const cell = this.cellAt(this.onBoard(at));
    if (cell !== undefined) this.tapCell(cell, this.onBoard(at));
    else if (desk.lying.has(desk.hand.copy)) desk.toTray();
    else desk.putBack();
  }

  private tapCell(cell: number, at: Point): void {
    const { desk } = this.host;
    desk.useHand("tap");
    desk.hoverCell(cell, at);
    if (!desk.place() && desk.hand !== undefined) this.host.refuse(desk.hand.copy);
  }

  private cellAt(at: Point): number | undefined {
    const { cells } = this.host.desk.game.puzzle.board;
    const isNear = (cell: number): boolean => {
      const { x, y } = minus(this.host.desk.table.cellCentre(cell), at);
      return Math.hypot(x, y) < cellSize * 0.6;
    };
    return cells.find(({ index }) => isNear(index))?.index;
  }

  /** A mouse that holds a piece by a tap shows where a second tap would put it. */
  private preview(event: PointerEvent): void {
    const { desk } = this.host;
    if (event.pointerType !== "mouse" || desk.hand?.way !== "tap") return;
    this.measure();
    const at = this.onBoard(this.inUnits(event));
    const cell = this.cellAt(at);
    if (cell === undefined ? desk.hoverNowhere() : desk.hoverCell(cell, at)) this.host.ghostChanged();
  }

  /** Over a piece in hand or in the tray; anywhere else a wheel scrolls the page. */
  readonly wheel = (event: WheelEvent): void => {
    const { desk } = this.host;
    const copy = this.press?.isDrag ? desk.hand?.copy : copyOf(this.host.elementAt(event));
    if (copy === undefined || (desk.lying.has(copy) && desk.hand?.copy !== copy)) return;
    event.preventDefault();
    this.turned += Math.abs(event.deltaY);
    if (this.turned < wheelStep) return;
    this.turned = 0;
    desk.turn("rotate", copy);
  };
}
