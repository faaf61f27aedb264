/** Turns a text into a verdict: is it well-formed, with every tag closed by its own kind, and nothing broken out? */

import { expect } from "vitest";

const tag = /<(\/?)([a-z]+)((?:[^<>"]|"[^"<]*")*)>/g;

/** Every tag closed by its own kind, in order: enough to catch text that breaks out of its place. */
export function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, slash, name = "", rest = ""] of svg.matchAll(tag)) {
    if (slash === "/") expect(open.pop()).toBe(name);
    else if (!rest.endsWith("/")) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg.replace(tag, "")).not.toMatch(/[<>]/);
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  expect(svg).not.toMatch(/[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/u);
}
