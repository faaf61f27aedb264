/** Somebody in front of a tab: looks for things, clicks them, drags them, waits for them; in any engine. */

import type { HandStep, Size, Spot, Tab } from "./engine.js";

/** Something in the page, as it is seen and as it is spoken. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly label: string;
  readonly isOff: boolean;
}

interface Wanted {
  readonly selector: string;
  /** What it says, as a pattern. */
  readonly says: string;
  readonly comesNear: boolean;
}

/** Runs in the page: all that fits. Elements may hide what they are made of: `a >> b` is every b anywhere in an a. */
function look({ selector, says, comesNear }: Wanted): Seen[] {
  type Root = Document | ShadowRoot | Element;
  const roots = (root: Root): Root[] => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : roots(shadowRoot))),
  ];
  const inside = (root: Root): Root[] => roots(("shadowRoot" in root && root.shadowRoot) || root);
  const textOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const pattern = new RegExp(says, "u");
  const fitting = selector
    .split(" >> ")
    .reduce<Root[]>((all, part) => all.flatMap(inside).flatMap((root) => [...root.querySelectorAll(part)]), [document]);
  const found = (fitting as Element[]).filter(
    (element) => pattern.test(textOf(element)) || pattern.test(element.getAttribute("aria-label") ?? ""),
  );
  if (comesNear) found[0]?.scrollIntoView({ block: "nearest", behavior: "instant" });
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const label = element.getAttribute("aria-label") ?? "";
    return { x, y, width, height, text: textOf(element), label, isOff: element.matches(":disabled") };
  });
}

/** Runs in the page: nothing is in the way any more, for pieces glide to where they belong. */
async function settle(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await document.fonts.ready;
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : roots(shadowRoot))),
  ];
  const all = roots(document).flatMap((root) => root.getAnimations());
  await Promise.all(all.map((animation) => animation.finished.catch(() => undefined)));
  await frame();
}

/** How often something is looked for, and how many milliseconds apart: a busy machine isn't the app's fault. */
const tries = { most: 600, pause: 25 };

export const middleOf = ({ x, y, width, height }: Seen): Spot => ({ x: x + width / 2, y: y + height / 2 });

export class Visitor {
  constructor(
    readonly tab: Tab,
    readonly home: string,
  ) {}

  async open(search: string): Promise<void> {
    await this.tab.open(`${this.home}${search}`);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  all(selector: string, says = ""): Promise<Seen[]> {
    return this.tab.run(look, { selector, says, comesNear: false });
  }

  /** Until it is true; what is said then is about what came instead. */
  async until<Value>(
    what: string,
    value: () => Promise<Value>,
    isRight: (value: Value) => boolean = (each) => Boolean(each),
  ): Promise<Value> {
    let found = await value();
    for (let i = 0; i < tries.most && !isRight(found); i++) {
      await new Promise((resolve) => setTimeout(resolve, tries.pause));
      found = await value();
    }
    if (!isRight(found)) throw new Error(`waited for ${what}, and there is ${JSON.stringify(found)}`);
    return found;
  }

  async see(selector: string, says = ""): Promise<Seen> {
    const what = `${selector} that says ${says}`;
    const found = await this.until(
      what,
      () => this.all(selector, says),
      ([first]) => first !== undefined,
    );
    return found[0]!;
  }

  async click(selector: string, says = ""): Promise<void> {
    await this.see(selector, says);
    await this.clickAt(await this.comeNear(selector, says));
  }

  /** Where the first of them is when it has been scrolled into sight and rests there. */
  private async comeNear(selector: string, says: string): Promise<Spot> {
    const place = async (): Promise<Seen | undefined> =>
      (await this.tab.run(look, { selector, says, comesNear: true }))[0];
    let before = await place();
    const isAtRest = (now: Seen | undefined): boolean => {
      const [was, is] = [before, now].map((each) => JSON.stringify(each && middleOf(each)));
      before = now;
      return now !== undefined && was === is;
    };
    const restful = async (): Promise<Seen | undefined> => {
      await this.settled();
      return place();
    };
    return middleOf((await this.until(`${selector} at rest`, restful, isAtRest))!);
  }

  async clickAt(to: Spot): Promise<void> {
    await this.tab.mouse([{ to }, "down", "up"]);
  }

  /** In a few moves, as a hand does it. */
  static way(from: Spot, to: Spot): HandStep[] {
    const part = (share: number): HandStep => ({
      to: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    });
    return [{ to: from }, "down", part(0.2), part(0.6), part(1), "up"];
  }

  settled(): Promise<void> {
    return this.tab.run(settle, null);
  }
}
