// A puzzle while it is solved: its position, the choice that is being made, and the answer.
import { readRecord, Replay } from '../engine/records';
import { factsOf } from '../games';
import { playOf } from '../games/play';
import { textContext, type TextContext } from '../playback/context';
import type { ClientMessage, GameView, SeatState } from '../protocol';
import type { Decision, PuzzleAlternative, Unit } from '../review/types';
import { Choice } from '../table/choice.svelte';
import type { LoadedPuzzle } from './files';

export class Task {
  /** What the player to move sees. */
  readonly view: GameView;
  readonly context: TextContext;
  readonly unit: Unit;
  readonly choice: Choice;
  /** The player's choice, once it is made. */
  answer = $state.raw<string | null>(null);

  /** Throws if the record cannot be replayed. */
  constructor(
    readonly loaded: LoadedPuzzle,
    private readonly onanswer: (solved: boolean) => void,
  ) {
    const record = readRecord(loaded.record);
    const { step, seat } = loaded.puzzle;
    const replay = new Replay(record);
    const view = replay.step(step)?.seats?.[seat];
    replay.close();
    if (!view) throw new Error(`cannot replay puzzle ${loaded.id}`);
    this.view = view;
    const seats = record.seats.map((): SeatState => ({ kind: 'house_bot', level: '', name: '' }));
    this.context = textContext(seats, seat, record.rules);
    const facts = factsOf(loaded.game);
    this.unit = facts.cooperative ? 'win_chance' : facts.score_unit === 'heads' ? 'heads' : 'points';
    this.choice = new Choice((message) => this.receive(message));
    this.choice.uses = (word) => playOf(loaded.game).uses?.(view, word) ?? [];
    const needs_more = this.alternatives.some(({ choice }) => choice.includes(' '));
    this.choice.setPrompt({ question: 0, next: this.nextWords([]), needs_more });
  }

  get alternatives(): PuzzleAlternative[] {
    return this.loaded.puzzle.alternatives;
  }

  /** The best choice. */
  get best(): string {
    return this.alternatives[0]!.choice;
  }

  get solved(): boolean {
    return this.answer === this.best;
  }

  /** The answer as a reviewed decision, with the reasons against an alternative. */
  decision(looked: string | null): Decision {
    const { step, seat, simple, worlds } = this.loaded.puzzle;
    const of = (choice: string | null): PuzzleAlternative | undefined => this.alternatives.find((one) => one.choice === choice);
    const own = of(this.answer) ?? this.alternatives[0]!;
    // Of the best choice there is nothing to explain but why the obvious one is worse.
    const explained = [looked, this.answer, simple].find((choice) => choice !== null && choice !== this.best) ?? null;
    const value = ({ score, win }: PuzzleAlternative) => ({ score, win });
    const estimate = ({ cost, error }: PuzzleAlternative) => ({ mean: cost, error });
    const none = { mean: 0, error: 0 };
    return {
      step,
      round: 0,
      seat,
      chosen: own.choice,
      alternatives: this.alternatives.map((one) => ({
        choice: one.choice,
        value: value(one),
        cost: estimate(one),
        win_cost: none,
        worlds,
      })),
      cost: estimate(own),
      win_cost: none,
      label: own.label ?? null,
      reasons: of(explained)?.reasons ?? [],
      reference: value(own),
      value: value(own),
      stake: 0,
      luck: { score: 0, win: 0 },
      worlds,
    };
  }

  /** Handles the messages that a server would receive. */
  private receive(message: ClientMessage): void {
    if (message.type === 'next_words') this.offer(message.words);
    else if (message.type === 'choose') this.give(message.choice);
  }

  private offer(words: string): void {
    const complete = this.alternatives.some(({ choice }) => choice === words);
    this.choice.onOptions({ type: 'next_words', question: 0, words, complete, next: this.nextWords(words.split(' ')) });
  }

  private give(choice: string): void {
    if (this.answer !== null || !this.alternatives.some((one) => one.choice === choice)) return this.choice.onRejected();
    this.answer = choice;
    this.choice.setPrompt(null);
    this.onanswer(this.solved);
  }

  /** The words that may follow, in ascending order: it says nothing about the values. */
  private nextWords(words: string[]): string[] {
    const start = words.map((word) => `${word} `).join('');
    const next = this.alternatives
      .filter(({ choice }) => choice.startsWith(start))
      .map(({ choice }) => choice.slice(start.length).split(' ')[0]!);
    return [...new Set(next)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  }
}
