// The goal of a game, shown to a player who has neither played it nor finished its tutorial on this device.
import type { GameKind } from '../protocol';
import { remember, remembered } from '../settings.svelte';
import { isLearned } from '../tutorial/learned';

export class Goal {
  isNew = $state(false);
  private readonly key: string;

  constructor(game: GameKind) {
    this.key = `goal-${game}`;
    this.isNew = remembered(this.key) === null && !isLearned(game);
  }

  /** Does not show it again. */
  hide(): void {
    if (!this.isNew) return;
    this.isNew = false;
    remember(this.key, 'seen');
  }
}
