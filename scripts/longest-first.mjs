/**
 * Turns the list of test files into the order in which they are run: as vitest does it, but with those first that are known to
 * take long. On a fresh checkout vitest knows no durations and goes by the size of files; then a short file with long
 * waits might come last, and everybody would wait for it.
 */

import { relative } from "node:path";
import { BaseSequencer } from "vitest/node";
import { longest } from "./test-tools.mjs";

/** @param {string} path from the root on */
function rankOf(path) {
  const rank = longest.indexOf(path.replaceAll("\\", "/"));
  return rank === -1 ? longest.length : rank;
}

export default class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {Parameters<BaseSequencer["sort"]>[0]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    const rank = (/** @type {{ moduleId: string }} */ { moduleId }) => rankOf(relative(this.ctx.config.root, moduleId));
    // One after the other, so that a process goes on with files of one kind; short ones come last.
    const kindOf = (/** @type {(typeof sorted)[number]} */ { project }) =>
      ["fast", "slow, by itself", "slow"].indexOf(project.name);
    return sorted.sort((a, b) => kindOf(a) - kindOf(b) || rank(a) - rank(b));
  }
}
