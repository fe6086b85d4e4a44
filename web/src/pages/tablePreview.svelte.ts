// A table as seen from outside, refreshed while somebody waits for a seat.
import { api, Refusal } from '../net/api';
import { isFinal, type Trouble } from '../net/problems';
import type { TableSummary } from '../protocol';

const LOOK_MS = 4_000;

export class TablePreview {
  card = $state.raw<TableSummary | null>(null);
  /** Why there is no such table for us. */
  problem = $state.raw<Trouble | null>(null);
  /** Why nothing new is seen just now. What was seen last stays. */
  delay = $state.raw<Trouble | null>(null);
  private readonly timer: number;

  constructor(private readonly id: string) {
    void this.look();
    this.timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') void this.look();
    }, LOOK_MS);
  }

  /** Whether there is a free seat. */
  get free(): boolean {
    const { phase, seats } = this.card ?? { seats: [] };
    return (phase === 'open' || phase === 'over') && seats.some((seat) => seat.kind === 'empty');
  }

  async look(): Promise<void> {
    try {
      this.card = await api.table(this.id);
      this.problem = this.delay = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isFinal(error.problem)) this.problem = error.problem;
      else this.delay = error.problem;
    }
  }

  close(): void {
    clearInterval(this.timer);
  }
}
