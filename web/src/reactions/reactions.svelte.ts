// Reactions of people at the table, each shown for a few seconds.
import type { Reaction, Seat } from '../protocol';

export const REACTIONS = ['cheer', 'laugh', 'wow', 'ouch', 'think', 'thanks'] as const satisfies Reaction[];

export interface ShownReaction {
  key: number;
  guest: string;
  /** Omitted for a spectator. */
  seat?: Seat | null;
  name: string;
  reaction: Reaction;
}

const SHOWN_MS = 3_500;
/** Older ones make room, however many people react at once. */
const MOST_SHOWN = 12;

export class Reactions {
  shown = $state.raw<ShownReaction[]>([]);
  private keys = 0;
  private readonly timers = new Set<number>();

  /** Shows a reaction. It replaces the one of the same person. */
  show({ guest, seat, name, reaction }: Omit<ShownReaction, 'key'>): void {
    // A newer server may know more reactions.
    if (!(REACTIONS as readonly string[]).includes(reaction)) return;
    const key = this.keys++;
    const others = this.shown.filter((other) => other.guest !== guest);
    this.shown = [...others, { key, guest, seat, name, reaction }].slice(-MOST_SHOWN);
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      this.shown = this.shown.filter((other) => other.key !== key);
    }, SHOWN_MS);
    this.timers.add(timer);
  }

  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.shown = [];
  }
}
