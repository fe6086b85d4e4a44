// Explanations of what a player meets for the first time in a game. Which ones were seen is remembered for each guest.
import type { GameKind } from '../protocol';
import { remember, remembered } from '../settings.svelte';
import { isLearned } from '../tutorial/learned';

export class Explanations {
  /** The explanation of the current question. */
  shown = $state.raw<string | null>(null);
  private readonly seen: Set<string>;
  private readonly key: string;
  /** The question whose explanation was chosen last. */
  private question = '';

  /** `guest` is the id of the player, `device` without a server. */
  constructor(game: GameKind, guest = 'device') {
    this.key = `explained.${game}.${guest}`;
    this.seen = new Set(remembered(this.key)?.split(' '));
    // The tutorial explains the same.
    if (isLearned(game)) this.question = ALL;
  }

  /** Whether one of these topics may still come. */
  isFor(topics: string[]): boolean {
    return this.question !== ALL && topics.some((topic) => !this.seen.has(topic));
  }

  /** Follows the questions to the player, at most one explanation for each. `question` is `null` while nothing is asked. */
  follow(question: string | null, topics: () => string[]): void {
    if (this.question === ALL) return;
    if (question === null) return this.close();
    if (question === this.question) return;
    this.close();
    this.question = question;
    this.shown = topics().find((topic) => !this.seen.has(topic)) ?? null;
  }

  /** Closes the explanation, which is not shown again. */
  close(): void {
    if (!this.shown) return;
    this.seen.add(this.shown);
    this.shown = null;
    remember(this.key, [...this.seen].join(' '));
  }
}

/** Stands for all questions. */
const ALL = '*';
