// Preview of a table, refreshed while the visitor waits for a seat.
import { api, Rejection } from '../net/api';
import { isFinal, type Trouble } from '../net/problems';
import type { TableSummary } from '../protocol';

const LOOK_MS = 4_000;

export class TablePreview {
  card = $state.raw<TableSummary | null>(null);
  /** Why the table is not available. */
  problem = $state.raw<Trouble | null>(null);
  /** Why the last refresh failed. The previous data stays. */
  delay = $state.raw<Trouble | null>(null);
  private readonly timer: number;

  constructor(private readonly id: string) {
    void this.look();
    this.timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') void this.look();
    }, LOOK_MS);
  }

  /** Whether a seat can be taken. */
  get free(): boolean {
    return this.card?.can_join ?? false;
  }

  async look(): Promise<void> {
    try {
      this.card = await api.table(this.id);
      this.problem = this.delay = null;
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      if (isFinal(error.problem)) this.problem = error.problem;
      else this.delay = error.problem;
    }
  }

  close(): void {
    clearInterval(this.timer);
  }
}
