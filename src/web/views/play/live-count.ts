/** From a game to how many solutions are left, counted by the worker; the next move ends a count that takes too long. */

import type { Game } from "../../../core/game/game.js";
import type { Pool } from "../../../core/solver/job.js";

/** Undefined while nobody knows. */
export type Count = number | undefined;

export class LiveCount {
  isCounting = false;
  private game: Game | undefined;
  private stop: AbortController | undefined;

  /** `tell` hears of every count that is still wanted when it is known. */
  constructor(
    private readonly pool: Pool,
    private readonly tell: (game: Game, count: Count) => void,
  ) {}

  /** True where a new count begins: asking for the same game again asks nothing. */
  ask(game: Game | undefined): boolean {
    if (game === this.game) return false;
    this.stop?.abort();
    this.game = game;
    this.isCounting = game !== undefined;
    if (game === undefined) return false;
    this.stop = new AbortController();
    void this.count(game, this.stop.signal);
    return true;
  }

  private async count(game: Game, signal: AbortSignal): Promise<void> {
    const found = await this.found(game, signal).catch(() => undefined);
    if (signal.aborted) return;
    this.isCounting = false;
    this.tell(game, found);
  }

  private async found({ puzzle, uncovered, placed }: Game, signal: AbortSignal): Promise<number> {
    const { countTilings } = await import("../../../core/solver/counts.js");
    return countTilings({ puzzle, uncovered, placed }, { pool: this.pool, signal });
  }
}
